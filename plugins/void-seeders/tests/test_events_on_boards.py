"""The Event cards that name parts of a board, on the Facility and on the ship."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- the Facility


def test_cargo_pod_ejection_takes_the_next_css_token_off(facility: Any) -> None:
    board = facility.game.facility
    board.time = 9
    ahead = sorted((int(slot) for slot in board.css if int(slot) < 9), reverse=True)
    gone, boxed = board.css[str(ahead[0])], len(board.css_spare)
    facility.put("sentry", "room-001").put("hacker", "room-001").event("cargo-pod-ejection")
    assert [slot for slot in ahead if str(slot) in board.css] == ahead[1:]
    assert (board.css_spare[-1], len(board.css_spare), facility.table.malfunction) == (gone, boxed + 1, {})


def test_with_no_token_ahead_the_explored_css_rooms_break(facility: Any) -> None:
    board = facility.game.facility
    board.css_spare += board.css.values()
    board.css.clear()
    facility.room("css-a", "room-010").room("css-b", "room-011").table.explored.pop("room-011")
    facility.event("cargo-pod-ejection")
    assert facility.table.malfunction == {"room-010": 1}


@pytest.mark.parametrize("explored", [True, False])
def test_power_generator_overheat_breaks_an_explored_power_generator(facility: Any, explored: bool) -> None:
    facility.room("power-generator", "room-010")
    if not explored:
        facility.table.explored.pop("room-010")
    facility.event("power-generator-overheat")
    assert (facility.table.malfunction, facility.table.fire) == ({"room-010": 1} if explored else {}, {})


def test_a_broken_power_generator_burns_and_all_fire_spreads(facility: Any) -> None:
    # Room 10 is next to the Elevator Room of Section 3 and to Room 14; the Repository to Rooms 1, 2 and a Staircase.
    facility.room("power-generator", "room-010").malfunction("room-010").fire("repository").door("c-001-017")
    facility.event("power-generator-overheat")
    assert sorted(facility.table.fire) == sorted(
        ["room-010", "elevator-s-03", "room-014", "repository", "room-002", *stairs(facility)]
    )


def stairs(facility: Any) -> list[str]:
    """The Staircase next to the Repository, if Fire can be there."""
    tile = facility.game.board.rooms[facility.table.tiles["staircase-12-east"]]
    return ["staircase-12-east"] if tile.fire else []


def test_fuel_explosion_burns_the_three_elevator_rooms(facility: Any) -> None:
    facility.event("fuel-explosion")
    assert sorted(facility.table.fire) == ["elevator-s-01", "elevator-s-02", "elevator-s-03"]


@pytest.mark.parametrize("broken", [1, 2])
def test_facility_system_failure(facility: Any, broken: int) -> None:
    # Computers at 3, 10 and 18, the Alert Room.
    facility.room("archive", "room-010").room("laboratory", "room-003")
    facility.malfunction(*["alert-room", "room-003"][:broken]).event("facility-system-failure")
    running = facility.game.facility.autodestruction > -1
    assert (running, sorted(facility.table.malfunction)) == (broken == 2, ["alert-room", "room-003"])


# ---------------------------------------------------------------- the ship


def test_evacuation_pod_ejection_launches_the_lowest_pod_with_who_waits_in_it(ship: Any) -> None:
    pods = sorted(ship.game.ship.pods)
    ship.put("scout", "").game.ship.waiting[pods[0]].append(ship["scout"].seat)
    ship.event("evacuation-pod-ejection")
    assert (sorted(ship.game.ship.pods), ship["scout"].status) == (pods[1:], "escaped")


@pytest.mark.parametrize("explored", [True, False])
def test_generator_overheat_breaks_an_explored_generator(ship: Any, explored: bool) -> None:
    ship.room("generator", "room-005")
    if not explored:
        ship.table.explored.pop("room-005")
    ship.event("generator-overheat")
    assert (ship.table.malfunction, ship.table.fire) == ({"room-005": 1} if explored else {}, {})


def test_a_broken_generator_burns_and_all_fire_spreads(ship: Any) -> None:
    ship.room("generator", "room-005").malfunction("room-005").event("generator-overheat")
    next_door = {other for _, other in ship.game.board.ways["room-005"]}
    assert set(ship.table.fire) == {"room-005", *next_door}


def test_fuel_explosion_burns_the_engine_rooms(ship: Any) -> None:
    ship.event("ship-fuel-explosion")
    assert sorted(ship.table.fire) == ["engine-1", "engine-2", "engine-3"]


@pytest.mark.parametrize("broken", [1, 2])
def test_ship_ai_failure(ship: Any, broken: int) -> None:
    ship.room("laboratory", "room-004").room("comms-room", "room-005").room("generator", "room-009")
    ship.malfunction(*["room-005", "room-004"][:broken]).event("ship-ai-failure")
    running = ship.game.ship.self_destruct > -1
    assert (running, sorted(ship.table.malfunction)) == (broken == 2, ["room-004", "room-005"])


# ---------------------------------------------------------------- the same on both


def test_shy_of_light_helps_on_the_whole_ship(ship: Any) -> None:
    ship.weakness("shy-of-light")
    token = next(name for name, record in ship.game.cards.tokens.items() if record.light == 3)
    assert ship.game.hooks.surprise_number(ship.game, ship["scout"], token) == 2


@pytest.mark.parametrize("fixture", ["facility", "ship"])
def test_a_common_card_is_the_same_on_both(request: pytest.FixtureRequest, fixture: str) -> None:
    t = request.getfixturevalue(fixture)
    first, second = (who.id for who in t.table.characters)
    entrances = t.game.board.entrances
    with_one, without = (next(p for p in t.game.board.order if bool(entrances[p]) is there) for there in (True, False))
    for who, place in ((first, with_one), (second, without)):
        t.explored(place).put(who, place).hand(who)
    t.insane(**{first: 2, second: 2}).event("fear-1")
    assert [t.contamination(who) for who in (first, second)] == [1, 1]
    t.event("tendrils")
    assert [t.level(who) for who in (first, second)] == [3, 2]
