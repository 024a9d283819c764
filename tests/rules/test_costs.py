"""Costs: what pays them, what does not, and when an Action may be started at all."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import hookimpl
from nemesis_core.rules import in_combat
from nemesis_core.testing import table

FOUR = ["look", "look", "plan", "plan"]


class Dearer:
    """Every Action of alpha costs 1 Action card more, every one of beta 1 less."""

    @hookimpl
    def cost_change(self, game: Any, who: Any, kind: str) -> int:
        return 1 if who.id == "alpha" else -1


DEARER = Dearer()


def names(cards):
    return sorted(card.partition("/")[0].partition(".")[2] for card in cards)


@pytest.mark.rule("LD-COST-01")
def test_cost_is_that_many_action_cards_of_choice():
    t = table().put("alpha", "c").hand("alpha", *FOUR)
    first, second = (min(c for c in t["alpha"].hand if kind in c) for kind in ("plan", "look"))
    t.will(first, second).act("alpha", "room", "first-aid")  # Cost 2
    assert t["alpha"].discard == [first, second]
    assert names(t["alpha"].hand) == ["look", "plan"]
    assert [d.kind for d in t.asked] == ["pay", "pay"]


@pytest.mark.rule("LD-COST-01")
def test_a_cost_that_takes_the_whole_hand_is_discarded_too():
    t = table().put("alpha", "c").hand("alpha", "look", "plan")
    hand = list(t["alpha"].hand)
    t.act("alpha", "room", "first-aid")  # Cost 2
    assert t["alpha"].hand == []
    assert sorted(t["alpha"].discard) == sorted(hand)


@pytest.mark.rule("LD-COST-01")
@pytest.mark.parametrize(
    ("option", "cost"), [(("move", "b", "ab"), 1), (("careful", "b", "ab"), 2), (("trade",), 1), (("pick-up",), 1)]
)
def test_basic_actions_cost_one_careful_movement_two(option, cost):
    t = table().hand("alpha", *FOUR).dice("noise-die", "silence").will("ab")
    t.lies("egg", "a")
    t.act("alpha", *option)
    assert len(t["alpha"].hand) == 4 - cost


@pytest.mark.rule("LD-COST-01")
@pytest.mark.parametrize("kind", ["shoot", "melee"])
def test_fighting_costs_one(kind):
    t = table().hand("alpha", *FOUR).dice("combat-die", "hit")
    t.intruder("grub", "a")
    t.act("alpha", kind)
    assert len(t["alpha"].hand) == 3


@pytest.mark.rule("LD-COST-01")
def test_crafting_costs_one():
    t = table().hand("alpha", *FOUR)
    t.act("alpha", "craft", "tonic/1", t.give("alpha", "rag"), t.give("alpha", "bandage"))
    assert len(t["alpha"].hand) == 3


@pytest.mark.rule("LD-COST-02")
def test_playing_a_card_uses_it_up_and_its_cost():
    t = table().hand("alpha", "plan", "look", "look")
    plan, left = t["alpha"].hand[0], t["alpha"].hand[2]
    t.play_card("alpha", "plan", "hide", "ab")  # Cost 1
    assert t["alpha"].hand == [left]
    assert t["alpha"].discard[0] == plan
    assert len(t["alpha"].discard) == 2


@pytest.mark.rule("LD-COST-03", "LD-COST-06")
def test_contamination_pays_nothing():
    t = table().put("alpha", "c").hand("alpha", "look", contamination=3)
    assert t.legal("alpha", "room") == []  # Cost 2
    assert t.legal("alpha", "careful") == []
    assert t.legal("alpha", "move") != []  # Cost 1
    t.hand("alpha", "look", "look", contamination=1)
    assert t.legal("alpha", "room") == [("room", "first-aid")]


@pytest.mark.rule("LD-COST-03")
def test_contamination_is_not_offered_when_paying():
    t = table().hand("alpha", "look", "plan", contamination=2)
    t.dice("noise-die", "silence").act("alpha", "move", "b", "ab")
    (pay,) = [d for d in t.asked if d.kind == "pay"]
    assert names(pay.options) == ["look", "plan"]


@pytest.mark.rule("LD-COST-04")
@pytest.mark.parametrize("option", [("move", "b", "ab"), ("careful", "b", "ab"), ("card",), ("drop",), ("room",)])
def test_no_action_discards_contamination(option):
    t = table().put("alpha", "c" if option == ("room",) else "a").hand("alpha", "plan", "plan", contamination=2)
    bad = t["alpha"].hand[2:]
    if option == ("card",):
        option = ("card", t["alpha"].hand[0], "hide", "ab")
    t.will("ab").dice("noise-die", "silence").act("alpha", *option)
    assert t["alpha"].hand[-2:] == bad


@pytest.mark.rule("LD-COST-05")
def test_cost_of_an_interrupted_action_stays_paid():
    t = table().put("alpha", "c").put("beta", "c").hand("alpha", *FOUR).hand("beta", "stop")
    t["alpha"].light = 2
    t.will(("react", "beta.stop/1", "cancel")).act("alpha", "room", "first-aid")
    assert t["alpha"].light == 2
    assert (len(t["alpha"].hand), len(t["alpha"].discard)) == (2, 2)
    assert t["alpha"].acted == 1


@pytest.mark.rule("LD-COST-05", "LD-COST-02")
def test_interrupted_card_is_used_up_with_its_cost():
    t = table().hand("alpha", "plan", "look", "look").hand("beta", "stop")
    t.will(("react", "beta.stop/1", "cancel")).play_card("alpha", "plan", "draw")
    assert (len(t["alpha"].hand), len(t["alpha"].discard), t["alpha"].acted) == (1, 2, 1)
    assert t["beta"].discard == ["beta.stop/1"]


@pytest.mark.rule("LD-COST-06")
def test_what_cannot_be_paid_in_full_may_not_be_started():
    t = table().put("alpha", "c").hand("alpha", "look")
    assert t.legal("alpha", "room") == []
    with pytest.raises(AssertionError, match="cannot"):
        t.act("alpha", "room", "first-aid")
    assert (len(t["alpha"].hand), t["alpha"].acted) == (1, 0)


@pytest.mark.rule("LD-COST-06")
def test_card_does_not_pay_for_itself():
    t = table().hand("alpha", "plan")
    assert t.legal("alpha", "card") == []
    t.hand("alpha", "plan", "look")
    assert {o[2] for o in t.legal("alpha", "card") if ".plan" in o[1]} == {"draw", "hide"}


BASIC = ["move", "careful", "pick-up", "trade", "craft", "shoot", "melee"]


@pytest.mark.rule("LD-COST-06")
@pytest.mark.parametrize("kind", BASIC)
def test_basic_action_that_a_piece_makes_dearer_is_open_to_who_can_pay_it_in_full(with_rule, kind):
    t = with_rule("DEARER").hand("alpha", *FOUR[: 2 if kind == "careful" else 1])
    t.give("alpha", "rag")
    t.give("alpha", "bandage")
    t.lies("intruder-carcass", "a")
    if kind in ("shoot", "melee"):
        t.intruder("grub", "a")
    assert t.legal("alpha", kind) == []
    assert t.hand("alpha", *FOUR[: 3 if kind == "careful" else 2]).legal("alpha", kind) != []


@pytest.mark.rule("LD-COST-06")
@pytest.mark.parametrize("kind", BASIC)
def test_basic_action_that_a_piece_makes_free_needs_no_card(with_rule, kind):
    t = with_rule("DEARER").hand("beta", *FOUR[: 1 if kind == "careful" else 0])
    t.give("beta", "rag")
    t.give("beta", "bandage")
    t.give("beta", "zapper")
    t.lies("intruder-carcass", "a")
    if kind in ("shoot", "melee"):
        t.intruder("grub", "a")
    assert t.legal("beta", kind) != []


@pytest.mark.rule("LD-COST-07")
def test_in_combat_only():
    t = table().hand("alpha", "rage", "look")
    assert t.legal("alpha", "shoot") == t.legal("alpha", "melee") == []
    assert not [o for o in t.legal("alpha", "card") if "rage" in o[1]]
    t.intruder("grub", "a")
    assert t.legal("alpha", "shoot") == [("shoot", "alpha.torch", "grub-1")]
    assert t.legal("alpha", "melee") == [("melee", "grub-1")]
    assert [o for o in t.legal("alpha", "card") if "rage" in o[1]] == [("card", "alpha.rage/1", "strike", "grub-1")]


@pytest.mark.rule("LD-COST-08")
def test_out_of_combat_only():
    t = table().put("alpha", "c").put("beta", "c").items("c", 2).wounds("alpha", serious=["leg"])
    t.hand("alpha", "look", "plan", "plan", "plan")
    t.give("alpha", "bandage")
    t.give("alpha", "rag")
    t.lies("egg", "c")
    out = {"careful", "pick-up", "trade", "craft", "item", "room", "activate"}
    assert out < {o[0] for o in t.legal("alpha")}
    assert [o for o in t.legal("alpha", "card") if ".look" in o[1]] != []
    t.intruder("grub", "c")
    assert not out & {o[0] for o in t.legal("alpha")}
    assert [o for o in t.legal("alpha", "card") if ".look" in o[1]] == []
    assert [o for o in t.legal("alpha", "card") if ".plan" in o[1]] != []  # marked for both


@pytest.mark.rule("LD-COST-09")
def test_combat_is_an_intruder_in_the_room_and_nothing_else():
    t = table()
    t.lies("egg", "a")
    t.lies("egg", "a")
    t.lies("intruder-carcass", "a")
    t.intruder("giant", "b")
    assert not in_combat(t.game, t["alpha"])
    t.intruder("grub", "a")
    assert in_combat(t.game, t["alpha"])
    assert not in_combat(t.game, t.put("beta", "c")["beta"])
