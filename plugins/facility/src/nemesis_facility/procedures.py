"""Tokens that run on the Time track: the Alert Procedure and Autodestruction; and how the Facility ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .gate import open_gate

if TYPE_CHECKING:
    from nemesis_core import Game

OFF = -1
AHEAD = 3
ALERT = "alert"
DESTROYED = "facility_destroyed"
PURGE = "purge"


def open_isolation(game: Game) -> None:
    """The Isolation Room is open from now on (LD-CRIT-05, LD-ALERT-03)."""
    if not game.facility.isolation_open:
        game.facility.isolation_open = True
        game.tell("isolation.open", "LD-CRIT-05")


# ---------------------------------------------------------------- Alert Procedure


def alert_running(game: Game) -> bool:
    """Is the Alert Procedure token on the track?"""
    return bool(game.facility.alert != OFF)


def start_alert(game: Game) -> bool:
    """Start the Alert Procedure on half the Time token's number (LD-ALERT-01, LD-ALERT-03); False if it runs."""
    if alert_running(game):
        return False
    facility = game.facility
    facility.alert = facility.time // 2
    game.tell("alert.start", "LD-ALERT-01", slot=facility.alert)
    open_isolation(game)
    return True


# ---------------------------------------------------------------- Autodestruction


def autodestruction_running(game: Game) -> bool:
    """Is the Autodestruction token on the track, on either side?"""
    return bool(game.facility.autodestruction != OFF)


def can_stop_autodestruction(game: Game) -> bool:
    """Is it on the track with its yellow side up? (LD-AUTO-07)"""
    return autodestruction_running(game) and not game.facility.autodestruction_red


def start_autodestruction(game: Game) -> bool:
    """Start Autodestruction 3 slots ahead, at most on S; False if it runs (LD-AUTO-01 to LD-AUTO-03, LD-AUTO-10)."""
    if autodestruction_running(game):
        return False
    facility = game.facility
    facility.autodestruction = max(0, facility.time - AHEAD)
    facility.autodestruction_red = False
    game.tell("autodestruction.start", "LD-AUTO-02", slot=facility.autodestruction)
    return True


def stop_autodestruction(game: Game) -> bool:
    """Take a yellow token off the track; False when there is none (LD-AUTO-07)."""
    if not can_stop_autodestruction(game):
        return False
    game.facility.autodestruction = OFF
    game.tell("autodestruction.stop", "LD-AUTO-07")
    return True


def turn_red(game: Game) -> None:
    """The yellow token's slot was left: 3 further, red, and the gate opens (LD-AUTO-04 to LD-AUTO-06, LD-AUTO-10)."""
    facility = game.facility
    facility.autodestruction = max(0, facility.autodestruction - AHEAD)
    facility.autodestruction_red = True
    game.tell("autodestruction.red", "LD-AUTO-05", slot=facility.autodestruction)
    open_gate(game)


# ---------------------------------------------------------------- endings


def destroy(game: Game) -> None:
    """The Facility is destroyed and the game over (LD-FIRE-03, LD-MALF-08, LD-AUTO-08)."""
    game.end(DESTROYED)


def last_slot(game: Game) -> None:
    """The Time token is on S (LD-END-01, LD-AUTO-11)."""
    game.end(DESTROYED if autodestruction_running(game) else PURGE)


def slot_left(game: Game, left: int) -> None:
    """The Time token has left slot `left`: do the tokens on it act? (LD-ALERT-02, LD-ALERT-04, LD-AUTO-08)"""
    facility = game.facility
    if facility.alert == left:
        game.end(DESTROYED if autodestruction_running(game) else ALERT)
    if facility.autodestruction == left:
        if facility.autodestruction_red:
            destroy(game)
        turn_red(game)


def nobody_left(game: Game) -> None:
    """Nobody is left: the Time token goes ahead to the first token on the track, or to S (LD-END-07, LD-END-08).

    Nothing else happens on the way. A yellow token can no longer be stopped.
    """
    facility = game.facility
    reason = DESTROYED if autodestruction_running(game) else ALERT if alert_running(game) else PURGE
    facility.time = max(facility.autodestruction, facility.alert, 0)
    game.tell("time", "LD-END-08" if reason == PURGE else "LD-END-07", slot=facility.time)
    game.end(reason)
