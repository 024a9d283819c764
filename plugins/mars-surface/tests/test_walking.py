"""Ways on foot: Paths, Areas, what goes along them and what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core.rules import close_all, close_door, event_kit, movable_doors, noise_everywhere

Make = Callable[..., Any]


@pytest.mark.rule("LD-MARS-13")
def test_a_character_walks_along_each_path_at_the_cost_of_any_movement(mars: Make) -> None:
    t = mars(at="crossroads-2").hand("alpha", "plan")
    assert t.legal("alpha", "move") == [
        ("move", "crossroads-1", "p-1-2"), ("move", "crossroads-4", "p-2-4"), ("move", "room-001", "p-2-001"),
    ]  # fmt: skip
    t.noise_die("silence").act("alpha", "move", "crossroads-4", "p-2-4")
    assert (t["alpha"].place, t["alpha"].hand) == ("crossroads-4", [])


@pytest.mark.rule("LD-MARS-05")
def test_a_path_has_no_number_so_events_move_nobody_along_it(mars: Make) -> None:
    t = mars(at="crossroads-1").only_in_bag("nobody").top("events", "drones-2")
    inside, outside = t.intruder("drone", "room-008"), t.intruder("drone", "room-001")
    t.step("event", "event-card")
    assert (inside.place, outside.place) == ("elevator-s-01", "room-002")


@pytest.mark.rule("LD-MARS-06")
def test_who_moves_into_an_area_by_its_number_leaves_the_board(mars: Make) -> None:
    t = mars(at="crossroads-1").only_in_bag("nobody").top("events", "drones-2")
    t.intruder("drone", "room-003")
    t.intruder("drone", "crossroads-4")
    t.step("event", "event-card")
    assert t.table.intruders == {}
    assert t.bag_counts() == {"nobody": 1, "drone": 2}


def test_careful_movement_to_a_crossroads_puts_noise_into_an_area_of_choice(mars: Make) -> None:
    t = mars(at="crossroads-1").noise("area-1", "area-3")
    t.will("area-4").act("alpha", "careful", "crossroads-2", "p-1-2")
    assert t.table.noise == {"area-1": 1, "area-3": 1, "area-4": 1}
    t.expect_asked("careful-noise", options=["area-2", "area-4"])


def test_nobody_goes_carefully_to_a_crossroads_with_noise_all_around(mars: Make) -> None:
    t = mars(at="crossroads-1").noise("area-1", "area-2", "area-3", "area-4")
    assert ("careful", "crossroads-2", "p-1-2") not in t.legal("alpha", "careful")
    assert ("move", "crossroads-2", "p-1-2") in t.legal("alpha", "move")


def test_a_path_has_no_door(mars: Make) -> None:
    t = mars(at="room-001")
    assert not close_door(t.game, "p-2-001")
    close_all(t.game, "room-001")
    close_all(t.game, "crossroads-2")
    assert t.table.doors == {"c-001-002": "closed"}
    assert movable_doors(t.game, t["alpha"]) == ["c-001-002"]


def test_a_path_takes_no_noise(mars: Make) -> None:
    t = mars(at="room-001")
    noise_everywhere(t.game, "room-001")
    assert t.table.noise == {"c-001-002": 1, "area-1": 1}


def test_fire_does_not_spread_along_a_path(mars: Make) -> None:
    t = mars().fire("room-007")
    event_kit.fire_spreads(t.game)
    assert set(t.table.fire) == {"room-007", "elevator-s-01", "room-008", "alert-room"}


def test_danger_in_the_base_calls_along_a_path_too(mars: Make) -> None:
    t = mars(at="alert-room").dice("noise-die", "danger")
    near, far = t.intruder("drone", "crossroads-1"), t.intruder("drone", "crossroads-2")
    t.explored("room-007").act("alpha", "move", "room-007", "c-007-018")
    assert (near.place, far.place) == ("room-007", "crossroads-2")


def test_those_who_hunt_go_along_a_path(mars: Make) -> None:
    t = mars(at="room-001")
    drone = t.intruder("drone", "crossroads-2")
    event_kit.hunt(t.game, "drone")
    assert drone.place == "room-001"


# ---------------------------------------------------------------- no Technical Corridors


def test_what_speaks_of_technical_corridors_does_not_reach_an_area(mars: Make) -> None:
    t = mars(at="room-001").put("beta", "room-008").explored("room-008").blackout()
    event_kit.tunnels_sound(t.game)
    assert t.table.noise == {"technical-corridors": 1}
    event_kit.wounds_at_entrances(t.game, "test")
    assert (t["alpha"].light, t["beta"].light) == (0, 1)


def test_no_room_of_a_building_can_be_vented(mars: Make) -> None:
    t = mars(at="room-016").room("vent-control-room", "room-016")
    places = {option[2] for option in t.legal("alpha", "room", "vent-out")}
    assert places == {"room-007", "room-008", "room-009", "room-011", "repository", "room-014", "room-015", "room-016"}


def test_the_cave_leads_into_the_base_alone_also_out_of_a_building(mars: Make) -> None:
    t = mars(at="room-003").room("cave-entrance", "room-003").explored("room-009").explored("room-016")
    places = {option[2] for option in t.legal("alpha", "room", "move-through-technical-corridors")}
    assert places == {"room-009", "room-016", "repository"}


@pytest.mark.rule("LD-MARS-06")
def test_noise_removal_leaves_the_marker_of_an_area_alone(mars: Make) -> None:
    t = mars(at="room-012").noise("area-1", "c-001-002")
    t.step("event", "noise-removal")
    assert t.table.noise == {"area-1": 1}


def test_the_door_of_a_computer_is_in_no_path(mars: Make) -> None:
    t = mars(at="room-010")
    options = {target for name, *rest in t.game.hooks.computer_actions(t.game, t["alpha"]) for target in rest}
    assert options.isdisjoint(t.game.board.paths)
