"""A step raises."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def look(game: Any) -> None:
    game.table.decks["tarot"].pop()


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "look", look)]
