"""Turns of up to two Actions, passing, Fire at the end of a turn."""

from __future__ import annotations

import pytest

from nemesis_core.testing import table

ALL_CARDS = ["look", "look", "plan", "plan", "plan"]


def seats_on_turn(t):
    """Whose turn it was, one entry for each Action, drop or pass asked for."""
    return [d.seat for d in t.asked if d.kind == "turn"]


@pytest.mark.rule("LD-TURN-02")
def test_after_two_actions_the_turn_ends():
    t = table().hand("alpha", *ALL_CARDS).hand("beta", *ALL_CARDS)
    t.will(("move", "b", "ab"), ("move", "a", "ab")).dice("noise-die", "silence")
    t.turn().turn()
    assert t["alpha"].place == "a"
    assert t.table.turn == 1
    t.will(("pass",)).turn()
    assert seats_on_turn(t) == [0, 0, 1]  # no third question to alpha, who has cards left for more


@pytest.mark.rule("LD-TURN-03", "LD-PASS-01")
def test_who_has_not_passed_goes_on_until_all_have():
    t = table().hand("beta", *ALL_CARDS)
    t.will(("pass",), ("move", "b", "ab"), ("move", "a", "ab"), ("move", "c", "ac"), ("pass",))
    t.dice("noise-die", "silence", "silence").step("player", "turns")
    assert seats_on_turn(t) == [0, 1, 1, 1, 1]
    assert t.table.turn == -1
    assert t.game.ruleset.following["player"] == "event"
    assert [step.name for step in t.game.ruleset.phases["player"]][-1] == "turns"


@pytest.mark.rule("LD-PASS-01")
def test_who_passed_acts_again_in_the_next_round():
    t = table().hand("alpha", *ALL_CARDS).hand("beta", *ALL_CARDS)
    t.will(("pass",), ("pass",)).step("player", "turns")
    assert [c.passed for c in t.table.characters] == [True, True]
    t.start_round()
    t.will(("pass",), ("pass",)).step("player", "turns")
    assert seats_on_turn(t) == [0, 1, 1, 0]


@pytest.mark.rule("LD-TURN-04")
@pytest.mark.parametrize("actions", [0, 1])
def test_stopping_after_fewer_than_two_actions_is_passing(actions):
    t = table().hand("alpha", *ALL_CARDS).will(*[("move", "b", "ab")] * actions, ("pass",))
    t.dice("noise-die", "silence")
    for _ in range(actions):
        t.turn()
    assert t.table.turn == 0
    assert not t["alpha"].passed
    stops = [o for o in t.legal("alpha") if not t.game.actions[o[0]].free or o[0] == "pass"]
    assert ("pass",) in stops
    t.turn()
    assert t["alpha"].passed
    assert t.table.turn == 1


@pytest.mark.rule("LD-TURN-04", "LD-ACT-03")
def test_nothing_but_an_action_or_a_pass_ends_a_turn():
    t = table().hand("alpha", *ALL_CARDS)
    t.will(("drop", "alpha.torch")).turn()
    assert (t["alpha"].acted, t["alpha"].passed, t.table.turn) == (0, False, 0)
    free = sorted(name for name, kind in t.game.actions.items() if kind.free)
    assert free == ["drop", "pass"]


@pytest.mark.rule("LD-ACT-03")
def test_every_action_counts_whatever_its_source():
    t = table().put("alpha", "b").put("beta", "b").items("b", 1).hand("alpha", "look", "plan")
    t.top("item-yellow", "rag", "wrench")
    look, found = t["alpha"].hand[0], t.table.decks["item-yellow"][-1]
    t.will(("card", look, "search", "yellow"), found, ("trade",), ("done",))
    t.turn()
    assert (t["alpha"].acted, t.table.turn) == (1, 0)
    t.turn()  # Trade: its exchanges follow
    assert (t["alpha"].acted, t.table.turn) == (2, 0)
    t.turn()
    assert (t["alpha"].acted, t.table.turn) == (0, 1)
    assert not t["alpha"].passed


@pytest.mark.rule("LD-ACT-03")
@pytest.mark.parametrize("option", [("room", "first-aid"), ("item", "tonic"), ("craft",)])
def test_room_item_and_craft_count_too(option):
    t = table().put("alpha", "c").hand("alpha", *ALL_CARDS)
    if option[0] == "item":
        option = ("item", t.give("alpha", "tonic"), "drink")
    if option[0] == "craft":
        option = ("craft", "tonic/1", t.give("alpha", "rag"), t.give("alpha", "bandage"))
    t.act("alpha", *option)
    assert t["alpha"].acted == 1


@pytest.mark.rule("LD-ACT-01")
def test_actions_come_from_four_sources():
    t = table().put("alpha", "c").hand("alpha", *ALL_CARDS)
    tonic = t.give("alpha", "tonic")
    kinds = {option[0] for option in t.legal("alpha")}
    assert kinds == {"move", "careful", "card", "item", "room", "activate", "drop", "pass"}
    assert t.legal("alpha", "item") == [("item", tonic, "drink")]
    assert t.legal("alpha", "room") == [("room", "first-aid")]
    assert {option[2] for option in t.legal("alpha", "card")} == {"draw", "hide"}


@pytest.mark.rule("LD-PASS-02", "LD-COST-04")
@pytest.mark.parametrize("kept", [3, 2, 1, 0])
def test_passing_player_keeps_as_many_cards_as_it_likes(kept):
    t = table().hand("alpha", "look", "plan", contamination=1)
    a = t["alpha"]
    given = sorted(a.hand, key=lambda card: card in t.game.cards.action)[: 3 - kept]
    t.will(("pass",), *given).turn()
    assert len(a.hand) == kept
    assert sorted(a.discard) == sorted(given)
    assert all("done" in d.options for d in t.asked if d.kind == "pass-discard")


@pytest.mark.rule("LD-PASS-02", "LD-COST-04")
def test_only_contamination_may_be_discarded_when_passing():
    t = table().hand("alpha", "look", contamination=2)
    bad = t["alpha"].hand[1:]
    t.will(("pass",), *bad).turn()
    assert t["alpha"].discard == bad
    assert [card.partition("/")[0] for card in t["alpha"].hand] == ["alpha.look"]


@pytest.mark.rule("LD-PASS-03")
def test_everybody_sees_who_has_passed_until_the_next_player_phase():
    t = table(characters=["alpha", "beta", "gamma"])
    t.table.turn = 1
    t.will(("pass",)).turn()
    shown = [[c["passed"] for c in t.game.view(seat)["characters"]] for seat in range(3)]
    assert shown == [[False, True, False]] * 3
    assert [e.audience for e in t.log if e.kind == "pass"] == [None]
    t.event_phase()
    assert t["beta"].passed
    t.step("player", "round")
    assert [c["passed"] for c in t.game.view(0)["characters"]] == [False] * 3


@pytest.mark.rule("LD-TURN-05")
def test_turn_that_ends_in_a_fire_costs_a_light_wound():
    t = table().fire("a").will(("pass",)).turn()
    assert (t["alpha"].light, t["beta"].light) == (1, 0)  # beta stands there too, but its turn has not ended


@pytest.mark.rule("LD-TURN-05")
def test_fire_burns_only_where_the_turn_ends():
    t = table().fire("a").hand("alpha", *ALL_CARDS)
    t.will(("move", "b", "ab"), ("pass",)).dice("noise-die", "silence").turn().turn()
    assert t["alpha"].light == 0
    t = table().fire("b").hand("alpha", *ALL_CARDS)
    t.will(("move", "b", "ab"), ("move", "a", "ab")).dice("noise-die", "silence").turn()
    assert t["alpha"].light == 0  # the turn goes on in the burning Room
    t.turn()
    assert t["alpha"].light == 0


@pytest.mark.rule("LD-TURN-06", "LD-TURN-05")
def test_fire_wounds_once_a_round():
    t = table().fire("a", "b").put("beta", "e").hand("alpha", *ALL_CARDS)
    t["beta"].passed = True
    t.will(("move", "b", "ab"), ("move", "a", "ab"), ("pass",)).dice("noise-die", "silence", "silence")
    t.turn().turn()
    assert (t["alpha"].light, t["alpha"].acted, t.table.turn) == (1, 0, 0)
    t.turn()
    assert t["alpha"].passed
    assert t["alpha"].light == 1
    t.step("player", "round").will(("pass",))
    t.table.turn = 0
    t.turn()
    assert t["alpha"].light == 2


@pytest.mark.rule("LD-TURN-06")
def test_each_character_burns_for_itself():
    t = table().fire("a").will(("pass",), ("pass",)).turn().turn()
    assert [c.light for c in t.table.characters] == [1, 1]
