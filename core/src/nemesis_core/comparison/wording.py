"""Figures and differences in words, the same in tables, plots and reports."""

from __future__ import annotations

from typing import Final

from .intervals import Difference, unseen
from .measures import Unit
from .result import Comparison, Figure, Variant

NOTHING: Final = "-"
MAX_CHANGES: Final = 8
MAX_FOUND: Final = 8
FIRST: Final = ("survived.seats", "won.seats")
"""The measures that everybody asks for."""
OVERVIEW: Final = (*FIRST, "rounds")
"""The measures in which several variants are shown side by side."""


def value_text(value: float | None, unit: Unit) -> str:
    """A share in percent, a mean as it is."""
    if value is None:
        return NOTHING
    return f"{100 * value:.2f} %" if unit == "share" else f"{value:,.2f}"


def signed(value: float, unit: Unit) -> str:
    """A difference, in percentage points for a share; 0 has no sign."""
    value = round(100 * value if unit == "share" else value, 2)
    return f"{value:+,.2f}" if value else "0.00"


def difference_text(other: Difference, unit: Unit) -> str:
    """The difference, or nothing where one of the two has nothing to count."""
    return NOTHING if other.difference is None else signed(other.difference, unit)


def interval_text(other: Difference, unit: Unit) -> str:
    """The interval, or why there is none."""
    if other.low is not None and other.high is not None:
        return f"{signed(other.low, unit)} to {signed(other.high, unit)}"
    if other.difference is None or other.pairs < 2:
        return NOTHING
    return "in every pair" if other.difference else "no pair differs"


def mark(other: Difference) -> str:
    """* for an interval that excludes 0, ** when that holds for all measures together."""
    return "**" if other.sure else "*" if other.clear else ""


def p_text(other: Difference) -> str:
    """The p of a difference; empty when no pair differs."""
    return "" if other.p is None else f"{other.p:.3f}" if other.p >= 0.001 else "< 0.001"


def figure_text(figure: Figure) -> str:
    """The base's figure and, when there is only one other, that one's."""
    shown = [figure.base, *(other.value for other in figure.others if len(figure.others) == 1)]
    return " \N{RIGHTWARDS ARROW} ".join(value_text(value, figure.unit) for value in shown)


def pieces_text(variant: Variant) -> str:
    """The pieces by id, without the shared rules, and the content's digest."""
    return f"{', '.join(part.named for part in variant.parts if part.kind != 'rules')}; content {variant.content}"


def changes_text(base: Variant, other: Variant, most: int = MAX_CHANGES) -> list[str]:
    """In what `other` is not `base`: its pieces, then its records, at most so many."""
    if other.same:
        return ["the same pieces and content: a check, in which nothing should differ"]
    before, after = ({part.id: part for part in v.parts} for v in (base, other))
    gone, new = (
        [part.named for id, part in these.items() if id not in those]
        for these, those in ((before, after), (after, before))
    )
    said = [f"{how} {', '.join(ids)}" for how, ids in (("without", gone), ("with", new)) if ids]
    said += [
        f"{id}: version {before[id].version} -> {after[id].version}"
        for id in before
        if id in after and before[id].version != after[id].version
    ]
    said += [
        f"{before[id].named} -> {part.named}"
        for id, part in after.items()
        if id in before and before[id].parameter != part.parameter
    ]
    said += map(str, other.changes[:most])
    rest = len(other.changes) - most
    return said + ([f"and {rest} more changes of records"] if rest > 0 else [])


def games_text(comparison: Comparison) -> str:
    """Seats, bots, seeds and how many pairs there are."""
    last = comparison.seed + comparison.played - 1
    seats = "1 seat" if comparison.seats == 1 else f"{comparison.seats} seats"
    pairs = "1 pair" if comparison.pairs == 1 else f"{comparison.pairs:,} pairs"
    return f"{seats}, bots {comparison.bots}, seeds {comparison.seed} to {last}: {pairs} of games"


def alike_text(comparison: Comparison, other: Variant) -> str:
    """How many pairs went alike."""
    share = 100 * other.alike / comparison.pairs
    return f"{other.alike:,} of {comparison.pairs:,} games ({share:.1f} %) went the same way in A and {other.letter}"


def left_out_text(comparison: Comparison) -> str:
    """Which seeds are not counted and whose fault that is; empty when all are."""
    if not comparison.left_out:
        return ""
    who = [
        f"{variant.letter} {' and '.join(said)}"
        for variant in comparison.variants
        if (said := [f"{n} {how}" for n, how in ((variant.raised, "raised"), (variant.stalled, "stalled")) if n])
    ]
    return f"{comparison.left_out} seeds are left out, in which not every game was finished ({', '.join(who)})"


def _found(figure: Figure, which: int) -> str:
    other, unit = figure.others[which], figure.unit
    figures = f"{value_text(figure.base, unit)} -> {value_text(other.value, unit)}"
    return f"{figure.group}, {figure.name}: {figures} ({interval_text(other, unit)}) {mark(other)}"


def in_short(comparison: Comparison, which: int) -> list[str]:
    """Survival and wins against A, then whatever else is sure, or else marked, the surest first."""
    asked = [f for f in comparison.figures if f.key in FIRST and f.others[which].difference is not None]
    rest = [f for f in comparison.figures if f.key not in FIRST and f.others[which].clear]
    rest.sort(key=lambda figure: figure.others[which].p or 0.0)
    sure = [figure for figure in rest if figure.others[which].sure]
    shown = (sure or rest)[:MAX_FOUND]
    lines = [_found(figure, which) for figure in (*asked, *shown)]
    if not any(figure.others[which].sure for figure in (*asked, *sure)):
        lines.append("No difference is certain when all measures are taken together.")
    more = len(rest) - len(shown)
    return lines + ([f"{more} more {'has' if more == 1 else 'have'} a mark."] if more else [])


def reading(comparison: Comparison) -> list[str]:
    """How the figures are to be read, a sentence or two each."""
    lines = [
        "A difference is the variant's figure less A's, in percentage points where the figure is a share.",
        "The interval holds the true difference in 95 of 100 such comparisons. It takes each pair of games as one "
        "observation, since the seats of a game depend on each other; with fewer than about 100 pairs it is rough.",
    ]
    if comparison.pairs < 2:
        return [lines[0], "One pair of games says nothing about how sure a difference is: there are no intervals."]
    if comparison.tested:
        chance = comparison.tested / 20
        lines.append(
            f"* marks an interval that excludes 0. Of {comparison.tested} differences about {chance:.0f} would be "
            "marked by chance alone; ** marks what still holds when all are taken together (Benjamini and Yekutieli, "
            "5 %)."
        )
    hidden = 100 * unseen(comparison.pairs)
    lines.append(f"Where no pair differs, the variants may still differ in up to {hidden:.2g} % of games.")
    return lines
