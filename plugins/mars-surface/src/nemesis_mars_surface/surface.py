"""Questions about the surface: what lies there, who is out in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import has_role, has_tag, on_board

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CROSSROADS: Final = "crossroads"
BUILDING: Final = "building"
SUIT: Final = "suit"
"""Tag of what protects like an Enviro-Suit."""


def on_crossroads(game: Game, place: str) -> bool:
    """Is `place` a Crossroads?"""
    return has_role(game, place, CROSSROADS)


def on_surface(game: Game, place: str) -> bool:
    """Is `place` a Crossroads or a Room in a Building? (LD-MARS-01)"""
    return on_crossroads(game, place) or has_role(game, place, BUILDING)


def areas(game: Game) -> list[str]:
    """The Areas, which are networks but no Technical Corridors (LD-MARS-06)."""
    return sorted(network for network in game.board.networks if network not in game.board.tunnels)


def silent_areas(game: Game) -> list[str]:
    """The Areas without Noise."""
    return [area for area in areas(game) if area not in game.table.noise]


def out_there(game: Game) -> list[Character]:
    """The Characters on the surface, from the First Player clockwise."""
    return [who for who in on_board(game) if on_surface(game, who.place)]


def sheltered(game: Game, who: Character) -> bool:
    """Is `who` in a suit, or in a Building? (LD-MARS-14)"""
    return not on_crossroads(game, who.place) or has_tag(game, who, SUIT)
