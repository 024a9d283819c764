"""Printing: tables for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import typer
from rich.console import Console
from rich.table import Table


def console(stderr: bool = False) -> Console:
    """A console that prints text as it is."""
    return Console(markup=False, emoji=False, highlight=False, stderr=stderr)


def print_json(data: Any) -> None:
    """Print `data` as JSON in ASCII, which every terminal and pipe takes."""
    typer.echo(json.dumps(data, indent=2))


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table; columns that begin with # are numbers. A table without rows is left out."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(column.lstrip("#"), justify="right" if column.startswith("#") else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(str, row))
    if table.row_count:
        console().print(table)


def player_range(players: Sequence[int]) -> str:
    """How many can play, in words."""
    low, high = players
    return f"{low} to {high} players" if low < high else f"{low} player{'s' if low > 1 else ''}"
