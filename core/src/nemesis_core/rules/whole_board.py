"""On a board that knows no Power, what cards say of Sections with Power holds on all of it.

A race whose rules read them so names this module, beside `unlit`, in its fallback for the tag "power".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hooks import hookimpl

if TYPE_CHECKING:
    from ..game import Game


@hookimpl
def counts_as_powered(game: Game, place: str) -> bool:
    """Every place of the board does."""
    return bool(place)
