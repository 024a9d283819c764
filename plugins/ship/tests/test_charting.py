"""The ship on the map: Escape Pods at their Evacuation Sections, the Airlock Procedure."""

from __future__ import annotations

from typing import Any

A, B = "room-002", "room-004"


def told(t: Any, place: str) -> list[tuple[str, str]]:
    """What stands at `place` besides Characters and Items."""
    found = next(spot for spot in t.map().spots if spot.id == place)
    return [(mark.symbol, mark.text) for mark in found.marks if mark.style not in ("you", "person", "items")]


def test_pods_stand_at_their_section_with_who_waits_in_them(ship: Any) -> None:
    t = ship("alpha", "beta").pods(a=(1, 3), b=(2,), locked=(1,)).waits("beta", 3)
    assert told(t, A) == [
        ("P1", "Escape Pod 1 (Section A) Locked"),
        ("P3", "Escape Pod 3 (Section A) Unlocked, with seat 2 (beta)"),
    ]
    assert told(t, B) == [("P2", "Escape Pod 2 (Section B) Unlocked")]


def test_pods_are_not_shown_where_the_section_is_not_known(ship: Any) -> None:
    t = ship("alpha").pods(a=(1, 3), b=(2,))
    assert told(t, A)
    del t.table.explored[A]
    assert told(t, A) == []


def test_room_of_the_airlock_procedure(ship: Any) -> None:
    t = ship("alpha").room("nest", "room-013")
    assert ("Ai", "Airlock Procedure") not in told(t, "room-013")
    t.ship.airlock = "room-013"
    assert ("Ai", "Airlock Procedure") in told(t, "room-013")


def test_of_power_the_ship_knows_nothing(ship: Any) -> None:
    assert {spot.power for spot in ship().map().spots} == {None}
