"""How much better the bot `survivor` plays than `random`: seats won, and the time that it takes for them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from time import process_time
from typing import Any

import attrs
import pytest

from nemesis_core import Game, Ruleset, assemble, make_bots
from nemesis_core.game import Decision
from nemesis_core.summary import wilson

SEATS = 4
FEW = 30
"""Games that show it at once."""
SWEEP = 2000 if int(os.environ.get("NEMESIS_SWEEP", "0")) else 200
"""Games in a sweep."""
ENOUGH = 0.15
"""The share of the seats that it wins at least."""
SURELY = 10
"""So many times as high as the upper end of the interval of `random` is the lower end of its own."""
SLOWER = 25
"""So many times as long a choice may take."""


@attrs.define
class Played:
    """What a bot did in all seats of some games."""

    bot: str
    games: int = 0
    won: int = 0
    choices: int = 0
    seconds: float = 0.0

    def play(self, ruleset: Ruleset, seed: int) -> None:
        """One more game."""
        game, bots = ruleset.new_game(SEATS, seed), make_bots(self.bot, SEATS, seed)

        def answer(game: Game, decision: Decision) -> Any:
            self.choices += len(decision.options) > 1
            return bots[decision.seat](game, decision)

        began = process_time()
        game.play([answer] * SEATS)
        self.seconds += process_time() - began
        self.games += 1
        self.won += len(game.semi_coop.winners)

    @property
    def share(self) -> float:
        """The share of the seats that won."""
        return self.won / (self.games * SEATS)

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.won, self.games * SEATS)

    @property
    def pace(self) -> float:
        """Seconds of play for each choice that was one."""
        return self.seconds / self.choices


def play(seeds: Iterable[int]) -> tuple[Played, Played]:
    """The same games with `survivor` and with `random`, by turns, so that a busy machine slows down both."""
    ruleset, survivor, random = assemble("lockdown"), Played("survivor"), Played("random")
    for seed in seeds:
        survivor.play(ruleset, seed)
        random.play(ruleset, seed)
    return survivor, random


@pytest.mark.variant
def test_it_wins_where_random_hardly_ever_does() -> None:
    survivor, random = play(range(FEW))
    assert survivor.share > 0.1
    assert survivor.interval[0] > 2 * random.interval[1]


@pytest.mark.sweep
def test_it_wins_often_surely_and_fast_enough() -> None:
    survivor, random = play(range(1, SWEEP + 1))
    assert survivor.share >= ENOUGH
    assert survivor.interval[0] >= SURELY * random.interval[1]
    assert survivor.pace <= SLOWER * random.pace
