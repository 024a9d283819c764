"""Lines between boxes on a grid of characters: along rows and columns, across each other but never along each other."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from itertools import count, pairwise
from typing import Final

import attrs

from .placing import Box

Cell = tuple[int, int]
Step = tuple[Cell, int]
"""A character, and the direction in which a line enters it."""
Kept = tuple[int, int, int]
"""Characters of the borders of a box that are kept for text: above from the left, from the right, below from the right.
"""
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
BACK: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
LENGTH: Final = {NORTH: 2, EAST: 1, SOUTH: 2, WEST: 1}
"""A character is twice as high as it is wide."""
TURN: Final = 5
"""What a turn costs."""
BESIDE: Final = 2
"""What it costs to run beside another line or a box."""
NEAR: Final = 1
"""What it costs to run up or down near another line, where there is no room for numbers between."""
FAR: Final = 5
"""Columns that count as near."""
ALONG: Final = 200
"""What it costs to run along another line, where that is allowed."""


@attrs.frozen
class Route:
    """A line: its characters, each with the directions in which it goes on, and where it meets both boxes."""

    cells: tuple[tuple[Cell, int], ...]
    ends: tuple[tuple[Cell, int], tuple[Cell, int]]
    """The characters of the borders, with the direction in which the line leaves them."""


class Router:
    """Finds lines one after another; those that were found before are in the way of the next."""

    def __init__(
        self,
        boxes: Mapping[str, Box],
        kept: Mapping[str, Kept],
        width: int,
        height: int,
        crossing: int,
        squeeze: bool = False,
    ) -> None:
        self.boxes, self.kept, self.width, self.height = boxes, kept, width, height
        self.crossing, self.squeeze = crossing, squeeze
        self.shut = {(x, y) for b in boxes.values() for x in range(b.x, b.right + 1) for y in range(b.y, b.bottom + 1)}
        self.used: dict[Cell, int] = {}
        """Characters with a line, and the directions in which it goes on."""
        self.near: tuple[dict[Cell, int], dict[Cell, int]] = ({}, {})
        """What it costs a line to pass a character up or down, and across, as another line or a box is near."""
        for x, y in self.shut:
            self._beside((x, y), NORTH | EAST, 1)

    def _beside(self, cell: Cell, mask: int, far: int) -> None:
        """Lines that run beside `cell`, which goes on in the directions of `mask`, cost more."""
        x, y = cell
        for vertical, distance in ((True, far), (False, 1)):
            if mask & ((NORTH | SOUTH) if vertical else (EAST | WEST)):
                costs = self.near[not vertical]
                for d in (*range(-distance, 0), *range(1, distance + 1)):
                    at = (x + d, y) if vertical else (x, y + d)
                    costs[at] = max(costs.get(at, 0), BESIDE if abs(d) == 1 else NEAR)

    def ports(self, name: str) -> Iterator[tuple[Cell, int, int]]:
        """Characters beside the box at which a line may begin, the direction away from it, and what that costs."""
        box, (title, group, below) = self.boxes[name], self.kept[name]
        middle, centre = (box.x + box.right) // 2, (box.y + box.bottom) // 2
        for x in range(box.x + 2 + title, box.right - 1 - group):
            yield (x, box.y - 1), NORTH, abs(x - middle) // 2
        for x in range(box.x + 2, box.right - 1 - below):
            yield (x, box.bottom + 1), SOUTH, abs(x - middle) // 2
        for y in range(box.y + 1, box.bottom):
            yield (box.x - 1, y), WEST, 2 * abs(y - centre)
            yield (box.right + 1, y), EAST, 2 * abs(y - centre)

    def route(self, one: str, other: str) -> Route | None:
        """The best line from box to box, or None where there is none; it is in the way from now on."""
        steps = _Search(self, one, other).run()
        if steps is None:
            return None
        cells = []
        for (cell, came), (_, goes) in pairwise(steps):
            cells.append((cell, BACK[came] | goes))
            self.used[cell] = self.used.get(cell, 0) | BACK[came] | goes
            self._beside(cell, BACK[came] | goes, FAR)
        (first, out), (last, inwards) = steps[0], steps[-1]
        return Route(tuple(cells), ((_beside(first, BACK[out]), out), (last, BACK[inwards])))

    def price(self, cell: Cell, came: int, goes: int) -> int | None:
        """What it costs to pass `cell`, which is entered going `came` and left going `goes`; None: not allowed."""
        if not (0 <= cell[0] < self.width and 0 <= cell[1] < self.height):
            return None
        price, there = (TURN if came != goes else 0), self.used.get(cell)
        if there is not None:
            if came == goes and there in (NORTH | SOUTH, EAST | WEST) and not there & came:
                return self.crossing
            return price + ALONG if self.squeeze else None
        price += self.near[goes & (EAST | WEST) != 0].get(cell, 0)
        return price

    def free(self, cell: Cell) -> bool:
        """May a line begin or end at `cell`?"""
        return self.squeeze or cell not in self.used


class _Search:
    """The search for the cheapest line: the most promising character first, with the way that it was come by."""

    def __init__(self, router: Router, one: str, other: str) -> None:
        self.router, self.goal = router, router.boxes[other]
        self.inwards: dict[Cell, list[tuple[int, int]]] = {}
        for cell, away, price in router.ports(other):
            self.inwards.setdefault(cell, []).append((BACK[away], price))
        self.ticket = count()
        self.waiting: list[tuple[int, int, int, Step, Step | None]] = []
        self.come_by: dict[Step, Step | None] = {}
        for cell, away, price in router.ports(one):
            if cell not in router.shut and router.free(cell):
                self.offer(price, (cell, away), None)

    def offer(self, cost: int, step: Step, source: Step | None) -> None:
        """A line may come to `step` from `source` for so much."""
        if step not in self.come_by:
            estimate = cost + _distance(step[0], self.goal)
            heapq.heappush(self.waiting, (estimate, next(self.ticket), cost, step, source))

    def run(self) -> list[Step] | None:
        """The steps of the line, each a character and the direction in which it is entered; None if there is none."""
        while self.waiting:
            _, _, cost, step, source = heapq.heappop(self.waiting)
            if step in self.come_by:
                continue
            self.come_by[step] = source
            cell, going = step
            if self.goal.holds(cell):
                return self.back_from(step)
            self.go_in(cost, step)
            for turn in STEPS:
                paid = self.router.price(cell, going, turn) if turn != BACK[going] else None
                if paid is not None and (ahead := _beside(cell, turn)) not in self.router.shut:
                    self.offer(cost + paid + LENGTH[turn], (ahead, turn), step)
        return None

    def go_in(self, cost: int, step: Step) -> None:
        """From beside the box that is looked for a line may go in."""
        cell, going = step
        for inward, price in self.inwards.get(cell, ()):
            paid = self.router.price(cell, going, inward) if inward != BACK[going] and self.router.free(cell) else None
            if paid is not None:
                self.offer(cost + paid + price, (_beside(cell, inward), inward), step)

    def back_from(self, step: Step | None) -> list[Step]:
        """The line that came to `step`, from its beginning."""
        steps: list[Step] = []
        while step is not None:
            steps.append(step)
            step = self.come_by[step]
        return steps[::-1]


def _beside(cell: Cell, direction: int) -> Cell:
    x, y = STEPS[direction]
    return cell[0] + x, cell[1] + y


def _distance(cell: Cell, box: Box) -> int:
    """The least that a line from `cell` to `box` costs."""
    across = max(box.x - cell[0], cell[0] - box.right, 1) - 1
    down = max(box.y - cell[1], cell[1] - box.bottom, 1) - 1
    return across * LENGTH[EAST] + down * LENGTH[SOUTH]
