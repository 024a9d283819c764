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

    Called when a view is made or a game is dealt anew; never while rules run. Return a list of `Zone`. None has none.

    Example: `return [Zone("tides", game.island.tides)]`
    """


@hookspec
def view(game: Game, seat: int) -> dict[str, Any]:  # type: ignore[empty-body]
    """What the piece's state shows to `seat`: name -> plain data.

    Called when a view is asked for; the dicts of all pieces are merged. Build it up from what the seat may know, and
    show hidden lists with `nemesis_core.seen`. None shows nothing.

    Example: `return {"flame": game.island.flame, "tides": seen(game, ZONE, seat)}`
    """


@hookspec
def after_redeal(game: Game, seat: int) -> None:
    """Everything unknown to `seat` was dealt anew: put right what depends on it.

    Called at the end of `redeal`, on the copy. Chance drawn here comes from the deal, so that it too can be left to
    hide something from `seat`. Return None.

    Example: `game.my_mode.kept = game.roll("kept", ("this", "that"))`
    """
