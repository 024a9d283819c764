"""A film of a game of every variant: whatever is told can be shown as it happens, to each seat and to the referee."""

from __future__ import annotations

from collections import defaultdict

import pytest

from nemesis_core import make_bots, play_recorded
from nemesis_core.film import film

from ..environments import home
from .variants import VARIANTS, Variant

SHIPPED = [
    pytest.param(v, marks=[pytest.mark.variant], id=v.name) for v in VARIANTS if v.real and home(v.name) == v.name
]


@pytest.mark.parametrize("variant", SHIPPED)
def test_whatever_is_told_can_be_shown(variant: Variant) -> None:
    seats = variant.seats[0]
    record = play_recorded(variant.ruleset, seats, 2, make_bots("random", seats, 2))
    shown, difference = film(record, variant.ruleset)
    assert difference is None
    assert {len(seen) for _, seen in shown.frames} == {seats + 1} == {len(shown.viewers)}
    heard: dict[int, list[int]] = defaultdict(list)
    for frame, _, _, viewers in shown.log:
        heard[frame] += viewers
    together = {frame for frame, viewers in heard.items() if frame and len(set(viewers)) < len(viewers)}
    assert together <= {len(shown.frames) - 1}  # none was left out because a piece could not show itself
