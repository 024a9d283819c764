"""What the race keeps of a game beside Intruders, bag and Laboratory board: Insanity, and Lairs."""

from __future__ import annotations

from typing import Final

import attrs

REFERS: Final = {"refers": True}
"""Marks a field that names pieces and holds none."""


@attrs.define
class Seeders:
    """How mad each Character is, whose Insanity token is whose, and the Lairs."""

    levels: dict[str, int] = attrs.field(factory=dict)
    """Name of a seat ("p1") -> the Insanity level of its Character, from 1 to 5."""
    owners: dict[str, str] = attrs.field(factory=dict, metadata=REFERS)
    """Insanity token -> the name of the seat whose it is; it lies in the bag, or in `boxed`."""
    boxed: list[str] = attrs.field(factory=list)
    """Insanity tokens that are out of the game: those of absent Characters, and those that were removed."""
    resolving: list[str] = attrs.field(factory=list)
    """Panic cards that are drawn and not resolved yet, the last one last."""
    lairs: dict[str, str] = attrs.field(factory=dict)
    """Place -> the Lair there."""
    lair_injuries: dict[str, int] = attrs.field(factory=dict)
    """Lair -> its Injuries."""
    destroyed: list[str] = attrs.field(factory=list)
    """The Lairs that were destroyed, in that order."""
