"""A seat's screen, a question and an explanation as lines on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ..menus import Line, cost_of, told
from .output import console

if TYPE_CHECKING:
    from ..explain import Explanation
    from ..screen import Panel

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and what could be scrolled back to."""


def clear() -> None:
    """Leave nothing on the screen, if it is one."""
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()


def say(text: str, bold: bool = False) -> None:
    """Print one line, or a few, wrapped where the terminal ends."""
    console().print(text, style="bold" if bold else None)


def show_panels(panels: Iterable[Panel]) -> None:
    """Print each panel that has rows, as a table without lines."""
    from rich.table import Table

    for panel in panels:
        if not panel.rows:
            continue
        say("")
        say(panel.title, bold=True)
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=bool(panel.heads))
        for head in panel.heads or ("",) * len(panel.rows[0]):
            table.add_column(head.lstrip("#~"), justify="right" if head.startswith("#") else "left", overflow="fold")
        for row in panel.rows:
            table.add_row(*row)
        console().print(table)


def show_menu(lines: list[Line]) -> None:
    """Print the options with their numbers and Costs."""
    width = len(str(len(lines)))
    for number, offers in enumerate(lines, 1):
        cost = cost_of(offers[0].cost)
        say(f"  {number:>{width}}  {told(offers)}" + (f"  [{cost}]" if cost else ""))


def show_explanations(found: Iterable[Explanation]) -> None:
    """Print what is known of a thing, with its rules."""
    for explanation in found:
        say(explanation.title, bold=True)
        for line in explanation.lines:
            say(f"  {line}")
        for rule in explanation.rules:
            say(f"  {rule.id}  {rule.text}")
            if rule.reading:
                say(f"      Reading: {rule.reading}")
