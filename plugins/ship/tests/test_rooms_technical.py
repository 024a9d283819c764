"""Comms Room, Storage, Command Center, Fire Control System."""

from __future__ import annotations

from typing import Any

import pytest

FIRST, SECOND = "room-005", "room-006"

# ---------------------------------------------------------------- Comms Room


@pytest.mark.rule("SH-COMMS-01")
def test_a_signal_is_sent_once(counted: Any) -> None:
    t = counted().ready("alpha", "comms-room", FIRST)
    assert not t["alpha"].marks.get("signal")
    t.act("alpha", "room", "send-a-signal")
    assert (t["alpha"].marks["signal"], t["beta"].marks.get("signal")) == (1, None)
    assert t.hand("alpha", "look", "look").legal("alpha", "room") == []


# ---------------------------------------------------------------- Storage


@pytest.mark.rule("SH-STORAGE-01")
@pytest.mark.parametrize("items", [3, 0])
def test_storage_gives_one_of_two_cards_of_any_deck_and_lowers_no_counter(counted: Any, items: int) -> None:
    t = counted().ready("alpha", "storage", FIRST).items(FIRST, items)
    assert t.targets("alpha", "search") == ["green", "red", "yellow"]
    first, second = reversed(t.table.decks["item-yellow"][-2:])
    t.will(first).act("alpha", "room", "search", "yellow")
    assert first in [*t["alpha"].items, *t["alpha"].held]
    assert t.table.decks["item-yellow"][0] == second
    assert t.table.items[FIRST] == items


@pytest.mark.rule("SH-STORAGE-01")
def test_a_deck_that_is_out_is_not_offered(counted: Any) -> None:
    t = counted().ready("alpha", "storage", FIRST).empty("item-red")
    assert t.targets("alpha", "search") == ["green", "yellow"]


# ---------------------------------------------------------------- Command Center


@pytest.mark.rule("SH-COMMAND-01")
def test_the_doors_of_a_room_are_each_set_as_the_player_likes(counted: Any) -> None:
    t = counted().ready("alpha", "command-center", SECOND)
    # Room 13 has three Corridors: to Room 10 an open Door, to Room 14 a Closed one, to Engine 3 a Destroyed one.
    t.door("c-013-014", "closed").door("c-013-019", "destroyed")
    t.will("close", "open").act("alpha", "room", "move-doors", "room-013")
    assert t.table.doors == {"c-010-013": "closed", "c-013-019": "destroyed"}
    assert [(d.about, d.options) for d in t.asked if d.kind == "each-door"] == [
        ("c-010-013", ["close", "leave"]),
        ("c-013-014", ["leave", "open"]),
    ]


@pytest.mark.rule("SH-COMMAND-01")
def test_a_door_may_be_left_and_a_room_with_destroyed_doors_only_is_not_offered(counted: Any) -> None:
    t = counted().ready("alpha", "command-center", SECOND)
    for corridor in ("c-012-016", "c-009-012"):
        t.door(corridor, "destroyed")
    assert "room-012" not in t.targets("alpha", "move-doors")
    assert len(t.targets("alpha", "move-doors")) == 20
    t.will("leave", "leave", "close").act("alpha", "room", "move-doors", "room-013")
    assert [c for c, state in t.table.doors.items() if state == "closed"] == ["c-013-019"]


# ---------------------------------------------------------------- Fire Control System


@pytest.fixture
def control(counted: Any) -> Any:
    return counted().ready("alpha", "fire-control-system", FIRST)


@pytest.mark.rule("SH-FIRECTRL-01")
def test_fire_is_put_out_in_any_one_room(control: Any) -> None:
    t = control.fire("room-009", "engine-2")
    assert t.targets("alpha", "fire-control") == ["engine-2", "room-009"]
    t.act("alpha", "room", "fire-control", "room-009")
    assert t.table.fire == {"engine-2": 1}
    assert t.table.discards["events"] == []


@pytest.mark.rule("SH-FIRECTRL-02", "SH-FIRECTRL-03")
def test_each_intruder_there_flees_by_its_own_event_card_though_nothing_burns(control: Any) -> None:
    t = control.top("events", "giants-1", "drones-2")
    first, second, other = (
        t.intruder("drone", "cockpit"),
        t.intruder("drone", "cockpit"),
        t.intruder("grub", "room-009"),
    )
    assert t.targets("alpha", "fire-control") == ["cockpit", "room-009"]
    t.act("alpha", "room", "fire-control", "cockpit")
    # From the Cockpit 1 and 2 both lead to Room 3.
    assert (first.place, second.place, other.place) == ("room-003", "room-003", "room-009")
    assert [card.partition("/")[0] for card in t.table.discards["events"]] == ["giants-1", "drones-2"]


@pytest.mark.rule("SH-FIRECTRL-02")
def test_two_intruders_may_flee_different_ways(control: Any) -> None:
    t = control.top("events", "giants-1", "drones-2")
    first, second = t.intruder("drone", "room-013"), t.intruder("drone", "room-013")
    t.act("alpha", "room", "fire-control", "room-013")
    # Corridor 1 leads from Room 13 to Room 14, Corridor 2 to Engine 3.
    assert (first.place, second.place) == ("room-014", "engine-3")
