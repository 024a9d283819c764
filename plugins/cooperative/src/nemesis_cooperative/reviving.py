"""Revive: a Corpse in a Room of the role "revive" that works is its Character again when a round starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    bring_back,
    characters_at,
    intruders_at,
    lift,
    lose,
    objects_at,
    return_object,
    role_places,
)

if TYPE_CHECKING:
    from nemesis_core import Game

ROLE: Final = "revive"


def revive(game: Game) -> None:
    """Step: whose Corpse is in the Emergency Room is back there, if it works (LD-COOP-06, LD-COOP-07)."""
    for place in role_places(game, ROLE):
        found = corpses_at(game, place)
        if found and not works(game, place):
            game.tell("revive.fail", "LD-COOP-07", place=place)
        elif found:
            for token in found:
                restore(game, token, place)


def works(game: Game, place: str) -> bool:
    """Is neither a Malfunction marker nor an Intruder in the Room? (LD-COOP-07)"""
    return place not in game.table.malfunction and not intruders_at(game, place)


def corpses_at(game: Game, place: str) -> list[str]:
    """The Corpses of players' Characters that lie at `place` or are carried there, in seat order."""
    owners = game.cooperative.corpses
    there = [*objects_at(game, place), *(token for who in characters_at(game, place) for token in who.held)]
    return sorted((token for token in there if token in owners), key=owners.__getitem__)


def restore(game: Game, token: str, place: str) -> None:
    """The Corpse goes back to the box and its Character stands there."""
    state = game.cooperative
    if token in objects_at(game, place):
        lift(game, token, place)
    else:
        lose(game, next(who for who in characters_at(game, place) if token in who.held), token)
    return_object(game, token)
    state.revived += 1
    bring_back(game, game.table.characters[state.corpses.pop(token)], place, "LD-COOP-06")
