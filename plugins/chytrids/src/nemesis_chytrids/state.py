"""What the race keeps of a game beside Intruders, bag and Laboratory board: everything that grows, and who rests."""

from __future__ import annotations

from typing import Final

import attrs

REFERS: Final = {"refers": True}
"""Marks a field that names pieces and holds none."""


@attrs.define
class Colony:
    """Growth in the Rooms, Germinators and their levels, and the Queen board."""

    spores: dict[str, int] = attrs.field(factory=dict)
    """Place -> 1; the Spores that are left over are those in the pool."""
    germinators: dict[str, str] = attrs.field(factory=dict)
    """Place -> the Germinator there."""
    mycelium: dict[str, int] = attrs.field(factory=dict)
    """Place -> 1."""
    levels: dict[str, int] = attrs.field(factory=dict)
    """Germinator, wherever it is -> its level."""
    slots: dict[str, str] = attrs.field(factory=dict)
    """Space of the Laboratory board -> the Germinator that stands there; empty spaces are left out."""
    spaces: dict[str, str] = attrs.field(factory=dict, metadata=REFERS)
    """Space of the Queen board -> its Stinkhorn, which stands there unless it is on the board."""
    slain: list[str] = attrs.field(factory=list, metadata=REFERS)
    """The Stinkhorns that were killed, and the Queen, if she was."""
