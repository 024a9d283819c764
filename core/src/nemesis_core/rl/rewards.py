"""What a game that is over was worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..winning import won

if TYPE_CHECKING:
    from ..game import Game

WON: Final = 1.0
LOST: Final = -1.0
NOTHING: Final = 0.0
"""Where nobody says whether the seat has won, and in a game that was stopped."""


def rewards_of(game: Game) -> list[float]:
    """1 for each seat that has won and -1 for each that has not, as the hook `report` says."""
    return [NOTHING if one is None else WON if one else LOST for one in won(game)]
