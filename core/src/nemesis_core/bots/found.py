"""Bots of other distributions, found by entry point and loaded when they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import attrs

from ..errors import NemesisError
from .asked import Asked

GROUP: Final = "nemesis_core.bots"
Thinker = Callable[[Asked], Any]
"""A bot that thinks: it is given what it is asked and returns one of the options."""


@attrs.frozen
class FoundBot:
    """A bot as it is installed: the name by which it is chosen, and where it comes from."""

    name: str
    distribution: str
    version: str
    point: EntryPoint = attrs.field(repr=False)

    def load(self) -> Callable[..., Thinker]:
        """What makes the bot of one seat, given a number for its own chance.

        One with a `Parameter` named `parameter` is given a second number: the one behind its name, or its default.

        :raises NemesisError: naming the distribution, when it cannot be loaded.
        """
        try:
            made = self.point.load()
        except (Exception, SystemExit) as error:
            home, why = f"{self.distribution} {self.version}", " ".join(str(error).split())
            said = f"{type(error).__name__}: {why}"
            raise NemesisError(f"the bot {self.name} of {home} is broken ({said})") from error
        if not callable(made):
            where = f"{self.point.value} of {self.distribution}"
            raise NemesisError(f"the bot {self.name} cannot be made: {where} is not called with a number")
        return made  # type: ignore[no-any-return]


@cache
def found() -> tuple[FoundBot, ...]:
    """Every bot of this machine's distributions, by name and distribution; none is loaded for it."""
    points = [(point, point.dist) for point in entry_points(group=GROUP)]
    bots = [FoundBot(p.name, d.name if d else "?", d.version if d else "?", p) for p, d in points]
    return tuple(sorted(bots, key=lambda bot: (bot.name, bot.distribution)))
