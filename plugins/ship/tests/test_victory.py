"""The victory check: Engines, Coordinates, Contamination, Objectives."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import holds
from nemesis_core.testing import table


def two(ship: Any) -> Any:
    """alpha hibernates, beta has escaped."""
    return ship().away("alpha", "hibernating").away("beta", "escaped")


@pytest.mark.rule("SH-VICTORY-01")
def test_without_survivors_nothing_is_checked(ship: Any) -> None:
    t = ship().finish("jump")
    assert (t.statuses(), t.told("check"), t.told("engine.open")) == (["dead", "dead"], [], [])


@pytest.mark.rule("SH-VICTORY-01")
def test_engines_and_coordinates_are_checked_before_contamination(ship: Any) -> None:
    t = two(ship).engines("working", "working", "working").course("earth").finish("jump")
    assert [check["check"] for check in t.told("check")] == ["engines", "coordinates", "contamination"]


@pytest.mark.rule("SH-VICTORY-02", "SH-WIN-02", "SH-WIN-03")
@pytest.mark.parametrize("states", [("damaged", "damaged", "working"), ("damaged", "damaged", "damaged")])
def test_two_damaged_engines_destroy_the_ship(ship: Any, states: tuple[str, ...]) -> None:
    t = two(ship).engines(*states).course("earth")
    t.intruder("giant", "room-003")
    t.finish("jump")
    assert (t.statuses(), t.ship.destroyed, t.table.intruders) == (["dead", "escaped"], True, {})
    assert t["alpha"].cause == "engines"


@pytest.mark.rule("SH-VICTORY-02", "SH-WIN-02")
@pytest.mark.parametrize("states", [("working", "damaged", "working"), ("working", "working", "working")])
def test_two_working_engines_are_enough(ship: Any, states: tuple[str, ...]) -> None:
    t = two(ship).engines(*states).course("earth").finish("jump")
    assert (t.statuses(), t.ship.destroyed) == (["hibernating", "escaped"], False)
    assert [said["state"] for said in t.told("engine.open")] == list(states)


@pytest.mark.rule("SH-VICTORY-03", "SH-MALF-03")
def test_a_malfunction_damages_no_engine(ship: Any) -> None:
    t = two(ship).engines("working", "working", "damaged").course("earth")
    rooms = [place for place, tile in t.table.tiles.items() if tile in ("engine-1", "engine-2")]
    assert len(rooms) == 2
    t.malfunction(*rooms).finish("jump")
    assert (t.statuses(), t.ship.destroyed) == (["hibernating", "escaped"], False)


@pytest.mark.rule("SH-VICTORY-04", "SH-WIN-02")
@pytest.mark.parametrize("world", ["venus", "mars", "deep-space"])
def test_whoever_hibernates_dies_on_another_course_than_to_earth(ship: Any, world: str) -> None:
    t = two(ship).engines("working", "working", "working").course(world)
    t.intruder("giant", "room-003")
    t.finish("jump")
    assert (t.statuses(), t.ship.destroyed, len(t.table.intruders)) == (["dead", "escaped"], False, 1)
    assert (t["alpha"].cause, t.told("course")) == ("course", [{"world": world}])


@pytest.mark.rule("SH-VICTORY-06", "SH-VICTORY-07")
def test_all_survivors_are_scanned_and_the_infected_draw_four_cards(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").engines("working", "working", "working").course("earth")
    for who, status in (("alpha", "hibernating"), ("beta", "escaped"), ("gamma", "escaped")):
        t.away(who, status).hand(who)
    t.contaminate("alpha", clean=3).contaminate("beta", clean=1, infected=1).contaminate("gamma", clean=1, infected=1)
    for who, from_top in (("beta", 4), ("gamma", 5)):  # the clean card is the fourth or the fifth, the other at the end
        clean, infected = t[who].discard
        cards = [infected, *t[who].deck]
        cards.insert(len(cards) + 1 - from_top, clean)
        t.game.fixed.setdefault(f"deck-{t[who].seat}", []).append(cards)
    t.finish("jump")
    assert t.statuses() == ["hibernating", "dead", "escaped"]
    assert [(draw["who"], len(draw["drawn"])) for draw in t.told("check.draw")] == [(1, 4), (2, 4)]


# ---------------------------------------------------------------- with the real Objectives


def crew(*objectives: str) -> Any:
    """A captain and a scout that hibernate on a good ship; each holds one Objective."""
    t = table("nemesis", ["captain", "scout"])
    for seat, name in enumerate(objectives):
        state = t.game.semi_coop
        card = next(c for c in [*state.held[seat], *state.rest, *state.held[1 - seat]] if c.startswith(name))
        piles = [*state.held, state.rest]
        next(pile for pile in piles if card in pile).remove(card)
        state.rest += state.held[seat]
        state.held[seat][:] = [card]
    for who in t.table.characters:
        who.status = who.left = "hibernating"
        who.place = ""
    for tokens in t.game.ship.engines.values():
        tokens.sort(key=lambda token: token.endswith("/working"))
    return t


def course(t: Any, world: str) -> Any:
    """The ship flies to `world`."""
    destinations = t.game.coordinates_cards[t.game.ship.coordinates[0]].destinations
    t.game.ship.destination = next(space for space, goal in destinations.items() if goal == world)
    return t


@pytest.mark.variant
@pytest.mark.rule("SH-WIN-02")
def test_quarantine_saves_its_holder_on_mars_only() -> None:
    t = course(crew("quarantine", "hoarder"), "mars").finish("jump")
    assert [who.status for who in t.table.characters] == ["hibernating", "dead"]
    assert t.game.semi_coop.winners == [0]
    t = course(crew("quarantine", "hoarder"), "venus").finish("jump")
    assert [who.status for who in t.table.characters] == ["dead", "dead"]


@pytest.mark.variant
@pytest.mark.rule("SH-VICTORY-01")
def test_the_four_checks_in_their_order() -> None:
    t = course(crew("quarantine", "hoarder"), "earth").finish("jump")
    assert [check["check"] for check in t.told("check")] == ["engines", "coordinates", "contamination", "objective"]


@pytest.mark.variant
@pytest.mark.rule("SH-WIN-01", "SH-WIN-04", "SH-VICTORY-08")
def test_winners_survive_and_fulfil_their_objective() -> None:
    t = course(crew("salvaging", "hoarder"), "earth").finish("jump")
    assert t.game.semi_coop.winners == [0]
    t = course(crew("salvaging", "hoarder"), "earth").put("captain", "cockpit")
    t["captain"].status = "active"
    assert t.finish("jump").game.semi_coop.winners == []
    t = course(crew("salvaging", "quarantine"), "earth")
    t.game.laboratory.destroyed = True
    assert t.finish("jump").game.semi_coop.winners == [0, 1]


@pytest.mark.variant
@pytest.mark.rule("SH-VICTORY-09", "SH-WIN-03")
def test_an_explosion_kills_the_queen_for_one_that_escaped() -> None:
    for ending, winners in (("ship_destroyed", [0]), ("jump", [])):
        t = course(crew("the-great-hunt", "hoarder"), "earth").mark("captain", signal=1)
        t["captain"].status = t["captain"].left = "escaped"
        assert t.finish(ending).game.semi_coop.winners == winners


@pytest.mark.variant
@pytest.mark.rule("SH-VICTORY-09")
@pytest.mark.parametrize(("ending", "gone"), [("ship_destroyed", True), ("jump", False)])
def test_the_queen_and_the_nest_go_with_the_ship_only(ending: str, gone: bool) -> None:
    t = course(crew("quarantine", "hoarder"), "earth")
    t["captain"].status = t["captain"].left = "escaped"
    t.intruder("queen", "room-003")
    t.finish(ending)
    conditions = ("queen-killed", "nest-destroyed", "ship-destroyed")
    assert [holds(t.game, t["captain"], condition) for condition in conditions] == [gone, gone, gone]
    assert len(t.table.intruders) == (0 if gone else 1)
