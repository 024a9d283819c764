"""What stands in a box and beneath the map: words where there is room, symbols where there is little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import attrs

if TYPE_CHECKING:
    from .chart import Chart, Mark, Spot, Way

Part = tuple[str, str]
"""A text with its style."""
Line = tuple[Part, ...]
SHORT: Final = 6
"""So many characters of a title or a group still stand in the border of a box."""
HELD: Final = "\N{NO-BREAK SPACE}"
"""Stands between a symbol and its meaning until lines are made."""
UNEXPLORED: Final = "unexplored"
FAINT: Final = "faint"


@attrs.frozen
class Inside:
    """What stands in a box: its lines, the marks that stand there as symbols, and those that found no room."""

    lines: tuple[Line, ...]
    symbols: tuple[Mark, ...] = ()
    left_out: tuple[Mark, ...] = ()


def shortened(text: str, width: int) -> str:
    """`text` in so many characters, with a full stop where it is cut off."""
    return text if len(text) <= width else f"{text[: max(width - 1, 0)]}."


def in_border(spot: Spot) -> bool:
    """Does the title of `spot` stand in the border of its box?"""
    return len(spot.title) <= SHORT


def name_lines(spot: Spot, width: int, most: int) -> list[Line]:
    """The name of `spot`, in no more than `most` lines."""
    title = "" if in_border(spot) else spot.title
    name = " ".join(filter(None, [title, f"({spot.name})" if title and spot.name else spot.name]))
    lines = [shortened(line, width) for line in wrap(name, width, break_long_words=False)]
    if len(lines) > most:
        lines = [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), width)]
    style = "" if spot.explored else FAINT
    if lines:
        return [((line, style),) for line in lines]
    return [] if spot.explored else [((shortened(UNEXPLORED, width), FAINT),)]


@lru_cache(maxsize=2048)
def inside(spot: Spot, width: int, lines: int) -> Inside:
    """What stands in the box of `spot`, which has so many lines of so many characters."""
    named = name_lines(spot, width, max(lines - 1, 1))
    if not spot.explored and spot.name and len(named) + 1 < lines:
        named.append(((shortened(UNEXPLORED, width), FAINT),))
    left, counted = lines - len(named), list(Counter(spot.marks).items())
    words = [(mark.text if number == 1 else f"{number} x {mark.text}", mark.style) for mark, number in counted]
    told = _filled(words, width, ", ")
    if len(told) <= left and all(len(text) <= width for line in told for text, _ in line):
        return Inside((*named, *told))
    symbols = [(mark.symbol if number == 1 else f"{number}{mark.symbol}", mark.style) for mark, number in counted]
    for shown in range(len(symbols), -1, -1):
        more = [(f"+{len(symbols) - shown}", FAINT)] if shown < len(symbols) else []
        told = _filled([*symbols[:shown], *more], width, " ")
        if len(told) <= left:
            break
    marks = [mark for mark, _ in counted]
    return Inside((*named, *told[:left]), tuple(marks[:shown]), tuple(marks[shown:]))


def _filled(parts: Sequence[Part], width: int, between: str) -> list[Line]:
    """`parts` in as few lines as will do, those that are longer than a line wrapped between words.

    What stands between two is left out where it has no room at the end of a line.
    """
    lines: list[list[Part]] = []
    used, end = width + 1, between.rstrip()
    for part, style in parts:
        text, *more = wrap(part, width, break_long_words=False) if len(part) > width else [part]
        if used + len(between) + len(text) > width:
            if lines and end and used + len(end) <= width:
                lines[-1].append((end, ""))
            lines.append([(text, style)])
            used = len(text)
        else:
            lines[-1] += [(between, ""), (text, style)]
            used += len(between) + len(text)
        for text in more:
            lines.append([(text, style)])
            used = len(text)
    return [tuple(line) for line in lines]


def in_corner(spot: Spot, chart: Chart, width: int) -> str:
    """The name of the group of `spot` as it stands in the border of its box, `width` wide, if it is short enough."""
    group = next((group.name for group in chart.groups if group.id == spot.group), "")
    title = len(spot.title) if in_border(spot) else 0
    return group if len(group) <= SHORT and title + len(group) + 3 < width else ""


def kept(spot: Spot, chart: Chart) -> tuple[int, int, int]:
    """How many characters of the borders are kept: for its title, its group, and for its Entrances, marked or not."""
    symbols = [len(net.symbol) for net in chart.nets if net.id in dict(spot.entrances)]
    long = len(next(iter(spot.entrances), ("", ""))[1]) + 1 if len(symbols) == 1 else 0
    title = len(spot.title) if in_border(spot) else 0
    return title, len(in_corner(spot, chart, 2 * SHORT + 3)), sum(symbols) + len(symbols) + long


def entrances(spot: Spot, chart: Chart, width: int) -> str:
    """The Entrances of `spot` as they stand in the lower border of its box: with their numbers, if these fit."""
    nets = {net.id: net for net in chart.nets}
    numbers: dict[str, list[str]] = {}
    for net, number in spot.entrances:
        numbers.setdefault(net, []).append(number)
    marked = {net: nets[net].symbol + "".join(mark.symbol for mark in nets[net].marks) for net in numbers}
    full = " ".join(f"{marked[net]}:{','.join(filter(None, own))}".rstrip(":") for net, own in numbers.items())
    fitting = (text for text in (full, " ".join(marked.values()), "".join(marked.values())) if len(text) <= width)
    return next(fitting, shortened("".join(marked.values()), width))


def noisy(spot: Spot, chart: Chart) -> bool:
    """Is anything marked in a net that `spot` has an Entrance to?"""
    return any(net.marks for net in chart.nets if net.id in dict(spot.entrances))


def label(way: Way) -> str:
    """The numbers of `way` and what is marked on it."""
    return way.numbers + "".join(mark.symbol for mark in way.marks)


def legend(chart: Chart, contents: Iterable[Inside], powered: str) -> list[tuple[str, str]]:
    """What stands beneath the map: what lines and symbols mean, and what found no room; (label, text) each.

    `powered` says by what boxes with power are known.
    """
    held = list(contents)
    rows = [
        (group.name, f"{'has' if group.power else 'has no'} Power") for group in chart.groups if group.power is not None
    ]
    said = [("; ".join(f"{name} {power}" for name, power in rows), "Power")] if rows else []
    if any(spot.power for spot in chart.spots):
        said.append((f"{powered}: a Room with Power", "Boxes"))
    said.append(("; ".join(_meanings(chart, held)), "Symbols"))
    for net in chart.nets:
        at = [
            f"{spot.title} {numbers}".rstrip()
            for spot in chart.spots
            if (numbers := _numbers(spot, net.id)) is not None
        ]
        noted = f" ({', '.join(mark.text for mark in net.marks)})" if net.marks else ""
        said.append((f"{net.name}{noted}, Entrances: {', '.join(at)}", net.symbol))
    for spot, content in zip(chart.spots, held, strict=True):
        if content.left_out:
            said.append((", ".join(mark.text for mark in content.left_out), f"More at {spot.title}"))
    return [(name, text) for text, name in said if text]


def _meanings(chart: Chart, contents: Sequence[Inside]) -> Iterator[str]:
    """Each symbol with what it means, and where that is, if it means something else elsewhere."""
    where: dict[tuple[str, str], list[str]] = {}
    for spot, content in zip(chart.spots, contents, strict=True):
        for mark in content.symbols:
            where.setdefault((mark.symbol, mark.text), []).append(spot.title)
    for mark in chain(*(way.marks for way in chart.ways), *(net.marks for net in chart.nets)):
        where.setdefault((mark.symbol, mark.text), [])
    several = Counter(symbol for symbol, _ in where)
    for (symbol, text), spots in sorted(where.items(), key=lambda found: (found[0][0].casefold(), found[0])):
        at = f" at {', '.join(dict.fromkeys(spots))}" if several[symbol] > 1 and spots else ""
        yield f"{symbol}{HELD}{text}{at}"


def wrapped(rows: Iterable[tuple[str, str]], width: int) -> list[str]:
    """What stands beneath the map, in lines of no more than `width` characters."""
    lines = (line for name, text in rows for line in wrap(f"{name}: {text}", width, subsequent_indent="  "))
    return [line.replace(HELD, " ") for line in lines]


def _numbers(spot: Spot, net: str) -> str | None:
    """The numbers of the Entrances of `spot` to `net`; None where it has none."""
    own = [number for other, number in spot.entrances if other == net]
    return ("(" + ",".join(own) + ")" if any(own) else "") if own else None
