"""Hooks of what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game
    from ..knowledge import Zone


@hookspec
def hidden_zones(game: Game) -> list[Zone]:  # type: ignore[empty-body]
    """The piece's lists of which some seats may not know the faces.

    Called when a view is made or a game is dealt anew; never while rules run. None has none.
    """


@hookspec
def view(game: Game, seat: int) -> dict[str, Any]:  # type: ignore[empty-body]
    """What the piece's state shows to `seat`: name -> plain data.

    Build it up from what the seat may know; show hidden lists with `nemesis_core.knowledge.seen`.
    """


@hookspec
def after_redeal(game: Game, seat: int) -> None:
    """Everything unknown to `seat` was dealt anew: put right what depends on it. Return None.

    Chance drawn here comes from the deal, so that it too can be left to hide something from `seat`.
    """
