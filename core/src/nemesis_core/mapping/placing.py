"""Where places come to lie on a grid of characters: in rows, from left to right as on the board, none on another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import attrs

from .rows import At, rows_of, spaced

MARGIN: Final = 1
"""Columns left and right of everything, for ways that go round."""
NARROWEST: Final = 14
"""Columns of the narrowest box, borders included."""
WIDEST: Final = 26
"""Columns of the widest box."""
ROOMY: Final = 20
"""Columns of a box that are as good as more: where there is room for them no more places stand in a row."""
FEW: Final = 4
"""So many places in a row are better than wider boxes."""


@attrs.frozen
class Box:
    """A rectangle of characters, borders included."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The last column."""
        return self.x + self.width - 1

    @property
    def bottom(self) -> int:
        """The last line."""
        return self.y + self.height - 1

    def holds(self, cell: At) -> bool:
        """Does the box cover this character?"""
        return self.x <= cell[0] <= self.right and self.y <= cell[1] <= self.bottom


def boxes_of(
    places: Sequence[tuple[str, At | None]],
    width: int,
    inside: int,
    between: int,
    apart: int,
    labels: Mapping[frozenset[str], int],
) -> dict[str, Box]:
    """A box for each place, `inside` lines high without its borders; so many lines and columns between them.

    Neighbours are further apart where there is room, if the line between them is to have a longer text (`labels`).
    """
    room = width - 2 * MARGIN
    roomy, all_of_them = ((room + apart) // (wide + apart) for wide in (ROOMY, NARROWEST))
    rows = rows_of(places, max(1, roomy, min(FEW, all_of_them)))
    most = max(map(len, rows), default=1)
    wide = min(WIDEST, (room - (most - 1) * apart) // most)
    left = min((x for row in rows for _, x in row), default=0)
    across = max((x for row in rows for _, x in row), default=0) - left or 1
    found = {}
    for number, row in enumerate(rows):
        wanted = [MARGIN + (x - left) * (room - wide) // across for _, x in row]
        pairs = [frozenset((one, other)) for (one, _), (other, _) in pairwise(row)]
        steps = _steps([wide + max(apart, labels.get(pair, 0)) for pair in pairs], wide + apart, room - wide)
        y = between + number * (inside + 2 + between)
        for (name, _), x in zip(row, spaced(wanted, steps, MARGIN + room - wide), strict=True):
            found[name] = Box(x, y, wide, inside + 2)
    return found


def _steps(wanted: list[int], least: int, room: int) -> list[int]:
    """The columns from each box of a row to the next: those `wanted`, if there is room, or else the least."""
    return wanted if sum(wanted) <= room else [least] * len(wanted)
