"""The Emergency Airlock procedure: which Rooms can be opened to space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import Venting, has_role, highest_numbered, no_door_destroyed, tile_at

if TYPE_CHECKING:
    from nemesis_core import Game

ROLE = "airlock"
COLOUR = "yellow"
RULES = ("SH-AIRLOCK-02", "SH-AIRLOCK-03", "SH-AIRLOCK-04")

AIRLOCK = Venting("ship", "airlock", name="airlock", rules=RULES, late_fire=True)
"""The procedure; Fire goes out when the Room is open to space (SH-AIRLOCK-05)."""


def can_open(game: Game, place: str) -> bool:
    """May the token go to `place`: an explored yellow Room, not this one, no Destroyed Door? (SH-AIRLOCK-01, -06)"""
    return (
        place in game.table.explored
        and tile_at(game, place).color == COLOUR
        and not has_role(game, place, ROLE)
        and no_door_destroyed(game, place)
    )


def rooms(game: Game) -> list[str]:
    """The Rooms that may be chosen, in number order; none while the token lies somewhere."""
    return [] if game.ship.airlock else [place for place in game.board.order if can_open(game, place)]


def open_highest(game: Game) -> None:
    """The procedure starts in the Room with the highest number of those that may be chosen."""
    for place in highest_numbered(game, rooms(game)):
        AIRLOCK.seal(game, place)
