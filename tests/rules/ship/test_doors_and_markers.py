"""Technical Corridors, Doors, Fire and Malfunction markers on the ship, and what they do to its Rooms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_core.rules import close_all, close_door, computer_at, place_fire, place_malfunction
from nemesis_core.rules.intruders import move_by_number
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
WAY = "c-006-011"


@pytest.mark.rule("SH-TECH-01")
def test_nobody_walks_through_the_technical_corridors(ship: Table) -> None:
    ship.put("captain", "room-014").explored("room-014").cards("captain", 3)
    targets = {option[1] for option in [*ship.legal("captain", "move"), *ship.legal("captain", "careful")]}
    assert targets == {"hibernatorium", "room-013", "room-017"}


@pytest.mark.rule("SH-TECH-01")
def test_they_have_no_doors(ship: Table) -> None:
    close_all(ship.game, "room-014")
    assert ship.table.doors == dict.fromkeys(("c-011-014", "c-013-014", "c-014-017"), "closed")
    assert not close_door(ship.game, "technical-corridors")


@pytest.mark.rule("SH-TECH-02")
def test_an_intruder_that_goes_in_leaves_the_board(ship: Table) -> None:
    # Scent of Prey: Creepers and Adults through 3, where room-014 has its Entrance.
    adult = ship.intruder("adult", "room-014", injuries=2)
    token, before = adult.token, len(ship.table.bag)
    assert token not in ship.table.bag
    ship.top("events", "ship-scent-of-prey").step("event", "event-card")
    assert ship.table.intruders == {}
    assert (len(ship.table.bag), token in ship.table.bag) == (before + 1, True)
    again = ship.comes("adult", "room-014")
    assert again is not None
    assert again.injuries == 0


@pytest.mark.rule("SH-DOOR-01")
@pytest.mark.parametrize(
    ("state", "after", "open_"),
    [("open", "closed", True), ("closed", "closed", False), ("destroyed", "destroyed", True)],
)
def test_open_closed_and_destroyed_doors(ship: Table, state: str, after: str, open_: bool) -> None:
    ship.door(WAY, state).cards("captain", 1)
    assert (("move", ROOM, WAY) in ship.legal("captain")) == open_
    adult = ship.intruder("adult", ROOM)
    close_door(ship.game, WAY)
    assert ship.table.doors == {WAY: after}
    ship.door(WAY, state)
    move_by_number(ship.game, adult, 2)
    assert adult.place == ("hibernatorium" if open_ else ROOM)


@pytest.mark.rule("SH-DOOR-02")
def test_an_intruder_destroys_a_closed_door_and_stays(ship: Table) -> None:
    # Damage: Creepers and Adults through 2.
    adult = ship.put("captain", "engine-2").door(WAY).intruder("adult", ROOM)
    ship.top("events", "ship-damage").step("event", "event-card")
    assert (adult.place, ship.table.doors) == (ROOM, {WAY: "destroyed"})


@pytest.mark.rule("SH-FIRE-01")
def test_fire_wounds_at_the_end_of_each_go_however_often_in_a_cycle(ship: Table) -> None:
    ship.cards("captain", 4).fire("hibernatorium", ROOM).dice("noise-die", *["silence"] * 4)
    ship["scout"].passed = True
    ship.will(("move", ROOM, WAY), ("move", "hibernatorium", WAY)).turn()
    assert ship["captain"].light == 0  # the go is not over yet
    ship.turn()
    assert ship["captain"].light == 1
    ship.will(("move", ROOM, WAY), ("move", "hibernatorium", WAY)).turn().turn()
    assert ship["captain"].light == 2
    ship.will(("pass",)).turn()
    assert (ship["captain"].light, len(ship["captain"].serious)) == (0, 1)


@pytest.mark.rule("SH-FIRE-01")
def test_a_room_holds_one_fire_marker(ship: Table) -> None:
    assert place_fire(ship.game, ROOM)
    assert not place_fire(ship.game, ROOM)
    assert ship.table.fire == {ROOM: 1}


@pytest.mark.rule("SH-MALF-01")
def test_a_malfunction_stops_the_room_action_but_no_search(ship: Table) -> None:
    ship.put("captain", ROOM).hand("captain", "search", "rest", "order")
    assert ship.legal("captain", "room") != []
    ship.malfunction(ROOM)
    assert ship.legal("captain", "room") == []
    assert [option for option in ship.legal("captain", "card") if "search-room" in option] != []


@pytest.mark.rule("SH-MALF-01", "SH-ROOM-04")
def test_a_malfunction_stops_the_computer(aboard: Callable[..., Table]) -> None:
    t = aboard("pilot", "scientist").room("command-center", ROOM).put("scientist", ROOM).put("pilot", "engine-2")
    t.hand("scientist", "risk-assessment")
    look = ("card", "scientist.risk-assessment/1", "peek-event")
    assert look in t.legal("scientist")
    t.malfunction(ROOM)
    assert look not in t.legal("scientist")
    assert not computer_at(t.game, ROOM)


@pytest.mark.rule("SH-MALF-04")
def test_where_a_malfunction_is_placed_and_where_not(ship: Table) -> None:
    ship.room("nest", "room-007").room("room-covered-with-slime", "room-005")
    assert not any(place_malfunction(ship.game, place) for place in ("room-007", "room-005", "room-014"))
    assert "room-014" not in ship.table.explored
    assert place_malfunction(ship.game, ROOM)
    assert not place_malfunction(ship.game, ROOM)
    assert ship.table.malfunction == {ROOM: 1}


@pytest.mark.rule("SH-ROOM-03")
def test_a_computer_matters_only_to_what_asks_for_one(ship: Table) -> None:
    ship.put("captain", ROOM).hand("captain", "search", "rest", "order", "demolition")
    without = ship.legal("captain")
    assert not ship.game.board.rooms["storage"].computer
    ship.room("command-center", ROOM)
    assert ship.game.board.rooms["command-center"].computer
    own = [option for option in ship.legal("captain") if option[0] != "room"]
    assert own == [option for option in without if option[0] != "room"]
