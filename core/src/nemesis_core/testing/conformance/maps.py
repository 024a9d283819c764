"""What holds for every map: it tells things by name, and a symbol stands for one thing."""

from __future__ import annotations

from collections.abc import Iterator

from ...mapping import Chart, Mark
from ...screen import Panel
from .failing import fail


def marks(chart: Chart) -> Iterator[Mark]:
    """Every mark on `chart`."""
    for spot in chart.spots:
        yield from spot.marks
    for way in chart.ways:
        yield from way.marks
    for net in chart.nets:
        yield from net.marks


def as_panel(chart: Chart) -> Panel:
    """All texts of `chart`."""
    names = [text for spot in chart.spots for text in (spot.title, spot.name)]
    texts = [*names, *(mark.text for mark in marks(chart)), *(net.name for net in chart.nets)]
    told = [text for note in chart.notes for text in note]
    return Panel("The map, drawn", [(text,) for text in dict.fromkeys((*texts, *told))])


def check_symbols(chart: Chart) -> None:
    """No symbol stands for things whose names begin with other words.

    :raises AssertionError: naming the symbol and both things.
    """
    meanings: dict[str, str] = {}
    for mark in marks(chart):
        other = meanings.setdefault(mark.symbol, mark.text)
        if other.split()[0] != mark.text.split()[0]:
            fail(
                f"the map shows both {other!r} and {mark.text!r} by {mark.symbol!r}; "
                'give one of them another in ruleset.compiled["symbols"]'
            )
