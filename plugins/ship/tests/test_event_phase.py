"""The Event Phase on the ship, and the Time track."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble


@pytest.mark.variant
@pytest.mark.rule("SH-ROUND-10")
def test_the_event_phase_has_these_six_steps() -> None:
    steps = [step.name for step in assemble("nemesis").phases["event"]]
    assert steps == ["time-track", "attacks", "fire", "event-card", "bag", "end"]


@pytest.mark.rule("SH-SETUP-22", "SH-ROUND-11")
def test_the_time_marker_starts_on_green_and_moves_one_space(ship: Any) -> None:
    t = ship()
    green = [n for n, space in t.game.time_spaces.items() if space.color == "green"]
    assert green == [t.ship.time] == [15]
    t.step("event", "time-track")
    assert (t.ship.time, t.ship.self_destruct) == (14, -1)


@pytest.mark.rule("SH-ROUND-12")
def test_the_self_destruct_marker_moves_with_it(ship: Any) -> None:
    t = ship().time(12).sequence(6).step("event", "time-track")
    assert (t.ship.time, t.ship.self_destruct) == (11, 5)


def test_the_fire_step_harms_intruders_and_burns_an_egg(ship: Any) -> None:
    t = ship().room("nest", "room-009").fire("room-003", "room-009")
    piece = t.intruder("giant", "room-003")
    eggs = len(t.game.laboratory.eggs)
    t.step("event", "fire")
    assert (piece.injuries, len(t.game.laboratory.eggs)) == (1, eggs - 1)
