"""The Technical Corridors: who touches them, who may use them, what vanishes in them."""

from __future__ import annotations

import pytest

from nemesis_core.rules import close_all, close_door, movable_doors, toggle_door
from nemesis_core.testing import table

WITH_ENTRANCE = {"a", "b", "c", "d", "g"}


@pytest.mark.rule("LD-TECH-01")
def test_the_rooms_with_an_entrance_touch_one_space_and_no_other_room_does():
    board = table().game.board
    assert set(board.networks) == {"crawlway"}
    assert set(board.networks["crawlway"]) == WITH_ENTRANCE
    assert {p for p in "abcdefg" if "crawlway" in board.exits[p]} == WITH_ENTRANCE
    assert {p for p in "abcdefg" if "crawlway" in board.numbered[p].values()} == WITH_ENTRANCE


@pytest.mark.rule("LD-TECH-02")
def test_nobody_walks_through_an_entrance():
    t = table().put("alpha", "a").put("beta", "e").explored("g").hand("alpha", "plan", "plan", "look")
    assert {option[1] for option in t.legal("alpha", "move")} == {"b", "c", "d"}
    assert {option[1] for option in t.legal("alpha", "careful")} == {"b", "c", "d"}


@pytest.mark.rule("LD-TECH-04")
def test_closing_all_doors_of_a_room_leaves_its_entrance_alone():
    t = table().put("alpha", "a")
    close_all(t.game, "a")
    assert t.table.doors == {"ab": "closed", "ac": "closed", "ad": "closed"}


@pytest.mark.rule("LD-TECH-04", "LD-DOOR-01")
@pytest.mark.parametrize("space", ["crawlway", "a", "f"])
def test_no_effect_puts_a_door_anywhere_but_into_a_corridor(space):
    t = table().put("alpha", "a")
    assert not close_door(t.game, space)
    toggle_door(t.game, space)
    assert t.table.doors == {}
    assert movable_doors(t.game, t["alpha"]) == ["ab", "ac", "ad"]


@pytest.mark.rule("LD-TECH-05")
def test_an_intruder_that_moves_into_an_entrance_vanishes():
    t = table().put("alpha", "e").put("beta", "e").only_in_bag("nobody").top("events", "drones-4-once")
    t.intruder("drone", "a", injuries=2)
    t.step("event", "event-card")
    assert t.table.intruders == {}
    assert t.bag_counts() == {"nobody": 1, "drone": 1}
    assert t.comes("drone", "g").injuries == 0


@pytest.mark.rule("LD-TECH-05")
def test_one_that_came_by_no_token_sends_one_of_its_kind_into_the_bag():
    t = table().put("alpha", "e").put("beta", "e").only_in_bag("nobody").top("events", "drones-4-once")
    t.intruder("drone", "a", token=False)
    t.step("event", "event-card")
    assert t.table.intruders == {}
    assert t.bag_counts() == {"nobody": 1, "drone": 1}


@pytest.mark.rule("LD-TECH-05")
def test_an_intruder_that_moves_into_a_corridor_stays_on_the_board():
    t = table().put("alpha", "e").put("beta", "e").only_in_bag("nobody").top("events", "drones-2")
    drone = t.intruder("drone", "a", injuries=2)
    t.step("event", "event-card")
    assert (drone.place, drone.injuries) == ("c", 2)
    assert t.bag_counts() == {"nobody": 1}
