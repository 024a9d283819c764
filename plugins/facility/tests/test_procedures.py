"""The Alert Procedure and Autodestruction."""

from __future__ import annotations

from typing import Any

import pytest


def auto(t: Any) -> tuple[int, str]:
    """Slot and side of the Autodestruction token."""
    return t.facility.autodestruction, "red" if t.facility.autodestruction_red else "yellow"


def running(facility: Any, time: int, slot: int, side: str = "yellow") -> Any:
    """alpha isolated, beta in the Bunker, gamma in the Repository; Autodestruction on `slot`."""
    t = facility("alpha", "beta", "gamma").time(time).away("alpha", "isolated").away("beta", "bunker")
    t.facility.autodestruction, t.facility.autodestruction_red = slot, side == "red"
    return t


def cooling(facility: Any, time: int) -> Any:
    """alpha in the Cooling System with two cards."""
    t = facility().room("cooling-system", "room-005").put("alpha", "room-005").time(time)
    return t.hand("alpha", "plan", "plan")


# ---------------------------------------------------------------- Alert Procedure


@pytest.mark.rule("LD-ALERT-01", "LD-ALERT-03")
@pytest.mark.parametrize(("time", "slot"), [(13, 6), (12, 6), (15, 7), (1, 0)])
def test_the_alert_goes_on_half_the_number(facility: Any, time: int, slot: int) -> None:
    t = facility(at="alert-room").time(time).hand("alpha", "plan", "plan", "plan", "plan")
    assert t.facility.isolation_open is False
    t.act("alpha", "room", "start-alert-procedure")
    assert t.facility.alert == slot
    assert t.facility.isolation_open is True
    assert t.legal("alpha", "room", "start-alert-procedure") == [], "it is refused while it runs"


@pytest.mark.rule("LD-ALERT-02")
def test_the_game_ends_when_the_time_token_leaves_the_slot(facility: Any) -> None:
    t = facility("alpha", "beta").time(7).away("beta", "isolated")
    t.facility.alert = 6
    drone = t.top("events", "grubs-3-1").intruder("drone", "room-012")
    t.event_phase()
    assert (t.ending, t.facility.time) == ("", 6)
    t.log.clear()
    t.event_phase()
    assert t.ending == "alert"
    assert t.told("event") == []
    assert t.told("bag") == []
    t.code("active", "green").finish()
    assert t.statuses() == ["dead", "isolated"]
    assert drone.id in t.table.intruders


@pytest.mark.rule("LD-ALERT-04")
@pytest.mark.parametrize(("slot", "side"), [(3, "red"), (3, "yellow"), (5, "yellow")])
def test_an_alert_with_autodestruction_destroys_the_facility(facility: Any, slot: int, side: str) -> None:
    t = running(facility, 5, slot, side)
    t.facility.alert = 5
    t.step("event", "time-track")
    assert t.ending == "facility_destroyed"
    t.code("active", "green").finish()
    assert t.statuses() == ["dead", "bunker", "dead"]
    assert t.game.laboratory.queen_killed is True


# ---------------------------------------------------------------- Autodestruction


@pytest.mark.rule("LD-AUTO-01", "LD-AUTO-02", "LD-AUTO-03")
def test_the_cooling_system_starts_it_three_slots_ahead(facility: Any) -> None:
    t = cooling(facility, 12)
    assert t.facility.autodestruction == -1
    t.act("alpha", "room", "initiate-autodestruction")
    assert auto(t) == (9, "yellow")
    assert t.hand("alpha", "plan", "plan").legal("alpha", "room") == [], "it is refused while it runs"


@pytest.mark.rule("LD-AUTO-01", "LD-AUTO-03")
def test_a_stopped_one_can_be_started_anew(facility: Any) -> None:
    t = cooling(facility, 12).act("alpha", "room", "initiate-autodestruction")
    t.game.hooks.command(t.game, "stop-self-destruct", "")
    t.time(11).hand("alpha", "plan", "plan").act("alpha", "room", "initiate-autodestruction")
    assert auto(t) == (8, "yellow")


@pytest.mark.rule("LD-AUTO-04", "LD-AUTO-05", "LD-AUTO-06")
def test_leaving_the_yellow_slot_turns_it_red_and_opens_the_gate(facility: Any) -> None:
    t = running(facility, 10, 9).step("event", "time-track")
    assert (t.facility.time, auto(t), t.facility.gate_open) == (9, (9, "yellow"), False)
    t.step("event", "time-track")
    assert (t.facility.time, auto(t), t.facility.gate_open) == (8, (6, "red"), True)
    assert t.ending == ""


@pytest.mark.rule("LD-AUTO-07")
@pytest.mark.parametrize(("side", "legal"), [("red", []), ("yellow", [("room", "stop-autodestruction")])])
def test_only_a_yellow_one_can_be_stopped(facility: Any, side: str, legal: list[tuple[str, ...]]) -> None:
    t = running(facility, 8, 6, side).room("power-generator", "room-005").put("gamma", "room-005")
    t.hand("gamma", "plan", "plan")
    assert t.legal("gamma", "room", "stop-autodestruction") == legal
    t.game.hooks.command(t.game, "stop-self-destruct", "")
    assert t.facility.autodestruction == (6 if side == "red" else -1)


@pytest.mark.rule("LD-AUTO-08")
def test_leaving_the_red_slot_destroys_the_facility(facility: Any) -> None:
    t = running(facility, 7, 6, "red").step("event", "time-track")
    assert t.ending == ""
    t.step("event", "time-track")
    assert t.ending == "facility_destroyed"


@pytest.mark.rule("LD-AUTO-09")
def test_it_may_be_started_with_somebody_locked_in(facility: Any) -> None:
    t = cooling(facility, 12).away("beta", "isolated")
    assert t.legal("alpha", "room") == [("room", "initiate-autodestruction")]


@pytest.mark.rule("LD-AUTO-10")
def test_the_token_never_goes_beyond_the_track(facility: Any) -> None:
    t = cooling(facility, 2).act("alpha", "room", "initiate-autodestruction")
    assert auto(t) == (0, "yellow")
    t = running(facility, 2, 2).step("event", "time-track")
    assert (t.facility.time, auto(t)) == (1, (0, "red"))


@pytest.mark.rule("LD-AUTO-11", "LD-END-01")
@pytest.mark.parametrize(
    ("slot", "side", "reason", "status"),
    [
        (0, "red", "facility_destroyed", "dead"),
        (0, "yellow", "facility_destroyed", "dead"),
        (-1, "yellow", "purge", "isolated"),
    ],
)
def test_reaching_s_with_it_active_destroys(facility: Any, slot: int, side: str, reason: str, status: str) -> None:
    t = running(facility, 1, slot, side).step("event", "time-track")
    assert (t.ending, t.facility.time) == (reason, 0)
    t.code("active", "green").finish()
    assert t["alpha"].status == status


def test_it_can_be_started_anew_after_it_was_stopped(facility: Any) -> None:
    t = running(facility, 9, 6)
    t.game.hooks.command(t.game, "stop-self-destruct", "")
    t.game.hooks.command(t.game, "start-self-destruct", "")
    assert auto(t) == (6, "yellow")
