"""Targets that several cards and Items share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import intruders_at, open_ways

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

NoTarget = list[tuple[()]]
HERE: Final[NoTarget] = [()]
"""The targets of an effect that needs none and can be used now."""


def broken(game: Game, who: Character) -> NoTarget:
    """Is there a Malfunction marker in the Room?"""
    return HERE if who.place in game.table.malfunction else []


def burning(game: Game, who: Character) -> NoTarget:
    """Is there Fire in the Room?"""
    return HERE if who.place in game.table.fire else []


def intruders_here(game: Game, who: Character) -> list[str]:
    """The Intruders in the Room."""
    return [piece.id for piece in intruders_at(game, who.place)]


def ways_out(game: Game, piece: Intruder) -> list[str]:
    """The Corridors through which a card can send `piece` to a neighbouring Room, none with a Closed Door."""
    return [
        corridor
        for other, corridor in open_ways(game, piece.place)
        if game.hooks.traverse(game, piece, corridor, other) is not False
    ]
