"""The state has a tuple in it where a list is announced."""

from __future__ import annotations

from typing import Any

import attrs

from nemesis_core import Step, hookimpl


@attrs.define
class Seen:
    places: list[str] = attrs.field(factory=list)


def look(game: Any) -> None:
    game.places_seen.places = ("a", "b")


@hookimpl
def state_parts() -> dict[str, type]:
    return {"places_seen": Seen}


@hookimpl
def steps() -> list[Step]:
    return [Step("player", "look", look, before="turns")]
