"""Hooks of dying, leaving, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def character_died(game: Game, who: Any, place: str, cause: str) -> None:
    """`who` died at `place` (empty when it was in no Room) by `cause`; its Corpse lies there. Return None."""


@hookspec
def character_left(game: Game, who: Any) -> None:
    """`who` has left play alive (locked in, fled, evacuated). Return None."""


@hookspec(firstresult=True)
def nobody_left(game: Game) -> bool:  # type: ignore[empty-body]
    """No active Character is left on the board: end the game. None: the base ends it with reason "nobody-left"."""


@hookspec
def objective_conditions() -> dict[str, Callable[..., bool]]:  # type: ignore[empty-body]
    """Conditions that objective records name, as functions `(game, who, argument) -> bool`.

    Called once when a variant is assembled. A condition "player-dead:2" calls "player-dead" with "2".
    """


@hookspec
def objectives_of(game: Game, who: Any) -> list[str]:  # type: ignore[empty-body]
    """The Objective cards that the player of `who` still has, for effects that show them to another player.

    The lists of all pieces are joined. None has none.

    Example: `return list(game.my_mode.held[who.seat])`
    """


@hookspec
def report(game: Game) -> dict[str, Any]:  # type: ignore[empty-body]
    """Columns of the row that a simulation keeps of a finished game; the dicts are merged.

    Values are numbers, texts, truth values or None.
    """
