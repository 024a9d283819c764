"""A step draws from the module random, which belongs to the program that plays."""

from __future__ import annotations

import random
from typing import Any

from nemesis_core import Step, hookimpl


def toss(game: Any) -> None:
    game.state.streams["tossed"] = random.randrange(10**9)


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "toss", toss)]
