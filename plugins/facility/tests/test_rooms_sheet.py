"""Which Rooms there are, and what Rooms do without an Action."""

from __future__ import annotations

from typing import Any

import pytest

FIRST = {
    "archive", "cave-entrance", "cooling-system", "decon-room", "emergency-room", "laboratory", "css-a", "nest",
    "power-generator", "transmitter-control-room",
}  # fmt: skip
SECOND = {
    "css-b", "css-c", "css-control-room", "defense-control-room", "guard-room", "contaminated-room", "surgery",
    "testing-lab", "vent-control-room",
}  # fmt: skip
SPECIAL = {
    "alert-room": "alert-room",
    "backup-power-supply": "backup-power-supply",
    "elevator-s-01": "elevator-room",
    "elevator-s-02": "elevator-room",
    "elevator-s-03": "elevator-room",
    "staircase-12-west": "emergency-staircase",
    "staircase-12-east": "emergency-staircase",
    "staircase-23-west": "emergency-staircase",
    "staircase-23-east": "emergency-staircase",
    "repository": "repository",
    "isolation-room": "isolation-room",
}


@pytest.mark.rule("LD-ROOM-01")
@pytest.mark.parametrize("seed", range(5))
def test_all_ten_rooms_of_the_first_group_are_on_the_board(facility: Any, seed: int) -> None:
    t = facility(seed=seed)
    tiles = list(t.table.tiles.values())
    assert {tile for tile in tiles if tile in FIRST} == FIRST
    assert sum(tile in FIRST for tile in tiles) == 10
    assert not FIRST & set(t.table.box)


@pytest.mark.rule("LD-ROOM-02")
@pytest.mark.parametrize("seed", range(5))
def test_six_rooms_of_the_second_group_are_on_the_board(facility: Any, seed: int) -> None:
    t = facility(seed=seed)
    used = [tile for tile in t.table.tiles.values() if tile in SECOND]
    assert len(used) == len(set(used)) == 6
    assert {*used, *t.table.box} == SECOND


@pytest.mark.rule("LD-ROOM-03")
def test_special_rooms_are_explored_and_never_searched(facility: Any) -> None:
    t = facility()
    special = {place: tile for place, tile in t.table.tiles.items() if tile not in FIRST | SECOND}
    assert special == SPECIAL
    for place in SPECIAL:
        assert place in t.table.explored
        t.put("alpha", place).items(place, 2).hand("alpha", "look")
        assert t.legal("alpha", "card") == []


@pytest.mark.rule("LD-CONTROOM-01")
def test_searching_the_contaminated_room_brings_slime(counted: Any) -> None:
    t = counted().room("contaminated-room", "room-001", items=2).put("alpha", "room-001").hand("alpha", "look")
    t.top("item-green", "clothes", "scalpel")
    kept = t.table.decks["item-green"][-1]
    t.will(kept).play_card("alpha", "look", "search", "green")
    assert t["alpha"].items == [kept]
    assert t.table.items["room-001"] == 1
    assert t["alpha"].marks["slime"] == 1


@pytest.mark.rule("LD-NEST-01")
def test_whoever_explores_the_nest_learns_once(counted: Any) -> None:
    t = counted().unexplored("room-005", "nest", "underground-silence-1").mark("alpha", knowledge=1)
    t.mark("beta", knowledge=1).put("alpha", "alert-room").put("beta", "alert-room")
    t.hand("alpha", "look").hand("beta", "look")
    t.act("alpha", "move", "room-005").act("beta", "move", "room-005")
    assert [who.place for who in t.table.characters] == ["room-005", "room-005"]
    assert [who.marks["knowledge"] for who in t.table.characters] == [2, 1]
    assert "room-005" not in t.table.items


def test_exploring_another_room_teaches_nothing(counted: Any) -> None:
    t = counted().unexplored("room-005", "archive", "underground-silence-1").mark("alpha", knowledge=1)
    t.put("alpha", "alert-room").hand("alpha", "look").act("alpha", "move", "room-005")
    assert t["alpha"].marks["knowledge"] == 1


@pytest.mark.rule("LD-ISO-01")
def test_the_isolation_room_gives_a_card_more(counted: Any) -> None:
    t = counted().put("alpha", "isolation-room").hand("alpha").hand("beta")
    t.step("player", "draw")
    assert [len(who.hand) for who in t.table.characters] == [6, 5]


@pytest.mark.rule("LD-ISO-01")
def test_a_malfunction_takes_the_extra_card_and_an_intruder_does_not(counted: Any) -> None:
    t = counted().put("alpha", "isolation-room").malfunction("isolation-room").hand("alpha")
    t.step("player", "draw")
    assert len(t["alpha"].hand) == 5
    t = counted().put("alpha", "isolation-room").hand("alpha")
    t.intruder("drone", "isolation-room")
    t.step("player", "draw")
    assert len(t["alpha"].hand) == 6
