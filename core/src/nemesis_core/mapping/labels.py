"""Where the numbers of each way stand: on its line, covering no other line, no box and no other number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Final

import attrs

from .routing import EAST, NORTH, SOUTH, WEST, Cell

if TYPE_CHECKING:
    from .placing import Box
    from .routing import Route

MARKED: Final = 2
"""Characters behind the numbers of a way that are kept for marks."""
STRAIGHT: Final = (EAST | WEST, NORTH | SOUTH)


@attrs.frozen
class Label:
    """Where a text stands: from `x` to the right, or up to `x` if it is `left` of that.

    There is room for `marks` marks; with none and not even for the numbers it is -1, and something is covered.
    """

    x: int
    y: int
    left: bool = False
    marks: int = MARKED

    def start(self, text: str) -> int:
        """The column in which `text` begins."""
        return self.x - len(text) + 1 if self.left else self.x


class Labels:
    """Finds room for one text after another; what was found is kept free of the next.

    Texts stand in lines that are not `spare`, if they can; a line in which one stands is spare no more.
    """

    def __init__(
        self, boxes: Mapping[str, Box], routes: Mapping[str, Route], width: int, spare: Collection[int] = ()
    ) -> None:
        self.routes, self.width, self.spare = routes, width, set(spare)
        self.lines = Counter(cell for route in routes.values() for cell, _ in route.cells)
        self.taken = {(x, y) for b in boxes.values() for x in range(b.x, b.right + 1) for y in range(b.y, b.bottom + 1)}

    def place(self, way: str, numbers: int) -> Label:
        """Room for so many characters and for marks behind them, with a free character on both sides if there is."""
        own = {cell for cell, _ in self.routes[way].cells if self.lines[cell] == 1}
        found = list(self._labels(way, numbers))
        for marks, around in ((MARKED, 1), (MARKED, 0), *((marks, 0) for marks in range(MARKED - 1, -1, -1))):
            for label in found:
                if self._fits(label, numbers + marks, around, own):
                    self.spare.discard(label.y)
                    return attrs.evolve(label, marks=marks)
        self.spare.discard(found[0].y)
        return attrs.evolve(found[0], x=min(max(found[0].x, 0), self.width - numbers - MARKED), marks=-1)

    def _fits(self, label: Label, long: int, around: int, own: set[Cell]) -> bool:
        """Is there room for so many characters, and so many around them? It is taken then."""
        x = label.start(" " * long)
        cells = [(x + i, label.y) for i in range(-around, long + around)]
        if x < 0 or x + long > self.width or not all(self._free(cell, own) for cell in cells):
            return False
        self.taken.update((x + i, label.y) for i in range(long))
        return True

    def _free(self, cell: Cell, own: set[Cell]) -> bool:
        return cell not in self.taken and (cell in own or cell not in self.lines)

    def _labels(self, way: str, numbers: int) -> Iterator[Label]:
        """Where a text may stand so that its numbers lie on the line, in the middle of that first."""
        spots = self._spots(way) or [cell for cell, _ in self.routes[way].cells]
        for shift in dict.fromkeys(max(n, 0) for n in ((numbers - 1) // 2, numbers // 2, numbers - 1, 0)):
            yield from (Label(x - shift, y) for x, y in spots)
            yield from (Label(x + shift, y, left=True) for x, y in spots)

    def _spots(self, way: str) -> list[Cell]:
        """The characters of a way that no other crosses, first in lines that are not spare, in long straight parts."""
        cells = self.routes[way].cells
        free = [self.lines[cell] == 1 and mask in STRAIGHT for cell, mask in cells]
        ranked = []
        for i, (cell, mask) in enumerate(cells):
            if self.lines[cell] == 1:
                reach = self._reach(free, i) if mask == STRAIGHT[0] else min(self._reach(free, i), 1)
                ranked.append((cell[1] in self.spare, -min(reach, MARKED + 1), abs(2 * i - len(free)), cell))
        return [cell for *_, cell in sorted(ranked)]

    @staticmethod
    def _reach(free: list[bool], middle: int) -> int:
        """How far the line goes straight on to both sides."""
        found = 0
        while all(0 <= middle + d < len(free) and free[middle + d] for d in (-found, found)):
            found += 1
        return found
