"""Printing: tables for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

from ..spelling import number_of

PIPE_WIDTH: Final = 160
"""How wide the tables are where no terminal shows them."""


def console(stderr: bool = False, width: int = 0) -> Console:
    """A console that prints text as it is, at least `width` wide."""
    made = Console(markup=False, emoji=False, highlight=False, stderr=stderr)
    width = max(width, made.width, 0 if made.is_terminal else PIPE_WIDTH)
    if width > made.width:
        made.width = width
    return made


def print_json(data: Any) -> None:
    """Print `data` as JSON in ASCII, which every terminal and pipe takes."""
    typer.echo(json.dumps(data, indent=2))


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table; columns that begin with # are numbers, those that begin with ~ texts, which may be wrapped.

    Words are never broken, so that an id can be copied: where they are too wide the lines between columns go first.
    A table without rows is left out.
    """
    heads = [column.lstrip("#~") for column in columns]
    cells = [list(map(str, row)) for row in rows]
    if not cells:
        return
    table = Table(title=title, title_justify="left", title_style="bold")
    lined, bare = 3 * len(heads) + 1, 2 * len(heads)
    width = console().width
    widths = _widths(columns, [heads, *cells], width - lined)
    if sum(widths) + lined > width:
        table.box, table.pad_edge, table.padding = None, False, (0, 2, 0, 0)
        widths = _widths(columns, [heads, *cells], width - bare)
    for column, head, wide in zip(columns, heads, widths, strict=True):
        table.add_column(head, justify="right" if column.startswith("#") else "left", width=wide)
    for row in cells:
        table.add_row(*row)
    console(width=sum(widths) + lined).print(table)


def _widths(columns: Sequence[str], rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """How wide each column is: as wide as its cells, but texts give way, the widest first, as far as words allow."""
    widths = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for i in sorted(range(len(widths)), key=lambda i: -widths[i]):
        if columns[i].startswith("~"):
            least = max((len(word) for row in rows for word in row[i].split()), default=0)
            widths[i] -= min(max(sum(widths) - room, 0), widths[i] - least)
    return widths


def player_range(players: Sequence[int]) -> str:
    """How many can play, in words."""
    return number_of("player", *players)
