"""Airlock Control: a yellow Room that is closed off and opened to space."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import destroy_door, open_door

CONTROL = "room-006"
TARGET = "room-013"
DOORS = {"c-010-013", "c-013-014", "c-013-019"}
"""The Corridors of Room 13; it has no Entrance."""


@pytest.fixture
def airlock(counted: Any) -> Any:
    """Alpha stands in the Airlock Control, the Generator lies at Room 13 and the Comms Room at Room 5."""
    t = counted().ready("alpha", "airlock-control", CONTROL)
    return t.room("generator", TARGET).room("comms-room", "room-005")


@pytest.mark.rule("SH-AIRLOCK-01", "SH-AIRLOCK-06")
def test_other_explored_yellow_rooms_without_a_destroyed_door_can_be_chosen(airlock: Any) -> None:
    t = airlock.room("fire-control-system", "room-003").room("laboratory", "room-010").room("armory", "room-012")
    t.unexplored("room-003", "fire-control-system", "fire-1")
    assert t.targets("alpha", "airlock-procedure") == ["room-005", TARGET]
    t.door("c-013-014", "closed").door("c-005-010", "destroyed")
    assert t.targets("alpha", "airlock-procedure") == [TARGET]


@pytest.mark.rule("SH-AIRLOCK-06")
def test_a_white_room_whose_search_may_draw_yellow_items_is_no_yellow_room(airlock: Any) -> None:
    t = airlock.room("cabins", "room-007")
    assert "room-007" not in t.targets("alpha", "airlock-procedure")


@pytest.mark.rule("SH-AIRLOCK-02")
def test_every_door_of_the_room_is_closed_and_the_token_lies_there(airlock: Any) -> None:
    t = airlock.door("c-013-014").act("alpha", "room", "airlock-procedure", TARGET)
    assert t.table.doors == dict.fromkeys(DOORS, "closed")
    assert t.ship.airlock == TARGET
    assert t.hand("alpha", "look", "look").legal("alpha", "room") == []  # the one token is in use


@pytest.mark.rule("SH-AIRLOCK-02")
def test_an_entrance_takes_no_door_and_does_not_stop_the_procedure(airlock: Any) -> None:
    t = airlock.act("alpha", "room", "airlock-procedure", "room-005")
    assert t.table.doors == {"c-005-006": "closed", "c-005-010": "closed"}
    assert t.ship.airlock == "room-005"


@pytest.mark.rule("SH-AIRLOCK-03")
@pytest.mark.parametrize("how", ["opened", "destroyed"])
def test_a_door_that_does_not_stay_closed_calls_it_off(airlock: Any, how: str) -> None:
    t = airlock.put("beta", TARGET).fire(TARGET).act("alpha", "room", "airlock-procedure", TARGET)
    drone = t.intruder("drone", TARGET)
    (open_door if how == "opened" else destroy_door)(t.game, "c-013-014")
    assert t.ship.airlock == ""
    t.step("player", "airlock")
    assert (t["beta"].status, drone.place) == ("active", TARGET)
    assert TARGET in t.table.fire


@pytest.mark.rule("SH-AIRLOCK-04", "SH-AIRLOCK-05")
def test_everything_in_the_room_dies_when_the_player_phase_is_over(airlock: Any) -> None:
    t = airlock.put("beta", TARGET).fire(TARGET).act("alpha", "room", "airlock-procedure", TARGET)
    t.intruder("drone", TARGET)
    assert TARGET in t.table.fire  # it burns on until the Room is open to space
    t.step("player", "airlock")
    assert (t["beta"].status, t["beta"].cause) == ("dead", "airlock")
    assert (t.table.intruders, t.table.fire, t.ship.airlock) == ({}, {}, "")
    assert sorted(o.partition("/")[0] for o in t.table.objects[TARGET]) == ["character-corpse", "intruder-carcass"]


@pytest.mark.rule("SH-AIRLOCK-04")
def test_that_is_before_the_event_phase_begins(airlock: Any) -> None:
    phases = airlock.game.ruleset.phases
    names = [step.name for step in phases["player"]]
    assert names.index("airlock") > names.index("turns")
    assert "airlock" not in [step.name for step in phases["event"]]


@pytest.mark.rule("SH-AIRLOCK-04", "SH-CRIT-03", "SH-POD-13")
def test_a_first_death_in_it_unlocks_the_pods_and_one_that_waits_plays_on(airlock: Any) -> None:
    t = airlock.pods(a=(1,), b=(2,), locked=(2,)).waits("beta", 1).put("alpha", TARGET)
    t.ship.airlock = TARGET
    t.step("player", "airlock")
    assert (t.ending, t.statuses(), t.unlocked()) == ("", ["dead", "active"], [1, 2])


@pytest.mark.rule("SH-AIRLOCK-04", "SH-END-04")
def test_the_last_one_that_is_thrown_out_ends_the_game_and_its_intruders_are_dead(airlock: Any) -> None:
    t = airlock.away("beta", "hibernating").put("alpha", TARGET).sequence(5)
    t.intruder("giant", TARGET)
    t.ship.airlock = TARGET
    t.step("player", "airlock")
    assert (t.ending, t.table.intruders) == ("ship_destroyed", {})
    assert t.finish().statuses() == ["dead", "dead"]


# ---------------------------------------------------------------- orders of cards


def test_a_card_has_the_highest_room_that_may_be_chosen_opened(airlock: Any) -> None:
    t = airlock.room("fire-control-system", "room-018").door("c-005-010", "open")
    t.unexplored("room-018", "fire-control-system", "fire-1")
    t.game.hooks.command(t.game, "seal-highest", "")
    assert t.ship.airlock == TARGET
    assert t.table.doors == dict.fromkeys(DOORS, "closed")
    t.explored("room-018").game.hooks.command(t.game, "seal-highest", "")
    assert t.ship.airlock == TARGET, "the one token is in use"


def test_no_room_with_a_destroyed_door_is_opened_by_a_card(airlock: Any) -> None:
    t = airlock.door("c-013-014", "destroyed")
    t.game.hooks.command(t.game, "seal-highest", "")
    assert t.ship.airlock == "room-005"
