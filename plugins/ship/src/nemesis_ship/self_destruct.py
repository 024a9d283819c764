"""The Self-Destruct Sequence: its start, its stop, its marker; and what ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import pods
from .hibernation import anyone_hibernates

if TYPE_CHECKING:
    from nemesis_core import Game

OFF = -1
NO_RETURN = "yellow"
DESTROYED = "ship_destroyed"
JUMP = "jump"


def running(game: Game) -> bool:
    """Is the Sequence active?"""
    return bool(game.ship.self_destruct != OFF)


def can_start(game: Game) -> bool:
    """May a player start it: it does not run, and nobody hibernates? (SH-GENERATOR-01, SH-GENERATOR-07)"""
    return not running(game) and not anyone_hibernates(game)


def can_stop(game: Game) -> bool:
    """Does it run, its marker not on a yellow space yet? (SH-GENERATOR-04)"""
    return running(game) and game.self_destruct_spaces[game.ship.self_destruct].color != NO_RETURN


def start(game: Game) -> None:
    """The marker goes on the green space, unless it lies on the track (SH-GENERATOR-01, SH-GENERATOR-03)."""
    if running(game):
        return
    game.ship.self_destruct = max(game.self_destruct_spaces)
    game.tell("self-destruct.start", "SH-GENERATOR-01", slot=game.ship.self_destruct)


def stop(game: Game) -> None:
    """The marker leaves the track, if it can be stopped (SH-GENERATOR-03, SH-GENERATOR-04)."""
    if not can_stop(game):
        return
    game.ship.self_destruct = OFF
    game.tell("self-destruct.stop", "SH-GENERATOR-03")


def advance(game: Game) -> None:
    """The marker, if there is one, moves 1 space: the first yellow one unlocks the Pods, the skull is the end.

    (SH-GENERATOR-02, SH-GENERATOR-05, SH-GENERATOR-06, SH-CRIT-07)
    """
    if not running(game):
        return
    ship, spaces = game.ship, game.self_destruct_spaces
    left = ship.self_destruct
    ship.self_destruct = reached = left - 1
    game.tell("self-destruct", "SH-GENERATOR-02", slot=reached)
    if spaces[reached].color == NO_RETURN != spaces[left].color:
        pods.unlock_all(game, "SH-GENERATOR-05")
    if reached == 0:
        explode(game)


def explode(game: Game) -> None:
    """The ship explodes and the game is over (SH-END-02, SH-END-03)."""
    game.end(DESTROYED)


def jump(game: Game) -> None:
    """The Time marker is on the last space; an active Sequence then destroys the ship (SH-END-01, SH-GENERATOR-08)."""
    game.end(DESTROYED if running(game) else JUMP)


def nobody_left(game: Game) -> None:
    """Nobody is awake aboard: the marker of a Sequence, else the Time marker, goes to its last space (SH-END-04)."""
    ship = game.ship
    if running(game):
        ship.self_destruct = 0
        game.tell("nobody-awake", "SH-END-04", track="self-destruct")
    else:
        ship.time = 0
        game.tell("nobody-awake", "SH-END-04", track="time")
    jump(game)
