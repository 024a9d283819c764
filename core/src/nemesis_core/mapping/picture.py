"""A map as a picture: SVG that stands for itself, for light pages and dark ones, with a tooltip for each place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from ..templating import templates
from .layout import Size, layout
from .routing import STEPS
from .wording import Inside, entrances, in_border, in_corner, inside, label, legend, noisy, wrapped

if TYPE_CHECKING:
    from .chart import Chart, Net, Spot, Way
    from .layout import Layout

SIZE: Final = Size(width=140, inside=4, apart=9, between=3, least=2)
"""How large in characters the map is of which the picture is made."""
ACROSS: Final = 9
"""Units of the picture for the width of a character."""
DOWN: Final = 18
"""Units of the picture for a line."""
LONG: Final = 10_000
"""Characters of a line that is never wrapped."""
HEADING: Final = 2
"""Lines above the map, for its title."""
POWERED: Final = "yellow border"


@attrs.frozen
class _Shape:
    """A box of the picture."""

    spot: Spot
    x: int
    y: int
    width: int
    height: int
    title: str
    group: str
    raised: bool
    entrances: str
    noisy: bool
    content: Inside
    tooltip: str


@attrs.frozen
class _Line:
    """A line of the picture, with its label."""

    way: Way
    points: str
    label: str
    x: float
    y: float
    style: str
    tooltip: str


def picture(chart: Chart) -> str:
    """`chart` as the text of an SVG file."""
    laid = layout(chart, SIZE)
    shapes = [_shape(chart, laid, spot) for spot in chart.spots]
    lines = [_line(laid, way) for way in chart.ways]
    beneath = [*chart.notes, *legend(chart, [shape.content for shape in shapes], POWERED)]
    notes = wrapped(beneath, SIZE.width - 4)
    size = {"width": laid.width * ACROSS, "height": laid.height * DOWN, "across": ACROSS, "down": DOWN}
    shown: dict[str, Any] = {"chart": chart, "shapes": shapes, "lines": lines, "notes": notes, "top": HEADING * DOWN}
    return templates(__package__).get_template("picture.svg.jinja").render(shown | size) + "\n"


class Parts:
    """The parts of pictures of one board, for a page that changes them one by one: all that a view can change.

    :param chart: any map of the board; `width` and `height` are those of its picture.
    """

    def __init__(self, chart: Chart) -> None:
        self.laid = layout(chart, SIZE)
        self.width, self.height = self.laid.width * ACROSS, self.laid.height * DOWN
        macros: Any = templates(__package__).get_template("parts.svg.jinja").module
        self.macros, self.style = macros, str(macros.style(DOWN))
        self.ways: dict[Way, tuple[str, str]] = {}
        self.places: dict[tuple[Spot, tuple[Net, ...]], str] = {}

    def drawn(self, chart: Chart) -> list[str]:
        """The SVG of each way, then of each place, then of the numbers of each way; what is as before is kept."""
        ways = [self.way(way) for way in chart.ways]
        return [*(line for line, _ in ways), *(self.place(chart, s) for s in chart.spots), *(told for _, told in ways)]

    def way(self, way: Way) -> tuple[str, str]:
        """The line of `way`, and its numbers."""
        if way not in self.ways:
            line = _line(self.laid, way)
            self.ways[way] = str(self.macros.way(line)), str(self.macros.label(line, ACROSS, DOWN))
        return self.ways[way]

    def place(self, chart: Chart, spot: Spot) -> str:
        """The box of `spot`."""
        key = (spot, chart.nets)
        if key not in self.places:
            self.places[key] = str(self.macros.place(_shape(chart, self.laid, spot), ACROSS, DOWN))
        return self.places[key]


def notes(chart: Chart) -> list[str]:
    """What stands beneath the picture of `chart`, line by line, but for what is told of the board as a whole."""
    laid = layout(chart, SIZE)
    contents = [inside(spot, laid.boxes[spot.id].width - 2, SIZE.inside) for spot in chart.spots]
    return wrapped(legend(chart, contents, POWERED), LONG)


def _shape(chart: Chart, laid: Layout, spot: Spot) -> _Shape:
    box, content = laid.boxes[spot.id], inside(spot, laid.boxes[spot.id].width - 2, SIZE.inside)
    group = next((group.name for group in chart.groups if group.id == spot.group), "")
    corner = in_corner(spot, chart, box.width)
    return _Shape(
        spot=spot,
        x=box.x * ACROSS,
        y=box.y * DOWN,
        width=box.width * ACROSS,
        height=box.height * DOWN,
        title=spot.title if in_border(spot) else "",
        group=corner,
        raised=_raised(spot, content, box.width - 2 - len(f" {corner}".rstrip())),
        entrances=entrances(spot, chart, laid.below[spot.id]),
        noisy=noisy(spot, chart),
        content=content,
        tooltip=_place_told(spot, group),
    )


def _raised(spot: Spot, content: Inside, room: int) -> bool:
    """Does the first line of a box stand where otherwise its short title does, for which there is so much room?"""
    first = "".join(text for text, _ in content.lines[0]) if content.lines else ""
    return not in_border(spot) and len(first) <= room


def _place_told(spot: Spot, group: str) -> str:
    """All of a place in words."""
    power = "" if spot.power is None else "Power" if spot.power else "no Power"
    what = [group, power, "" if spot.explored else "unexplored", *(mark.text for mark in spot.marks)]
    return ": ".join(filter(None, [f"{spot.title} {spot.name}".rstrip(), ", ".join(filter(None, what))]))


def _line(laid: Layout, way: Way) -> _Line:
    route, at, text = laid.routes[way.id], laid.labels[way.id], label(way)
    (first, out), (last, back) = route.ends
    cells = [first, *(cell for cell, _ in route.cells), last]
    points = [((x + 0.5) * ACROSS, (y + 0.5) * DOWN) for x, y in cells]
    for i, away in ((0, out), (-1, back)):  # the line meets the border, not the middle of the character there
        x, y = STEPS[away]
        points[i] = (points[i][0] + x * ACROSS / 2, points[i][1] + y * DOWN / 2)
    marks = ", ".join(mark.text for mark in way.marks)
    kind = "Path" if way.faint else f"Corridor {way.numbers}".rstrip()
    return _Line(
        way=way,
        points=" ".join(f"{x:g},{y:g}" for x, y in points),
        label=text,
        x=(at.start(text) + len(text) / 2) * ACROSS,
        y=(at.y + 0.5) * DOWN,
        style=way.marks[-1].style if way.marks else "",
        tooltip=": ".join(filter(None, [kind, marks])),
    )
