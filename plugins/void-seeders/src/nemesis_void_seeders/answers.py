"""What the race answers and does while a game runs, beside what its other modules do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl

from .records import FIRST_LEVEL, INSANITY
from .tokens import random_token_home

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder


@hookimpl
def intruder_left(game: Game, piece: Intruder) -> None:
    """A token for each that leaves (VS-CBT-12, VS-MOV-03)."""
    random_token_home(game)


@hookimpl
def intruder_died(game: Game, piece: Intruder, place: str) -> None:
    """A token for each that is defeated (VS-CBT-10, VS-CBT-12)."""
    random_token_home(game)


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Levels, tokens out of the game and Lairs lie open; so does a Panic card that is being resolved."""
    part = game.seeders
    return {
        "insanity": dict(part.levels),
        "insanity tokens gone": sorted(part.owners[token] for token in part.boxed if token in part.owners),
        "panic": list(part.resolving),
        "lairs": {place: [lair, part.lair_injuries.get(lair, 0)] for place, lair in sorted(part.lairs.items())},
        "lairs destroyed": list(part.destroyed),
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """Columns of a simulation: how mad the Characters became, and what became of Lairs and Despoiler."""
    part = game.seeders
    return {
        "insanity_highest": max(part.levels.values(), default=FIRST_LEVEL),
        "insanity_deaths": sum(who.cause == INSANITY for who in game.table.characters),
        "lairs_destroyed": len(part.destroyed),
        "despoiler_killed": game.laboratory.queen_killed,
    }
