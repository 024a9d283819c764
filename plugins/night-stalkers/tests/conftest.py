"""The table of these tests: the fakes with this race, on the small board in two Sections with a few more roles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import RaceTable, race_rules


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The variant of the fakes with this race."""
    return race_rules("night-stalkers")


@pytest.fixture
def night(rules: Ruleset) -> Iterator[Callable[..., RaceTable]]:
    """Makes tables; afterwards no component is lost and none is there twice."""
    made: list[RaceTable] = []

    def make(*characters: str) -> RaceTable:
        made.append(RaceTable(rules, list(characters) or ["alpha", "beta"]))
        return made[-1]

    yield make
    for t in made:
        t.check()


@pytest.fixture
def t(night: Callable[..., RaceTable]) -> RaceTable:
    """A table for alpha and beta, both in Room a."""
    return night()
