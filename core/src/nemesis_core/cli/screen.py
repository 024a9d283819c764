"""A seat's screen, a question and an explanation as lines on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..codeset import shows_ascii_only
from ..menus import Line, cost_of, shared_risks, told
from .output import console

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..explain import Explanation
    from ..screen import Panel

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and what could be scrolled back to."""
NARROW: Final = 40
WIDE: Final = 160
"""Columns of the narrowest map and of the widest one that a terminal is filled with."""


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
    """Print the options with their numbers and Costs, and what they put at risk."""
    width = len(str(len(lines)))
    for number, offers in enumerate(lines, 1):
        cost, risks = cost_of(offers[0].cost), ", ".join(shared_risks(offers))
        say(f"  {number:>{width}}  {told(offers)}{f'  [{cost}]' if cost else ''}{f'  risk: {risks}' if risks else ''}")


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


def show_map(ruleset: Ruleset, view: dict[str, Any], width: int | None = None, ascii_only: bool = False) -> None:
    """Draw the map of the seat whose `view` it is, as wide as the terminal but for very narrow and very wide ones."""
    from ..mapping import ASCII, LINES, draw

    out = console()
    wide = width or min(max(out.width, NARROW), WIDE)
    charset = ASCII if ascii_only or shows_ascii_only() else LINES
    out.print(draw(ruleset, view, wide, charset=charset), soft_wrap=True, no_wrap=True, crop=False)
