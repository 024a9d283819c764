"""A table on the Mars Surface with fakes for race, mode and crew, and words for what only the surface has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Self

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import Table, conserving, fakes

CREW = ("alpha", "beta", "gamma", "delta", "epsilon")
DIE = "mars-surface-die"
BLUE = {"1": 1, "2": 1, "3": 0, "4": 0}


@cache
def ruleset() -> Ruleset:
    """The Mars Surface with the fakes."""
    return fakes(board="mars-surface")


class MarsTable(Table):
    """A table on which every Room in a Building is explored and no token lies on a Crossroads.

    The Power tokens lie in order: 1, 2, 3 on the Sections (blue, blue, red), 4 on the Elevator (red).
    """

    def __init__(self, rules: Ruleset, characters: list[str], seed: int = 0) -> None:
        super().__init__(rules, characters, seed)
        self.facility, self.surface = self.game.facility, self.game.surface
        self.facility.power_at = {"s-01": "1", "s-02": "2", "s-03": "3", "elevator": "4"}
        self.facility.powered = dict(BLUE)
        for number in range(1, 7):
            self.explored(f"room-00{number}")
        for number in range(1, 5):
            self.bare_ground(f"crossroads-{number}")

    def bare_ground(self, place: str) -> Self:
        """No Exploration token lies on this Crossroads."""
        self.table.used_tokens.append(self.table.tokens.pop(place))
        return self

    def token(self, place: str, token: str) -> Self:
        """On this Crossroads lies an Exploration token of this record."""
        name = f"{token}/1"
        for pile in (self.table.used_tokens, self.table.spare_tokens):
            if name in pile:
                pile.remove(name)
        self.table.tokens[place] = name
        return self

    def noise_die(self, *faces: str) -> Self:
        """The next faces of the Mars Surface die."""
        self.dice(DIE, *faces)
        return self

    def card(self, name: str) -> Self:
        """This Mars Surface card lies on top of its deck."""
        self.top("mars-surface", name)
        return self

    def draws(self, who: str, card: str) -> Self:
        """`who` draws this Mars Surface card, as by a Noise roll that shows the symbol."""
        self.card(card)
        self.do(lambda: self.game.hooks.noise_result(self.game, self.who(who), "mars"))
        return self

    def blackout(self) -> Self:
        """No Power anywhere."""
        self.facility.powered = dict.fromkeys(BLUE, 0)
        return self

    def suit(self, who: str) -> Self:
        """`who` has an Enviro-Suit."""
        self.give(who, "enviro-suit")
        return self


@pytest.fixture
def rules() -> Ruleset:
    """The Mars Surface with the fakes."""
    return ruleset()


@pytest.fixture
def mars() -> Iterator[Callable[..., MarsTable]]:
    """Makes tables: `mars()` with alpha and beta, `mars(at="crossroads-1")` with alpha there and two cards.

    beta stands in the Isolation Room. When the test is over no component may be lost or be there twice.
    """
    with conserving() as counted:

        def make(*characters: str, at: str = "crossroads-1") -> MarsTable:
            t = counted(MarsTable(ruleset(), list(characters or CREW[:2]), 0))
            t.put("alpha", at).put("beta", "isolation-room").hand("alpha", "plan", "plan")
            return t

        yield make
