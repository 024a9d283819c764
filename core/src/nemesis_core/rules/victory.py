"""The end: the Contamination check that every board shares, and what a simulation reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..game import STALL
from .contamination import all_contamination, reshuffle_all, scan
from .death import die
from .objectives import survives
from .queries import contamination_cards

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

DRAWN = 4


def stopped(game: Game) -> bool:
    """Was the game stopped before its end, by its limit of steps?"""
    return bool(game.state.ending == STALL)


def survivors(game: Game) -> list[Character]:
    """The Characters alive now that the game is over."""
    return [c for c in game.table.characters if survives(c)]


def contamination_check(game: Game) -> None:
    """Step: who is INFECTED draws 4 cards and dies of any Contamination card (LD-VICT-04 to LD-VICT-06).

    Pieces may change the number.
    """
    alive = survivors(game)
    if alive:
        game.tell("check", "LD-VICT-02", check="contamination")
    for who in alive:
        found = scan(game, who, all_contamination(game, who))
        if not found and not game.hooks.counts_as_infected(game, who):
            continue
        reshuffle_all(game, who)
        number = max(0, DRAWN + sum(game.hooks.contamination_draw(game, who)))
        drawn = [game.drawn(card) for card in who.deck[len(who.deck) - number :]] if number else []
        game.tell("check.draw", "LD-VICT-06", who=who.seat, drawn=drawn)
        if contamination_cards(game, drawn):
            die(game, who, "contamination")


def report(game: Game) -> dict[str, Any]:
    """Columns that every game has: length, who played what, who survived, what killed whom.

    In a game that was stopped before its end nobody counts as a survivor.
    """
    finished = not stopped(game)
    table = game.table
    row: dict[str, Any] = {
        "rounds": table.round,
        "survivors": len(survivors(game)) if finished else 0,
        "first_encounter": table.first_encounter or None,
    }
    for who in table.characters:
        seat = f"p{who.seat + 1}"
        row[f"{seat}_character"] = who.id
        row[f"{seat}_status"] = who.status
        row[f"{seat}_survived"] = finished and survives(who)
        row[f"{seat}_cause"] = who.cause or None
    return row
