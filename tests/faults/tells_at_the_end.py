"""The last thing that a step does is to tell a seat the card on top of its deck, which it may not know."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def peek(game: Any) -> None:
    for who in game.table.characters:
        if who.deck:
            game.tell("peeked", "", (who.seat,), card=who.deck[-1])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "peek", peek)]
