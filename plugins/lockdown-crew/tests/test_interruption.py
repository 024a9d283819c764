"""Interruption: an Action paid for is cancelled, and so is an Interruption."""

from __future__ import annotations

from typing import Any

import pytest

STOP = ("react", "sentry.interruption/1", "cancel-action")


def test_interruption_cancels_an_action_and_nothing_is_paid_back(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "recharge")
    t.will(STOP).act("hacker", "move", "b")
    assert t["hacker"].place == "a"
    assert t["hacker"].discard == ["hacker.recharge/1"]
    assert t["hacker"].acted == 1
    assert t["sentry"].discard == ["sentry.interruption/1"]
    assert t["sentry"].acted == 0


def test_an_interrupted_card_is_spent_and_does_nothing(crew: Any) -> None:
    t = crew("sentry", "survivor").hand("sentry", "interruption").hand("survivor", "demolition").door("ab")
    t.will(STOP).play_card("survivor", "demolition", "destroy-door", "ab")
    assert t.table.doors["ab"] == "closed"
    assert t["survivor"].discard == ["survivor.demolition/1"]


def test_a_declined_interruption_leaves_no_trace(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "recharge").dice("noise-die", "2")
    t.act("hacker", "move", "b")
    assert t.asked_of("sentry", "react") == [[("pass",), STOP]]
    assert t["hacker"].place == "b"
    assert t["sentry"].hand == ["sentry.interruption/1"]
    assert "react" not in t.kinds


def test_interruption_needs_the_same_room(crew: Any) -> None:
    t = crew("sentry", "hacker", "janitor").hand("sentry", "interruption").hand("hacker", "recharge")
    t.put("sentry", "c").dice("noise-die", "2").act("hacker", "move", "b")
    assert t.asked_of("sentry", "react") == []
    assert t["hacker"].place == "b"


def test_nobody_interrupts_its_own_action(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption", "stun").will("sentry.stun/1")
    t.dice("noise-die", "2").act("sentry", "move", "b")
    assert t.asked_of("sentry", "react") == []
    assert t["sentry"].place == "b"


def test_dropping_and_passing_are_no_actions_to_interrupt(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption")
    t.act("hacker", "drop", "hacker.smart-gun").act("hacker", "pass")
    assert t.asked_of("sentry", "react") == []


def test_who_has_passed_can_still_interrupt(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "recharge")
    t["sentry"].passed = True
    t.will(STOP).act("hacker", "move", "b")
    assert t["hacker"].place == "a"


def test_interruption_works_in_combat(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "recharge")
    drone = t.intruder("drone", "a")
    t.will(STOP).act("hacker", "shoot", "hacker.smart-gun", drone.id)
    assert t["hacker"].ammo["hacker.smart-gun"] == 3


def test_an_interruption_is_cancelled_by_an_interruption(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "interruption", "recharge")
    t.will("hacker.recharge/1", STOP, ("react", "hacker.interruption/1", "cancel-interruption"))
    t.dice("noise-die", "2").act("hacker", "move", "b")
    assert t["hacker"].place == "b"
    assert t["sentry"].discard == ["sentry.interruption/1"]
    assert sorted(t["hacker"].discard) == ["hacker.interruption/1", "hacker.recharge/1"]


def test_the_answer_to_an_interruption_can_be_interrupted_too(crew: Any) -> None:
    t = crew("sentry", "hacker", "janitor").hand("sentry", "interruption").hand("janitor", "interruption")
    t.hand("hacker", "interruption", "recharge").will("hacker.recharge/1", STOP)
    t.will(("react", "hacker.interruption/1", "cancel-interruption"))
    t.will(("react", "janitor.interruption/1", "cancel-interruption"))
    t.act("hacker", "move", "b")
    assert t["hacker"].place == "a"
    assert [len(t[who].hand) for who in ("sentry", "hacker", "janitor")] == [0, 0, 0]


def test_an_answer_can_use_up_what_a_computer_action_would_cost(crew: Any) -> None:
    t = crew("sentry", "hacker").hand("sentry", "interruption").hand("hacker", "neuralink", "interruption")
    t.will(STOP, ("react", "hacker.interruption/1", "cancel-interruption"))
    t.play_card("hacker", "neuralink", "no-terminal", "learn")
    assert t.game.bench.done == []
    assert t["hacker"].hand == []


def test_an_answer_can_use_up_what_a_room_action_would_cost(crew: Any) -> None:
    t = crew("sentry", "janitor").room("yellow-room", "b").malfunction("b").put("sentry", "b").put("janitor", "b")
    t.hand("sentry", "interruption").hand("janitor", "it-should-work", "interruption", "rest", "demolition")
    t.will("janitor.rest/1", STOP, ("react", "janitor.interruption/1", "cancel-interruption"))
    t.play_card("janitor", "it-should-work", "room-action-despite-malfunction", "work")
    assert t["janitor"].marks["knowledge"] == 1
    assert t["janitor"].hand == ["janitor.demolition/1"]


@pytest.mark.parametrize("place", ["b", ""])
def test_an_interruption_elsewhere_is_out_of_reach(crew: Any, place: str) -> None:
    t = crew("sentry", "hacker", "janitor").hand("sentry", "interruption").hand("janitor", "interruption")
    t.hand("hacker", "recharge").put("janitor", place).will(STOP).act("hacker", "move", "c")
    assert t.asked_of("janitor", "react") == []
    assert t["hacker"].place == "a"


def test_only_interruptions_are_cancelled_as_such(crew: Any) -> None:
    t = crew("lab-rat", "sentry").hand("lab-rat", "inconspicuous").hand("sentry", "interruption", "stun", "rest")
    t.intruder("drone", "a")
    t.top("attacks", "scratch-2").will(("react", "lab-rat.inconspicuous/1", "redirect-attack", "p2"))
    t.step("event", "attacks")
    assert t.asked_of("sentry", "react") == []
    assert (t["lab-rat"].light, t["sentry"].light) == (0, 1)
