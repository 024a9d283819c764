"""What the surface has beside Rooms and markers."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Marks a field that names places and holds no component."""


@attrs.define
class Surface:
    """`game.surface`."""

    resolving: list[str] = attrs.field(factory=list)
    """Mars Surface cards that are being resolved: one may bring a Noise roll, and that another card."""
    drawn: int = 0
    """How many Mars Surface cards have been drawn."""
    came: dict[str, str] = attrs.field(factory=dict, metadata=REFERS)
    """Seat of a Character that has come by a Path this turn -> where it came from."""
