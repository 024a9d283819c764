"""A board that knows no Power, to a race made for one that does: all of it is dark, without Power and one Section.

A race names this module as its fallback where no chosen piece provides the tag "power".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..hooks import hookimpl

if TYPE_CHECKING:
    from ..game import Game

WHOLE: Final = "board"
"""The one Section."""
LIGHT: Final = "dark everywhere, without Power"


@hookimpl
def power(game: Game, place: str) -> bool:
    """There is none anywhere."""
    return False


@hookimpl
def darkness(game: Game, place: str) -> bool:
    """It is dark everywhere on the board; off it nobody is in Darkness."""
    return bool(place)


@hookimpl
def section(game: Game, place: str) -> str:
    """What speaks of a Section speaks of the whole board."""
    return WHOLE if place else ""


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """How light it is, which every seat sees."""
    return {"light": LIGHT}
