"""Options as a menu: long lists of targets in one line, what comes from one source under one heading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .wording import Offer, Question

SHORT: Final = 12
"""Menus of up to so many options are shown as they are."""
FEW: Final = 3
"""So many options that differ in their targets alone still have a line each."""
OTHER: Final = "Other"
"""Stands over options without a heading where others have one."""

Line = list["Offer"]
"""A line of a menu: one option, or several that differ in their targets alone."""


def cost_of(cost: int | None) -> str:
    """A Cost in words."""
    if cost is None:
        return ""
    return "free" if cost == 0 else f"{cost} card" + ("s" if cost > 1 else "")


def menu(question: Question) -> list[Line]:
    """The lines of the menu: each an option, or all options that differ in their targets alone where these are many.

    They stand in the order of the options, but for those that are last.
    """
    lines: dict[object, Line] = {}
    for offer in sorted(question.offers, key=lambda offer: offer.last):
        alike = (offer.head, offer.cost) if offer.head and len(question.offers) > SHORT else offer.option
        lines.setdefault(alike, []).append(offer)
    return [part for offers in lines.values() for part in ([offers] if len(offers) > FEW else [[o] for o in offers])]


def told(line: Line) -> str:
    """A line in words: its option, or what its options have in common and how many they are."""
    return line[0].text if len(line) == 1 else f"{line[0].head} ... ({len(line)} options)"


def shared_risks(line: Line) -> list[str]:
    """What all options of a line put at risk, in words."""
    return [risk for risk in line[0].risks if all(risk in offer.risks for offer in line)]


def grouped(lines: list[Line]) -> list[tuple[str, list[Line]]]:
    """`lines` by their headings, in the order in which these come first; all under an empty one where none has any."""
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line[0].heading, []).append(line)
    if "" in groups and len(groups) > 1:
        groups[OTHER] = [*groups.pop(OTHER, []), *groups.pop("")]
    return list(groups.items())
