"""Hardened Skin: a Wound that is not suffered, until the next turn of its owner begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import seat_name

from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SKIN: Final = "hardened-skin"
GROWN: Final = 1
"""In the turn that still runs."""
KEPT: Final = 2
"""In a turn that is over."""


def key(who: Character) -> str:
    """Under what the race keeps it."""
    return f"{SKIN}:{seat_name(who)}"


def grow(game: Game, who: Character) -> None:
    """It works from now on."""
    brood(game).extra[key(who)] = GROWN
    game.tell("mutation.skin", "CM-MAC-02", who=who.seat)


def works(game: Game, who: Character) -> bool:
    """Would the next Wound of `who` not be suffered? Once its next turn has begun it would."""
    state = brood(game).extra.get(key(who), 0)
    return state == GROWN or (state == KEPT and not on_turn(game, who))


def on_turn(game: Game, who: Character) -> bool:
    """Is it the turn of `who`?"""
    return bool(game.state.phase == "player" and game.table.turn == who.seat)


def turn_ended(game: Game, who: Character) -> None:
    """Hook: what was grown in this turn stays till the next one of `who`; what is older is gone."""
    extra = brood(game).extra
    if extra.pop(key(who), 0) == GROWN:
        extra[key(who)] = KEPT


def wound_ignored(game: Game, who: Character, cause: str) -> bool | None:
    """Hook: one Wound is not suffered."""
    if not works(game, who):
        return None
    del brood(game).extra[key(who)]
    game.tell("mutation.spared", "CM-MAC-02", who=who.seat, cause=cause)
    return True


def lose(game: Game, who: Character) -> None:
    """A dead Character has it no more."""
    brood(game).extra.pop(key(who), None)
