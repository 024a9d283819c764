"""The tables of these tests: the fakes with this race on the small board with a few more roles, and the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import RaceTable, race_rules


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The variant of the fakes with this race, on a board of Lockdown's edition."""
    return race_rules("classic-intruders")


@pytest.fixture(scope="session")
def original() -> Ruleset:
    """The same on a board of the original game's edition, with its Event deck and all eight Weakness cards."""
    return race_rules("classic-intruders", edition="nemesis")


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


@pytest.fixture(scope="session")
def ship() -> Ruleset:
    """The variant of the original game."""
    return assemble("nemesis")


@pytest.fixture
def s(deal: Callable[..., RaceTable], ship: Ruleset) -> RaceTable:
    """Captain, Scout and Soldier on the ship, in the Hibernatorium, without Items; the first Encounter is past."""
    made = deal("captain", "scout", "soldier", variant=ship)
    made.game.semi_coop.chosen = True
    for who in (0, 1, 2):
        made.bare(who)
    return made
