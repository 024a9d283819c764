"""Rounds, the draw step, the First Player token."""

from __future__ import annotations

import pytest

from nemesis_core.rules import die, in_order
from nemesis_core.rules.turns import HAND
from nemesis_core.testing import fakes, set_up, table

FOUR = ["alpha", "beta", "gamma", "delta"]


def phases_of(game):
    """The phases of `game` from now to its end, each named once when it begins."""
    seen = [game.state.phase]
    game.on_step = lambda g: seen.append(g.state.phase) if g.state.phase != seen[-1] else None
    game.run()
    return seen


def all_pass(game, decision):
    return ("pass",) if ("pass",) in decision.options else decision.options[-1]


@pytest.mark.rule("LD-ROUND-01", "LD-EVENT-16")
def test_each_round_is_a_player_phase_and_an_event_phase():
    t = table()
    t.table.round = 9  # the fake mode ends the game in the event phase of round 12
    t.game.asker = all_pass
    assert phases_of(t.game) == ["player", "event", "player", "event", "player", "event", "victory", "over"]
    assert t.table.round == 12
    assert t.told("round-end") == [{"round": 10}, {"round": 11}]
    after_end = [t.kinds[i + 1] for i, kind in enumerate(t.kinds) if kind == "round-end"]
    assert after_end == ["round", "round"]


@pytest.mark.rule("LD-EVENT-16")
def test_new_round_begins_with_the_draw_step():
    t = table()
    t.table.round = 4
    t.event_phase()
    assert t.table.round == 4
    t.start_round()
    assert t.table.round == 5
    assert [len(c.hand) for c in t.table.characters] == [5, 5]
    assert t.game.ruleset.following["event"] == "player"
    assert [s.name for s in t.game.ruleset.phases["event"]][-1] == "end"
    assert [s.name for s in t.game.ruleset.phases["player"]][:2] == ["round", "draw"]


@pytest.mark.rule("LD-DRAW-01")
def test_everybody_draws_up_to_five():
    t = table(characters=["alpha", "beta", "gamma"])
    t.hand("beta", "look", "look").hand("gamma", "look", "look", "plan", "plan")
    decks = [len(c.deck) for c in t.table.characters]
    t.step("player", "draw")
    assert HAND == 5
    assert [len(c.hand) for c in t.table.characters] == [5, 5, 5]
    assert [before - len(c.deck) for before, c in zip(decks, t.table.characters, strict=True)] == [5, 3, 1]


@pytest.mark.rule("LD-DRAW-02")
def test_full_hand_draws_nothing_and_is_not_cut():
    t = table()
    t.hand("alpha", "look", "look", "look", "look", "plan")
    t.hand("beta", "look", "look", "look", "look", "plan", "plan")
    decks = [len(c.deck) for c in t.table.characters]
    t.step("player", "draw")
    assert [len(c.hand) for c in t.table.characters] == [5, 6]
    assert [len(c.deck) for c in t.table.characters] == decks


@pytest.mark.rule("LD-DRAW-03")
def test_discard_pile_is_shuffled_in_when_the_deck_runs_out():
    t = table().discard_pile("alpha", 8)
    a = t["alpha"]
    first, shuffled = a.deck[::-1], sorted(a.discard)
    t.game.fixed["deck-0"] = [shuffled]
    t.step("player", "draw")
    assert (len(a.hand), len(a.deck), len(a.discard)) == (5, 5, 0)
    assert a.hand == [*first, *shuffled[:-4:-1]]


@pytest.mark.rule("LD-DRAW-03")
def test_contamination_in_the_discard_pile_is_shuffled_in_too():
    t = table().discard_pile("alpha", 10).contaminate("alpha", clean=1, infected=1)
    t.step("player", "draw")
    a = t["alpha"]
    assert (len(a.hand), len(a.deck), len(a.discard)) == (5, 7, 0)
    assert t.contamination("alpha") == 2


@pytest.mark.rule("LD-DRAW-03")
def test_drawing_stops_when_deck_and_discard_pile_are_empty():
    t = table()
    a = t["alpha"]
    a.removed, a.deck = a.deck[3:], a.deck[:3]
    t.step("player", "draw")
    assert (len(a.hand), len(a.deck), len(a.discard)) == (3, 0, 0)


@pytest.mark.rule("LD-DRAW-04")
def test_contamination_in_hand_counts_when_drawing_up():
    t = table().hand("alpha", contamination=1, infected=1)
    deck = len(t["alpha"].deck)
    t.step("player", "draw")
    assert len(t["alpha"].hand) == 5
    assert deck - len(t["alpha"].deck) == 3
    assert t.contamination("alpha") == 2


@pytest.mark.rule("LD-FIRST-01")
def test_first_player_token_goes_left_after_the_draw():
    t = table(characters=["alpha", "beta", "gamma"])
    t.table.first, t.table.round = 2, 1
    t.start_round()
    assert t.table.first == 0
    names = [step.name for step in t.game.ruleset.phases["player"]]
    assert names.index("draw") < names.index("first-player-token") < names.index("turns")


@pytest.mark.rule("LD-FIRST-02")
def test_first_player_token_stays_in_the_first_round():
    game = set_up(fakes(), 3, seed=3)
    holder = game.table.first
    for name in ("round", "draw", "first-player-token"):
        next(s.run for s in game.ruleset.phases["player"] if s.name == name)(game)
    assert (game.table.round, game.table.first, game.table.turn) == (1, holder, holder)


@pytest.mark.rule("LD-FIRST-03")
def test_in_order_is_clockwise_from_the_first_player():
    t = table(characters=FOUR)
    t.table.first = 1
    assert [c.seat for c in in_order(t.game)] == [1, 2, 3, 0]


@pytest.mark.rule("LD-FIRST-03", "LD-TURN-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turns_go_round_from_the_first_player(first, order):
    t = table(characters=["alpha", "beta", "gamma"])
    t.table.round, t.table.first = 1, (first - 1) % 3
    t.start_round()
    acted = []

    def answer(game, decision):
        if decision.kind != "turn":
            return decision.options[0]
        acted.append(decision.seat)
        if len(acted) > 6 or not t[decision.seat].hand:
            return ("pass",)
        return next(o for o in decision.options if o[0] in ("careful", "move"))

    t.game.asker = answer
    t.step("player", "turns")
    assert acted[:6] == [seat for seat in order for _ in range(2)]


@pytest.mark.rule("LD-DEATH-05")
def test_the_dead_take_no_turns_draw_nothing_and_are_no_first_player():
    t = table(characters=["alpha", "beta", "gamma"])
    die(t.game, t["beta"], "test")
    t.start_round()
    assert t.table.first == 2  # beta's seat, left of alpha, is skipped
    assert [len(c.hand) for c in t.table.characters] == [5, 0, 5]
    t.will(("pass",), ("pass",)).step("player", "turns")
    assert [d.seat for d in t.asked if d.kind == "turn"] == [2, 0]
