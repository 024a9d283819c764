"""What the Event cards do to Characters and Carnomorphs.

Numbers: a 1 to b, 2 to c, 3 to d; b 2 to e, 3 to c; c 1 to d; d 4 to e; e 1 and 3 to f; f 2 and 4 to g. The Crawlway
has 4 at a, b and c, 2 at d, 1 and 3 at g. f and g are unexplored. The movement of a card comes before its effect.
"""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_carnomorphs import mutations
from nemesis_core import Ruleset
from nemesis_core.testing import race_rules

METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = ("metagorger", "shambler", "fleshbeast", "butcher")
CREW = ("alpha", "beta", "gamma", "delta", "epsilon")
EGG, CARCASS, CORPSE = "egg", "intruder-carcass", "character-corpse"
GOES, SHUFFLED = "remove", "reshuffle"

BOTH = {
    "rampant-mutation-1": ("metagorger shambler", 1, ""),
    "rampant-mutation-2": ("shambler fleshbeast", 2, ""),
    "reawakening-1": ("shambler butcher", 3, ""),
    "reawakening-2": ("metagorger butcher", 1, ""),
    "lurking-1": ("metagorger shambler butcher", 3, ""),
    "lurking-2": ("shambler fleshbeast butcher", 4, ""),
    "stalking-1": ("metagorger fleshbeast", 3, ""),
    "stalking-2": ("metagorger butcher", 4, ""),
    "marked-prey": ("shambler fleshbeast butcher", 1, ""),
    "quarantine-procedure": ("metagorger shambler fleshbeast", 1, ""),
    "growl": ("shambler fleshbeast butcher", 3, ""),
    "scavenging-biomatter": ("butcher", 2, ""),
    "chemical-fire": ("shambler fleshbeast butcher", 2, SHUFFLED),
    "ammunition-meltdown": ("shambler fleshbeast", 1, GOES),
    "structural-weakness": ("shambler fleshbeast", 4, GOES),
    "beast-on-the-prowl": ("shambler", 4, ""),
}
FACILITY = {
    "venting-procedure-glitch": ("metagorger shambler fleshbeast butcher", 2, ""),
    "cooling-system-overload": ("shambler fleshbeast", 2, GOES),
    "pod-hatches-jam": ("metagorger shambler fleshbeast butcher", 4, ""),
    "emergency-protocol-failure": ("shambler fleshbeast", 3, GOES),
}
SHIP = {
    "airlock-procedure-glitch": ("metagorger shambler fleshbeast butcher", 2, ""),
    "generator-overload": ("shambler fleshbeast", 2, GOES),
    "evacuation-hatches-jam": ("metagorger shambler fleshbeast butcher", 4, ""),
    "ship-emergency-protocol-failure": ("shambler fleshbeast", 3, GOES),
}
"""Kinds that move, their number, and what becomes of the card unless it is discarded."""


def printed(ruleset: Ruleset) -> dict[str, tuple[str, int, str]]:
    """What is printed on the Event cards of `ruleset`; none has a Darkness line."""
    cards = ruleset.content.of("event_card")
    assert not any(card.darkness for card in cards)
    after = {card.id: GOES if card.remove else SHUFFLED if card.reshuffle else "" for card in cards}
    return {card.id: (" ".join(card.movers), *card.corridors, after[card.id]) for card in cards}


def test_every_card_is_printed_as_written_down() -> None:
    assert printed(race_rules("carnomorphs")) == BOTH | FACILITY
    assert printed(race_rules("carnomorphs", "nemesis")) == BOTH | SHIP


@pytest.mark.parametrize("card", [*BOTH, *FACILITY])
def test_afterwards_a_card_is_discarded_shuffled_in_or_out_of_the_game(t: Any, card: str) -> None:
    t.away().hand("alpha", "look").hand("beta", "look").event(card)
    after = (BOTH | FACILITY)[card][2]
    assert (card in [name.partition("/")[0] for name in t.table.removed]) is (after == GOES)
    assert (len(t.table.decks["events"]), len(t.table.discards["events"])) == {
        "": (19, 1),
        GOES: (19, 0),
        SHUFFLED: (20, 0),
    }[after]


# ---------------------------------------------------------------- Rampant Mutation


@pytest.mark.parametrize("card", ["rampant-mutation-1", "rampant-mutation-2"])
def test_an_infected_card_among_the_top_four_is_a_mutation_marker(t: Any, card: str) -> None:
    t.mutant("alpha").mutant("beta", "echo-sense")
    # Beta has its INFECTED card as the fifth from the top, alpha two among its top four.
    t.contaminate("alpha", infected=2, pile="deck").contaminate("beta", infected=1, pile="deck")
    t.deck("beta", *[name.partition("/")[0].removeprefix("beta.") for name in t["beta"].deck[:3]])
    t.contaminate("beta", clean=1, pile="deck")
    t.event(card)
    assert (t.markers("alpha"), t.markers("beta")) == (1, 0)
    assert [len(t[who].discard) for who in ("alpha", "beta")] == [4, 4]
    assert [t.contamination(who) for who in ("alpha", "beta")] == [2, 2]


def test_one_without_a_mutation_card_gets_the_card(t: Any) -> None:
    t.contaminate("beta", infected=1, pile="deck").top(mutations.DECK, "echo-sense", "acid-spittle")
    t.will("echo-sense/1").event("rampant-mutation-1")
    assert (t.mutation("alpha"), t.mutation("beta"), t.markers("beta")) == ("", "echo-sense", 0)


def test_the_fourth_marker_kills(t: Any) -> None:
    t.mutant("alpha", markers=3).contaminate("alpha", infected=1, pile="deck").event("rampant-mutation-1")
    assert (t["alpha"].status, t["beta"].status) == ("dead", "active")
    assert t.kinds_at("a") == [SHAMBLER]


# ---------------------------------------------------------------- Reawakening


@pytest.mark.parametrize("card", ["reawakening-1", "reawakening-2"])
def test_a_carcass_of_each_room_becomes_a_shambler_that_attacks_at_once(t: Any, card: str) -> None:
    t.put("alpha", "c").put("beta", "d").carry("beta", CARCASS)
    lain = [t.lies(CARCASS, place) for place in "bbce"]
    t.lies(CORPSE, "a")
    t.top("attacks", "slash-1").event(card)
    assert [t.kinds_at(place) for place in "abcde"] == [[], [SHAMBLER], [SHAMBLER], [], [SHAMBLER]]
    assert [t.lying(place) for place in "abcde"] == [[CORPSE], [CARCASS], [], [], []]
    assert any(token.startswith(CARCASS) for token in t["beta"].held)
    assert sum(token in t.table.object_supply for token in lain) == 3
    # Only alpha, in c, is attacked, once.
    assert (t["alpha"].light, t["beta"].light, len(t.told("attack"))) == (1, 0, 1)


def test_only_as_long_as_a_shambler_is_free(t: Any) -> None:
    t.away().no_more(SHAMBLER, "d").table.intruders.pop("shambler-3")
    for place in "ec":
        t.lies(CARCASS, place)
    t.event("reawakening-2")
    assert [t.kinds_at(place) for place in "ce"] == [[SHAMBLER], []]
    assert [t.lying(place) for place in "ce"] == [[], [CARCASS]]


def test_two_in_one_room_do_not_both_rise(t: Any) -> None:
    t.put("beta", "f").wounds("alpha", serious=["leg", "hand"])
    for _ in range(2):
        t.lies(CARCASS, "a")
    t.top("attacks", "bite-1").event("reawakening-1")
    assert (t["alpha"].status, t.kinds_at("a"), sorted(t.lying("a"))) == ("dead", [SHAMBLER], [CORPSE, CARCASS])


# ---------------------------------------------------------------- Lurking, Stalking


@pytest.mark.parametrize("card", ["lurking-1", "lurking-2"])
def test_all_but_metagorgers_leave_where_no_character_is(t: Any, card: str) -> None:
    t.put("beta", "f")
    for kind in (SHAMBLER, METAGORGER):
        t.intruder(kind, "a", token=False)
    for kind in (SHAMBLER, FLESHBEAST, BUTCHER, METAGORGER):
        t.intruder(kind, "e", token=False)
    before = t.bag_counts()
    t.event(card)
    # In lurking-1 the Shambler, the Butcher and the Metagorger of e go to f first, where beta is; in lurking-2 none
    # but those that leave would go.
    stay = {"lurking-1": {"e": [], "f": [SHAMBLER, BUTCHER, METAGORGER]}, "lurking-2": {"e": [METAGORGER], "f": []}}
    assert {place: t.kinds_at(place) for place in "ef"} == stay[card]
    assert t.kinds_at("a") == [SHAMBLER, METAGORGER]
    after = t.bag_counts()
    gone = [FLESHBEAST] if card == "lurking-1" else [SHAMBLER, FLESHBEAST, BUTCHER]
    assert {kind: after[kind] - before.get(kind, 0) for kind in after if after[kind] != before.get(kind, 0)} == (
        dict.fromkeys(gone, 1)
    )


@pytest.mark.parametrize(("card", "kind"), [("stalking-1", SHAMBLER), ("stalking-2", FLESHBEAST)])
def test_those_out_of_combat_close_in_on_characters(t: Any, card: str, kind: str) -> None:
    t.put("alpha", "d").put("beta", "b")
    near, far, fighting = (t.intruder(kind, place, token=False) for place in "cgd")
    t.event(card)
    # c is next to a, b and d: b has the lowest number with a Character. g is next to f alone.
    assert [piece.place for piece in (near, far, fighting)] == ["b", "g", "d"]


def test_the_butcher_closes_in_too_and_metagorgers_do_not(t: Any) -> None:
    t.put("alpha", "a").put("beta", "d")
    butcher, metagorger = t.intruder(BUTCHER, "e", token=False), t.intruder(METAGORGER, "b", token=False)
    t.event("stalking-1")
    # 3 leads the Metagorger from b to c, which is next to both Characters.
    assert (butcher.place, metagorger.place) == ("d", "c")


def test_a_closed_door_stops_them_and_breaks(t: Any) -> None:
    t.put("alpha", "e").put("beta", "f").door("be")
    butcher = t.intruder(BUTCHER, "b", token=False)
    t.event("stalking-1")
    assert (butcher.place, t.table.doors) == ("b", {"be": "destroyed"})


# ---------------------------------------------------------------- Marked Prey, Quarantine Procedure


def test_heavy_objects_slime_all_those_in_their_rooms(brood: Any) -> None:
    t = brood(*CREW)
    for who, place in zip(CREW, "aabcd", strict=True):
        t.put(who, place)
    t.carry("alpha", EGG)
    t.lies(CORPSE, "b")
    t.lies(CARCASS, "e")
    t.event("marked-prey")
    assert [t[who].marks.get("slime", 0) for who in CREW] == [1, 1, 1, 0, 0]


def test_doors_close_around_those_with_slime(t: Any) -> None:
    t.put("alpha", "b").put("beta", "d").mark("alpha", slime=1).door("ab", "destroyed").event("quarantine-procedure")
    assert t.table.doors == {"ab": "destroyed", "bc": "closed", "be": "closed"}


# ---------------------------------------------------------------- Growl, Scavenging Biomatter


def test_noise_around_every_carnomorph(t: Any) -> None:
    t.put("beta", "f").noise("cd")
    for kind, place in ((METAGORGER, "d"), (SHAMBLER, "a")):
        t.intruder(kind, place, token=False)
    t.event("growl")
    # The exits of a and of d; the Crawlway is one of both.
    assert sorted(t.table.noise) == ["ab", "ac", "ad", "cd", "crawlway", "de"]


@pytest.mark.parametrize("kind", [METAGORGER, SHAMBLER, FLESHBEAST])
def test_they_follow_the_smell_of_heavy_objects(t: Any, kind: str) -> None:
    t.put("alpha", "d").put("beta", "f").carry("alpha", EGG)
    for place in "ce":
        t.lies(CARCASS, place)
    at_b, at_c, at_g, at_d = (t.intruder(kind, place, token=False) for place in "bcgd")
    t.event("scavenging-biomatter")
    # b is next to c and e; c to d, where the Egg is carried; g to f, where nothing is; that in d is in Combat.
    assert [piece.place for piece in (at_b, at_c, at_g, at_d)] == ["c", "d", "g", "d"]


def test_the_butcher_does_not(t: Any) -> None:
    t.away().lies(CARCASS, "c")
    butcher = t.intruder(BUTCHER, "d", token=False)
    t.event("scavenging-biomatter")
    # Its own movement, through 2, would lead into the Crawlway.
    assert butcher.place == "d"


def test_the_eggs_of_the_nest_lure_nobody(t: Any) -> None:
    t.room("brood", "g").put("alpha", "a").put("beta", "a")
    shambler = t.intruder(SHAMBLER, "f", token=False)
    t.event("scavenging-biomatter")
    assert shambler.place == "f"


# ---------------------------------------------------------------- Beast on the Prowl


def test_the_butcher_comes_to_the_first_one_with_slime(t: Any) -> None:
    t.put("alpha", "a").put("beta", "c").mark("alpha", slime=1).mark("beta", slime=1)
    t.table.first = 1
    butcher = t.intruder(BUTCHER, "g", injuries=1, token=False)
    t.event("beast-on-the-prowl")
    assert (butcher.place, butcher.injuries, t.told("noise.roll")) == ("c", 1, [])


@pytest.mark.parametrize(("place", "slime"), [("a", 1), ("g", 0)])
def test_in_combat_or_without_slime_anywhere_it_stays(t: Any, place: str, slime: int) -> None:
    t.put("beta", "c").mark("beta", slime=slime)
    butcher = t.intruder(BUTCHER, place, token=False)
    t.event("beast-on-the-prowl")
    assert (butcher.place, t.told("noise.roll")) == (place, [])


def test_without_a_butcher_those_with_slime_roll_for_noise(brood: Any) -> None:
    t = brood(*CREW)
    for who, place in zip(CREW, "abcde", strict=True):
        t.put(who, place)
    t.mark("beta", slime=1).mark("delta", slime=1).intruder(METAGORGER, "b", token=False)
    t.dice("noise-die", "1", "4").event("beast-on-the-prowl")
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 3]
    assert sorted(t.table.noise) == ["ab", "de"]
