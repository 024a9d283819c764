"""A step asks again and again without a boundary."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def wait(game: Any) -> None:
    for _ in range(30):
        game.ask(0, "wait", ["a", "b"])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "wait", wait)]
