"""Noise on the surface: a die of its own, Areas, Danger from far away, Mars Surface cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import has_character

from . import deck
from .surface import areas, on_crossroads, on_surface

if TYPE_CHECKING:
    from nemesis_core import Game

DIE: Final = "mars-surface-die"
MARS: Final = "mars"
"""The face that draws a card."""


@hookimpl
def noise_die(game: Game, who: Any) -> str | None:
    """The Mars Surface die on Crossroads and in Buildings (LD-MARS-07)."""
    return DIE if on_surface(game, who.place) else None


@hookimpl
def noise_result(game: Game, who: Any, face: str) -> bool | None:
    """A Mars Surface card (LD-MARS-11)."""
    if face != MARS:
        return None
    deck.draw(game, who)
    return True


@hookimpl
def danger_reach(game: Game, place: str) -> list[tuple[Any, str]] | None:
    """On the surface all Intruders there that are out of Combat, however far away (LD-MARS-09)."""
    if not on_surface(game, place):
        return None
    return [
        (piece, "")
        for piece in game.table.intruders.values()
        if piece.place != place and on_surface(game, piece.place) and not has_character(game, piece.place)
    ]


@hookimpl
def danger_noise(game: Game, place: str) -> list[str] | None:
    """On the surface each Area (LD-MARS-10)."""
    return areas(game) if on_surface(game, place) else None


@hookimpl
def danger_rule(game: Game, place: str, called: bool) -> str | None:
    """The rules of this side for Danger on the surface."""
    if not on_surface(game, place):
        return None
    return "LD-MARS-09" if called else "LD-MARS-10"


@hookimpl
def darkness(game: Game, place: str) -> bool | None:
    """On a Crossroads it is never dark, although it has no Power (reading: it lies in no Section)."""
    return False if on_crossroads(game, place) else None


@hookimpl
def token_places(game: Game) -> list[str]:
    """Crossroads, which have no tile, get an Exploration token too (LD-MARS-02)."""
    return [place for place in game.board.order if on_crossroads(game, place)]
