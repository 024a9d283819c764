"""A variant of the fakes with a house rule that a test module brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Piece, Plugin
from nemesis_core.testing import Table, fakes, table

HOUSE = "house"


@pytest.fixture
def with_rule(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """A table of the fakes with the hooks of the module's object `name` and the records given, as piece "house"."""

    def make(name: str, characters: tuple[str, ...] = (), **records: list[dict[str, Any]]) -> Table:
        piece = Piece(
            id=HOUSE,
            kind="house-rule",
            title="A rule of this test",
            implementation=(f"{request.module.__name__}:{name}",),
            records=records,
        )
        return table(fakes(more=(Plugin(pieces=(piece,)),), house_rules=(HOUSE,)), characters)

    return make
