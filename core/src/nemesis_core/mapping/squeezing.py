"""A map made lower: lines of characters in which nothing stands but ways that run on up and down are taken out."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

import attrs

from .routing import NORTH, SOUTH, Route

if TYPE_CHECKING:
    from .labels import Label
    from .placing import Box
    from .routing import Cell


def spare_lines(boxes: Mapping[str, Box], routes: Mapping[str, Route], height: int) -> set[int]:
    """The lines in which no box stands and no way turns or runs to the side."""
    taken = {y for box in boxes.values() for y in range(box.y, box.bottom + 1)}
    taken.update(y for route in routes.values() for (_, y), mask in route.cells if mask != NORTH | SOUTH)
    return set(range(height)) - taken


class Squeeze:
    """A map without the lines `out`, but for those without which less than `least` would be between two boxes."""

    def __init__(self, boxes: Mapping[str, Box], out: Collection[int], least: int, height: int) -> None:
        self.out = set(out)
        tops = {box.y for box in boxes.values()}
        for bottom in {box.bottom for box in boxes.values()}:
            between = range(bottom + 1, min((top for top in tops if top > bottom), default=bottom + 1))
            gone = [y for y in between if y in self.out]
            self.out.difference_update(gone[: max(least - len(between) + len(gone), 0)])
        before = accumulate((y in self.out for y in range(height)), initial=0)
        self.moved = [y - gone for y, gone in enumerate(before)]
        """For each line the one that it becomes; the last is the number of them."""

    def box(self, box: Box) -> Box:
        """`box` where it comes to stand."""
        return attrs.evolve(box, y=self.moved[box.y])

    def label(self, label: Label) -> Label:
        """`label` where it comes to stand."""
        return attrs.evolve(label, y=self.moved[label.y])

    def route(self, route: Route) -> Route:
        """`route` without what is taken out."""
        cells = tuple((self._cell(cell), mask) for cell, mask in route.cells if cell[1] not in self.out)
        (first, out), (last, back) = route.ends
        return Route(cells, ((self._cell(first), out), (self._cell(last), back)))

    def _cell(self, cell: Cell) -> Cell:
        return cell[0], self.moved[cell[1]]
