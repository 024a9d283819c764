"""The Self-Destruct Sequence and the marker limits."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import place_fire, place_malfunction

START = ("room", "start")
STOP = ("room", "stop")
ROOMS = [f"room-{n:03}" for n in (2, 3, 4, 5, 6, 7, 8, 9)]
"""Eight places for the eight markers of a kind."""


def generator(ship: Any) -> Any:
    """alpha in the Generator with six cards; Pods 1 and 2 are Locked."""
    t = ship().room("generator", "room-010").put("alpha", "room-010").cards("alpha", 6)
    return t.pods(a=(1,), b=(2,), locked=(1, 2))


@pytest.mark.rule("SH-GENERATOR-01", "SH-GENERATOR-02")
def test_a_start_puts_the_marker_on_green_and_time_moves_it(ship: Any) -> None:
    t = generator(ship)
    assert t.legal("alpha", *STOP) == []
    t.act("alpha", *START)
    assert t.ship.self_destruct == 6
    assert t.legal("alpha", *START) == []
    t.step("event", "time-track").step("event", "time-track")
    assert (t.ship.self_destruct, t.ship.time) == (4, 13)


@pytest.mark.rule("SH-GENERATOR-03")
def test_a_stop_takes_the_marker_off_and_a_new_start_is_on_green(ship: Any) -> None:
    t = generator(ship).sequence(4).act("alpha", *STOP)
    assert t.ship.self_destruct == -1
    t.step("event", "time-track")
    assert t.ship.self_destruct == -1
    t.act("alpha", *START)
    assert t.ship.self_destruct == 6


@pytest.mark.rule("SH-GENERATOR-04", "SH-CRIT-07")
def test_on_yellow_there_is_no_stop(ship: Any) -> None:
    t = generator(ship).sequence(4)
    assert t.legal("alpha", *STOP) == [STOP]
    assert t.game.hooks.command_targets(t.game, "stop-self-destruct") == [""]
    t.step("event", "time-track")
    assert t.ship.self_destruct == 3
    assert t.legal("alpha", *STOP) == []
    assert t.game.hooks.command_targets(t.game, "stop-self-destruct") == []
    t.game.hooks.command(t.game, "stop-self-destruct", "")
    assert t.ship.self_destruct == 3


@pytest.mark.rule("SH-GENERATOR-05", "SH-POD-02", "SH-CRIT-07")
def test_the_first_yellow_space_unlocks_the_pods_once(ship: Any) -> None:
    t = generator(ship).sequence(5).step("event", "time-track")
    assert (t.ship.self_destruct, t.unlocked()) == (4, [])
    t.step("event", "time-track")
    assert (t.ship.self_destruct, t.unlocked()) == (3, [1, 2])
    t.ship.locked["pod-2"] = 1
    t.step("event", "time-track")
    assert (t.ship.self_destruct, t.unlocked()) == (2, [1])


@pytest.mark.rule("SH-GENERATOR-06", "SH-END-02")
def test_on_the_skull_the_ship_explodes(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").time(9).sequence(1).away("alpha", "hibernating").away("gamma", "escaped")
    t.intruder("giant", "room-003")
    t.step("event", "time-track")
    assert (t.ending, t.ship.self_destruct) == ("ship_destroyed", 0)
    t.engines("working", "working", "working").course("earth").finish()
    assert (t.statuses(), t.ship.destroyed, t.table.intruders) == (["dead", "dead", "escaped"], True, {})


@pytest.mark.rule("SH-FIRE-02", "SH-END-03")
def test_a_ninth_fire_marker_destroys_the_ship(ship: Any) -> None:
    t = ship().fire(*ROOMS)
    t.do(lambda: place_fire(t.game, "room-003"))
    assert t.ending == ""
    t.do(lambda: place_fire(t.game, "room-010"))
    assert t.ending == "ship_destroyed"
    assert t.finish().ship.destroyed


@pytest.mark.rule("SH-MALF-02", "SH-END-03")
def test_a_ninth_malfunction_marker_destroys_the_ship(ship: Any) -> None:
    t = ship()
    usable = [p for p in t.game.board.order if t.game.board.rooms[t.table.tiles[p]].malfunction][:9]
    for place in usable:
        t.explored(place)
    t.malfunction(*usable[:8])
    t.do(lambda: place_malfunction(t.game, usable[0]))
    assert t.ending == ""
    t.do(lambda: place_malfunction(t.game, usable[8]))
    assert t.ending == "ship_destroyed"


@pytest.mark.rule("SH-FIRE-02", "SH-MALF-02")
def test_eight_markers_of_each_kind_can_lie(ship: Any) -> None:
    t = ship().fire(*ROOMS[:7])
    t.do(lambda: place_fire(t.game, ROOMS[7]))
    assert (t.ending, len(t.table.fire)) == ("", 8)
    assert (t.table.limits["fire-marker"], t.table.limits["malfunction-marker"]) == (8, 8)
