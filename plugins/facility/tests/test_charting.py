"""The Facility on the map: Power by Section, the Elevator, the Rover, a sealed Room, a closed one, the tracks."""

from __future__ import annotations

from typing import Any


def told(t: Any, place: str) -> list[tuple[str, str]]:
    """What stands at `place` besides Characters and Items."""
    found = next(spot for spot in t.map().spots if spot.id == place)
    return [(mark.symbol, mark.text) for mark in found.marks if mark.style not in ("you", "person", "items")]


def test_sections_with_power_and_staircases_without(facility: Any) -> None:
    t = facility().blue(2)
    found = t.map()
    assert [(group.name, group.power) for group in found.groups] == [("S-01", False), ("S-02", True), ("S-03", False)]
    power = {spot.id: spot.power for spot in found.spots}
    assert (power["repository"], power["alert-room"], power["staircase-12-west"]) == (False, True, False)
    assert sum(power.values()) == sum(section == "s-02" for section in t.game.board.sections.values())


def test_a_room_has_the_power_of_its_section_unexplored_or_not(facility: Any) -> None:
    t = facility().blue(1)
    spots = {spot.id: spot for spot in t.map().spots}
    assert (spots["room-001"].explored, spots["room-001"].power) == (False, True)


def test_elevator_with_its_own_power(facility: Any) -> None:
    t = facility().blue(4)
    t.facility.elevator = "elevator-s-02"
    assert told(t, "elevator-s-02") == [("Ev", "Elevator (with Power)")]
    t.blue(2)
    assert told(t, "elevator-s-02") == [("Ev", "Elevator (without Power)")]
    assert told(t, "elevator-s-01") == []


def test_rover_until_it_has_left(facility: Any) -> None:
    t = facility()
    assert told(t, "room-002") == [("Rv", "Rover")]
    t.facility.rover = "bunker"
    assert [spot.id for spot in t.map().spots if ("Rv", "Rover") in told(t, spot.id)] == []


def test_sealed_room(facility: Any) -> None:
    t = facility().explored("room-013", items=0)
    t.facility.venting = "room-013"
    assert ("Sd", "Sealed Room") in told(t, "room-013")


def test_isolation_room_until_it_opens(facility: Any) -> None:
    t = facility()
    assert ("Cd", "Closed Room") in told(t, "isolation-room")
    t.facility.isolation_open = True
    assert ("Cd", "Closed Room") not in told(t, "isolation-room")


def test_tracks_and_ways_out_beneath_the_map(facility: Any) -> None:
    t = facility()
    notes = dict(t.map().notes)
    assert list(notes) == ["Time", "Ways out"]
    assert notes["Time"].startswith(f"slot {t.facility.time}, token inactive; red Thresholds after ")
    assert notes["Ways out"].startswith("Main Gate closed; Rover at 002; Isolation Room opens at ")
    t.facility.alert = 3
    t.facility.gate_open = True
    assert dict(t.map().notes)["Running"] == "Alert Procedure: the game ends after slot 3"
    assert dict(t.map().notes)["Ways out"].startswith("Main Gate open")
