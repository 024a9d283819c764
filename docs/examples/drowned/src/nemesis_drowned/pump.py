"""The Pump Room: what its Room Action does, and how it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects, Wording, hookimpl
from nemesis_core.rules import neighbours, remove_fire, room_words

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

EFFECTS = Effects("pump-room")


def wet_or_burning(game: Game, who: Character) -> list[str]:
    """The Room itself and those next door, where there is something to do. Without the Drowned nobody knows "pump"."""
    wet = game.hooks.command_targets(game, "pump") or []
    return [place for place in (who.place, *neighbours(game, who.place)) if place in wet or place in game.table.fire]


@EFFECTS.bind("room", "pump-room.pump", choices=wet_or_burning)
def pump(game: Game, who: Character, place: str) -> None:
    """The Fire and the Brine of one Room."""
    remove_fire(game, place)
    game.hooks.command(game, "pump", place)


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def compile_content(ruleset: Ruleset) -> None:
    words = {"pump": Wording("Pump Fire and Brine out of {place}", ("place",), ("DROWNED-07",))}
    ruleset.compiled["wordings"].update(room_words(words))
    ruleset.compiled["references"]["room pump-room"] = ("DROWNED-07",)
