"""Ways that Intruders go when they are led."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import is_closed, stays_out

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder


def goes_or_breaks(game: Game, piece: Intruder, way: str) -> bool:
    """Does something happen when `piece` is sent through `way`? A Closed Door is destroyed, unless it holds."""
    if way in game.board.networks:
        return not stays_out(game, piece, way)
    if is_closed(game, way) and not game.hooks.passes_door(game, piece, way):
        return not game.hooks.door_holds(game, piece, way)
    return game.hooks.traverse(game, piece, way, game.board.other_end(way, piece.place)) is not False
