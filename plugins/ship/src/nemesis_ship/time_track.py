"""The Event Phase steps of the ship that are its own: the two tracks, and Fire with the Eggs in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import burn_eggs, fire_damage

from . import self_destruct

if TYPE_CHECKING:
    from nemesis_core import Game


def advance(game: Game) -> None:
    """Step: the Time marker moves 1 space, that of a Self-Destruct Sequence too (SH-ROUND-11, SH-ROUND-12).

    Both stand where they go before either ends the game.
    """
    ship = game.ship
    left = ship.time
    ship.time = reached = left - 1
    game.tell("time", "SH-ROUND-11", slot=reached)
    self_destruct.advance(game)
    if reached == 0:
        self_destruct.jump(game)
    game.hooks.time_moved(game, left, reached)


def fire(game: Game) -> None:
    """Step: Fire harms the Intruders, then burns an Egg in each burning Room (SH-ROUND-10)."""
    fire_damage(game)
    burn_eggs(game)
