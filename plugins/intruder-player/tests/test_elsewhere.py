"""The Intruder player with other Intruders and on other boards, and the house rule with real boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.rules import seat_name
from nemesis_core.testing import Table, table
from nemesis_intruder_player.going import options

from .test_real_pieces import MODE, SHIP, lead, led

pytestmark = pytest.mark.variant
CREW = ("sentry", "hacker", "janitor")


def facility(race: str, *cards: str) -> Table:
    """A table on the Facility against `race`; the hacker's player plays it with `cards`."""
    return led(assemble("lockdown", race=race, mode=MODE), CREW, *cards)


def ways(t: Table, piece: Any) -> set[str]:
    """The ways through which `piece` could be sent."""
    return {option[3] for option in options(t.game) if option[0] == "move" and option[2] == piece.id}


def exits(t: Table, place: str, networks: bool = True) -> set[str]:
    """The exits of `place` that have a number; Entrances too, if `networks`."""
    board = t.game.board
    return {way for way in board.numbered[place].values() if networks or way not in board.networks}


def at_an_entrance(t: Table) -> str:
    """A Room with an Entrance, in which nobody is."""
    board, people = t.game.board, {who.place for who in t.table.characters}
    return next(place for place in board.order if board.entrances[place] and place not in people)


# ---------------------------------------------------------------- other Intruders


@pytest.mark.parametrize(
    ("race", "free", "kept_out"), [("chytrids", "stinkhorn", "deathcap"), ("carnomorphs", "fleshbeast", "butcher")]
)
def test_who_stays_out_of_the_technical_corridors_is_not_sent_there(race: str, free: str, kept_out: str) -> None:
    t = facility(race, "pursuit-4/1")
    place = at_an_entrance(t)
    assert ways(t, t.intruder(free, place)) == exits(t, place)
    assert ways(t, t.intruder(kept_out, place)) == exits(t, place, networks=False)


def test_void_seeder_is_sent_through_a_closed_door() -> None:
    t = facility("void-seeders", "pursuit-4/1")
    whisperer = t.intruder("whisperer", at_an_entrance(t))
    here = whisperer.place
    way = sorted(exits(t, here, networks=False))[0]
    t.door(way)
    lead(t, "move", "pursuit-4/1", whisperer.id, way)
    assert (whisperer.place, t.table.doors[way]) == (t.game.board.other_end(way, here), "closed")


def test_deathcap_sent_where_nothing_grows_leaves_a_spore_there() -> None:
    t = facility("chytrids", "pursuit-4/1")
    deathcap = t.intruder("deathcap", at_an_entrance(t))
    here = deathcap.place
    way = sorted(exits(t, here, networks=False))[0]
    lead(t, "move", "pursuit-4/1", deathcap.id, way)
    assert deathcap.place == here
    assert t.game.colony.spores.get(t.game.board.other_end(way, here)) == 1


def test_metagorger_attacks_without_a_card_and_is_gone() -> None:
    t = facility("carnomorphs", "pursuit-4/1")
    attacks = list(t.table.decks["attacks"])
    metagorger = t.intruder("metagorger", t["sentry"].place)
    t.will(("attack", "pursuit-4/1", metagorger.id, "p1"), t.table.decks["mutations"][-1])
    t.table.turn = 1
    t.turn().turn()
    assert (t["sentry"].light, t.contamination("sentry")) == (1, 1)
    assert (t.table.intruders, t.table.decks["attacks"]) == ({}, attacks)


def test_breeder_into_which_a_led_creeper_evolves_is_led_too() -> None:
    """pursuit-1 draws 2 cards: Evolve is chosen, and in Darkness the Breeder's attack draws 2 again."""
    t = facility("night-stalkers", "pursuit-1/1")
    creeper = t.intruder("creeper", t["sentry"].place)
    t.game.facility.powered = dict.fromkeys(t.game.facility.powered, 0)
    t.bare("sentry")
    evolve, *_ = (card for card in t.table.decks["attacks"] if card.startswith("evolve-4"))
    t.top("attacks", "evolve-4")
    rest = t.table.decks["attacks"][-4:-1][::-1]
    t.will(("attack", "pursuit-1/1", creeper.id, "p1"), evolve, rest[2])
    t.table.turn = 1
    t.turn().turn()
    drawn = [decision.options for decision in t.asked if decision.kind == "chosen-attack"]
    assert [sorted(cards) for cards in drawn] == [sorted([evolve, rest[0]]), sorted(rest[1:])]


def test_surprise_attack_that_a_led_one_brings_about_draws_one_card() -> None:
    """Of the 2 cards of pursuit-2 Transformation is chosen: the Breeder surprises the scientist, who has no card."""
    t = led(SHIP, ("pilot", "mechanic", "scientist"), "pursuit-2/1")
    t.hand("scientist")
    creeper = t.intruder("creeper", t["scientist"].place)
    card = next(card for card in t.table.decks["attacks"] if card.startswith("transformation"))
    t.top("attacks", card.partition("/")[0])
    left = len(t.table.decks["attacks"])
    t.will(("attack", "pursuit-2/1", creeper.id, "p3"), card)
    t.table.turn = 1
    t.turn().turn()
    assert [told["occasion"] for told in t.told("attack")] == ["intruder-player", "surprise"]
    assert len([decision for decision in t.asked if decision.kind == "chosen-attack"]) == 1
    assert len(t.table.decks["attacks"]) == left - 2


@pytest.mark.parametrize("race", ["night-stalkers", "classic-intruders", "chytrids", "void-seeders", "carnomorphs"])
def test_every_race_has_an_adult_that_hunts(race: str) -> None:
    t = facility(race, "coordinated-hunt-1/1")
    kinds = {kind.id for kind in t.game.cards.kinds.values() if kind.size == 2}
    assert len(kinds) == 1
    here = t["sentry"].place
    place = next(other for _, other in t.game.board.ways[here])
    hunter = t.intruder(kinds.pop(), place)
    lead(t, "coordinated-hunt", "coordinated-hunt-1/1")
    assert hunter.place == here


def test_metamorphosis_of_void_seeders_is_the_last_level() -> None:
    """The sentry is on level 4, above the one to which treatments lead; the janitor has an INFECTED card on top."""
    t = facility("void-seeders", "metamorphosis-1/1")
    levels = t.game.seeders.levels
    sentry, janitor = seat_name(t["sentry"]), seat_name(t["janitor"])
    levels[sentry], levels[janitor] = 4, 2
    t.contaminate("janitor", infected=1, pile="deck")
    lead(t, "metamorphosis", "metamorphosis-1/1")
    last = max(level for level in t.game.insanity_levels)
    assert (levels[sentry], levels[janitor]) == (last, last)
    assert t["sentry"].status == "active"
    assert [told["who"] for told in t.told("scan")] == [2], "the sentry Scans nothing"


def test_metamorphosis_of_carnomorphs_is_a_marker_and_a_fourth_one_kills() -> None:
    """The sentry has 3 markers; the janitor none, and an INFECTED card on top, for which it gets its card."""
    t = facility("carnomorphs", "metamorphosis-1/1")
    brood = t.game.brood
    mutations = t.table.decks["mutations"]
    brood.mutations[seat_name(t["sentry"])] = mutations.pop()
    brood.markers[seat_name(t["sentry"])] = 3
    t.contaminate("janitor", infected=1, pile="deck")
    t.will(("metamorphosis", "metamorphosis-1/1"), mutations[-1])
    t.table.turn = 1
    t.turn().turn()
    assert t["sentry"].status == "dead"
    assert seat_name(t["janitor"]) in brood.mutations
    assert brood.markers.get(seat_name(t["janitor"]), 0) == 0


# ---------------------------------------------------------------- other boards


def test_intruder_sent_into_an_area_leaves_the_surface() -> None:
    """Even the Butcher, whom nothing keeps out of an Area."""
    t = led(assemble("mars", race="carnomorphs", mode=MODE), CREW, "pursuit-1/1")
    butcher = t.intruder("butcher", "crossroads-1")
    assert ways(t, butcher) == {"area-1"}
    lead(t, "move", "pursuit-1/1", butcher.id, "area-1")
    assert t.table.intruders == {}


def test_pursuit_on_the_surface_rolls_its_die() -> None:
    t = led(assemble("mars", mode=MODE), CREW, "pursuit-1/1")
    t.put("sentry", "crossroads-1").dice("mars-surface-die", "2")
    lead(t, "pursuit", "pursuit-1/1", "p1")
    assert list(t.table.noise) == ["area-2"]


def test_where_the_ship_is_steered_the_intruder_player_passes_with_everybody() -> None:
    t = led(SHIP, ("pilot", "mechanic", "scientist"), "pursuit-1/1", "planning-1/1")
    for name in ("pilot", "scientist"):
        t.hand(name)
    system = t.give("pilot", "orbital-maneuvering-system")
    t.use("pilot", system, "steer").will("none").turn().turn().turn()
    assert sorted(told["who"] for told in t.told("pass")) == [0, 1, 2]
    assert t.game.intruder_player.passed
    t.turn()
    assert t.table.turn == -1


# ---------------------------------------------------------------- from the start


def started(variant: str) -> Ruleset:
    """`variant` with the Intruders played from the start."""
    return assemble(variant, mode=MODE, house_rules=("intruder-from-the-start",))


@pytest.mark.parametrize(("seats", "pods", "adults"), [(3, 2, 5), (4, 3, 6), (5, 3, 7)])
def test_ship_is_set_up_for_those_with_characters(seats: int, pods: int, adults: int) -> None:
    """2 Pods for two, 3 for three and four; 3 Adults and one more for each."""
    t = table(started("nemesis"), ("pilot", "mechanic", "scientist", "scout")[: seats - 1])
    assert (t.game.state.seats, len(t.table.characters)) == (seats, seats - 1)
    assert len(t.game.ship.pods) == pods
    assert t.bag_counts()["adult"] == adults
    assert t.game.intruder_player.seat == seats - 1


def test_facility_deals_its_contingencies_to_those_with_characters() -> None:
    """Two with two; the seat of the Intruder player has none and sees none."""
    t = table(started("lockdown"), CREW[:2])
    assert [len(tokens) for tokens in t.game.facility.contingencies] == [2, 2]
    objectives = t.game.cards.objectives
    dealt = [objectives[card] for cards in t.game.semi_coop.held for card in cards]
    assert all(card.min_players <= 2 for card in dealt)
    assert all(card[:1] == "?" for cards in t.game.view(2)["objectives"] for card in cards)


@pytest.mark.parametrize("see", [lambda t, seat: t.game.view(seat), lambda t, seat: t.screen(seat)])
@pytest.mark.parametrize("variant", ["nemesis", "nemesis-advanced", "lockdown", "mars"])
def test_seat_without_a_character_has_a_view_and_a_screen(variant: str, see: Callable[[Table, int], Any]) -> None:
    people = CREW[:2] if variant in ("lockdown", "mars") else ("pilot", "mechanic")
    assert see(table(started(variant), people), 2)
