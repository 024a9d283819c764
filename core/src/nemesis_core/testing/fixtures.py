"""The fixtures that come with core: rulesets, tables and sessions for a test of a plugin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..assembly import Ruleset, assemble
from ..session import Session
from .builder import Table
from .conserving import conserving
from .fakes import fakes
from .races import ROOMY_BOARD, RaceTable


def _rules(variant: str, pieces: dict[str, Any]) -> Ruleset:
    return assemble(variant, **pieces) if variant else fakes(**pieces)


@pytest.fixture(scope="session")
def nemesis_rules() -> Callable[..., Ruleset]:
    """Makes rulesets: `nemesis_rules(race="mine")` is of the fakes with that race, `nemesis_rules("lockdown")` is that
    variant, and `nemesis_rules("lockdown", race="mine")` has the race in the place of its own.

    A ruleset is made once for the whole run; tests share it and must not change it.
    """
    made: dict[str, Ruleset] = {}

    def make(variant: str = "", **pieces: Any) -> Ruleset:
        key = repr((variant, sorted(pieces.items())))
        if key not in made:
            made[key] = _rules(variant, pieces)
        return made[key]

    return make


@pytest.fixture
def nemesis_table(nemesis_rules: Callable[..., Ruleset]) -> Iterator[Callable[..., Table]]:
    """Makes tables: `nemesis_table("alpha", "beta", race="mine")` is one of the fakes with that race for these
    Characters, `nemesis_table("sentry", "hacker", variant="lockdown")` one of that variant; `rules=` gives a ruleset,
    `table=` a class of tables of one's own, such as `RaceTable`.

    Without Characters there are two. When the test is over no component may be lost or be there twice.
    """
    with conserving() as counted:

        def make(
            *characters: str,
            variant: str = "",
            rules: Ruleset | None = None,
            table: type[Table] = Table,
            **pieces: Any,
        ) -> Table:
            ruleset = rules or nemesis_rules(variant, **pieces)
            names = list(characters) or sorted(ruleset.compiled["cards"].characters)[:2]
            return counted(table(ruleset, names, 0))

        yield make


@pytest.fixture
def nemesis_race_table(nemesis_rules: Callable[..., Ruleset]) -> Iterator[Callable[..., RaceTable]]:
    """Makes tables for a race: `nemesis_race_table("mine", "alpha", "beta")`, on the small board with more roles and
    two Sections; see `RaceTable`. Without Characters alpha and beta play. `table=` names a class of one's own that
    extends `RaceTable`. Components are counted at the end.
    """
    made: list[RaceTable] = []

    def make(race: str, *characters: str, edition: str = "lockdown", table: type[RaceTable] = RaceTable) -> RaceTable:
        ruleset = nemesis_rules(race=race, edition=edition, **ROOMY_BOARD)
        made.append(table(ruleset, list(characters) or ["alpha", "beta"]))
        return made[-1]

    yield make
    for one in made:
        one.check()


@pytest.fixture
def nemesis_session(nemesis_rules: Callable[..., Ruleset]) -> Callable[..., Session]:
    """Makes sessions: `nemesis_session(race="mine", seats=3, seed=7)` waits at the first decision of a game, with its
    log in `events`; `variant=` or `rules=` say of what, as for a table.
    """

    def make(variant: str = "", seats: int = 0, seed: int = 0, rules: Ruleset | None = None, **pieces: Any) -> Session:
        ruleset = rules or nemesis_rules(variant, **pieces)
        return Session(ruleset.new_game(seats or ruleset.nearest_seats(2), seed), listen=True)

    return make
