"""The Time token: its step of the event phase, Power Thresholds, the opening of the Isolation Room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .power import lose_highest
from .procedures import last_slot, open_isolation, slot_left

if TYPE_CHECKING:
    from nemesis_core import Game

OPEN_COLOUR = "white"


def advance(game: Game) -> None:
    """Step: the Time token moves, then the tokens, Thresholds and slots act (LD-EVENT-04, LD-END-01, LD-CRIT-05)."""
    facility = game.facility
    left = facility.time
    facility.time = reached = left - 1
    game.tell("time", "LD-EVENT-03", slot=reached)
    slot_left(game, left)
    if game.time_slots[reached].final:
        last_slot(game)
    if game.time_slots[reached].color == OPEN_COLOUR:
        open_isolation(game)
    cross_threshold(game, left)
    game.hooks.time_moved(game, left, reached)


def cross_threshold(game: Game, left: int) -> None:
    """A Threshold behind slot `left` takes Power: a red one while the Time token is inactive, a blue one always.

    (LD-THRESH-01 to LD-THRESH-06)
    """
    kind = game.thresholds.get(left)
    if kind == "blue" or (kind == "red" and not game.facility.time_active):
        game.tell("threshold", "LD-THRESH-05", threshold=kind)
        lose_highest(game)
