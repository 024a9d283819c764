"""A step loses a card of the Event deck."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def burn(game: Any) -> None:
    if game.table.decks["events"]:
        game.table.decks["events"].pop()


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "burn", burn)]
