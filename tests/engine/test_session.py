"""Sessions: choosing, taking back, copies; a caller that waits."""

from __future__ import annotations

import threading

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nemesis_core import Session
from nemesis_core.errors import PluginError, StaleChoice
from nemesis_core.serial import digest

from .tiny import TURN, card_game

GAME = card_game()


def session(*choices, seats=2, seed=1):
    made = Session(GAME.new_game(seats, seed))
    for choice in choices:
        made.choose(choice)
    return made


def at(made):
    """Where a session stands: the decision and the state."""
    decision = made.decision
    asked = decision and (decision.seat, decision.kind, list(decision.options))
    return (asked, digest(made.game.state), list(made.game.choices))


# ---------------------------------------------------------------- choosing


def test_session_waits_at_the_first_decision():
    made = session()
    assert (made.decision.seat, made.decision.kind, made.decision.options) == (0, "turn", list(TURN))


def test_choice_leads_to_the_next_decision():
    made = session("mark")
    assert (made.decision.kind, made.decision.options) == ("where", ["left", "right"])


def test_decision_is_none_at_the_end():
    made = session("end")
    assert made.decision is None
    assert made.game.over


def test_nothing_can_be_chosen_after_the_end():
    with pytest.raises(StaleChoice, match="the game is over"):
        session("end").choose("end")


@pytest.mark.parametrize("stale", ["where", "left", 0, None, ("roll",), [], {}])
def test_what_is_no_option_now_is_refused(stale):
    made = session()
    before = at(made)
    with pytest.raises(StaleChoice, match="is not an option of turn; look at the decision again"):
        made.choose(stale)
    assert at(made) == before
    made.choose("roll")


def test_option_of_an_earlier_decision_is_stale():
    made = session("mark")
    with pytest.raises(StaleChoice):
        made.choose("mark")


def test_session_plays_what_bots_play():
    choices = ("mark", "left", "roll", "bye", "draw", "peek", "shuffle")
    left = list(choices)
    game = GAME.new_game(2, 1).play([lambda game, decision: left.pop(0)] * 2)
    made = session(*choices)
    assert made.decision is None
    assert (made.game.state, made.game.choices) == (game.state, game.choices)


def test_log_is_collected_on_demand():
    made = session()
    made.listen()
    made.choose("draw")
    assert [(e.kind, e.audience) for e in made.events] == [("card", (0,)), ("draw", None)]


def test_rule_that_raises_leaves_the_session_where_it_was():
    made = session("roll", "mark")
    made.choose("left")
    before = at(made)
    with pytest.raises(PluginError, match="board raised ZeroDivisionError"):
        made.choose("fail")
    assert at(made) == before
    assert at(Session.load(made.save(), GAME)) == before
    made.choose("roll")


def test_session_that_keeps_nothing_plays_the_same_game():
    choices = ("mark", "left", "roll", "bye", "draw", "peek", "shuffle")
    light = Session(GAME.new_game(2, 1), keep=False)
    for choice in choices:
        light.choose(choice)
    assert at(light) == at(session(*choices))


@pytest.mark.parametrize(
    "back", [Session.save, Session.clone, lambda made: made.redeal(0, 1)], ids=["save", "clone", "redeal"]
)
def test_session_that_keeps_nothing_cannot_go_back(back):
    light = Session(GAME.new_game(2, 1), keep=False)
    light.choose("mark")
    light.choose("left")
    assert not light.can_undo
    with pytest.raises(ValueError, match="keep_boundary"):
        back(light)


def test_session_that_keeps_nothing_is_over_when_a_rule_raises():
    light = Session(GAME.new_game(2, 1), keep=False)
    with pytest.raises(PluginError, match="board raised ZeroDivisionError"):
        light.choose("fail")
    assert light.decision is None
    with pytest.raises(StaleChoice, match="the game is over"):
        light.choose("roll")


def test_session_that_keeps_nothing_refuses_what_is_no_option_now():
    light = Session(GAME.new_game(2, 1), keep=False)
    with pytest.raises(StaleChoice, match="is not an option of turn"):
        light.choose("left")
    light.choose("roll")


def test_session_belongs_to_its_thread():
    made, raised = session(), []

    def elsewhere():
        try:
            made.choose("roll")
        except ValueError as error:
            raised.append(error)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert "different thread" in str(raised[0])
    made.choose("mark")


def test_session_within_a_session():
    inner = session()

    def bot(game, decision):
        inner.choose("roll")
        return "roll"

    GAME.new_game(2, 5).play([bot] * 2)
    assert len(inner.game.choices) == 6


# ---------------------------------------------------------------- taking back


def undone(made):
    """What undo leads to, as `at` shows it."""
    assert made.can_undo
    made.undo()
    return at(made)


def test_own_choice_is_taken_back():
    before = session()
    assert undone(session("mark")) == at(before)


def test_several_choices_are_taken_back_one_by_one():
    made = session("mark", "left", "mark")
    assert undone(made) == at(session("mark", "left"))
    assert undone(made) == at(session("mark"))
    assert undone(made) == at(session())
    assert not made.can_undo


def test_forced_choices_do_not_count():
    made = session("mark", "left")
    assert made.game.state.forced == 1
    assert undone(made) == at(session("mark"))


def test_taking_back_crosses_a_boundary():
    made = session("mark", "right")
    assert made.game.trail == []
    assert undone(made) == at(session("mark"))


@pytest.mark.parametrize("choice", ["roll", "draw", "peek", "shuffle", "look"])
def test_nothing_learnt_or_rolled_is_taken_back(choice):
    made = session(choice)
    assert not made.can_undo
    with pytest.raises(StaleChoice, match="something was learnt or others have chosen"):
        made.undo()


def test_choices_after_something_learnt_can_be_taken_back_up_to_it():
    made = session("look")
    top = made.decision.options[0]
    made.choose(top)
    assert undone(made) == at(session("look"))
    assert not made.can_undo


def test_roll_earlier_in_the_step_is_rolled_alike():
    made = session("roll", "mark", "left")
    said = list(made.game.cards.said)
    made.undo()
    made.choose("left")
    assert made.game.cards.said == said


def test_choice_before_somebody_elses_turn_is_not_taken_back():
    assert not session("bye").can_undo
    made = session("bye", "mark")
    assert made.decision.seat == 1
    assert undone(made) == at(session("bye"))
    assert not made.can_undo


def test_secret_choices_of_several_seats():
    made = session("bid")
    assert (made.decision.seat, made.can_undo) == (0, True)
    made.choose("high")
    assert (made.decision.seat, made.can_undo) == (1, False)
    made.choose("low")
    assert (made.decision.seat, made.can_undo) == (0, False)


def test_end_of_the_game_is_not_taken_back():
    assert not session("end").can_undo


def test_taking_back_takes_its_log_lines_with_it():
    made = session()
    made.listen()
    made.choose("mark")
    made.choose("left")
    assert [e.kind for e in made.events] == ["mark"]
    made.undo()
    assert made.events == []
    made.choose("right")
    assert [e.kind for e in made.events] == ["mark"]


def test_fixed_draws_are_given_back():
    game = GAME.new_game(2, 1)
    game.fixed["die"] = ["6", "5"]
    made = Session(game)
    for choice in ("roll", "mark", "left"):
        made.choose(choice)
    made.undo()
    made.choose("left")
    made.choose("roll")
    assert made.game.cards.said == ["6", "left", "5"]


def test_another_choice_after_taking_back():
    made = session("mark")
    made.undo()
    made.choose("roll")
    assert at(made) == at(session("roll"))


# ---------------------------------------------------------------- copies


@pytest.mark.parametrize("choices", [(), ("mark",), ("roll", "look"), ("draw", "bye", "bid", "high"), ("end",)])
def test_clone_stands_at_the_same_decision(choices):
    made = session(*choices)
    assert at(made.clone()) == at(made)


def test_clone_and_original_go_their_own_ways():
    made = session("roll", "mark")
    copy = made.clone()
    before = at(copy)
    made.choose("left")
    made.choose("draw")
    assert at(copy) == before
    copy.choose("right")
    assert copy.game.cards.said[-1] == "right"
    assert made.game.cards.said[-1] == "left"


def test_view_is_the_games():
    made = session("peek")
    assert made.view(0) == made.game.view(0)


# ---------------------------------------------------------------- anything, in any order


class Anything(RuleBasedStateMachine):
    """Chooses, takes back, copies, saves and loads at random; a plain replay must agree at each point."""

    @initialize(seats=st.integers(1, 3), seed=st.integers(0, 99))
    def start(self, seats, seed):
        self.seats, self.seed = seats, seed
        self.made = Session(GAME.new_game(seats, seed))
        self.copies = []

    @precondition(lambda self: self.made.decision)
    @rule(data=st.data())
    def choose(self, data):
        options = [option for option in self.made.decision.options if option != "fail"]
        self.made.choose(data.draw(st.sampled_from(options)))

    @precondition(lambda self: self.made.can_undo)
    @rule()
    def undo(self):
        chosen = self.made.game.choices[:-1]
        self.made.undo()
        assert self.made.game.choices == chosen

    @rule()
    def clone(self):
        self.copies.append((self.made.clone(), at(self.made)))

    @rule()
    def save_and_load(self):
        self.made = Session.load(self.made.save(), GAME)

    @rule(seat=st.integers(0, 2), seed=st.integers(0, 99))
    def redeal(self, seat, seed):
        assert self.made.redeal(seat % self.seats, seed).view(seat % self.seats) == self.made.view(seat % self.seats)

    @invariant()
    def agrees_with_a_plain_replay(self):
        replayed = Session(GAME.new_game(self.seats, self.seed), [option for _, option in self.made.game.choices])
        assert at(replayed) == at(self.made)

    @invariant()
    def copies_stay(self):
        assert all(at(copy) == then for copy, then in self.copies)


Anything.TestCase.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
TestAnything = Anything.TestCase
