"""The bot `survivor` knows in every variant what to win by: over the same seeds it wins more than `random`."""

from __future__ import annotations

import pytest

from nemesis_core import Ruleset, assemble, make_bots
from nemesis_core.simulate import row_of
from nemesis_core.summary import wilson

from ..environments import FURTHER
from .variants import SWEEP, VARIANTS, Variant

SEATS = 800 if SWEEP else 120
"""Seats that each bot plays: the more games the fewer play."""
SEEN = 30
"""Games won from which on the intervals have to lie apart."""

ready_made = [variant for variant in VARIANTS if variant.name in (*FURTHER, "lockdown")]
each_variant = pytest.mark.parametrize(
    "variant", [pytest.param(v, id=v.name, marks=[pytest.mark.variant]) for v in ready_made]
)


def won(ruleset: Ruleset, bot: str, seats: int) -> int:
    """How many seats win when `bot` has all of them."""
    found = 0
    for seed in range(SEATS // seats):
        game = ruleset.new_game(seats, seed)
        game.play(make_bots(bot, seats, seed))
        row = row_of(game, game.state.ending)
        found += sum(bool(row.get(f"p{seat + 1}_won")) for seat in range(seats))
    return found


@pytest.mark.sweep
@each_variant
def test_survivor_wins_more_than_random(variant: Variant) -> None:
    """Where all win together by an Objective for each player one plays alone."""
    ruleset = assemble(variant.name)
    seats = variant.least if variant.least == 1 else ruleset.nearest_seats()
    random, survivor = (won(ruleset, bot, seats) for bot in ("random", "survivor"))
    assert survivor > random
    if survivor >= SEEN:
        played = SEATS // seats * seats
        assert wilson(survivor, played)[0] > wilson(random, played)[1]
