"""What the group shares; `game.cooperative`."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Marks a field that names components which lie elsewhere."""


@attrs.define
class Cooperative:
    """The Objectives of the group, its dead, and whether it has won."""

    objectives: list[str] = attrs.field(factory=list)
    fulfilled: list[str] = attrs.field(factory=list, metadata=REFERS)
    rest: list[str] = attrs.field(factory=list)
    """Objectives that were not dealt."""
    winners: list[int] = attrs.field(factory=list)
    corpses: dict[str, int] = attrs.field(factory=dict, metadata=REFERS)
    """Corpse -> seat of the Character whose it is."""
    revived: int = 0
    """How often a Character was revived."""
