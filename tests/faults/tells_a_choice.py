"""Who looks is told which card lies on top of a deck, and could take the look back."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def peek(game: Any) -> None:
    if game.ask(0, "peek", ["look", "wait"]) == "look":
        game.tell("peeked", "", (0,), card=game.table.decks["events"][-1] if game.table.decks["events"] else "none")
    game.ask(0, "wait", ["a", "b"])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "peek", peek)]
