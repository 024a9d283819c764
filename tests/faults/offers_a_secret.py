"""What a seat is offered depends on the card on top of a deck, which nobody knows."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def guess(game: Any) -> None:
    for who in game.table.characters:
        game.ask(who.seat, "guess", ["nothing", *game.table.decks["events"][-1:]])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "guess", guess)]
