"""The differences of a comparison as a forest plot: a line for each measure, its interval, and where 0 is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import attrs

from ..files import write_bytes
from .extra import check_suffix, needed
from .intervals import Difference
from .result import Comparison, Figure
from .wording import figure_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SUFFIXES: Final = (".svg", ".png")
LIBRARIES: Final = ("matplotlib",)
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Okabe and Ito's, which colour-blind readers can tell apart."""
STYLE: Final[dict[str, Any]] = {"font.size": 9, "svg.fonttype": "none", "svg.hashsalt": "nemesis"}
LINE: Final = 0.235
"""Inches."""


@attrs.frozen
class _Line:
    """One line of a panel: a figure, or the title of a group."""

    text: str
    figure: Figure | None = None


def _lines(comparison: Comparison, unit: str) -> list[_Line]:
    """The figures of `unit` in which something differs, under their groups' titles."""
    lines: list[_Line] = []
    for group, figures in comparison.groups():
        shown = [_Line(figure.name, figure) for figure in figures if figure.unit == unit and figure.differs]
        lines += [_Line(group), *shown] if shown else []
    return lines


def _scale(figure: Figure) -> float:
    """What makes percentage points of a share, and a percentage of the base's mean of a number."""
    return 100.0 if figure.unit == "share" else 100.0 / abs(figure.base) if figure.base else 0.0


def _points(lines: Sequence[_Line], which: int) -> Iterator[tuple[float, Difference, float]]:
    for at, line in enumerate(lines):
        if line.figure:
            other, scale = line.figure.others[which], _scale(line.figure)
            if other.difference is not None and scale:
                yield at, other, scale


def _draw_variant(axes: Axes, lines: Sequence[_Line], which: int, many: int) -> None:
    colour, shift = COLOURS[which % len(COLOURS)], (which - (many - 1) / 2) * 0.7 / many
    for at, other, scale in _points(lines, which):
        y, x = at + shift, (other.difference or 0.0) * scale
        if other.low is not None and other.high is not None:
            axes.plot([other.low * scale, other.high * scale], [y, y], color=colour, linewidth=1.4, zorder=3)
        shape, inside = "D" if other.sure else "o", colour if other.clear else "white"
        axes.plot([x], [y], marker=shape, markersize=4.5, color=colour, markerfacecolor=inside, zorder=4)


def _label(axes: Axes, lines: Sequence[_Line], head: str) -> None:
    """Names on the left, titles in bold, the figures themselves on the right under `head`."""
    axes.set_yticks(range(len(lines)), [line.text for line in lines])
    for tick, line in zip(axes.get_yticklabels(), lines, strict=True):
        tick.set_fontweight("normal" if line.figure else "bold")
    right = axes.secondary_yaxis("right")
    told = [figure_text(line.figure) if line.figure else "" for line in lines]
    right.set_yticks(range(len(lines)), [head, *told[1:]])
    for side in (axes, right):
        side.tick_params(axis="y", length=0)
    for name in ("top", "left", "right"):
        axes.spines[name].set_visible(False)
    right.spines["right"].set_visible(False)


def _draw_panel(axes: Axes, lines: Sequence[_Line], comparison: Comparison, unit: str) -> None:
    many = len(comparison.variants) - 1
    axes.axvline(0, color="#777777", linewidth=1, zorder=1)
    axes.grid(axis="x", color="#e2e2e2", linewidth=0.8)
    for at, line in enumerate(lines):
        if line.figure and at % 2:
            axes.axhspan(at - 0.5, at + 0.5, color="#f6f6f6", zorder=0)
    for which in range(many):
        _draw_variant(axes, lines, which, many)
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.margins(x=0.06)
    _label(axes, lines, "A" if many > 1 else "A \N{RIGHTWARDS ARROW} B")
    shown = "percentage points" if unit == "share" else "% of A's mean"
    axes.set_xlabel(f"difference from A in {shown}, with 95 % intervals")


def _draw_legend(figure: Any, comparison: Comparison) -> None:
    from matplotlib.lines import Line2D

    def key(text: str, colour: str, marker: str, filled: bool, line: Any = "none") -> Line2D:
        inside = colour if filled else "white"
        return Line2D([], [], color=colour, marker=marker, markerfacecolor=inside, linestyle=line, label=text)

    variants = [
        key(f"{v.letter}: {v.name}", COLOURS[i % len(COLOURS)], "o", True, "-")
        for i, v in enumerate(comparison.variants[1:])
    ]
    marks = [
        key("interval takes in 0", "#555555", "o", False),
        key("interval excludes 0", "#555555", "o", True),
        key("excludes 0 with all measures together", "#555555", "D", True),
    ]
    title = f"Against A: {comparison.variants[0].name}; {comparison.pairs:,} pairs of games"
    legend = figure.legend(
        handles=[*variants, *marks], loc="outside upper left", frameon=False, title=title, title_fontsize=11
    )
    legend.set_alignment("left")


def _drawn(comparison: Comparison) -> Any:
    from matplotlib.figure import Figure as Canvas

    panels = [(unit, lines) for unit in ("share", "number") if (lines := _lines(comparison, unit))]
    total, keys = sum(len(lines) for _, lines in panels), len(comparison.variants) + 3
    figure = Canvas(figsize=(8.5, 0.3 + LINE * (total + 2.5 * len(panels) + keys)), layout="constrained")
    _draw_legend(figure, comparison)
    if not panels:
        figure.text(0.5, 0.1, "No pair of games differs in anything that is measured.", ha="center")
    grid = figure.add_gridspec(max(len(panels), 1), height_ratios=[len(lines) + 1 for _, lines in panels] or [1])
    for at, (unit, lines) in enumerate(panels):
        _draw_panel(figure.add_subplot(grid[at]), lines, comparison, unit)
    return figure


def draw(comparison: Comparison, suffix: str) -> bytes:
    """The plot as the contents of a file that ends in `suffix`; the same bytes each time.

    :raises NemesisError: when matplotlib is not installed.
    """
    needed("a plot", *LIBRARIES)
    from matplotlib import style

    buffer = BytesIO()
    metadata = {"Date": None, "Creator": None} if suffix == ".svg" else {"Software": None}
    with style.context(["default", STYLE]):
        _drawn(comparison).savefig(buffer, format=suffix[1:], dpi=150, metadata=metadata)
    return buffer.getvalue()


def svg_element(comparison: Comparison) -> str:
    """The plot as an element that can stand in a page."""
    text = draw(comparison, ".svg").decode()
    return re.sub(r'(<svg\b[^>]*?) width="[^"]*"', r"\1", text[text.index("<svg") :], count=1)


def write_plot(comparison: Comparison, path: Path) -> None:
    """Draw `comparison` into the file `path`.

    :raises NemesisError: when matplotlib is not installed, for another suffix or a place that cannot be written to.
    """
    check_suffix(path, "plots", SUFFIXES)
    write_bytes(path, draw(comparison, path.suffix))
