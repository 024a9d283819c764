"""What the Event cards of all boards do, on the fakes.

Numbers: a 1 to b, 2 to c, 3 to d; b 2 to e, 3 to c; c 1 to d; d 4 to e; e 1 and 3 to f; f 2 and 4 to g. The Crawlway
has 4 at a, b and c, 2 at d. Computers are in b, c and d. f and g are unexplored.
"""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_void_seeders.lairs import kill_despoiler

CREW = ("alpha", "beta", "gamma", "delta", "epsilon")
COMMON = {
    "terror-1": ("lurker stalker despoiler", 1, False),
    "terror-2": ("stalker despoiler", 2, False),
    "terror-3": ("lurker stalker despoiler", 2, False),
    "hunt": ("stalker despoiler", 1, False),
    "tendrils": ("whisperer stalker", 1, False),
    "computer-system-failure": ("whisperer stalker despoiler", 2, True),
    "monophobia-1": ("lurker stalker despoiler", 4, False),
    "monophobia-2": ("lurker stalker despoiler", 1, False),
    "neurosis": ("lurker whisperer", 4, False),
    "agoraphobia-1": ("whisperer stalker", 4, False),
    "agoraphobia-2": ("stalker despoiler", 3, False),
    "fire-wave": ("lurker whisperer", 4, False),
    "whispers-1": ("lurker whisperer", 2, False),
    "whispers-2": ("whisperer stalker", 3, False),
    "fear-1": ("whisperer stalker", 3, False),
    "fear-2": ("lurker whisperer", 3, False),
}
"""Symbols, the number, and whether the card leaves the game."""
FACILITY = {
    "cargo-pod-ejection": ("whisperer stalker despoiler", 3, True),
    "power-generator-overheat": ("whisperer stalker despoiler", 1, True),
    "fuel-explosion": ("whisperer stalker despoiler", 4, True),
    "facility-system-failure": ("lurker whisperer", 1, False),
}
SHIP = {
    "evacuation-pod-ejection": ("whisperer stalker despoiler", 3, True),
    "generator-overheat": ("whisperer stalker despoiler", 1, True),
    "ship-fuel-explosion": ("whisperer stalker despoiler", 4, True),
    "ship-ai-failure": ("lurker whisperer", 1, False),
}


def printed(t: Any) -> dict[str, tuple[str, int, bool]]:
    """What is printed on the cards of the deck."""
    cards = [t.game.cards.events[card] for card in t.table.decks["events"]]
    return {card.id: (" ".join(card.movers), sum(card.corridors), card.remove) for card in cards}


@pytest.mark.rule("VS-SET-14", "VL-SETUP-19")
def test_the_deck_has_sixteen_common_cards_and_four_of_its_board(t: Any, aboard: Any) -> None:
    assert printed(t) == {**COMMON, **FACILITY}
    assert printed(aboard("alpha", "beta")) == {**COMMON, **SHIP}
    assert len(t.table.decks["events"]) == 20


@pytest.mark.parametrize("card", [*COMMON, *FACILITY])
def test_afterwards_a_card_is_discarded_or_leaves_the_game(t: Any, card: str) -> None:
    t.put("alpha", "e").put("beta", "e").event(card)
    left = card in [name.partition("/")[0] for name in t.table.removed]
    assert left is {**COMMON, **FACILITY}[card][2]
    drawn = 2 if card.startswith("whispers") else 1
    assert len(t.table.discards["events"]) == (0 if left else drawn)


# ---------------------------------------------------------------- Terror, Fear, Tendrils


@pytest.mark.parametrize("card", ["terror-1", "terror-2", "terror-3"])
def test_terror_fills_the_hands_scans_them_and_has_them_discarded(people: Any, card: str) -> None:
    t = people("alpha", "beta", "gamma")
    t.cards("alpha", 3).contaminate("alpha", infected=1, pile="deck")
    t.cards("beta", 4, contamination=1).contaminate("beta", infected=1, pile="deck")
    t.cards("gamma", 4).contaminate("gamma", clean=1, pile="deck").insane(gamma=2).event(card)
    # Alpha draws 2, the INFECTED card among them; beta has 5 and draws none; gamma draws a clean one.
    assert [t.level(who) for who in ("alpha", "beta", "gamma")] == [5, 1, 2]
    assert [len(who.hand) for who in t.table.characters] == [0, 0, 0]
    assert [len(who.discard) for who in t.table.characters] == [5, 5, 5]
    assert [told["infected"] for told in t.told("scan")] == [True, False, False]


def test_all_have_drawn_before_the_first_hand_is_discarded(t: Any) -> None:
    t.contaminate("beta", clean=1, pile="deck").event("terror-1")
    assert [kind for kind in t.kinds if kind in ("scan", "terror")] == ["scan", "terror", "terror"]


@pytest.mark.parametrize(("level", "cards", "contamination", "gained"), [(3, 2, 0, 1), (3, 3, 0, 0), (3, 2, 1, 0)])
def test_fear_touches_those_with_fewer_cards_than_their_level(
    t: Any, level: int, cards: int, contamination: int, gained: int
) -> None:
    t.cards("alpha", cards, contamination=contamination).cards("beta", 1).insane(alpha=level).event("fear-1")
    assert (t.contamination("alpha"), t.contamination("beta")) == (contamination + gained, 0)


def test_tendrils_reach_those_at_an_entrance(t: Any) -> None:
    t.put("beta", "e").insane(alpha=2, beta=2).event("tendrils")
    assert (t.level("alpha"), t.level("beta")) == (3, 2)


def test_tendrils_kill_from_level_five(t: Any) -> None:
    t.insane(alpha=5).event("tendrils")
    assert (t["alpha"].status, t.level("beta")) == ("dead", 2)


# ---------------------------------------------------------------- Monophobia, Neurosis


def test_monophobia_touches_those_alone_and_out_of_combat(people: Any) -> None:
    t = people(*CREW).put("alpha", "e").put("delta", "d").put("epsilon", "c")
    t.intruder("whisperer", "d")
    t.lair("c")
    t.event("monophobia-1")
    assert [told["who"] for told in t.told("panic")] == [0]


def test_who_is_alone_is_looked_at_before_the_first_panic_card(t: Any) -> None:
    t.put("alpha", "b").insane(alpha=2, beta=3).top("panic", "blind-escape", "self-mutilation").flees(1)
    t.event("monophobia-1")
    assert (t["alpha"].place, t["beta"].place, t["beta"].light) == ("a", "a", 2)


def test_neurosis_touches_those_with_a_lair_or_next_to_one(people: Any) -> None:
    t = people("alpha", "beta", "gamma", "delta").put("alpha", "c").put("gamma", "b").put("delta", "e").door("bc")
    t.lair("c")
    t.event("neurosis")
    # c is next to a, b and d; a Closed Door keeps nothing out.
    assert [told["who"] for told in t.told("panic")] == [0, 1, 2]


def test_without_a_lair_there_is_no_neurosis(t: Any) -> None:
    t.event("neurosis")
    assert t.told("panic") == []


# ---------------------------------------------------------------- Hunt, Agoraphobia


def test_all_kinds_hunt_through_closed_doors_to_the_lowest_room(people: Any) -> None:
    t = people("alpha", "beta", "gamma").put("beta", "c").put("gamma", "d").door("ab")
    lurker, whisperer, stalker = t.intruder("lurker", "b"), t.intruder("whisperer", "e"), t.intruder("stalker", "c")
    t.event("hunt")
    # b is next to a and c; e is next to d; the Stalker is in Combat.
    assert (lurker.place, whisperer.place, stalker.place) == ("a", "d", "c")
    assert t.table.doors == {"ab": "closed"}


def test_without_prey_next_door_they_stay(t: Any) -> None:
    piece = t.intruder("lurker", "e")
    t.event("hunt")
    assert piece.place == "e"


def test_agoraphobia_brings_the_despoiler_to_the_lowest_crowd(people: Any) -> None:
    t = people(*CREW).put("alpha", "b").put("beta", "c").put("gamma", "c").put("delta", "d").put("epsilon", "d")
    t.event("agoraphobia-1")
    assert [(piece.kind, piece.place) for piece in t.table.intruders.values()] == [("despoiler", "c")]
    assert (t.told("surprise"), t.told("attack"), t.table.first_encounter) == ([], [], 1)


@pytest.mark.parametrize(("place", "there"), [("e", "a"), ("d", "d")])
def test_a_despoiler_in_play_moves_to_them_unless_it_is_in_combat(people: Any, place: str, there: str) -> None:
    t = people("alpha", "beta", "gamma").put("gamma", "d")
    piece = t.intruder("despoiler", place)
    t.event("agoraphobia-1")
    assert (piece.place, len(t.table.intruders)) == (there, 1)


def test_a_killed_despoiler_does_not_come(t: Any) -> None:
    t.do(lambda: kill_despoiler(t.game))
    t.event("agoraphobia-1")
    assert t.table.intruders == {}


def test_where_all_are_alone_nothing_comes(t: Any) -> None:
    t.put("beta", "b").event("agoraphobia-1")
    assert t.table.intruders == {}


# ---------------------------------------------------------------- Whispers


@pytest.mark.parametrize("card", ["whispers-1", "whispers-2"])
def test_whispers_sound_in_the_corridors_with_the_number_of_a_second_card(t: Any, card: str) -> None:
    t.put("beta", "b").top("events", "terror-2").event(card)
    assert t.table.noise == {"ac": 1, "be": 1}
    assert (len(t.table.discards["events"]), len(t.told("event")), t.told("encounter")) == (2, 1, [])


def test_where_noise_was_there_is_an_encounter_for_each_room(t: Any) -> None:
    t.put("beta", "b").cards("alpha", 5).noise("ab").flees(1).bag("void-seeder", "blank").event("whispers-1")
    # The Corridor joins both Rooms, and the Encounter of alpha clears it; the Blank leaves Noise around b.
    assert [told["who"] for told in t.told("encounter")] == [0, 1]
    assert [(piece.kind, piece.place) for piece in t.table.intruders.values()] == [("lurker", "a")]
    assert sorted(t.table.noise) == ["ab", "bc", "be", "crawlway"]


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_room_with_several_the_first_in_order_has_the_encounter(t: Any, first: int) -> None:
    t.table.first = first
    t.noise("ac").top("events", "terror-2").bag("blank").event("whispers-1")
    assert [told["who"] for told in t.told("encounter")] == [first]


def test_technical_corridors_whisper_too_and_combat_spares_nobody(t: Any) -> None:
    t.intruder("stalker", "a")
    t.put("beta", "e").noise("crawlway").flees(4).bag("blank").event("whispers-1")
    assert [told["who"] for told in t.told("encounter")] == [0]
    assert "de" in t.table.noise


def test_without_a_second_card_nothing_whispers(t: Any) -> None:
    deck = t.top("events", "whispers-1").table.decks["events"]
    t.table.removed += deck[:-1]
    del deck[:-1]
    t.step("event", "event-card")
    assert t.table.noise == {}


# ---------------------------------------------------------------- Computers and Fire


@pytest.mark.parametrize(("broken", "then"), [("c", ["b", "c", "d"]), ("e", ["e"])])
def test_computer_system_failure_needs_one_broken_computer(t: Any, broken: str, then: list[str]) -> None:
    t.malfunction(broken).event("computer-system-failure")
    assert sorted(t.table.malfunction) == then


def test_fire_wave_spreads_the_lowest_fire_only(t: Any) -> None:
    t.fire("c", "e").door("cd").event("fire-wave")
    assert sorted(t.table.fire) == ["a", "b", "c", "e"]


def test_without_fire_there_is_no_wave(t: Any) -> None:
    t.event("fire-wave")
    assert t.table.fire == {}


@pytest.mark.parametrize(
    ("broken", "then", "orders"),
    [
        ("", "b", []),
        ("b", "bc", []),
        ("ce", "bce", []),
        ("bd", "bd", [("start-self-destruct", "")]),
    ],
)
def test_two_broken_computers_start_the_self_destruction(t: Any, broken: str, then: str, orders: list[Any]) -> None:
    t.malfunction(*broken).event("facility-system-failure")
    assert ("".join(sorted(t.table.malfunction)), t.orders) == (then, orders)


# ---------------------------------------------------------------- what the Facility has in place of the ship


def test_on_a_board_without_tokens_the_explored_evacuation_rooms_break(t: Any) -> None:
    t.room("vault", "f").table.explored.pop("f")
    t.event("cargo-pod-ejection")
    assert t.table.malfunction == {"e": 1}


def test_fuel_explosion_sets_the_elevator_rooms_on_fire(t: Any) -> None:
    t.put("alpha", "e").put("beta", "e").event("fuel-explosion")
    assert sorted(t.table.fire) == ["a", "d"]
