"""A map's boxes, lines and where the numbers of the lines stand: made once for each board and width."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import attrs

from .labels import MARKED, Label, Labels
from .placing import Box, boxes_of
from .routing import Kept, Route, Router
from .rows import At
from .squeezing import Squeeze, spare_lines
from .wording import kept

if TYPE_CHECKING:
    from collections.abc import Collection

    from .chart import Chart

SMALLEST: Final = 40
"""Columns of the narrowest map."""
MORE: Final = 4
"""So many numbers of lines between the rows of boxes are tried until all lines find a way and all numbers room."""
COVERED: Final = 8
"""So many lines more are worth it if there is room for one mark more."""
NEARLY: Final = 1
"""With room for all but so many marks no more lines are tried."""
CROSSINGS: Final = (8, 30)
"""What it costs a line to cross another one: with the second it rather goes a long way round."""
Line = tuple[str, str, str, int]
"""A way: its id, its ends, how many characters its numbers have."""
Place = tuple[str, At | None, Kept]
"""A place: its id, where it lies, what is kept of its borders."""


@attrs.frozen
class Layout:
    """Where everything is drawn, in characters; `tangled` if two lines run along each other, for want of room."""

    width: int
    height: int
    boxes: dict[str, Box]
    routes: dict[str, Route]
    labels: dict[str, Label]
    """For each way where its numbers stand, and then its marks."""
    below: dict[str, int]
    """For each box how many characters at the right of its lower border no line meets."""
    tangled: bool = False

    @property
    def lacking(self) -> int:
        """For how many marks beside numbers, and for how many numbers, there is no room."""
        return sum(MARKED - label.marks for label in self.labels.values())


def _wide_enough(width: int) -> int:
    return max(width, SMALLEST)


@attrs.frozen
class Size:
    """How large a map is to be.

    :param width: its columns.
    :param inside: lines inside of a box.
    :param apart: columns between two boxes, at least.
    :param between: lines between two rows of boxes, with which ways find their places.
    :param least: lines that stay between two rows of boxes where fewer would do.
    """

    width: int = attrs.field(default=80, converter=_wide_enough)
    inside: int = 3
    apart: int = 6
    between: int = 2
    least: int = 1


def layout(chart: Chart, size: Size) -> Layout:
    """The layout of `chart` in that size."""
    places = tuple((spot.id, spot.at, kept(spot, chart)) for spot in chart.spots)
    return _layout(places, tuple((way.id, *way.ends, len(way.numbers)) for way in chart.ways), size)


@lru_cache(maxsize=64)
def _layout(places: tuple[Place, ...], ways: tuple[Line, ...], size: Size) -> Layout:
    """The first layout that is found that has room for all, or else the best."""
    found: list[Layout] = []
    for squeeze in (False, True):
        for between in range(size.between, size.between + MORE):
            for crossing in CROSSINGS:
                made = _tried(places, ways, attrs.evolve(size, between=between), crossing, squeeze)
                if made is not None and not made.lacking:
                    return made
                found += [made] if made is not None else []
            if any(made.lacking <= NEARLY for made in found):
                break
        if found:
            return min(found, key=lambda made: COVERED * made.lacking + made.height)
    raise AssertionError("lines that may run along each other always find a way")


def _tried(
    places: tuple[Place, ...], ways: tuple[Line, ...], size: Size, crossing: int, squeeze: bool
) -> Layout | None:
    """The layout with just so many lines between the rows; None if a line finds no way."""
    texts = {name: borders for name, _, borders in places}
    long = {frozenset((one, other)): number + MARKED for _, one, other, number in ways}
    spots = [(name, at) for name, at, _ in places]
    boxes = boxes_of(spots, size.width, size.inside, size.between, size.apart, long)
    height = max((box.bottom for box in boxes.values()), default=0) + size.between + 1
    routes = _routes(Router(boxes, texts, size.width, height, crossing, squeeze), ways)
    if routes is None:
        return None
    finder = Labels(boxes, routes, size.width, spare_lines(boxes, routes, height))
    labels = {name: finder.place(name, number) for name, _, _, number in ways}
    made = Layout(size.width, height, boxes, routes, labels, _below(boxes, routes), squeeze)
    return _lowered(made, finder.spare, size.least)


def _lowered(laid: Layout, spare: Collection[int], least: int) -> Layout:
    """`laid` without those lines, which nobody needs, as far as so many stay between two boxes."""
    lower = Squeeze(laid.boxes, spare, least, laid.height)
    return attrs.evolve(
        laid,
        height=lower.moved[-1],
        boxes={name: lower.box(box) for name, box in laid.boxes.items()},
        routes={name: lower.route(route) for name, route in laid.routes.items()},
        labels={name: lower.label(label) for name, label in laid.labels.items()},
    )


def _below(boxes: dict[str, Box], routes: dict[str, Route]) -> dict[str, int]:
    met = [at for route in routes.values() for at, _ in route.ends]
    return {
        name: box.right - 1 - max((x for x, y in met if y == box.bottom and box.x < x < box.right), default=box.x)
        for name, box in boxes.items()
    }


def _routes(router: Router, ways: tuple[Line, ...]) -> dict[str, Route] | None:
    """A line for each way, the short ones first; None if one finds none."""
    boxes = router.boxes

    def length(way: Line) -> tuple[int, str]:
        one, other = boxes[way[1]], boxes[way[2]]
        return abs(one.x - other.x) + 2 * abs(one.y - other.y), way[0]

    found = {}
    for name, one, other, _ in sorted(ways, key=length):
        route = router.route(one, other)
        if route is None:
            return None
        found[name] = route
    return found
