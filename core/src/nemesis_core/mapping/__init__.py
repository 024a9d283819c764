"""The map as a seat sees it: what there is to draw, where it comes to lie, and it drawn as text and as a picture."""

from .chart import Chart, Group, Mark, Net, Spot, Way, chart_of
from .layout import Size, layout
from .picture import picture
from .text import ASCII, LINES, Drawing, draw, drawing

__all__ = [
    "ASCII",
    "LINES",
    "Chart",
    "Drawing",
    "Group",
    "Mark",
    "Net",
    "Size",
    "Spot",
    "Way",
    "chart_of",
    "draw",
    "drawing",
    "layout",
    "picture",
]
