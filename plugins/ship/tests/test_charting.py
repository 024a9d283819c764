"""The ship on the map: Escape Pods at their Evacuation Sections, Engines, the Airlock Procedure, the tracks."""

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


def engines(t: Any, who: int = 0) -> list[tuple[str, str, str]]:
    """The marks of the Engines as a seat sees them."""
    marks = [mark for spot in t.map(who).spots for mark in spot.marks if mark.text.startswith("Engine ")]
    return [(mark.symbol, mark.text, mark.style) for mark in marks]


def test_engines_are_shown_to_those_who_have_looked(ship: Any) -> None:
    t = ship("alpha", "beta")
    assert engines(t) == [("E?", "Engine not seen", "thing")] * 3
    for name, working in zip(sorted(t.ship.engines), (True, False, True), strict=True):
        top = next(token for token in t.ship.engines[name] if token.endswith("/working") is working)
        t.ship.engines[name].remove(top)
        t.ship.engines[name].append(top)
        t.game.know(top, (1,))
    assert engines(t) == [("E?", "Engine not seen", "thing")] * 3
    good, bad = ("E+", "Engine Working", "thing"), ("E-", "Engine Damaged", "broken")
    assert engines(t, 1) == [good, bad, good]


def test_tracks_and_the_course_beneath_the_map(ship: Any) -> None:
    t = ship("alpha", "beta")
    notes = dict(t.map().notes)
    assert list(notes) == ["Time", "Self-Destruct", "Course"]
    assert notes["Self-Destruct"] == "not running"
    assert notes["Course"].endswith("; Coordinates: not seen")
    t.game.know(t.ship.coordinates[0], (1,))
    assert not dict(t.map(1).notes)["Course"].endswith("not seen")
    assert dict(t.map(0).notes)["Course"].endswith("; Coordinates: not seen")
