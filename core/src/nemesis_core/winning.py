"""Who has won a game that is over, as the pieces report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .game import STALL

if TYPE_CHECKING:
    from .game import Game


def won(game: Game) -> list[bool | None]:
    """For each seat whether it has won a game that is over; None where nobody says so, and in one that was stopped."""
    row: dict[str, Any] = {}
    for columns in game.hooks.report(game):
        row.update(columns)
    told = [row.get(f"p{seat + 1}_won") for seat in range(game.state.seats)]
    return [None if one is None or game.state.ending == STALL else bool(one) for one in told]
