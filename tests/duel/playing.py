"""Pairs of games of one seed: one bot in one seat, or the other there, against the same others."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache

import attrs
from scipy import stats

from nemesis_core import Ruleset, assemble, make_bots
from nemesis_core.winning import won

LEVEL = 0.95


@attrs.frozen
class Duel:
    """`bot` in one seat of each game, in a seat further on in each, against `rival` there; `rival` in all others."""

    bot: str
    rival: str
    variant: str
    seats: int


@attrs.frozen
class Pair:
    """One seed: whether the seat won with the bot and with its rival; of the former's game also how long it took.

    `seconds` are by the clock, `processor` is what of them a processor was busy with it: on a machine with other work
    that is less.
    """

    seed: int
    seat: int
    bot: bool
    rival: bool
    seconds: float
    processor: float


@cache
def _ruleset(variant: str) -> Ruleset:
    return assemble(variant)


def wins(duel: Duel, seed: int, seat: int, bot: str) -> bool:
    """Does `seat` win the game of `seed` with `bot`?"""
    names = [duel.rival] * duel.seats
    names[seat] = bot
    game = _ruleset(duel.variant).new_game(duel.seats, seed)
    return bool(won(game.play(make_bots(",".join(names), duel.seats, seed)))[seat])


def play(duel: Duel, seed: int) -> Pair:
    """Both games of `seed`."""
    seat = seed % duel.seats
    rival = wins(duel, seed, seat, duel.rival)
    begun, busy = time.monotonic(), time.process_time()
    bot = wins(duel, seed, seat, duel.bot)
    return Pair(seed, seat, bot, rival, time.monotonic() - begun, time.process_time() - busy)


def interval(pairs: Sequence[Pair]) -> tuple[float, float, float]:
    """By how much the bot wins more often than its rival, and the 95 % interval of a paired t test."""
    gaps = [float(pair.bot) - float(pair.rival) for pair in pairs]
    mean = sum(gaps) / len(gaps)
    if len(set(gaps)) < 2:
        return mean, mean, mean
    low, high = stats.t.interval(LEVEL, len(gaps) - 1, loc=mean, scale=stats.sem(gaps))
    return mean, float(low), float(high)
