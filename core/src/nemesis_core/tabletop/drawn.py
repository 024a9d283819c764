"""Panels, the log, explanations and menus as renderables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..explain import Explanation
from ..menus import Line, cost_of, shared_risks, told
from ..screen import Panel


def panels_drawn(panels: Iterable[Panel]) -> RenderableType:
    """Each panel that has rows, as a table without lines under its title."""
    parts: list[RenderableType] = []
    for panel in panels:
        if panel.rows:
            parts += [Text(panel.title, style="bold underline"), _table(panel), Text("")]
    return Group(*parts[:-1])


def _table(panel: Panel) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=bool(panel.heads))
    for head in panel.heads or ("",) * len(panel.rows[0]):
        table.add_column(head.lstrip("#~"), justify="right" if head.startswith("#") else "left", overflow="fold")
    for row in panel.rows:
        table.add_row(*map(Text, row))
    return table


def lines_drawn(lines: Sequence[str]) -> Text:
    """Lines of the log."""
    return Text("\n").join(map(Text, lines))


def line_drawn(number: int, width: int, line: Line, mark: str = "") -> RenderableType:
    """A line of a menu: its number, what it is, and behind that its Cost and what it puts at risk."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=width, justify="right")
    grid.add_column(ratio=1)
    text = Text(f"{mark}{told(line)}")
    if cost := cost_of(line[0].cost):
        text.append(f"  [{cost}]", style="dim")
    if risks := shared_risks(line):
        text.append(f"  risk: {', '.join(risks)}", style="italic")
    grid.add_row(Text(str(number), style="bold"), text)
    return grid


def explanations_drawn(found: Iterable[Explanation]) -> RenderableType:
    """What is known of a thing, with its rules."""
    parts: list[RenderableType] = []
    for explanation in found:
        parts.append(Text(explanation.title, style="bold underline"))
        parts += [Text(line) for line in explanation.lines]
        for rule in explanation.rules:
            parts.append(Text.assemble((rule.id, "bold"), f"  {rule.text}"))
            if rule.reading:
                parts.append(Padding(Text(f"Reading: {rule.reading}"), (0, 0, 0, 4)))
        parts.append(Text(""))
    return Group(*parts[:-1])
