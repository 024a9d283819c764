"""The full-screen table of every variant, at which keys are hit and things clicked at random until the game is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..tabletop.monkey import whole_game
from .variants import SWEEP, VARIANTS, Variant

KEYS = 25
"""Keys that are hit in a sample; in a sweep as many as a whole game takes."""
MANY = 4000


def sitters(variant: Variant, seed: int) -> tuple[int, ...]:
    """The seats of people: the first and the last, or one of them alone."""
    last = max(variant.ruleset.nearest_seats(), variant.least) - 1
    return ((0, last), (0,), (last,))[seed % 3] if last else (0,)


@pytest.mark.slow
@pytest.mark.parametrize(
    "variant", [pytest.param(v, marks=[pytest.mark.variant] * v.real, id=v.name) for v in VARIANTS]
)
def test_whatever_is_hit_the_table_stands_and_nobody_reads_what_is_anothers(variant: Variant, tmp_path: Path) -> None:
    for seed in range(SWEEP or 1):
        path = tmp_path / f"{seed}.json"
        seen = whole_game(variant.ruleset, seed, MANY if SWEEP else KEYS, sitters(variant, seed), path)
        assert seen.app.sitting.session.game.over or not SWEEP
