"""A decision offers an option twice."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def wait(game: Any) -> None:
    game.ask(0, "wait", ["a", "a", "b"])


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "wait", wait)]
