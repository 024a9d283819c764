"""Brawl, Threaten, Pain Tolerance and Break Through."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Brawl


def test_brawl_strikes_without_a_contamination_card_or_a_cost(crew: Any) -> None:
    t = crew("convict").hand("convict", "brawl").dice("combat-die", "two-hits").top("attacks", "scratch-2")
    t.intruder("giant", "a")
    t.play_card("convict", "brawl", "punch", "giant-1")
    assert (t.told("injury")[0]["injuries"], t.contamination("convict")) == (1, 0)


def test_brawl_that_misses_costs_a_light_wound(crew: Any) -> None:
    t = crew("convict").hand("convict", "brawl").dice("combat-die", "blank")
    t.intruder("giant", "a")
    t.play_card("convict", "brawl", "punch", "giant-1")
    assert (t["convict"].light, t["convict"].serious, t.contamination("convict")) == (1, [], 0)


def test_brawl_is_for_combat(crew: Any) -> None:
    assert crew("convict").hand("convict", "brawl").uses("convict", "brawl") == []


# ---------------------------------------------------------------- Threaten


def threatened(crew: Any) -> tuple[Any, str]:
    """The CEO, with two cards, a rag and the Robot in hand, is with the Convict, who holds Threaten."""
    t = crew("convict", "ceo").hand("convict", "threaten").hand("ceo", "rest", "search")
    return t, t.give("ceo", "rag")


def test_who_is_threatened_may_discard_a_card(crew: Any) -> None:
    t, rag = threatened(crew)
    t.will(("discard",), "ceo.rest/1").play_card("convict", "threaten", "shake-down", "p2")
    assert t.asked_of("ceo", "shaken") == [[("discard",), ("give", rag)]], "not the Robot, which is Heavy"
    assert (t["ceo"].hand, t["ceo"].items) == (["ceo.search/1"], [rag])


def test_who_is_threatened_may_give_an_item(crew: Any) -> None:
    t, rag = threatened(crew)
    t.will(("give", rag)).play_card("convict", "threaten", "shake-down", "p2")
    assert (t["convict"].items, t["ceo"].items, len(t["ceo"].hand)) == ([rag], [], 2)


def test_who_has_one_thing_alone_gives_that_up_and_who_has_none_is_spared(crew: Any) -> None:
    t, rag = threatened(crew)
    t.hand("ceo", contamination=1).play_card("convict", "threaten", "shake-down", "p2")
    assert (t["convict"].items, t.asked_of("ceo", "shaken")) == ([rag], [])
    t.hand("convict", "threaten").hand("ceo")
    assert t.uses("convict", "threaten") == []
    t.hand("ceo", "rest").play_card("convict", "threaten", "shake-down", "p2")
    assert t["ceo"].hand == []


def test_what_kind_of_cards_another_holds_is_not_told_by_what_may_be_threatened(crew: Any) -> None:
    t = crew("convict", "ceo").hand("convict", "threaten").hand("ceo", contamination=1)
    assert t.uses("convict", "threaten") == [("shake-down", "p2")], "it may be an Action card for all one knows"
    t.play_card("convict", "threaten", "shake-down", "p2")
    assert (len(t["ceo"].hand), t["convict"].items, t.asked_of("ceo", "shaken")) == (1, [], [])


# ---------------------------------------------------------------- Pain Tolerance


def test_pain_tolerance_heals_one_light_wound_for_a_card(crew: Any) -> None:
    t = crew("convict").hand("convict", "pain-tolerance").wounds("convict", light=2)
    t.intruder("grub", "a")
    t.play_card("convict", "pain-tolerance", "shrug-off")
    assert (t["convict"].light, len(t["convict"].hand)) == (1, 1)


def test_pain_tolerance_dresses_a_wound(crew: Any) -> None:
    t = crew("convict").hand("convict", "pain-tolerance")
    assert t.uses("convict", "pain-tolerance") == []
    t.wounds("convict", serious=["arm"]).play_card("convict", "pain-tolerance", "dress-serious")
    assert (t["convict"].dressed, t["convict"].hand) == (t["convict"].serious, [])


# ---------------------------------------------------------------- Break Through


def test_break_through_destroys_a_door_and_goes_without_noise(crew: Any) -> None:
    t = crew("convict").hand("convict", "break-through", "search").door("ab").door("ac", "destroyed")
    assert t.uses("convict", "break-through") == [("smash-door", "ab")]
    t.play_card("convict", "break-through", "smash-door", "ab")
    assert (t["convict"].place, t.table.doors) == ("b", {"ab": "destroyed", "ac": "destroyed"})
    assert (t.told("noise.roll"), t["convict"].hand) == ([], [])


@pytest.mark.parametrize(("wounds", "place", "door"), [([], "b", "destroyed"), (["arm", "leg", "body"], "", "closed")])
def test_break_through_out_of_combat_is_attacked_first(crew: Any, wounds: list[str], place: str, door: str) -> None:
    """A bite gives a Serious Wound, which is the fourth for one with three: then the Door stays as it is."""
    t = crew("convict", "ceo").put("ceo", "e").hand("convict", "break-through", "search").door("ab")
    t.wounds("convict", dressed=wounds).top("attacks", "bite-3").top("wounds", "eyes")
    t.intruder("drone", "a")
    t.play_card("convict", "break-through", "smash-door", "ab")
    assert (t["convict"].place, t.table.doors["ab"]) == (place, door)
