"""The crew on the Facility, alone and mixed with the Lockdown crew: what needs their real pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nemesis_core import Ruleset, Session, assemble, make_bots
from nemesis_core.testing import Table, check_conserved, pieces, table

pytestmark = pytest.mark.variant

ALONE, MIXED = ("nemesis-crew",), ("lockdown-crew", "nemesis-crew")
COLOURS = {
    "blue": ["captain", "sentry"],
    "green": ["hacker", "pilot"],
    "orange": ["janitor", "mechanic"],
    "purple": ["lab-rat", "scout"],
    "red": ["soldier", "survivor"],
    "white": ["scientist", "xenobiologist"],
}
CREW = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
ENERGY = {"pilot": "shotgun", "scientist": "scientist-pistol", "scout": "rifle", "mechanic": "sawed-off-shotgun"}


@pytest.fixture(scope="module")
def alone() -> Ruleset:
    """Lockdown with this crew alone."""
    return assemble("lockdown", crew=ALONE)


@pytest.fixture(scope="module")
def mixed() -> Ruleset:
    """Lockdown with both crews."""
    return assemble("lockdown", crew=MIXED)


@pytest.fixture
def base(mixed: Ruleset) -> Iterator[Callable[..., Table]]:
    """Make a table of both crews with Power tokens 1 to 4 in order, 1 and 2 blue; no component may be lost.

    The first Encounter is over, Objectives are chosen.
    """
    made = []

    def make(*characters: str) -> Table:
        t = table(mixed, characters, seed=2)
        t.game.semi_coop.chosen = True
        t.game.facility.power_at = {"s-01": "1", "s-02": "2", "s-03": "3", "elevator": "4"}
        made.append((t, pieces(t.game)))
        return t

    yield make
    for t, before in made:
        check_conserved(t.game, before)


def card_uses(t: Table, who: str, card: str) -> list[tuple[str, ...]]:
    """(option, *target) for all that `who` can do with its Action card `card` now."""
    return [option[2:] for option in t.legal(who, "card") if option[1].partition("/")[0] == f"{who}.{card}"]


# ---------------------------------------------------------------- set-up and draft


@pytest.mark.rule("LD-SETUP-46", "LD-SETUP-50")
@pytest.mark.parametrize("who", CREW)
def test_they_start_in_the_isolation_room_with_three_knowledge(alone: Ruleset, who: str) -> None:
    other = "pilot" if who != "pilot" else "captain"
    t = table(alone, [who, other], seed=2)
    assert t[who].place == "isolation-room"
    assert t[who].marks == {"knowledge": 3}, "on slot 3, its inactive side up"


def test_five_of_them_start_together(alone: Ruleset) -> None:
    t = table(alone, CREW[:5], seed=2)
    assert [who.place for who in t.table.characters] == ["isolation-room"] * 5


@pytest.mark.rule("LD-ORIG-01", "CR-AFTER-02")
def test_two_crews_offer_two_characters_of_each_colour(mixed: Ruleset) -> None:
    offered: dict[str, list[str]] = {}
    for name, (card, _) in sorted(mixed.compiled["cards"].characters.items()):
        offered.setdefault(card.draft_slot, []).append(name)
    assert offered == COLOURS
    assert mixed.players == (2, 5)


@pytest.mark.rule("LD-ORIG-02", "CR-AFTER-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_colour_is_taken_twice_whoever_drafts(mixed: Ruleset, seats: int) -> None:
    colour = {who: slot for slot, names in COLOURS.items() for who in names}
    seen = set()
    for seed in range(60):
        session, bots = Session(mixed.new_game(seats, seed)), make_bots("random", seats, seed)
        while session.decision is not None and session.decision.kind in ("draft", "character"):
            decision = session.decision
            if decision.kind == "character":
                assert decision.options in COLOURS.values()
            session.choose(bots[decision.seat](session.game, decision))
        drafted = [who.id for who in session.game.table.characters]
        assert len({colour[who] for who in drafted}) == seats
        seen |= set(drafted)
    assert len(seen) == 12, "everybody is taken by somebody"


def test_order_in_which_crews_are_named_does_not_matter(mixed: Ruleset) -> None:
    other = assemble("lockdown", crew=MIXED[::-1])
    states = [rs.new_game(3, 5).play(make_bots("random", 3, 5)).state for rs in (mixed, other)]
    assert states[0] == states[1]


# ---------------------------------------------------------------- cards


def test_remote_piloting_sends_the_rover_to_and_fro(base: Any) -> None:
    t = base("pilot", "sentry").room("archive", "room-001").put("pilot", "room-001").hand("pilot", "remote-piloting")
    assert [use for use in card_uses(t, "pilot", "remote-piloting") if use[0] == "move-rover"] == [
        ("move-rover", "bunker")
    ]
    t.play_card("pilot", "remote-piloting", "move-rover", "bunker")
    assert t.game.facility.rover == "bunker"
    t.hand("pilot", "remote-piloting").play_card("pilot", "remote-piloting", "move-rover", "room-002")
    assert t.game.facility.rover == "room-002"


def test_intranet_sends_the_signal_from_afar(base: Any) -> None:
    t = base("scientist", "sentry").room("archive", "room-001").put("scientist", "room-001")
    t.room("transmitter-control-room", "room-010").hand("scientist", "intranet", "rest")
    t.play_card("scientist", "intranet", "remote-room-action", "room-010", "send-a-signal")
    assert t["scientist"].marks["signal"] == 1
    assert t["scientist"].place == "room-001"


def test_intranet_takes_what_a_room_costs_from_that_room(base: Any) -> None:
    t = base("scientist", "sentry").room("archive", "room-001", items=2).put("scientist", "room-001")
    t.room("defense-control-room", "room-010", items=1).hand("scientist", "intranet", "rest").top("attacks", "cut-5")
    adult = t.intruder("adult", "elevator-s-01")
    t.will("item-counter")
    t.play_card("scientist", "intranet", "remote-room-action", "room-010", "exterminate-the-threat", adult.place)
    assert (t.table.items["room-010"], t.table.items["room-001"]) == (0, 2)
    assert adult.injuries == 1
    assert t.table.malfunction == {"elevator-s-01": 1}


def test_intranet_analyses_what_the_scientist_carries(base: Any) -> None:
    t = base("scientist", "sentry").room("archive", "room-001").put("scientist", "room-001")
    t.room("laboratory", "room-010").hand("scientist", "intranet", "rest")
    egg = t.carry("scientist", "egg")
    t.play_card("scientist", "intranet", "remote-room-action", "room-010", "analyze-object", egg)
    assert t["scientist"].marks["knowledge"] == 6
    assert t["scientist"].held == []


def test_technical_corridors_reach_every_entrance_of_the_facility(base: Any) -> None:
    t = base("mechanic", "sentry").hand("mechanic", "technical-corridors", "rest")
    entrances = sorted(place for place, networks in t.game.board.entrances.items() if networks)
    t.put("mechanic", entrances[0])
    hidden = next(place for place in entrances if place not in t.table.explored)
    assert card_uses(t, "mechanic", "technical-corridors") == [("crawl", place) for place in entrances[1:]]
    t.unexplored(hidden, t.table.tiles[hidden], "underground-fire-1")
    t.dice("noise-die", "silence").play_card("mechanic", "technical-corridors", "crawl", hidden)
    assert (t["mechanic"].place, t["mechanic"].passed) == (hidden, True)
    assert hidden in t.table.explored


@pytest.mark.parametrize("other", ["hacker", "pilot"])
def test_an_interruption_stops_that_of_another_crew(base: Any, other: str) -> None:
    t = base("captain", other).put(other, "isolation-room").hand("captain", "interruption")
    t.hand(other, "interruption", "rest", "search")
    stop = ("react", "captain.interruption/1", "cancel-action")
    place, corridor = t.legal(other, "move")[0][1:]
    t.will(f"{other}.rest/1", stop, ("react", f"{other}.interruption/1", "cancel-interruption"))
    t.explored(place).dice("noise-die", "silence").act(other, "move", place, corridor)
    assert t[other].place == place
    assert t["captain"].discard == ["captain.interruption/1"]


def test_ingenuity_takes_clothes_of_the_yellow_deck_for_a_tool(base: Any) -> None:
    t = base("mechanic", "sentry").hand("mechanic", "ingenuity")
    yellow = t.give("mechanic", next(c for c in t.table.decks["item-yellow"] if c.startswith("clothes/")))
    green = t.give("mechanic", next(c for c in t.table.decks["item-green"] if c.startswith("clothes/")))
    crafts = [use[1:] for use in card_uses(t, "mechanic", "ingenuity")]
    assert crafts == [("enviro-suit/1", *crafts[0][1:])], "cloth of one, a tool of the other"
    assert sorted(crafts[0][1:]) == sorted([yellow, green])
    t.bare("mechanic").give("mechanic", next(c for c in t.table.decks["item-green"] if c.startswith("clothes/")))
    t.give("mechanic", next(c for c in t.table.decks["item-green"] if c.startswith("clothes/")))
    assert card_uses(t, "mechanic", "ingenuity") == [], "green ones are no tools"


# ---------------------------------------------------------------- Weapons


def test_the_captain_finds_the_six_shooter_in_the_repository(base: Any) -> None:
    t = base("captain", "hacker").hand("captain", "rest")
    assert t.legal("captain", "activate") == []
    t.put("captain", "repository").act("captain", "activate", "captain.lockdown-six-shooter")
    assert t["captain"].ammo == {"captain.lockdown-six-shooter": 6}


@pytest.mark.parametrize(("who", "weapon"), ENERGY.items())
def test_a_weapon_battery_activates_and_fills_an_energy_weapon(base: Any, who: str, weapon: str) -> None:
    t = base(who, "sentry").hand(who, "search", "rest")
    card, battery = f"{who}.lockdown-{weapon}", t.give(who, "weapon-battery")
    t.act(who, "activate", card, battery)
    full = t[who].ammo[card]
    t[who].ammo[card] = 0
    t.use(who, t.give(who, "weapon-battery"), "load", card)
    assert t[who].ammo[card] == full


def test_nothing_but_reload_fills_the_six_shooter(base: Any) -> None:
    t = base("captain", "hacker").hand("captain", "reload", "rest")
    card = t.give("captain", "lockdown-six-shooter", ammo=0)
    for item in ("weapon-battery", "reagent", "toolbelt", "extended-magazine"):
        t.give("captain", item)
    assert [option for option in t.legal("captain", "item") if card in option] == []
    t.play_card("captain", "reload", "reload-six-shooter")
    assert t["captain"].ammo[card] == 1


def test_full_auto_with_an_extended_magazine(base: Any) -> None:
    t = base("soldier", "sentry").hand("soldier", "full-auto", "search")
    rifle = t.give("soldier", "lockdown-assault-rifle")
    t.use("soldier", t.give("soldier", "extended-magazine"), "attach", rifle)
    assert t["soldier"].ammo[rifle] == 7
    adult = t.intruder("adult", "isolation-room")
    t.dice("combat-die", "adult").top("attacks", "cut-5")
    t.play_card("soldier", "full-auto", "empty-magazine", rifle, adult.id)
    assert t.table.intruders == {}, "1 by the die, 1 by the Rifle, 3 for 7 Ammo: 5 are enough for blood 5"


# ---------------------------------------------------------------- words


def test_two_pistols_are_told_apart(base: Any) -> None:
    t = base("scientist", "sentry").hand("scientist", "rest")
    t.give("scientist", "lockdown-scientist-pistol")
    t.give("scientist", "pistol")
    adult = t.intruder("adult", "isolation-room")
    told = [offer.text for offer in t.words("scientist", *t.legal("scientist", "shoot")).offers]
    assert told == [f"Shoot the {name} at Adult {adult.id[-1]}" for name in ("Pistol", "Scientist's Pistol")]


def test_draft_cards_are_told_by_all_their_characters(mixed: Ruleset) -> None:
    session = Session(mixed.new_game(2, 1))
    names = mixed.compiled["names"]["draft"]
    assert session.decision.kind == "draft"
    assert names["red"] == "the Survivor or the Soldier"
