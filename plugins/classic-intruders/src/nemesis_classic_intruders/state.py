"""What the race keeps of a game beside Intruders, bag and Laboratory board."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Marks a field that names Intruders and holds none."""


@attrs.define
class Brood:
    """`game.brood`: the Intruders that came by Summoning, each with the step in which it did."""

    summoned: dict[str, int] = attrs.field(factory=dict, metadata=REFERS)
