"""Emergency Key, Clean Up, Jury-Rigging, It Should Work."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Emergency Key


def test_emergency_key_rides_the_elevator_without_power(crew: Any) -> None:
    t = crew("janitor").room("lift-1", "a").room("lift-2", "e").dark().hand("janitor", "emergency-key")
    assert ("elevator", "e") in t.uses("janitor", "emergency-key")
    assert ("elevator", "a") not in t.uses("janitor", "emergency-key")
    t.play_card("janitor", "emergency-key", "elevator", "e")
    assert t.game.bench.rides == ["janitor to e"]
    assert t["janitor"].hand == []


def test_emergency_key_needs_an_elevator_room_for_the_ride(crew: Any) -> None:
    t = crew("janitor").room("lift-1", "d").room("lift-2", "e").hand("janitor", "emergency-key")
    assert [use for use in t.uses("janitor", "emergency-key") if use[0] == "elevator"] == []
    t.put("janitor", "d").intruder("grub", "d")
    assert t.uses("janitor", "emergency-key") == []


def test_emergency_key_opens_or_closes_a_door_of_the_room(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "emergency-key").door("ab").door("ac", "destroyed").door("cd")
    assert t.uses("janitor", "emergency-key") == [("door", "ab"), ("door", "ad")]
    t.play_card("janitor", "emergency-key", "door", "ab")
    assert "ab" not in t.table.doors
    t.hand("janitor", "emergency-key").play_card("janitor", "emergency-key", "door", "ab")
    assert t.table.doors["ab"] == "closed"


# ---------------------------------------------------------------- Clean Up


def test_clean_up_mends_the_room(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "clean-up").malfunction("a", "b").fire("a")
    t.play_card("janitor", "clean-up", "fix-room")
    assert t.table.malfunction == {"b": 1}
    assert t.table.fire == {"a": 1}


def test_clean_up_puts_out_the_fire(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "clean-up").malfunction("a").fire("a", "b")
    t.play_card("janitor", "clean-up", "put-out-fire")
    assert t.table.fire == {"b": 1}
    assert t.table.malfunction == {"a": 1}


def test_clean_up_needs_something_to_clean_up(crew: Any) -> None:
    t = crew("janitor").hand("janitor", "clean-up").malfunction("b").fire("b")
    assert t.uses("janitor", "clean-up") == []
    t.put("janitor", "b")
    assert t.uses("janitor", "clean-up") == [("fix-room",), ("put-out-fire",)]
    t.intruder("drone", "b")
    assert t.uses("janitor", "clean-up") == []


# ---------------------------------------------------------------- Jury-Rigging


def test_jury_rigging_takes_one_of_three_crafted_items(crew: Any) -> None:
    t = crew("janitor").put("janitor", "b").items("b", 2).hand("janitor", "jury-rigging", "rest", "search")
    assert t.uses("janitor", "jury-rigging") == [("build-from-scrap", f"{x}/1") for x in ("burner", "prod", "wrap")]
    t.play_card("janitor", "jury-rigging", "build-from-scrap", "wrap/1")
    assert t["janitor"].items == ["wrap/1"]
    assert "wrap/1" not in t.table.crafted
    assert t.table.items["b"] == 1
    assert len(t["janitor"].discard) == 3


def test_jury_rigging_needs_a_yellow_room_with_items_cost_and_a_card_left(crew: Any) -> None:
    t = crew("janitor").put("janitor", "b").items("b", 1).items("d", 1)
    assert t.hand("janitor", "jury-rigging", "rest").uses("janitor", "jury-rigging") == []
    t.hand("janitor", "jury-rigging", "rest", "search")
    assert len(t.uses("janitor", "jury-rigging")) == 3
    assert t.put("janitor", "d").uses("janitor", "jury-rigging") == [], "red"
    assert t.put("janitor", "b").items("b", 0).uses("janitor", "jury-rigging") == []
    t.items("b", 1).give("janitor", "prod")
    assert t.uses("janitor", "jury-rigging") == [("build-from-scrap", "burner/1"), ("build-from-scrap", "wrap/1")]


# ---------------------------------------------------------------- It Should Work


def test_it_should_work_uses_a_broken_room_at_its_cost(crew: Any) -> None:
    t = crew("janitor").room("yellow-room", "b").malfunction("b").put("janitor", "b")
    t.hand("janitor", "it-should-work", "rest", "search", "demolition")
    t.play_card("janitor", "it-should-work", "room-action-despite-malfunction", "work")
    assert t["janitor"].marks["knowledge"] == 3, "1 at the start and 2 by the Room Action"
    assert len(t["janitor"].discard) == 4, "the card, its Cost of 1 and the 2 of the Room Action"
    assert t.table.malfunction == {"b": 1}


def test_it_should_work_needs_both_costs_a_malfunction_and_no_combat(crew: Any) -> None:
    t = crew("janitor").room("yellow-room", "b").put("janitor", "b")
    t.hand("janitor", "it-should-work", "rest", "search", "demolition")
    assert t.uses("janitor", "it-should-work") == [], "nothing is broken"
    t.malfunction("b")
    assert t.uses("janitor", "it-should-work") == [("room-action-despite-malfunction", "work")]
    assert t.hand("janitor", "it-should-work", "rest", "search").uses("janitor", "it-should-work") == []
    t.hand("janitor", "it-should-work", "rest", "search", "demolition").intruder("drone", "b")
    assert t.uses("janitor", "it-should-work") == []


def test_it_should_work_runs_a_computer_in_darkness(crew: Any) -> None:
    t = crew("janitor").put("janitor", "c").dark().hand("janitor", "it-should-work", "rest", "search")
    t.play_card("janitor", "it-should-work", "computer-in-darkness", "learn")
    assert t.game.bench.done == ["card-1: learn"]
    assert t.game.bench.face_up == "card-2"
    assert t["janitor"].hand == []


@pytest.mark.parametrize("cards", [["rest"], ["rest", "search"]])
def test_it_should_work_needs_darkness_and_the_cost_of_the_computer_action(crew: Any, cards: list[str]) -> None:
    t = crew("janitor").put("janitor", "c").hand("janitor", "it-should-work", *cards)
    assert t.uses("janitor", "it-should-work") == [], "with Power there is no need of it"
    assert len(t.dark().uses("janitor", "it-should-work")) == (2 if len(cards) == 2 else 0)
    assert t.malfunction("c").uses("janitor", "it-should-work") == []
