"""The state has a dict with numbers for keys, which JSON cannot keep."""

from __future__ import annotations

from typing import Any

import attrs

from nemesis_core import Step, hookimpl


@attrs.define
class Counts:
    by_seat: dict[str, int] = attrs.field(factory=dict)


def count(game: Any) -> None:
    game.counts.by_seat[0] = 1


@hookimpl
def state_parts() -> dict[str, type]:
    return {"counts": Counts}


@hookimpl
def steps() -> list[Step]:
    return [Step("player", "count", count, before="turns")]
