"""Venting: which Rooms of the Facility can be sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import Venting, highest_numbered, no_door_destroyed

if TYPE_CHECKING:
    from nemesis_core import Game

VENTING = Venting("facility", "venting")


def can_seal(game: Game, place: str) -> bool:
    """May `place` be vented: an Entrance to Technical Corridors and no Destroyed Door? (LD-VENT-01)"""
    return bool(game.board.entrances[place]) and no_door_destroyed(game, place)


def sealable(game: Game) -> list[str]:
    """The Rooms that may be vented, in number order."""
    return [place for place in game.board.order if can_seal(game, place)]


def seal_highest(game: Game) -> None:
    """Of the explored Rooms that may be vented the one with the highest number is sealed, unless a Room is already."""
    if not VENTING.sealed(game):
        for place in highest_numbered(game, [place for place in sealable(game) if place in game.table.explored]):
            VENTING.seal(game, place)


def check_seal(game: Game, corridor: str) -> None:
    """Hook `door_changed`: an open Door of the sealed Room takes the token away (LD-VENT-03)."""
    VENTING.check_seal(game, corridor)


def vent(game: Game) -> None:
    """Step: everybody and everything in the sealed Room dies (LD-VENT-02)."""
    VENTING.vent(game)
