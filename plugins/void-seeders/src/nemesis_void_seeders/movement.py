"""How Void Seeders move: Doors do not hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import weakness_active

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder

SOLID_BULKHEADS: Final = "solid-bulkheads"


@hookimpl
def passes_door(game: Game, piece: Intruder, corridor: str) -> bool | None:
    """All of them do, and leave it closed, unless the Weakness Solid Bulkheads lies open (VS-MOV-01)."""
    return None if weakness_active(game, None, SOLID_BULKHEADS) else True
