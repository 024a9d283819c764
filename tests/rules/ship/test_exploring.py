"""Entering an unexplored Room of the ship: its tile, its Exploration token, its Item Counter."""

from __future__ import annotations

import pytest

from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
WAY = "c-006-011"
EXITS = ("c-002-006", "c-005-006", "c-006-007", "c-006-011")


def enter(t: Table, tile: str, token: str, face: str = "silence") -> Table:
    """The Captain walks into room-006, where `tile` lies face down with `token`; a Noise roll would show `face`."""
    t.table.items.pop(ROOM)
    t.unexplored(ROOM, tile, token).cards("captain", 1).dice("noise-die", face)
    return t.act("captain", "move", ROOM, WAY)


@pytest.mark.rule("SH-EXPLORE-01")
def test_tile_and_token_are_turned_up(ship: Table) -> None:
    enter(ship, "armory", "fire-2")
    assert ship.told("explore") == [{"who": 0, "place": ROOM, "tile": "armory"}]
    assert ship.told("token") == [{"place": ROOM, "effect": "fire", "items": 2}]
    assert [ship.game.view(seat)["rooms"][ROOM] for seat in (0, 1)] == ["armory", "armory"]


@pytest.mark.rule("SH-EXPLORE-01")
def test_an_explored_room_is_not_explored_again(ship: Table) -> None:
    ship.cards("captain", 1).dice("noise-die", "silence").act("captain", "move", ROOM, WAY)
    assert not {"explore", "token"} & set(ship.kinds)
    assert ship.table.items[ROOM] == 2


@pytest.mark.rule("SH-EXPLORE-02")
@pytest.mark.parametrize(("token", "number"), [("fire-1", 1), ("doors-2", 2), ("malfunction-3", 3), ("doors-4", 4)])
def test_the_number_is_the_item_counter(ship: Table, token: str, number: int) -> None:
    assert enter(ship, "armory", token).table.items[ROOM] == number


@pytest.mark.rule("SH-EXPLORE-02")
@pytest.mark.parametrize("tile", ["nest", "room-covered-with-slime"])
def test_rooms_without_an_item_counter_ignore_it(ship: Table, tile: str) -> None:
    enter(ship, tile, "doors-3").hand("captain", "search")
    assert ROOM not in ship.table.items
    assert [option for option in ship.legal("captain", "card") if "search-room" in option] == []


@pytest.mark.rule("SH-EXPLORE-03")
def test_silence_does_nothing_and_spares_the_noise_roll(ship: Table) -> None:
    enter(ship, "armory", "silence-1", "1")
    table = ship.table
    assert "noise.roll" not in ship.kinds
    assert (table.noise, table.fire, table.malfunction, table.doors) == ({}, {}, {}, {})
    assert (ship["captain"].place, table.items[ROOM]) == (ROOM, 1)


@pytest.mark.rule("SH-EXPLORE-05")
def test_danger_brings_all_intruders_next_door_that_are_not_in_combat(ship: Table) -> None:
    one, two = ship.intruder("adult", "room-007"), ship.intruder("creeper", "room-005")
    ship.put("scout", "room-002")
    busy, far = ship.intruder("adult", "room-002"), ship.intruder("adult", "room-014")
    enter(ship, "armory", "danger-2", "1")
    assert (one.place, two.place, busy.place, far.place) == (ROOM, ROOM, "room-002", "room-014")
    assert "noise.roll" not in ship.kinds
    assert (ship.table.noise, "attack" in ship.kinds) == ({}, False)


@pytest.mark.rule("SH-EXPLORE-05")
def test_a_closed_door_on_the_way_is_destroyed_instead(ship: Table) -> None:
    adult = ship.intruder("adult", "room-007")
    enter(ship.door("c-006-007"), "armory", "danger-2", "1")
    assert (adult.place, ship.table.doors) == ("room-007", {"c-006-007": "destroyed"})
    assert ship.table.noise == {}


@pytest.mark.rule("SH-EXPLORE-06")
def test_danger_with_nobody_to_come_is_noise_in_each_corridor(ship: Table) -> None:
    enter(ship.noise("c-006-007"), "armory", "danger-3", "1")
    assert ship.table.noise == dict.fromkeys(EXITS, 1)
    assert not {"encounter", "noise.roll"} & set(ship.kinds)


@pytest.mark.rule("SH-EXPLORE-08")
def test_fire(ship: Table) -> None:
    enter(ship, "armory", "fire-1")
    assert ship.table.fire == {ROOM: 1}
    assert len(ship.told("noise.roll")) == 1


@pytest.mark.rule("SH-EXPLORE-09")
@pytest.mark.parametrize(("tile", "marked"), [("armory", {ROOM: 1}), ("nest", {}), ("room-covered-with-slime", {})])
def test_malfunction_but_not_where_there_can_be_none(ship: Table, tile: str, marked: dict[str, int]) -> None:
    enter(ship.mark("captain", slime=1), tile, "malfunction-2", "1")
    assert ship.table.malfunction == marked
    assert ship.table.limits["malfunction-marker"] == 8
    assert len(ship.told("noise.roll")) == 1


@pytest.mark.rule("SH-EXPLORE-10")
def test_doors_close_the_corridor_one_came_through(ship: Table) -> None:
    enter(ship, "armory", "doors-2")
    assert ship.table.doors == {WAY: "closed"}
    assert ship["captain"].place == ROOM


@pytest.mark.rule("SH-EXPLORE-11")
@pytest.mark.parametrize("token", ["fire-2", "silence-1"])
def test_a_resolved_token_is_in_no_pool(ship: Table, token: str) -> None:
    table = ship.table
    enter(ship, "armory", token)
    (used,) = [name for name in table.used_tokens if name.startswith(token)][-1:]
    assert ROOM not in table.tokens
    assert used not in [*table.tokens.values(), *table.spare_tokens]


@pytest.mark.rule("SH-EXPLORE-03", "SH-EXPLORE-05", "SH-ACTION-08")
@pytest.mark.parametrize("token", ["silence-1", "danger-2"])
def test_after_a_careful_movement_its_noise_takes_the_place_of_what_spares_a_roll(ship: Table, token: str) -> None:
    adult = ship.intruder("adult", "room-007")
    ship.unexplored(ROOM, "armory", token).cards("captain", 2).will("c-002-006")
    ship.act("captain", "careful", ROOM, WAY)
    assert ship.table.noise == {"c-002-006": 1}
    assert adult.place == "room-007"
