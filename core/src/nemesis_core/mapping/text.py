"""A map drawn with characters, in lines or in ASCII, for a terminal that can show colours or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import attrs

from .chart import Chart, chart_of
from .layout import Layout, Size, layout
from .placing import Box
from .routing import EAST, NORTH, SOUTH, WEST
from .wording import FAINT, Inside, entrances, in_border, in_corner, inside, label, legend, noisy, wrapped

if TYPE_CHECKING:
    from rich.text import Text

    from ..assembly import Ruleset
    from .chart import Spot, Way

STYLES: Final = {
    "you": "bold reverse",
    "person": "bold cyan",
    "foe": "bold red",
    "fire": "red",
    "broken": "magenta",
    "items": "green",
    "noise": "bold yellow",
    "door": "bold",
    FAINT: "dim",
}
"""How each style of a mark looks; colours have their plain names, so that a light terminal and a dark one show them."""
INSIDE: Final = (3, 2)
"""Lines inside of a box that are tried, the most first."""


@attrs.frozen
class Charset:
    """The characters of which boxes and lines are made."""

    bends: Mapping[int, str]
    """The directions in which a line goes on -> its character."""
    faint: Mapping[int, str]
    """The same for a way that counts for moving only, where it is another one."""
    corners: str
    """Upper left, upper right, lower left, lower right."""
    powered: str
    """The same where there is power, then its upper and lower border."""
    across: str
    """The upper and lower border: explored, unexplored."""
    beside: str
    """The left and right border: explored, unexplored."""
    meets: Mapping[int, str]
    """Where a line leaves a box in a direction."""


LINES: Final = Charset(
    {3: "└", 5: "│", 6: "┌", 9: "┘", 10: "─", 12: "┐", 15: "┼"},
    {5: "╎", 10: "╌"},
    "┌┐└┘",
    "╒╕╘╛═",
    "─╌",
    "│╎",
    {NORTH: "┴", EAST: "├", SOUTH: "┬", WEST: "┤"},
)
ASCII: Final = Charset(
    dict.fromkeys((3, 6, 9, 12), "+") | {5: "|", 10: "-", 15: "|"},
    {5: ":", 10: "."},
    "++++",
    "++++=",
    "-.",
    "|:",
    dict.fromkeys((NORTH, EAST, SOUTH, WEST), "+"),
)


@attrs.frozen
class Drawing:
    """A map that is drawn: what stands beneath it, and the box of each place in it, in characters, are apart."""

    text: Text
    legend: Text
    """What lines and symbols mean, and what found no room."""
    boxes: Mapping[str, Box]
    notes: Text
    """What is told of the board as a whole."""


class _Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, char in enumerate(text):
            self.chars[y][x + i], self.styles[y][x + i] = char, style

    def text(self) -> Text:
        from rich.text import Text

        made = Text(no_wrap=True, end="")
        for number, (chars, styles) in enumerate(zip(self.chars, self.styles, strict=True)):
            if number:
                made.append("\n")
            start = 0
            end = len("".join(chars).rstrip())
            for i in range(1, end + 1):
                if i == end or styles[i] != styles[start]:
                    made.append("".join(chars[start:i]), STYLES.get(styles[start]))
                    start = i
        return made


def drawing(chart: Chart, width: int = 80, height: int = 0, charset: Charset = LINES) -> Drawing:
    """`chart` drawn in `width` columns (40 at least), in `height` lines if that is given and can be done."""
    laid = _laid(chart, width, height)
    canvas, contents = _Canvas(laid.width, laid.height), []
    for way in chart.ways:
        _draw_way(canvas, laid, way, charset)
    for spot in chart.spots:
        box = laid.boxes[spot.id]
        content = inside(spot, box.width - 2, box.height - 2)
        contents.append(content)
        _draw_box(canvas, chart, laid, spot, content, charset)
    for way in chart.ways:
        _draw_ends(canvas, laid, way, charset)
        at, told = laid.labels[way.id], label(way)
        canvas.put(at.start(told), at.y, told, way.marks[-1].style if way.marks else "")
    return Drawing(
        text=canvas.text(),
        legend=_beneath(legend(chart, contents, f"{charset.powered[4]} above and below"), laid.width),
        boxes=laid.boxes,
        notes=_beneath(chart.notes, laid.width),
    )


def draw(ruleset: Ruleset, view: dict[str, Any], width: int = 80, height: int = 0, charset: Charset = LINES) -> Text:
    """The map of the seat whose `view` it is with what its symbols mean, in `width` columns.

    :param height: how many lines the map should have at most; 0: as many as it likes. A large board takes more all the
        same.
    :param charset: `LINES`, or `ASCII` for a terminal without them.
    :raises PluginError: when a piece cannot show its part; names the piece.
    """
    from rich.text import Text

    made = drawing(chart_of(ruleset, view), width, height, charset)
    beneath = [part for part in (made.notes, made.legend) if part]
    return Text("\n", end="").join([made.text, Text(), *beneath])


def _laid(chart: Chart, width: int, height: int) -> Layout:
    """The layout with the most lines in a box with which the map is no higher than `height`, or else the fewest."""
    made = layout(chart, Size(width, INSIDE[0]))
    for lines in INSIDE[1:]:
        if height and made.height > height:
            made = layout(chart, Size(width, lines))
    return made


# ---------------------------------------------------------------- parts of it


def _draw_way(canvas: _Canvas, laid: Layout, way: Way, charset: Charset) -> None:
    for (x, y), mask in laid.routes[way.id].cells:
        crossed = canvas.chars[y][x] != " "
        line = charset.faint.get(mask) if way.faint else None
        canvas.put(
            x,
            y,
            charset.bends[15] if crossed else line or charset.bends[mask],
            "" if crossed or not way.faint else FAINT,
        )


def _draw_ends(canvas: _Canvas, laid: Layout, way: Way, charset: Charset) -> None:
    for (x, y), leaves in laid.routes[way.id].ends:
        canvas.put(x, y, charset.meets[leaves])


def _draw_box(canvas: _Canvas, chart: Chart, laid: Layout, spot: Spot, content: Inside, charset: Charset) -> None:
    box, below, dark = laid.boxes[spot.id], laid.below[spot.id], not spot.explored
    side = charset.beside[dark]
    across = charset.powered[4] if spot.power else charset.across[dark]
    corners = charset.powered if spot.power else charset.corners
    style = "" if spot.explored else FAINT
    canvas.put(box.x, box.y, corners[0] + across * (box.width - 2) + corners[1], style)
    canvas.put(box.x, box.bottom, corners[2] + across * (box.width - 2) + corners[3], style)
    for y in range(box.y + 1, box.bottom):
        canvas.put(box.x, y, side + " " * (box.width - 2) + side, style)
    if in_border(spot):
        canvas.put(box.x + 1, box.y, spot.title, "door")
    if group := in_corner(spot, chart, box.width):
        canvas.put(box.right - len(group), box.y, group, FAINT)
    if told := entrances(spot, chart, below):
        canvas.put(box.right - len(told), box.bottom, told, "noise" if noisy(spot, chart) else FAINT)
    for y, line in enumerate(content.lines, box.y + 1):
        x = box.x + 1
        for text, look in line:
            canvas.put(x, y, text, look)
            x += len(text)


def _beneath(rows: Iterable[tuple[str, str]], width: int) -> Text:
    from rich.text import Text

    return Text("\n".join(wrapped(rows, width)), end="")
