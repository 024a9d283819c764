"""Limits of Fire and Malfunction markers."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import place_fire, place_malfunction

ROOMS = [f"room-{n:03}" for n in range(1, 17)]


@pytest.mark.rule("LD-FIRE-02", "LD-MALF-07")
def test_the_box_holds_12_fire_and_10_malfunction_markers(facility: Any) -> None:
    limits = facility().table.limits
    assert (limits["fire-marker"], limits["malfunction-marker"]) == (12, 10)


@pytest.mark.rule("LD-FIRE-03")
def test_a_13th_fire_ends_the_game(facility: Any) -> None:
    t = facility().fire(*ROOMS[:11])
    t.do(lambda: place_fire(t.game, ROOMS[11]))
    assert (t.ending, len(t.table.fire)) == ("", 12)
    t.do(lambda: place_fire(t.game, ROOMS[0]))
    assert t.ending == ""
    t.do(lambda: place_fire(t.game, ROOMS[12]))
    assert t.ending == "facility_destroyed"


@pytest.mark.rule("LD-MALF-04")
def test_the_nest_takes_no_malfunction(facility: Any) -> None:
    t = facility().room("nest", "room-005")
    assert place_malfunction(t.game, "room-005") is False
    assert t.table.malfunction == {}


@pytest.mark.rule("LD-MALF-05")
def test_the_contaminated_room_takes_no_malfunction(facility: Any) -> None:
    t = facility().room("contaminated-room", "room-003")
    assert place_malfunction(t.game, "room-003") is False
    assert t.table.malfunction == {}


@pytest.mark.rule("LD-MALF-08")
def test_an_11th_malfunction_ends_the_game(facility: Any) -> None:
    t = facility().room("nest", "room-016")
    for place in ROOMS[:11]:
        t.explored(place)
    t.malfunction(*ROOMS[:10])
    for full in ("room-016", ROOMS[0]):
        t.do(lambda place=full: place_malfunction(t.game, place))
        assert t.ending == ""
    t.do(lambda: place_malfunction(t.game, ROOMS[10]))
    assert t.ending == "facility_destroyed"
