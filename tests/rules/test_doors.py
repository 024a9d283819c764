"""Doors: open, closed, destroyed."""

from __future__ import annotations

import pytest

from nemesis_core.rules import close_all, close_door, is_closed, noise_roll, open_door, toggle_door
from nemesis_core.testing import Table, table


def roll(t: Table, who: str, face: str) -> Table:
    """`who` rolls `face` for Noise where it stands."""
    t.dice("noise-die", face)
    return t.do(lambda: noise_roll(t.game, t[who]))


def drones_move_by_1(t: Table) -> Table:
    """An Event card sends the drones through their Corridors with number 1."""
    return t.top("events", "giants-1").step("event", "event-card")


@pytest.mark.rule("LD-DOOR-02")
def test_a_second_door_is_not_put_into_a_corridor():
    t = table().door("ab")
    assert not close_door(t.game, "ab")
    close_all(t.game, "b")
    assert t.table.doors == {"ab": "closed", "bc": "closed", "be": "closed"}


@pytest.mark.rule("LD-DOOR-03")
def test_all_doors_start_open_without_tokens():
    t = table()
    assert t.table.doors == {}
    assert not any(is_closed(t.game, corridor) for corridor in t.game.board.ends)


@pytest.mark.rule("LD-DOOR-04")
def test_an_intruder_breaks_a_closed_door_instead_of_moving_and_passes_the_next_time():
    t = table().put("alpha", "e").put("beta", "e").door("ab")
    drone = t.intruder("drone", "a")
    drones_move_by_1(t)
    assert (drone.place, t.table.doors) == ("a", {"ab": "destroyed"})
    drones_move_by_1(t)
    assert (drone.place, t.table.doors) == ("b", {"ab": "destroyed"})


@pytest.mark.rule("LD-DOOR-06")
def test_a_destroyed_door_lets_a_character_through():
    t = table().put("alpha", "a").put("beta", "b").hand("alpha", "plan").door("ab", "destroyed")
    assert t.act("alpha", "move", "b", "ab")["alpha"].place == "b"


@pytest.mark.rule("LD-DOOR-07")
def test_a_destroyed_door_stays_so_whatever_is_done_to_it():
    t = table().door("ab", "destroyed")
    close_all(t.game, "a")
    assert t.table.doors == {"ab": "destroyed", "ac": "closed", "ad": "closed"}
    toggle_door(t.game, "ab")
    assert not close_door(t.game, "ab")
    assert not open_door(t.game, "ab")
    assert t.table.doors["ab"] == "destroyed"


@pytest.mark.rule("LD-DOOR-08")
@pytest.mark.parametrize("state", ["closed", "destroyed"])
def test_noise_fills_a_corridor_on_both_sides_of_its_door(state):
    t = table().put("alpha", "a").put("beta", "b").door("ab", state).bag("nobody")
    roll(t, "alpha", "1")
    assert t.table.noise == {"ab": 1}
    roll(t, "beta", "1")
    assert t.told("encounter") == [{"who": 1, "place": "b"}]
    assert t.table.noise == {}


@pytest.mark.rule("LD-DOOR-09")
def test_closed_doors_keep_no_encounter_away():
    t = table().put("alpha", "b").put("beta", "g").noise("be").bag("grub")
    close_all(t.game, "b")
    roll(t, "alpha", "2")
    assert [piece.kind for piece in t.at("b")] == ["grub"]
    assert t.table.doors == {"ab": "closed", "bc": "closed", "be": "closed"}
