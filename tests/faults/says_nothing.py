"""An event has no sentence and a decision no wording."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def wait(game: Any) -> None:
    game.tell("waited", "", None, how="long")
    game.ask(0, "wait", ["a-b", "c-d"])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "wait", wait)]
