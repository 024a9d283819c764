"""A seat's screen, a question and an explanation as lines on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .output import console

if TYPE_CHECKING:
    from ..explain import Explanation
    from ..screen import Panel
    from ..wording import Offer, Question

SHORT: Final = 12
"""Menus of up to so many options are shown as they are."""
FEW: Final = 3
"""So many options that differ in their targets alone still have a line each."""
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


def cost_of(cost: int | None) -> str:
    """A Cost in words."""
    if cost is None:
        return ""
    return "free" if cost == 0 else f"{cost} card" + ("s" if cost > 1 else "")


def menu(question: Question) -> list[list[Offer]]:
    """The lines of the menu: each an option, or all options that differ in their targets alone where these are many.

    They stand in the order of the options, but for those that are last.
    """
    lines: dict[object, list[Offer]] = {}
    for offer in sorted(question.offers, key=lambda offer: offer.last):
        alike = (offer.head, offer.cost) if offer.head and len(question.offers) > SHORT else offer.option
        lines.setdefault(alike, []).append(offer)
    return [part for offers in lines.values() for part in ([offers] if len(offers) > FEW else [[o] for o in offers])]


def show_menu(lines: list[list[Offer]]) -> None:
    """Print the options with their numbers and Costs."""
    width = len(str(len(lines)))
    for number, offers in enumerate(lines, 1):
        first = offers[0]
        text = first.text if len(offers) == 1 else f"{first.head} ... ({len(offers)} options)"
        cost = cost_of(first.cost)
        say(f"  {number:>{width}}  {text}" + (f"  [{cost}]" if cost else ""))


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
