"""Tables of the fakes for a group, with its Objectives given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from nemesis_core import Game, Ruleset
from nemesis_core.testing import Table, conserving, fakes, set_up, table

NAMES = ("alpha", "beta", "gamma", "delta", "epsilon")


@cache
def ruleset() -> Ruleset:
    """The fakes with this mode."""
    return fakes(mode="cooperative", house_rules=("fake-missions",))


def share(t: Table, objectives: tuple[str, ...]) -> None:
    """The group has exactly these Objectives, by record id; the others are left over."""
    state = t.game.cooperative
    cards = [*state.objectives, *state.rest]
    state.objectives = [f"{name}/1" for name in objectives]
    state.rest = [card for card in cards if card not in state.objectives]
    for card in state.objectives:
        t.game.know_all(card)


@pytest.fixture
def group() -> Iterator[Callable[..., Table]]:
    """Make a table for a number of players with the Objectives given; afterwards no component is lost."""

    def make(seats: int, *objectives: str) -> Table:
        t = table(ruleset(), NAMES[:seats])
        if objectives:
            share(t, objectives)
        return t

    with conserving() as counted:
        yield lambda *given: counted(make(*given))


@pytest.fixture
def dealt() -> Callable[..., Game]:
    """A game of this mode after its set-up."""
    return lambda seats, seed=0: set_up(ruleset(), seats, seed)
