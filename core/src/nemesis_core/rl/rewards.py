"""What a game that is over was worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..game import STALL

if TYPE_CHECKING:
    from ..game import Game

WON: Final = 1.0
LOST: Final = -1.0
NOTHING: Final = 0.0
"""Where nobody says whether the seat has won, and in a game that was stopped."""


def rewards_of(game: Game) -> list[float]:
    """1 for each seat that has won and -1 for each that has not, as the hook `report` says."""
    row: dict[str, Any] = {}
    for columns in game.hooks.report(game):
        row.update(columns)
    won = [row.get(f"p{seat + 1}_won") for seat in range(game.state.seats)]
    if game.state.ending == STALL:
        return [NOTHING for _ in won]
    return [NOTHING if one is None else WON if one else LOST for one in won]
