"""Hibernation: when the chambers are open, who lies in one, and what that bans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import intruder_appears, leave

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

HIBERNATING = "hibernating"
OPEN = "blue"


def chambers_open(game: Game) -> bool:
    """Is the Time marker on a blue space? (SH-HIBER-01, SH-CRIT-06)"""
    return bool(game.time_spaces[game.ship.time].color == OPEN)


def anyone_hibernates(game: Game) -> bool:
    """Does a Character hibernate? Then the course stays, and no player starts Self-Destruct (SH-HIBER-05)."""
    return any(who.status == HIBERNATING for who in game.table.characters)


def hibernate(game: Game, who: Character) -> None:
    """`who` rolls for Noise; unless an Intruder appears it lies in a chamber (SH-HIBER-02, SH-HIBER-03)."""
    if not intruder_appears(game, who):
        leave(game, who, HIBERNATING)
