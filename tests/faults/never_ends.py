"""A step wants to be called again for ever."""

from __future__ import annotations

from typing import Any

from nemesis_core import Step, hookimpl


def stay(game: Any) -> bool:
    return True


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "stay", stay)]
