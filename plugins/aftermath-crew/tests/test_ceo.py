"""The cards of the CEO, most of which use the Robot."""

from __future__ import annotations

from typing import Any

import pytest

ROBOT = "ceo.lockdown-robot"

# ---------------------------------------------------------------- the Robot


def energy(t: Any) -> int:
    """What is left of the Energy."""
    return int(t["ceo"].ammo[ROBOT])


def test_the_robot_keeps_an_attack_off_for_one_energy(crew: Any) -> None:
    t = crew("ceo").hand("ceo", "robot-guard").top("attacks", "bite-3")
    t.intruder("drone", "a")
    t.will(("react", "ceo.robot-guard/1", "shield")).step("event", "attacks")
    assert (t["ceo"].serious, energy(t), t["ceo"].hand) == ([], 4, [])
    assert t.told("attack.card") == [], "no Attack card is drawn"


def test_the_robot_guards_the_ceo_alone(crew: Any) -> None:
    t = crew("ceo", "medic").hand("ceo", "robot-guard", "search").hand("medic").top("attacks", "scratch-2")
    t.intruder("drone", "a")
    t.step("event", "attacks")
    assert t["medic"].light == 1
    assert t.asked_of("ceo", "react") == []


def test_the_robot_deals_two_injuries(crew: Any) -> None:
    t = crew("ceo").hand("ceo", "robot-assault", "search").top("attacks", "scratch-2", "scratch-4")
    t.intruder("giant", "a")
    t.play_card("ceo", "robot-assault", "strike", "giant-1")
    assert (t.told("injury"), energy(t)) == ([{"piece": "giant-1", "injuries": 2, "now": 2}], 4)
    assert t["ceo"].hand == [], "at Cost 1"


@pytest.mark.parametrize(("use", "marker"), [("fix-room", "malfunction"), ("put-out-fire", "fire")])
def test_the_robot_sees_to_the_room(crew: Any, use: str, marker: str) -> None:
    t = crew("ceo").put("ceo", "b").hand("ceo", "robot-labour")
    assert t.uses("ceo", "robot-labour") == []
    getattr(t, marker)("b")
    assert t.uses("ceo", "robot-labour") == [(use,)]
    t.play_card("ceo", "robot-labour", use)
    assert (getattr(t.table, marker), energy(t)) == ({}, 4)


def test_without_energy_or_robot_its_cards_are_of_no_use(crew: Any) -> None:
    t = crew("ceo").hand("ceo", "robot-labour", "robot-assault", "robot-guard", "search").fire("a")
    t["ceo"].ammo[ROBOT] = 0
    assert t.uses("ceo", "robot-labour") == []
    t["ceo"].ammo[ROBOT] = 1
    assert t.uses("ceo", "robot-labour") == [("put-out-fire",)]
    t.act("ceo", "drop", ROBOT)
    assert t.uses("ceo", "robot-labour") == []
    t.intruder("drone", "a")
    assert t.uses("ceo", "robot-assault") == []
    t.top("attacks", "scratch-2").step("event", "attacks")
    assert t.asked_of("ceo", "react") == []
    assert t["ceo"].light == 1


@pytest.mark.variant
def test_a_battery_fills_the_robot_and_not_above_five(facility: Any) -> None:
    t = facility("ceo").hand("ceo", "search", "rest")
    battery = t.give("ceo", "weapon-battery")
    assert [use for use in t.item_uses("ceo", battery) if use[0] == "load"] == [], "it is full"
    t["ceo"].ammo[ROBOT] = 1
    t.use("ceo", battery, "load", ROBOT)
    assert (energy(t), battery in t["ceo"].items) == (5, False)


@pytest.mark.variant
def test_aboard_the_robot_lies_beside_the_board_and_the_armory_does_not_fill_it(ship: Any) -> None:
    t = ship("ceo").hand("ceo", "search", "rest", "demolition").room("armory", "room-007", 0).put("ceo", "room-007")
    assert (t["ceo"].beside, t["ceo"].held, t["ceo"].ammo) == (["ceo.robot"], [], {"ceo.robot": 5})
    t["ceo"].ammo["ceo.robot"] = 2
    assert t.legal("ceo", "room") == []
    charge = t.give("ceo", "energy-charge")
    t.use("ceo", charge, "load", "ceo.robot")
    assert t["ceo"].ammo == {"ceo.robot": 5}


@pytest.mark.variant
def test_aboard_the_robot_mends_engines(ship: Any) -> None:
    t = ship("ceo").put("ceo", "engine-2").hand("ceo", "robot-labour")
    t.game.ship.engines["engine-2"].sort(key=lambda token: token.endswith("damaged"))
    assert t.uses("ceo", "robot-labour") == [("engine",)]
    t.will("working").play_card("ceo", "robot-labour", "engine")
    assert t.game.ship.engines["engine-2"][-1] == "engine-2/working"
    assert t["ceo"].ammo == {"ceo.robot": 4}


# ---------------------------------------------------------------- Executive Access


def test_executive_access_uses_the_room_for_free_or_moves_a_door(crew: Any) -> None:
    t = crew("ceo").put("ceo", "c").hand("ceo", "executive-access").wounds("ceo", light=2)
    assert t.uses("ceo", "executive-access")[-1] == ("free-room-action", "first-aid")
    t.play_card("ceo", "executive-access", "free-room-action", "first-aid")
    assert (t["ceo"].light, t["ceo"].hand) == (0, [])
    t.hand("ceo", "executive-access").play_card("ceo", "executive-access", "door", "ac")
    assert t.table.doors == {"ac": "closed"}


def test_executive_access_needs_a_computer_that_works(crew: Any) -> None:
    t = crew("ceo").put("ceo", "c").hand("ceo", "executive-access").malfunction("c")
    assert {use[0] for use in t.uses("ceo", "executive-access")} == {"door"}


# ---------------------------------------------------------------- Golden Parachute


def test_golden_parachute_draws_three_cards_and_leaves_the_game(crew: Any) -> None:
    t = crew("ceo").hand("ceo", "golden-parachute", "search")
    assert t.uses("ceo", "golden-parachute") == [("bonus",)], "no Gate here"
    t.play_card("ceo", "golden-parachute", "bonus")
    assert (len(t["ceo"].hand), t["ceo"].removed) == (3, ["ceo.golden-parachute/1"])
    assert "ceo.golden-parachute/1" not in t["ceo"].discard


@pytest.mark.variant
def test_golden_parachute_opens_the_main_gate_from_an_exit_room(facility: Any) -> None:
    t = facility("ceo").hand("ceo", "golden-parachute", "search")
    assert t.uses("ceo", "golden-parachute") == [("bonus",)]
    exit_room = next(p for p in t.game.board.order if "exit" in t.game.board.places[p].roles)
    t.put("ceo", exit_room)
    assert not t.game.facility.gate_open
    t.play_card("ceo", "golden-parachute", "open-gate")
    assert t.game.facility.gate_open
    t.lay("ceo.hand", "ceo.golden-parachute/1", "ceo.rest/1")
    assert t.uses("ceo", "golden-parachute") == [("bonus",)], "it is open"


@pytest.mark.variant
def test_golden_parachute_turns_any_pod(ship: Any) -> None:
    t = ship("ceo").hand("ceo", "golden-parachute", "search")
    pods = sorted(t.game.ship.pods)
    assert t.uses("ceo", "golden-parachute") == [("bonus",), *(("unlock-pod", pod) for pod in pods)]
    before = pods[0] in t.game.ship.locked
    t.play_card("ceo", "golden-parachute", "unlock-pod", pods[0])
    assert (pods[0] in t.game.ship.locked) is not before


# ---------------------------------------------------------------- what is cancelled


def interrupted(crew: Any, card: str, *use: str) -> Any:
    """The CEO plays `card` with one to pay for it in a Room on Fire; the Medic, who is there, cancels that."""
    t = crew("ceo", "medic").fire("a").hand("ceo", card, "search").hand("medic", "interruption")
    return t.will(("react", "medic.interruption/1", "cancel-action")).play_card("ceo", card, *use)


def test_a_card_of_the_robot_that_is_cancelled_spends_no_energy(crew: Any) -> None:
    t = interrupted(crew, "robot-labour", "put-out-fire")
    assert (energy(t), t.table.fire, t["ceo"].discard) == (5, {"a": 1}, ["ceo.robot-labour/1"])


def test_a_golden_parachute_that_is_cancelled_is_gone_all_the_same(crew: Any) -> None:
    t = interrupted(crew, "golden-parachute", "bonus")
    assert (t["ceo"].hand, t["ceo"].removed) == ([], ["ceo.golden-parachute/1"])
