"""On a board that knows no Power, what cards say of Sections with Power holds on all of it (CS-CARDS-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import hookimpl

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def counts_as_powered(game: Game, place: str) -> bool:
    """Every place of the board does."""
    return bool(place)
