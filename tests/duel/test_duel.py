"""Duels of two bots are counted seed by seed, and the weights of a regression tell what it was taught."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest
from typer.testing import CliRunner

from .__main__ import app, told
from .fitting import regression, separates
from .playing import Duel, Round, interval, play


def rounds(*outcomes: tuple[str, str]) -> list[Round]:
    """Rounds of two seats: who of them won with the bot in it, and who with its rival, a letter for each seat."""
    wins = [tuple(tuple(letter == "w" for letter in seats) for seats in outcome) for outcome in outcomes]
    return [Round(seed, bot, rival, (2.0 + seed, 1.0), (1.0, 1.0)) for seed, (bot, rival) in enumerate(wins)]


def test_the_interval_is_that_of_seeds_however_many_seats_each_has() -> None:
    mean, low, high = interval(rounds(*[("ww", "--")] * 9, ("-w", "w-")))
    assert mean == pytest.approx(0.9)
    assert low == pytest.approx(0.9 - 2.262 * 0.1, abs=1e-3)
    assert high == pytest.approx(0.9 + 2.262 * 0.1, abs=1e-3)
    assert interval(rounds(("w-", "w-"), ("--", "--"))) == (0.0, 0.0, 0.0)
    assert interval(rounds(("ww", "--"))) == (1.0, -inf, inf)


def test_what_is_told_counts_each_way_in_which_a_seat_can_fare() -> None:
    said = told(rounds(("ww", "-w"), ("-w", "w-")))
    assert said.startswith("2 seeds, 4 seats: 75.0% against 50.0%, +25.0% (")
    assert "2 won by it alone and 1 by its rival alone; 1.8 s a game, 3.0 s at most" in said


@pytest.mark.variant
def test_a_bot_plays_against_itself_alike_in_each_seat() -> None:
    found = play(Duel("survivor", "survivor", "lockdown", 3), 10)
    assert found.bot == found.rival
    assert any(found.bot)
    assert len(found.seconds) == len(found.processor) == 3


@pytest.mark.variant
def test_the_command_fails_unless_the_bot_is_better() -> None:
    done = CliRunner().invoke(app, ["run", "random", "random", "--games", "2", "--seats", "2"])
    assert done.exit_code == 1
    assert done.stdout.startswith("2 seeds, 4 seats: ")


def test_a_regression_finds_the_weights_that_answers_were_drawn_with() -> None:
    drawn = np.random.default_rng(1)
    inputs = np.column_stack([np.ones(20_000), drawn.normal(size=20_000), drawn.normal(3, 2, size=20_000)])
    weights = np.array([-1.0, 0.8, -0.5])
    answers = drawn.random(20_000) < 1 / (1 + np.exp(-inputs @ weights))
    found = regression(inputs, answers)
    assert found == pytest.approx(weights, abs=0.1)
    assert 0.7 < separates(inputs @ found, answers) < 0.9
    assert separates(answers.astype(float), answers) == 1.0
