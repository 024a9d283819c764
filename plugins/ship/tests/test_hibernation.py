"""Hibernation: when it is possible, what spoils it, and what it bans."""

from __future__ import annotations

from typing import Any

import pytest

HIBERNATE = ("room", "hibernate")
START = ("room", "start")


def sleepy(ship: Any, *who: str, time: int = 8) -> Any:
    """Characters in the Hibernatorium with four cards each, the Time marker on `time`."""
    t = ship(*who).time(time)
    hall = next(place for place, tile in t.table.tiles.items() if tile == "hibernatorium")
    for name in who or ("alpha", "beta"):
        t.put(name, hall).cards(name, 4)
    return t


@pytest.mark.rule("SH-HIBER-01", "SH-CRIT-06")
def test_the_chambers_are_open_while_the_time_marker_is_on_blue(ship: Any) -> None:
    t = sleepy(ship, time=9)
    assert t.legal("alpha", *HIBERNATE) == []
    t.step("event", "time-track")
    assert t.ship.time == 8
    assert t.legal("alpha", *HIBERNATE) == [HIBERNATE]
    assert t.time(1).legal("alpha", *HIBERNATE) == [HIBERNATE]
    assert t.time(15).legal("alpha", *HIBERNATE) == []


@pytest.mark.rule("SH-HIBER-02")
def test_an_intruder_that_appears_spoils_the_attempt(ship: Any) -> None:
    t = sleepy(ship).dice("noise-die", "danger")
    hall = t["alpha"].place
    t.intruder("drone", t.game.board.ways[hall][0][1])
    t.act("alpha", *HIBERNATE)
    assert (t["alpha"].status, t["alpha"].place, len(t["alpha"].hand)) == ("active", hall, 2)
    assert [piece.kind for piece in t.at(hall)] == ["drone"]


@pytest.mark.rule("SH-HIBER-03", "SH-END-05")
def test_who_hibernates_is_out_of_play(ship: Any) -> None:
    t = sleepy(ship).dice("noise-die", "silence").act("alpha", *HIBERNATE)
    alpha = t["alpha"]
    assert (alpha.status, alpha.place, t.ending) == ("hibernating", "", "")
    t.start_round()
    t.table.turn = 0
    t.will(("pass",)).turn()
    assert [d.seat for d in t.asked if d.kind == "turn"] == [1]
    assert t.table.turn == -1


@pytest.mark.rule("SH-HIBER-04", "SH-END-06")
def test_nobody_hibernates_beside_an_intruder(ship: Any) -> None:
    t = sleepy(ship)
    t.intruder("drone", t["alpha"].place)
    assert t.legal("alpha", *HIBERNATE) == []


@pytest.mark.rule("SH-HIBER-05", "SH-GENERATOR-07", "SH-END-06")
def test_who_hibernates_bans_a_new_course_and_a_new_sequence(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").room("generator", "room-010").put("gamma", "room-010")
    t.cards("beta", 4).cards("gamma", 4)
    course = ("room", "set-destination")
    assert len(t.legal("beta", *course)) == 3
    assert t.legal("gamma", *START) == [START]
    t.away("alpha", "hibernating")
    assert t.legal("beta", *course) == []
    assert t.legal("gamma", *START) == []
    assert t.game.hooks.command_targets(t.game, "start-self-destruct") == []


@pytest.mark.rule("SH-GENERATOR-07")
def test_a_running_sequence_goes_on_while_somebody_hibernates(ship: Any) -> None:
    t = ship().away("alpha", "hibernating").sequence(6).step("event", "time-track")
    assert t.ship.self_destruct == 5


@pytest.mark.rule("SH-GENERATOR-07")
def test_an_event_starts_the_sequence_though_somebody_hibernates(ship: Any) -> None:
    t = ship().away("alpha", "hibernating")
    t.game.hooks.command(t.game, "start-self-destruct", "")
    assert t.ship.self_destruct == 6


def test_one_that_escaped_bans_nothing(ship: Any) -> None:
    t = ship().room("generator", "room-010").put("beta", "room-010").cards("beta", 2).away("alpha", "escaped")
    assert t.legal("beta", *START) == [START]
