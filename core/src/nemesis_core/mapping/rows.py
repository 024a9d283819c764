"""Which places stand in one row: few rows, in which places are moved as little as can be from where they lie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeVar

import attrs

At = tuple[int, int]
N = TypeVar("N", int, float)
Row = list[tuple[str, int]]
"""The places of a row from the left, each with how far right it lies."""
SAME_COLUMN: Final = 0.04
"""Places that lie no further beside each other, of the width of the board, never stand in one row."""
ACROSS: Final = 0.5
"""What it costs to move a place to the side by one column of boxes."""
DOWN: Final = 1.0
"""What it costs to move a place up or down by one row of a board whose rows are all full."""
FEWEST: Final = 3.0
"""A board whose rows are fewer, if all are full, is taken to have so many: there is room."""
ANOTHER: Final = 1.0
"""What another row costs."""


@attrs.frozen
class _Place:
    """A place with where it lies, in columns and rows of boxes."""

    name: str
    x: int
    across: float
    down: float


def rows_of(places: Sequence[tuple[str, At | None]], most: int) -> list[Row]:
    """The places by rows from above, each with how far right it lies; at most so many in a row.

    Those that lie nowhere follow in rows of their own.
    """
    placed = sorted((at[1], at[0], name) for name, at in places if at is not None)
    lost = [name for name, at in places if at is None]
    left, wide = _span([x for _, x, _ in placed])
    found = _parted(_scaled(placed, most), most)
    for start in range(0, len(lost), most):
        part = lost[start : start + most]
        found.append([(name, left + wide * i // max(len(part) - 1, 1)) for i, name in enumerate(part)])
    return found


def _span(numbers: Sequence[int]) -> tuple[int, int]:
    """The least of `numbers`, and how far it is to the greatest, but 1 at least."""
    least = min(numbers, default=0)
    return least, max(numbers, default=0) - least or 1


def _scaled(placed: Sequence[tuple[int, int, str]], most: int) -> list[_Place]:
    (top, high), (left, wide) = _span([y for y, _, _ in placed]), _span([x for _, x, _ in placed])
    rows = max(len(placed) / most, FEWEST)
    return [_Place(name, x, (x - left) / wide * (most - 1), (y - top) / high * rows) for y, x, name in placed]


def _parted(places: Sequence[_Place], most: int) -> list[Row]:
    """`places`, which are sorted from above, parted into rows so that all of it costs the least."""
    best: list[tuple[float, int]] = [(0.0, 0)]
    """For the first so many places: what they cost, and where the last row of them begins."""
    for end in range(1, len(places) + 1):
        starts = range(max(0, end - most), end)
        best.append(min((best[start][0] + _cost(places[start:end], most), start) for start in starts))
    rows: list[Row] = []
    end = len(places)
    while end:
        start = best[end][1]
        row = sorted(places[start:end], key=lambda place: (place.x, place.name))
        rows.append([(place.name, place.x) for place in row])
        end = start
    return rows[::-1]


def _cost(row: Sequence[_Place], most: int) -> float:
    """What it costs to have these in one row; without end where one lies beneath another."""
    across = sorted(place.across for place in row)
    if any(b - a <= SAME_COLUMN * (most - 1) for a, b in pairwise(across)):
        return float("inf")
    middle = sum(place.down for place in row) / len(row)
    moved = sum((place.down - middle) ** 2 for place in row)
    aside = sum((a - b) ** 2 for a, b in zip(across, spaced(across, [1.0] * (len(row) - 1), most - 1.0), strict=True))
    return ANOTHER + DOWN * moved + ACROSS * aside


def spaced(wanted: Sequence[N], steps: Sequence[N], last: N) -> list[N]:
    """Columns as near to those `wanted` as they can be, each so many after the one before, none beyond `last`."""
    found: list[N] = []
    for i, x in enumerate(wanted):
        found.append(max(x, found[-1] + steps[i - 1]) if found else x)
    for i in range(len(found) - 1, -1, -1):
        found[i] = min(found[i], last if i == len(found) - 1 else found[i + 1] - steps[i])
    return found
