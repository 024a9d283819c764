"""The Cockpit: the Coordinates card and the Destination marker."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import room_uses

TWO = ("look", "look")


def course_set(t: Any, card: str, space: str) -> Any:
    """This Coordinates card is in play and the Destination marker is on `space`."""
    ship = t.ship
    cards = [*ship.coordinates, *ship.coordinates_spare]
    ship.coordinates, ship.coordinates_spare = [card], [c for c in cards if c != card]
    ship.destination = space
    return t


@pytest.mark.rule("SH-COCKPIT-01")
def test_the_coordinates_are_seen_by_the_acting_player_alone_and_stay_face_down(counted: Any) -> None:
    t = course_set(counted(), "coordinates-4", "B").hand("alpha", *TWO).act("alpha", "room", "check-coordinates")
    assert t.shown("alpha", "coordinates-4") == [True]
    assert t.shown("beta", "coordinates-4") == [False]
    [event] = [event for event in t.log if event.kind == "coordinates.look"]
    assert (event.audience, event.data) == ((0,), {"who": 0, "coordinates": "coordinates-4"})
    assert t.ship.coordinates == ["coordinates-4"]
    assert t.hand("alpha", *TWO).targets("alpha", "check-coordinates") == []


def test_a_card_shows_the_coordinates_from_anywhere(counted: Any) -> None:
    t = course_set(counted(at="engine-1"), "coordinates-2", "B")
    assert t.game.hooks.command_targets(t.game, "peek-coordinates") == ["p1", "p2"]
    assert t.game.hooks.command(t.game, "peek-coordinates", "p2")
    assert t.shown("beta", "coordinates-2") == [True]
    assert t.shown("alpha", "coordinates-2") == [False]
    assert t.game.hooks.command_targets(t.game, "peek-coordinates") == ["p1"]


@pytest.mark.rule("SH-COCKPIT-02")
def test_the_destination_marker_goes_to_any_other_space(counted: Any) -> None:
    t = counted().hand("alpha", *TWO)
    assert t.targets("alpha", "set-destination") == ["A", "C", "D"]
    t.act("alpha", "room", "set-destination", "D")
    assert t.ship.destination == "D"
    assert t.told("destination") == [{"space": "D"}]
    assert t.hand("alpha", *TWO).targets("alpha", "set-destination") == ["A", "B", "C"]


@pytest.mark.rule("SH-COCKPIT-03")
def test_while_somebody_hibernates_the_destination_stays_but_the_coordinates_can_be_seen(counted: Any) -> None:
    t = counted().away("beta", "hibernating").hand("alpha", *TWO)
    assert t.legal("alpha", "room") == [("room", "check-coordinates")]


@pytest.mark.rule("SH-COCKPIT-04")
@pytest.mark.parametrize(("place", "open_spaces"), [("cockpit", []), ("room-003", ["A", "C", "D"])])
def test_an_intruder_in_the_cockpit_bars_the_course_even_from_afar(
    counted: Any, place: str, open_spaces: list[str]
) -> None:
    t = counted(at="engine-2")
    t.intruder("drone", place)
    from_afar = room_uses(t.game, t["alpha"], "cockpit", 99)
    assert [use[2] for use in from_afar if use[1] == "set-destination"] == open_spaces
    assert ("room", "check-coordinates") in from_afar


@pytest.mark.rule("SH-COCKPIT-04")
def test_nobody_sets_the_course_in_combat(counted: Any) -> None:
    t = counted().hand("alpha", *TWO)
    t.intruder("drone", "cockpit")
    assert t.legal("alpha", "room") == []


@pytest.mark.rule("SH-COCKPIT-05")
@pytest.mark.parametrize(
    ("card", "space", "world", "status"),
    [
        ("coordinates-5", "C", "earth", "hibernating"),
        ("coordinates-5", "A", "mars", "dead"),
        ("coordinates-1", "D", "deep-space", "dead"),
        ("coordinates-4", "A", "venus", "dead"),
    ],
)
def test_the_space_of_the_marker_says_where_the_ship_flies(
    counted: Any, card: str, space: str, world: str, status: str
) -> None:
    t = course_set(counted("alpha").away("alpha", "hibernating"), card, space).engines("working", "working", "damaged")
    t.game.state.ending = "jump"
    t.step("victory", "last-deaths").step("victory", "engines").step("victory", "coordinates")
    assert t.told("course") == [{"world": world}]
    assert t.shown("alpha", card) == [True]
    assert t.statuses() == [status]


@pytest.mark.rule("SH-COCKPIT-05", "SH-VICTORY-01")
@pytest.mark.parametrize(
    ("ending", "checks", "opened"),
    [("ship_destroyed", ["contamination"], 0), ("jump", ["engines", "contamination"], 3)],
)
def test_of_a_ship_that_is_gone_nothing_more_is_turned_up(
    counted: Any, ending: str, checks: list[str], opened: int
) -> None:
    t = course_set(counted().away("beta", "escaped"), "coordinates-5", "C").engines("damaged", "damaged", "working")
    t.finish(ending)
    assert t.ship.destroyed
    assert [check["check"] for check in t.told("check")] == checks
    assert (len(t.told("engine.open")), t.told("coordinates.open"), t.told("course")) == (opened, [], [])
    assert t.shown("beta", "coordinates-5", "engine-1/damaged") == [False, opened > 0]


@pytest.mark.rule("SH-COCKPIT-05")
def test_a_ship_that_exploded_flies_nowhere(counted: Any) -> None:
    t = course_set(counted("alpha").away("alpha", "hibernating"), "coordinates-5", "C")
    t.engines("damaged", "damaged", "damaged")
    t.game.state.ending = "jump"
    t.step("victory", "last-deaths").step("victory", "engines").step("victory", "coordinates")
    assert t.told("course") == []
