"""Set-up: Germinators on the Laboratory board, Stinkhorns on the Queen board."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .growth import colony, set_level, slots
from .queen_board import spaces
from .records import STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset


def boards(game: Game) -> None:
    """Step: every space of both boards gets its miniature, each Germinator at level 1.

    (CH-SETUP-13, CH-QBOARD-01, CS-SETUP-12, CS-SETUP-14)
    """
    part = colony(game)
    for slot, germinator in zip(slots(game), germinators(game.ruleset), strict=True):
        part.slots[slot.id] = germinator
        set_level(game, germinator, 1)
    homes = [space for space in spaces(game) if space.holds == STINKHORN]
    part.spaces = {space.id: f"{STINKHORN}-{n}" for n, space in enumerate(homes, 1)}


def germinators(ruleset: Ruleset) -> list[str]:
    """The Germinators by the spaces on which they start, from the left: one for each, numbered by colour."""
    counts: Counter[str] = Counter()
    found = []
    for slot in ruleset.compiled["germinator_slots"]:
        counts[slot.colour] += 1
        found.append(f"{slot.colour}-{counts[slot.colour]}")
    return found
