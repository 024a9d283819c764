"""Venting: a sealed Room in which nothing survives the end of the player phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    characters_at,
    close_all,
    die,
    intruders_at,
    is_closed,
    kill,
    remove_fire,
)

if TYPE_CHECKING:
    from nemesis_core import Game

CAUSE = "venting"


def can_seal(game: Game, place: str) -> bool:
    """May `place` be vented: an Entrance to Technical Corridors and no Destroyed Door? (LD-VENT-01)"""
    doors = game.table.doors
    return bool(game.board.entrances[place]) and not any(
        corridor in doors and not is_closed(game, corridor) for corridor, _ in game.board.ways[place]
    )


def sealable(game: Game) -> list[str]:
    """The Rooms that may be vented, in number order."""
    return [place for place in game.board.order if can_seal(game, place)]


def seal(game: Game, place: str) -> None:
    """Close every Door of `place`, put its Fire out and lay the Venting token there (LD-VENT-01).

    With a Door missing all the same, because no token is left for it, the Room is not sealed.
    """
    close_all(game, place)
    remove_fire(game, place)
    if all(is_closed(game, corridor) for corridor, _ in game.board.ways[place]):
        game.facility.venting = place
        game.tell("venting.start", "LD-VENT-01", place=place)


def check_seal(game: Game, corridor: str) -> None:
    """A Door in `corridor` changed: an open one of the sealed Room takes the token away (LD-VENT-03)."""
    facility = game.facility
    if facility.venting and facility.venting in game.board.ends[corridor] and not is_closed(game, corridor):
        game.tell("venting.stop", "LD-VENT-03", place=facility.venting)
        facility.venting = ""


def vent(game: Game) -> None:
    """Step: everybody and everything in the sealed Room dies, and the token goes back (LD-VENT-02).

    Intruders first: when the last Character of the game dies with them, they are dead too.
    """
    place, game.facility.venting = game.facility.venting, ""
    if not place:
        return
    game.tell("venting", "LD-VENT-02", place=place)
    for piece in intruders_at(game, place):
        kill(game, piece)
    for who in characters_at(game, place):
        die(game, who, CAUSE)
