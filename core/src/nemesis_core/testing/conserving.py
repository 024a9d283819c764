"""Tables whose components are counted when a test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ..rules.conservation import check_conserved, pieces
from .builder import Table

AnyTable = TypeVar("AnyTable", bound=Table)


@contextmanager
def conserving() -> Iterator[Callable[[AnyTable], AnyTable]]:
    """Count the components of the tables given to what this yields; at the end none may be lost or be there twice.

    For a fixture: `with conserving() as counted: yield lambda *names: counted(table("mine", names))`.

    :raises AssertionError: naming the components that are lost, new or in two places.
    """
    tables = []

    def counted(table: AnyTable) -> AnyTable:
        tables.append((table, pieces(table.game)))
        return table

    yield counted
    for table, before in tables:
        check_conserved(table.game, before)
