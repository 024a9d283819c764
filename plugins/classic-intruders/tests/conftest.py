"""The table of these tests: the fakes with this race, on the small board in two Sections with a few more roles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import RaceTable, race_rules


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The variant of the fakes with this race, on a board of Lockdown's edition."""
    return race_rules("classic-intruders")


@pytest.fixture(scope="session")
def all_eight() -> Ruleset:
    """The same on a board of both editions, where all eight Weakness cards are in the game."""
    return race_rules("classic-intruders", ("edition:nemesis",))


@pytest.fixture
def deal(rules: Ruleset) -> Iterator[Callable[..., RaceTable]]:
    """Makes tables; afterwards no component is lost and none is there twice."""
    made: list[RaceTable] = []

    def make(*characters: str, variant: Ruleset = rules, seed: int = 0) -> RaceTable:
        made.append(RaceTable(variant, list(characters) or ["alpha", "beta"], seed))
        return made[-1]

    yield make
    for t in made:
        t.check()


@pytest.fixture
def t(deal: Callable[..., RaceTable]) -> RaceTable:
    """A table for alpha and beta, both in Room a."""
    return deal()
