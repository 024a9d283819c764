"""Recharge, Neuralink, Bypass, It Works for Me."""

from __future__ import annotations

from typing import Any

import pytest

LEARN, DOOR, DONE = ("learn",), ("door", "ab"), ("done",)

# ---------------------------------------------------------------- Recharge


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_recharge_adds_two_ammo_up_to_the_maximum(crew: Any, before: int, after: int) -> None:
    t = crew("hacker").hand("hacker", "recharge")
    t["hacker"].ammo["hacker.smart-gun"] = before
    t.play_card("hacker", "recharge", "charge-weapon", "hacker.smart-gun")
    assert t["hacker"].ammo["hacker.smart-gun"] == after


def test_recharge_needs_power_an_energy_weapon_with_room_and_no_combat(crew: Any) -> None:
    t = crew("hacker").hand("hacker", "recharge")
    assert t.uses("hacker", "recharge") == [], "the Smart Gun is full"
    t["hacker"].ammo["hacker.smart-gun"] = 1
    assert t.uses("hacker", "recharge") == [("charge-weapon", "hacker.smart-gun")]
    drone = t.intruder("drone", "a")
    assert t.uses("hacker", "recharge") == []
    del t.table.intruders[drone.id]
    t.table.supply.append(drone.token)
    assert t.dark().uses("hacker", "recharge") == []


def test_recharge_does_not_load_a_classic_weapon(crew: Any) -> None:
    t = crew("hacker").hand("hacker", "recharge")
    t.give("hacker", "slugger", ammo=0)
    assert t.uses("hacker", "recharge") == []


# ---------------------------------------------------------------- Neuralink


def test_neuralink_reaches_the_computer_card_from_a_room_without_computer(crew: Any) -> None:
    t = crew("hacker").hand("hacker", "neuralink", "rest", "search")
    assert t.uses("hacker", "neuralink") == [("no-terminal", *DOOR), ("no-terminal", *LEARN)]
    t.will("hacker.rest/1").play_card("hacker", "neuralink", "no-terminal", "learn")
    assert t.game.bench.done == ["card-1: learn"]
    assert t.game.bench.face_up == "card-2"
    assert t["hacker"].discard == ["hacker.neuralink/1", "hacker.rest/1"], "the Computer Action costs 1"


def test_neuralink_needs_no_power_at_a_computer(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").dark().hand("hacker", "neuralink", "rest")
    t.play_card("hacker", "neuralink", "no-power", "door", "ab")
    assert t.game.bench.done == ["card-1: door ab"]
    assert t["hacker"].hand == []


def test_neuralink_is_no_use_with_both_or_neither(crew: Any) -> None:
    t = crew("hacker").hand("hacker", "neuralink", "rest")
    assert t.put("hacker", "c").uses("hacker", "neuralink") == [], "a Computer and Power: no card needed"
    assert t.put("hacker", "a").dark().uses("hacker", "neuralink") == [], "neither a Computer nor Power"


def test_neuralink_does_not_mend_a_broken_computer(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").malfunction("c").hand("hacker", "neuralink", "rest")
    assert t.uses("hacker", "neuralink") == []
    assert t.dark().uses("hacker", "neuralink") == []


def test_neuralink_needs_the_cost_of_the_computer_action(crew: Any) -> None:
    t = crew("hacker").hand("hacker", "neuralink", contamination=2)
    assert t.uses("hacker", "neuralink") == []


def test_without_computers_on_the_board_neuralink_and_bypass_reach_nothing(plain_crew: Any) -> None:
    t = plain_crew("hacker").hand("hacker", "neuralink", "bypass", "rest", "search")
    assert t.uses("hacker", "neuralink") == []
    t.put("hacker", "c")
    assert t.uses("hacker", "bypass") == [("flip-power",)]


# ---------------------------------------------------------------- Bypass


def test_bypass_offers_each_action_once_then_the_card_is_turned(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").hand("hacker", "bypass", "rest", "search", "search", "neuralink")
    t.will(DOOR, LEARN).play_card("hacker", "bypass", "chain-computer-actions")
    assert t.asked_of("hacker", "computer") == [[DOOR, LEARN], [DONE, LEARN]]
    assert t.game.bench.done == ["card-1: door ab", "card-1: learn"], "the card stayed between the two"
    assert t.game.bench.face_up == "card-2"
    assert len(t["hacker"].discard) == 4
    assert len(t["hacker"].hand) == 1


def test_bypass_may_stop_after_one_action(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").hand("hacker", "bypass", "rest", "search", "neuralink")
    t.will(LEARN, DONE).play_card("hacker", "bypass", "chain-computer-actions")
    assert t.game.bench.done == ["card-1: learn"]
    assert t.game.bench.face_up == "card-2"
    assert len(t["hacker"].hand) == 1


def test_bypass_stops_when_nothing_is_left_to_pay_with(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").hand("hacker", "bypass", "rest", "search")
    t.will(LEARN).play_card("hacker", "bypass", "chain-computer-actions")
    assert t.game.bench.done == ["card-1: learn"]
    assert t["hacker"].hand == []


def test_bypass_needs_a_computer_power_cards_and_no_combat(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").hand("hacker", "bypass", "rest", "search")
    assert ("chain-computer-actions",) in t.uses("hacker", "bypass")
    assert t.put("hacker", "a").uses("hacker", "bypass") == [("flip-power",)]
    assert t.put("hacker", "c").hand("hacker", "bypass", "rest").uses("hacker", "bypass") == [("flip-power",)]
    t.hand("hacker", "bypass", "rest", "search").dark()
    assert t.uses("hacker", "bypass") == [("flip-power",)]
    t.intruder("drone", "c")
    assert t.uses("hacker", "bypass") == []


def test_bypass_flips_the_power_token_of_the_own_section(crew: Any) -> None:
    t = crew("hacker").put("hacker", "b").hand("hacker", "bypass", "rest")
    t.game.bench.sections = {"a": "north", "b": "south"}
    t.play_card("hacker", "bypass", "flip-power")
    assert t.game.bench.flipped == ["south"]
    assert t.game.bench.done == []


def test_bypass_flips_nothing_outside_the_sections(crew: Any) -> None:
    t = crew("hacker").put("hacker", "b").hand("hacker", "bypass", "rest")
    t.game.bench.sections = {"b": ""}
    assert t.uses("hacker", "bypass") == []


# ---------------------------------------------------------------- It Works for Me


def test_it_works_for_me_mends_and_uses_the_computer(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").malfunction("c").hand("hacker", "it-works-for-me", "rest", "search")
    t.will(LEARN).play_card("hacker", "it-works-for-me", "fix-and-use")
    assert t.table.malfunction == {}
    assert t.game.bench.done == ["card-1: learn"]
    assert t.game.bench.face_up == "card-2"
    assert t["hacker"].hand == []


def test_it_works_for_me_may_leave_the_computer_alone(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").malfunction("c").hand("hacker", "it-works-for-me", "rest", "search")
    t.will(DONE).play_card("hacker", "it-works-for-me", "fix-and-use")
    assert t.table.malfunction == {}
    assert t.game.bench.done == []
    assert len(t["hacker"].hand) == 1


@pytest.mark.parametrize(("place", "dark"), [("a", False), ("c", True)])
def test_it_works_for_me_only_mends_without_computer_or_power(crew: Any, place: str, dark: bool) -> None:
    t = crew("hacker").put("hacker", place).malfunction(place).hand("hacker", "it-works-for-me", "rest", "search")
    if dark:
        t.dark()
    t.play_card("hacker", "it-works-for-me", "fix-and-use")
    assert t.table.malfunction == {}
    assert t.asked_of("hacker", "computer") == []


def test_it_works_for_me_needs_a_malfunction_and_a_card_to_pay(crew: Any) -> None:
    t = crew("hacker").put("hacker", "c").hand("hacker", "it-works-for-me", "rest")
    assert t.uses("hacker", "it-works-for-me") == []
    assert t.malfunction("c").uses("hacker", "it-works-for-me") == [("fix-and-use",)]
    assert t.hand("hacker", "it-works-for-me").uses("hacker", "it-works-for-me") == []
