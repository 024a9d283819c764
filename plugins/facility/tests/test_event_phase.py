"""The Time Track and Noise Removal steps, and what opens when."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_facility.procedures import start_alert


@pytest.mark.rule("LD-EVENT-04")
def test_the_time_token_moves_first_then_a_threshold_acts(facility: Any) -> None:
    t = facility().blue(1, 2).time(12).step("event", "time-track")
    assert t.facility.time == 11
    assert t.kinds == ["time", "threshold", "power"]
    assert t.log[0].rule == "LD-EVENT-03"


@pytest.mark.rule("LD-EVENT-04")
def test_the_steps_come_in_order(facility: Any) -> None:
    names = [step.name for step in facility().game.ruleset.phases["event"] if step.name != "fake-time"]
    assert names == [
        "launch-css", "time-track", "noise-removal", "attacks", "fire", "eggs-burn", "event-card", "bag", "end",
    ]  # fmt: skip


@pytest.mark.rule("LD-EVENT-05", "LD-EVENT-06")
def test_noise_goes_where_power_is_and_nobody_near(facility: Any) -> None:
    t = facility("alpha").blue(1).put("alpha", "room-001").noise("c-002-e1", "c-001-e1", "c-002-017", "c-001-017")
    t.step("event", "noise-removal")
    assert sorted(t.table.noise) == ["c-001-017", "c-001-e1"]
    assert {event.rule for event in t.log if event.kind == "noise.remove"} == {"LD-EVENT-05"}


@pytest.mark.rule("LD-EVENT-05")
def test_a_corridor_to_a_staircase_belongs_to_its_room(facility: Any) -> None:
    t = facility("alpha").blue(1).put("alpha", "room-012").noise("c-017-s12e", "c-s12e-009")
    t.step("event", "noise-removal")
    assert list(t.table.noise) == ["c-s12e-009"], "one belongs to S-01, the other to S-02"


@pytest.mark.rule("LD-EVENT-08")
def test_without_power_noise_stays(facility: Any) -> None:
    t = facility("alpha").blue(1, 3, 4).noise("c-004-007", "c-003-007", "c-005-006")
    assert sorted(t.step("event", "noise-removal").table.noise) == ["c-003-007", "c-004-007", "c-005-006"]


@pytest.mark.rule("LD-CRIT-06")
def test_nobody_locks_in_before(facility: Any) -> None:
    t = facility(at="isolation-room").time(12).hand("alpha", "plan", "plan")
    assert t.legal("alpha", "room") == []
    start_alert(t.game)
    assert t.legal("alpha", "room") == [("room", "lock-yourself-in")]
