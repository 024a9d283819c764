"""Tables with the crew: on the roomy board of the testing kit, on the Facility, and aboard the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import CrewTable, RaceTable, conserving, crew_rules

CREW = "aftermath-crew"
TRAITS = "aftermath-traits"
ASIDE = "engine-1"
"""Where the second Character of a game aboard the ship stands, out of the way."""


class Table(CrewTable, RaceTable):
    """A table of the crew, on whose small board the orders that it is given are seen."""


Crew = Callable[..., Table]


@cache
def small() -> Ruleset:
    """The crew on the roomy board, as in Lockdown."""
    return crew_rules(CREW)


@cache
def variant(name: str, traits: bool = False, others: tuple[str, ...] = ()) -> Ruleset:
    """A variant with the crew, perhaps with others, and with its Traits."""
    return assemble(name, crew=(CREW, *others), house_rules=(TRAITS,) if traits else ())


def tables(rules: Callable[[], Ruleset], aside: str = "") -> Iterator[Crew]:
    """A maker of tables; after the test no component of any of them may be lost.

    A Character that is named alone has another one at the place `aside`, where the game takes two.
    """

    def make(*characters: str) -> Table:
        other = [name for name in ("medic", "ceo") if aside and name not in characters]
        table = Table(rules(), [*characters, *other[: len(characters) < 2]], seed=1)
        if len(characters) == 1 and aside:
            table.put(1, aside)
        return table

    with conserving() as counted:
        yield lambda *characters: counted(make(*characters))


@pytest.fixture
def crew() -> Iterator[Crew]:
    """Make a table on the roomy board."""
    yield from tables(small)


@pytest.fixture
def facility() -> Iterator[Crew]:
    """The same on the Facility, with secret Objectives."""
    yield from tables(lambda: variant("lockdown"), "repository")


@pytest.fixture
def ship() -> Iterator[Crew]:
    """The same aboard the ship."""
    yield from tables(lambda: variant("nemesis"), ASIDE)


@pytest.fixture
def traits() -> Iterator[Crew]:
    """The same aboard the ship, with Traits."""
    yield from tables(lambda: variant("nemesis", traits=True), ASIDE)
