"""A table of the fakes for one player, with Objectives to play alone for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from nemesis_core import Game, Ruleset
from nemesis_core.testing import Table, conserving, fakes, set_up, table


@cache
def ruleset() -> Ruleset:
    """The fakes with this mode."""
    return fakes(mode="solo", house_rules=("fake-missions",))


def hold(t: Table, *objectives: str) -> None:
    """The player holds exactly these Objectives, by record id; the others are left over."""
    state = t.game.solo
    cards = [*state.held[0], *state.rest]
    state.held[0] = [f"{name}/1" for name in objectives]
    state.rest = [card for card in cards if card not in state.held[0]]


@pytest.fixture
def solo() -> Iterator[Callable[..., Table]]:
    """Make a table for alpha with the Objectives given; afterwards no component is lost."""

    def make(*objectives: str) -> Table:
        t = table(ruleset(), ["alpha"])
        if objectives:
            hold(t, *objectives)
        return t

    with conserving() as counted:
        yield lambda *objectives: counted(make(*objectives))


@pytest.fixture
def dealt() -> Callable[[int], Game]:
    """A game of this mode after its set-up."""
    return lambda seed: set_up(ruleset(), 1, seed)
