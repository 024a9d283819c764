"""Games of one seed: one bot in each seat in turn, among rivals, and the rivals alone in all seats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from math import inf

import attrs
from scipy import stats

from nemesis_core import Ruleset, assemble, make_bots
from nemesis_core.winning import won

LEVEL = 0.95


@attrs.frozen
class Duel:
    """`bot` in one seat among `rival` in all others, against `rival` there."""

    bot: str
    rival: str
    variant: str
    seats: int


@attrs.frozen
class Round:
    """One seed: which seats won with the bot in them, each in a game of its own, and which in the rivals' own game.

    `seconds` are how long the games of the bot took by the clock, `processor` is what of them a processor was busy with
    them: on a machine with other work that is less.
    """

    seed: int
    bot: tuple[bool, ...]
    rival: tuple[bool, ...]
    seconds: tuple[float, ...]
    processor: tuple[float, ...]

    @property
    def gap(self) -> float:
        """By how much the bot won more of the seats."""
        return (sum(self.bot) - sum(self.rival)) / len(self.rival)


@cache
def _ruleset(variant: str) -> Ruleset:
    return assemble(variant)


def winners(duel: Duel, seed: int, names: Sequence[str]) -> tuple[bool, ...]:
    """Which seats win the game of `seed` with these bots?"""
    game = _ruleset(duel.variant).new_game(duel.seats, seed)
    return tuple(map(bool, won(game.play(make_bots(",".join(names), duel.seats, seed)))))


def play(duel: Duel, seed: int) -> Round:
    """All games of `seed`."""
    rivals = [duel.rival] * duel.seats
    theirs, bot, seconds, processor = winners(duel, seed, rivals), list[bool](), list[float](), list[float]()
    for seat in range(duel.seats):
        begun, busy = time.monotonic(), time.process_time()
        bot.append(winners(duel, seed, [*rivals[:seat], duel.bot, *rivals[seat + 1 :]])[seat])
        seconds.append(time.monotonic() - begun)
        processor.append(time.process_time() - busy)
    return Round(seed, tuple(bot), theirs, tuple(seconds), tuple(processor))


def interval(rounds: Sequence[Round]) -> tuple[float, float, float]:
    """By how much the bot wins more often than its rival, and the 95 % interval of a t test over the seeds.

    One seed alone tells nothing.
    """
    gaps = [each.gap for each in rounds]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean, -inf, inf
    if len(set(gaps)) < 2:
        return mean, mean, mean
    low, high = stats.t.interval(LEVEL, len(gaps) - 1, loc=mean, scale=stats.sem(gaps))
    return mean, float(low), float(high)
