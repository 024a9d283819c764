"""A list of the state lies at two places in it."""

from __future__ import annotations

from typing import Any

import attrs

from nemesis_core import Step, hookimpl


@attrs.define
class Mine:
    bag: list[str] = attrs.field(factory=list, metadata={"refers": True})


def share(game: Any) -> None:
    game.mine.bag = game.table.bag


@hookimpl
def state_parts() -> dict[str, type]:
    return {"mine": Mine}


@hookimpl
def steps() -> list[Step]:
    return [Step("player", "share", share, before="turns")]
