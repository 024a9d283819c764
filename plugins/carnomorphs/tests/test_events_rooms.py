"""What the Event cards do to Rooms and to parts of the board, among the fakes, on the Facility and on the ship.

Among the fakes d is red, e white and an evacuation Room, as g is, which is unexplored.
"""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Fire and Malfunctions


def test_the_last_fire_breaks_its_room_and_starts_again_around_it(t: Any) -> None:
    t.away().fire("b", "d").door("de").event("chemical-fire")
    assert sorted(t.table.fire) == ["a", "b", "c"]
    assert sorted(t.table.malfunction) == ["d"]


def test_without_a_fire_nothing_burns(t: Any) -> None:
    t.away().event("chemical-fire")
    assert (t.table.fire, t.table.malfunction) == ({}, {})


@pytest.mark.variant
def test_a_fire_in_a_room_without_a_number_is_not_the_last_one(f: Any) -> None:
    f.fire("staircase-12-west", "alert-room").event("chemical-fire")
    assert sorted(f.table.malfunction) == ["alert-room"]
    assert "staircase-12-west" in f.table.fire


def test_the_first_red_room_loses_its_items_and_burns_with_its_neighbours(t: Any) -> None:
    t.away().items("d", 3).items("c", 2).door("cd").event("ammunition-meltdown")
    assert (t.table.items["d"], t.table.items["c"]) == (0, 2)
    assert sorted(t.table.fire) == ["a", "d", "e"]


def test_an_unexplored_red_room_is_left_alone(t: Any) -> None:
    t.away().table.explored.pop("d")
    t.event("ammunition-meltdown")
    assert t.table.fire == {}


@pytest.mark.parametrize("explored", [True, False])
def test_white_rooms_break_if_they_are_explored(t: Any, explored: bool) -> None:
    t.away()
    if not explored:
        t.table.explored.pop("e")
    t.event("structural-weakness")
    assert sorted(t.table.malfunction) == ["e"] * explored


# ---------------------------------------------------------------- parts of a board


@pytest.mark.parametrize(
    ("table", "card", "order"),
    [
        ("t", "venting-procedure-glitch", ("seal-highest", "")),
        ("n", "airlock-procedure-glitch", ("seal-highest", "")),
        ("t", "emergency-protocol-failure", ("take-css", "last")),
        ("n", "ship-emergency-protocol-failure", ("launch-highest-pod", "b")),
    ],
)
def test_the_board_is_told_what_to_do(request: pytest.FixtureRequest, table: str, card: str, order: Any) -> None:
    t = request.getfixturevalue(table).away().event(card)
    assert t.orders == [order]


@pytest.mark.parametrize(("table", "card"), [("t", "cooling-system-overload"), ("n", "generator-overload")])
@pytest.mark.parametrize("markers", [2, 3, 4])
def test_three_malfunctions_start_the_self_destruction(
    request: pytest.FixtureRequest, table: str, card: str, markers: int
) -> None:
    t = request.getfixturevalue(table).away().malfunction(*"abcd"[:markers]).event(card)
    assert t.orders == ([("start-self-destruct", "")] if markers >= 3 else [])


@pytest.mark.parametrize(("table", "card"), [("t", "pod-hatches-jam"), ("n", "evacuation-hatches-jam")])
def test_explored_evacuation_rooms_break(request: pytest.FixtureRequest, table: str, card: str) -> None:
    t = request.getfixturevalue(table).away().event(card)
    assert sorted(t.table.malfunction) == ["e"]


# ---------------------------------------------------------------- on the Facility


@pytest.mark.variant
def test_venting_starts_in_the_highest_explored_room_with_an_entrance(f: Any) -> None:
    board = f.game.board
    *others, low, high, broken = (p for p in board.order if board.entrances[p] and board.places[p].number)
    for place in others:
        f.table.explored.pop(place, None)
    f.explored(low).explored(high).explored(broken)
    f.door(board.ways[broken][0][0], "destroyed").event("venting-procedure-glitch")
    assert f.game.facility.venting == high
    assert {f.table.doors[corridor] for corridor, _ in board.ways[high]} == {"closed"}


@pytest.mark.variant
def test_autodestruction_starts_and_goes_on_if_it_runs(f: Any) -> None:
    f.game.facility.time = 11
    f.malfunction("alert-room", "repository", "backup-power-supply").event("cooling-system-overload")
    assert f.game.facility.autodestruction == 8


@pytest.mark.variant
def test_cargo_sending_system_rooms_break(f: Any) -> None:
    f.room("css-a", "room-001").room("css-b", "room-010").room("css-c", "room-011")
    f.table.explored.pop("room-011")
    f.event("pod-hatches-jam")
    assert sorted(f.table.malfunction) == ["room-001", "room-010"]


@pytest.mark.variant
def test_the_last_css_token_ahead_goes_back_to_the_box(f: Any) -> None:
    facility = f.game.facility
    last = min(facility.css, key=int)
    token, before = facility.css[last], set(facility.css)
    f.event("emergency-protocol-failure")
    assert set(facility.css) == before - {last}
    assert facility.css_spare[-1] == token


# ---------------------------------------------------------------- on the ship


@pytest.mark.variant
def test_the_airlock_opens_in_the_highest_yellow_room(s: Any) -> None:
    s.room("generator", "room-013").room("comms-room", "room-005").room("nest", "room-014")
    for place in s.game.board.order:
        if place not in ("room-013", "room-005", "room-014"):
            s.table.explored.pop(place, None)
    s.event("airlock-procedure-glitch")
    assert s.game.ship.airlock == "room-013"


@pytest.mark.variant
def test_the_self_destruct_sequence_starts(s: Any) -> None:
    s.malfunction("engine-1", "engine-2", "engine-3").event("generator-overload")
    assert s.game.ship.self_destruct == max(s.game.self_destruct_spaces)


@pytest.mark.variant
def test_both_evacuation_sections_break(s: Any) -> None:
    s.room("evacuation-section-a", "room-002").room("evacuation-section-b", "room-004").event("evacuation-hatches-jam")
    assert sorted(s.table.malfunction) == ["room-002", "room-004"]


@pytest.mark.variant
def test_section_b_loses_its_highest_pod(s: Any) -> None:
    s.room("evacuation-section-a", "room-002").room("evacuation-section-b", "room-004")
    s.game.ship.pods = {"pod-1": "a", "pod-2": "b", "pod-3": "a", "pod-4": "b", "pod-5": "a"}
    s.game.ship.waiting = {pod: [] for pod in s.game.ship.pods}
    s.event("ship-emergency-protocol-failure")
    assert sorted(s.game.ship.pods) == ["pod-1", "pod-2", "pod-3", "pod-5"]
