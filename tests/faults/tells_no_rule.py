"""The log names a rule that no rulebook has, and one of a family that nobody publishes."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def wait(game: Any) -> None:
    game.tell("waited", "LD-NONE-02")
    game.tell("rested", "REST-01")


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "wait", wait)]
