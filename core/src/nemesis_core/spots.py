"""A place of the map in words: what is there, as far as a seat can see it, and where one comes from there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Final

from .explain import Explanation

if TYPE_CHECKING:
    from .mapping import Chart, Mark, Spot, Way

COUNTED: Final = re.compile(r"^\d+(?=\D)")
"""How often something is there, before its symbol: "2Gu"."""
SPELT: Final[tuple[Callable[[str], str], ...]] = (str, str.casefold)
"""As it is spelt, and then in any case."""
STYLED: Final = {"items": "item counter"}
"""What marks of a style are called in the rules, if that is not what they say."""


def title_of(spot: Spot) -> str:
    """What a place is called: "001 Archive", or the first of these while nobody knows the other."""
    return f"{spot.title} {spot.name}".rstrip()


def find_spot(chart: Chart, word: str) -> Spot | None:
    """The place that `word` names: by the title on the board, the name of what lies there, both, or a number of it."""
    wanted = " ".join(word.casefold().split())
    for spot in chart.spots:
        if wanted in {text.casefold() for text in (spot.title, spot.name, title_of(spot)) if text}:
            return spot
    if not wanted.isdecimal():
        return None
    return next((spot for spot in chart.spots if spot.title.isdecimal() and int(spot.title) == int(wanted)), None)


def spot_told(chart: Chart, spot: Spot) -> Explanation:
    """What there is to be seen of a place."""
    titles = {other.id: title_of(other) for other in chart.spots}
    power = "" if spot.power is None else "Power" if spot.power else "no Power"
    group = next((group.name for group in chart.groups if group.id == spot.group), "")
    state = ", ".join(filter(None, [group, power, "" if spot.explored else "unexplored"]))
    there = f"There: {marks_told(spot.marks)}." if spot.marks else "Nothing is to be seen there."
    ways = [_way_told(way, titles) for way in _from(chart, spot)]
    nets = {net.id: net.name for net in chart.nets}
    ways += [f"Entrance {number} to the {nets.get(net, net)}" for net, number in spot.entrances]
    lines = [f"{state}." if state else "", there, f"Exits: {'; '.join(ways)}." if ways else ""]
    return Explanation(titles[spot.id], tuple(filter(None, lines)))


def marks_told(marks: tuple[Mark, ...]) -> str:
    """What lies and stands there."""
    return "; ".join(mark.text for mark in marks)


def _from(chart: Chart, spot: Spot) -> Iterator[tuple[Way, str]]:
    """The ways from a place, each with the place to which it leads."""
    for way in chart.ways:
        if spot.id in way.ends:
            yield way, way.ends[way.ends[0] == spot.id]


def _way_told(found: tuple[Way, str], titles: dict[str, str]) -> str:
    way, end = found
    told = f"{way.numbers.replace(',', ', ')} to {titles[end]}" if way.numbers else f"to {titles[end]}"
    return f"{told} ({marks_told(way.marks)})" if way.marks else told


# ---------------------------------------------------------------- symbols


def meant_by(chart: Chart, table: Mapping[str, str], word: str) -> dict[str, str]:
    """What the symbol `word` stands for, in words, each with what is asked for to know more of it.

    It stands for it in any case, if nothing is spelt like it.

    It may have the number of what is there several times before it, and the numbers of Entrances behind it. Beside
    those of the map the symbols of `table` are known, in which they stand behind things.
    """
    plain = word.strip().partition(":")[0]
    signs = [*_symbols(chart), *((sign, thing, thing) for thing, sign in table.items())]
    for text in (plain, COUNTED.sub("", plain)):
        for spelt in SPELT:
            if meant := {told: more for sign, told, more in signs if spelt(sign) == spelt(text)}:
                return meant
    return {}


def _symbols(chart: Chart) -> Iterator[tuple[str, str, str]]:
    """Every symbol on the map, with what it stands for and what is asked for to know more of that."""
    for net in chart.nets:
        yield net.symbol, net.name, net.name
        yield net.symbol + "".join(mark.symbol for mark in net.marks), net.name, net.name
    there = chain(*(spot.marks for spot in chart.spots), *(way.marks for way in chart.ways))
    for mark in chain(there, *(net.marks for net in chart.nets)):
        yield mark.symbol, mark.text, STYLED.get(mark.style, mark.text)
