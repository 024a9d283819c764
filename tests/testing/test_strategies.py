"""Hypothesis draws sessions, games, states and choices of a variant."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from nemesis_core import Game, Session
from nemesis_core.serial import digest
from nemesis_core.state import GameState
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance.checks import check_decision
from nemesis_core.testing.extra import needed_by
from nemesis_core.testing.strategies import choices, games, numbers_of_seats, seeds, sessions, states

FAKES = fakes()
few = settings(max_examples=15, deadline=None)


@few
@given(sessions(FAKES), st.data())
def test_session_waits_at_a_decision_and_a_choice_can_be_made(session: Session, data: st.DataObject) -> None:
    assert session.decision is not None
    check_decision(session.game, session.decision)
    before = len(session.game.choices)
    option = data.draw(choices(session))
    assert option in session.decision.options
    session.choose(option)
    assert session.game.choices[before][1] == option


@few
@given(sessions(FAKES, seats=3, bots="curious", latest=4))
def test_seats_and_how_late_can_be_said(session: Session) -> None:
    assert session.game.state.seats == 3
    assert len(session.game.choices) <= 4


@few
@given(sessions(FAKES, seats=st.sampled_from([2, 5])))
def test_seats_can_be_a_strategy(session: Session) -> None:
    assert session.game.state.seats in (2, 5)


@few
@given(games(FAKES))
def test_game_stands_between_two_steps_and_can_be_played_on(game: Game) -> None:
    assert not game.over
    assert digest(game.clone().state) == digest(game.state)
    game.play([lambda _, decision: decision.options[0]] * game.state.seats)
    assert game.over


@few
@given(states(FAKES), numbers_of_seats(FAKES), seeds())
def test_states_seats_and_seeds(state: GameState, seats: int, seed: int) -> None:
    assert state.phase != "over"
    assert 1 <= seats <= 5
    assert 0 <= seed < 2**32


def test_late_moments_are_drawn_too_and_shrink_to_the_first_one() -> None:
    small = settings(max_examples=200, deadline=None, database=None)
    late = find(sessions(FAKES), lambda session: session.game.table.round > 1, settings=small, random=Random(1))
    assert (late.game.state.seats, late.game.state.seed, late.game.table.round) == (1, 0, 2)


def test_after_the_end_there_is_no_choice() -> None:
    session = Session(FAKES.new_game(2))
    while session.decision is not None:
        session.choose(session.decision.options[0])
    with pytest.raises(Unsatisfiable):
        find(choices(session), lambda _: True)


def test_the_kit_needs_no_hypothesis_and_the_strategies_say_that_they_do() -> None:
    program = (
        "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None\n"
        "from nemesis_core.testing.conformance import covering, playing, screens, words\n"
        "import nemesis_core.testing.{}"
    )
    for module, needs in (("paths", ""), ("conformance.suite", "hypothesis"), ("strategies", "hypothesis")):
        done = subprocess.run([sys.executable, "-c", program.format(module)], capture_output=True, text=True)
        assert (done.returncode == 0) == (not needs), done.stderr
        said = f'needs {needs}; install it with: pip install "nemesis-core[testing]"'
        assert (said in done.stderr) == bool(needs)


def test_what_else_is_missing_is_told_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError, match="^No module named 'nothing_of_that_name'$"), needed_by("mine"):
        import nothing_of_that_name  # noqa: F401
