"""The variants that the conformance tests run on. A further one joins by a line in `VARIANTS`."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache

import attrs

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import fakes
from nemesis_core.testing.conformance.playing import games_digest

from ..toy.foreign import lighthouse

SWEEP = int(os.environ.get("NEMESIS_SWEEP", "0"))
"""Games at each number of seats in a sweep; 0 means a sample of a few seconds."""


@attrs.frozen
class Variant:
    """How a variant is made; `real` ones need plugins other than core. `sample` games make a sweep's sample.

    It is played by `least` seats or more.
    """

    name: str
    make: Callable[[], Ruleset]
    real: bool = False
    sample: int = 12
    least: int = 2

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset that its tests share."""
        return _ruleset(self)

    @property
    def games(self) -> int:
        """Games at each number of seats."""
        return SWEEP or self.sample

    @property
    def seats(self) -> list[int]:
        """The numbers of seats from `least` to 5 that it allows."""
        low, high = self.ruleset.players
        return [seats for seats in range(self.least, 6) if low <= seats <= high]


@cache
def _ruleset(variant: Variant) -> Ruleset:
    return variant.make()


def from_the_start() -> Ruleset:
    """The Intruder player's variant with the seat of the Intruders from the start."""
    return assemble("nemesis-intruder", house_rules=("intruder-from-the-start",))


CREWS = ("lockdown-crew", "nemesis-crew")
"""Crews that may take part in one game."""

VARIANTS = (
    Variant("fakes", fakes),
    Variant("toy", lighthouse),
    Variant("lockdown", lambda: assemble("lockdown"), real=True, sample=6),
    Variant("lockdown-nemesis-crew", lambda: assemble("lockdown", crew=("nemesis-crew",)), real=True, sample=6),
    Variant("lockdown-mixed-crews", lambda: assemble("lockdown", crew=CREWS), real=True, sample=6),
    Variant("lockdown-classic-intruders", lambda: assemble("lockdown-classic-intruders"), real=True, sample=6),
    Variant("lockdown-solo", lambda: assemble("lockdown-solo"), real=True, least=1),
    Variant("lockdown-coop", lambda: assemble("lockdown-coop"), real=True, sample=6, least=1),
    Variant("nemesis", lambda: assemble("nemesis"), real=True, sample=6),
    Variant("nemesis-advanced", lambda: assemble("nemesis-advanced"), real=True, sample=6),
    Variant("nemesis-night-stalkers", lambda: assemble("nemesis", race="night-stalkers"), real=True, sample=6),
    Variant("nemesis-lockdown-crew", lambda: assemble("nemesis", crew=("lockdown-crew",)), real=True, sample=6),
    Variant("nemesis-solo", lambda: assemble("nemesis-solo"), real=True, least=1),
    Variant("nemesis-coop", lambda: assemble("nemesis-coop"), real=True, sample=6, least=1),
    Variant("chytrids", lambda: assemble("chytrids"), real=True, sample=6),
    Variant("chytrids-solo", lambda: assemble("chytrids-solo"), real=True, least=1),
    Variant("chytrids-coop", lambda: assemble("chytrids-coop"), real=True, sample=6, least=1),
    Variant("chytrids-on-the-ship", lambda: assemble("chytrids-on-the-ship"), real=True, sample=6),
    Variant("void-seeders", lambda: assemble("void-seeders"), real=True, sample=6),
    Variant("void-seeders-mixed-crews", lambda: assemble("void-seeders", crew=CREWS), real=True, sample=3),
    Variant("void-seeders-solo", lambda: assemble("void-seeders-solo"), real=True, least=1),
    Variant("void-seeders-coop", lambda: assemble("void-seeders-coop"), real=True, sample=6, least=1),
    Variant("void-seeders-on-the-ship", lambda: assemble("void-seeders-on-the-ship"), real=True, sample=6),
    Variant("carnomorphs", lambda: assemble("carnomorphs"), real=True, sample=6),
    Variant("carnomorphs-mixed-crews", lambda: assemble("carnomorphs", crew=CREWS), real=True, sample=3),
    Variant("carnomorphs-solo", lambda: assemble("carnomorphs-solo"), real=True, least=1),
    Variant("carnomorphs-coop", lambda: assemble("carnomorphs-coop"), real=True, sample=6, least=1),
    Variant("carnomorphs-on-the-ship", lambda: assemble("carnomorphs-on-the-ship"), real=True, sample=6),
    Variant("mars", lambda: assemble("mars"), real=True, sample=6),
    Variant("mars-solo", lambda: assemble("mars-solo"), real=True, least=1),
    Variant("nemesis-intruder", lambda: assemble("nemesis-intruder"), real=True, sample=6),
    Variant("nemesis-intruder-from-the-start", from_the_start, real=True, sample=6),
    Variant("aftermath", lambda: assemble("aftermath"), real=True, sample=6),
    Variant("aftermath-on-the-ship", lambda: assemble("nemesis", crew=("aftermath-crew",)), real=True, sample=6),
    Variant(
        "aftermath-traits",
        lambda: assemble("nemesis", crew=("aftermath-crew",), house_rules=("aftermath-traits",)),
        real=True,
        sample=6,
    ),
)


def digests(name: str) -> str:
    """One digest over every step of two games of variant `name`."""
    ruleset = next(variant for variant in VARIANTS if variant.name == name).ruleset
    return games_digest(ruleset, ruleset.nearest_seats())
