"""Tables of the fakes with the semi-cooperative mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from nemesis_core import Game, Ruleset
from nemesis_core.testing import Table, conserving, fakes, set_up, table

NAMES = ("alpha", "beta", "gamma", "delta", "epsilon")


@cache
def ruleset() -> Ruleset:
    """The fakes with this mode."""
    return fakes(mode="semi-coop")


def deal(t: Table, seat: int, *objectives: str) -> None:
    """`seat` holds these Objectives, by record id; each changes places with the one it held of that deck."""
    state = t.game.semi_coop
    piles: list[list[str]] = [*state.held, state.rest]
    for name in objectives:
        card = f"{name}/1"
        at = ("corporate", "personal").index(t.game.cards.objectives[card].deck)
        pile = next(p for p in piles if card in p)
        pile[pile.index(card)], state.held[seat][at] = state.held[seat][at], card


@pytest.fixture
def semi_coop() -> Iterator[Callable[..., Table]]:
    """Make a table for a number of players, with the Objectives of seats given; afterwards no component is lost."""

    def make(seats: int, held: dict[int, tuple[str, ...]] | None = None) -> Table:
        t = table(ruleset(), NAMES[:seats])
        for seat, names in (held or {}).items():
            deal(t, seat, *names)
        return t

    with conserving() as counted:
        yield lambda *given: counted(make(*given))


@pytest.fixture
def dealt() -> Callable[..., Game]:
    """A game of this mode after its set-up."""

    def make(seats: int, seed: int = 0, **more: Any) -> Game:
        return set_up(ruleset(), seats, seed, **more)

    return make
