"""The table of these tests: the race among the fakes, with what it has of its own."""

from __future__ import annotations

from functools import cache
from typing import Self

from nemesis_core import Ruleset
from nemesis_core.testing import RaceTable, fakes, race_rules

ruleset = cache(lambda: race_rules("drowned"))
"""The fakes with this race, in light and darkness."""


@cache
def with_rules(*names: str) -> Ruleset:
    """The fakes with this race and house rules of ours."""
    return fakes(race="drowned", house_rules=names)


class Shore(RaceTable):
    """At the start Brine lies in g, the lowest Room."""

    def brine(self, *places: str) -> Self:
        """Brine lies in exactly these places."""
        self.game.tide.brine = dict.fromkeys(places, 1)
        return self

    @property
    def wet(self) -> list[str]:
        """Where Brine lies."""
        return sorted(self.game.tide.brine)
