"""A comparison as text: what is compared, and a table for each group of measures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .output import console, print_table

if TYPE_CHECKING:
    from ..comparison.result import Comparison, Figure, Variant


def _say(text: str, bold: bool = False) -> None:
    console().print(text, style="bold" if bold else "", soft_wrap=True)


def _row(figure: Figure, which: int) -> tuple[str, ...]:
    from ..comparison import wording as say

    other, unit = figure.others[which], figure.unit
    return (
        figure.name,
        say.value_text(figure.base, unit),
        say.value_text(other.value, unit),
        say.difference_text(other, unit),
        say.interval_text(other, unit),
        say.mark(other),
    )


def _print_variant(comparison: Comparison, which: int, other: Variant) -> None:
    """The tables of one variant against the base."""
    from ..comparison.wording import alike_text, in_short

    _say(f"\n{other.letter} against A: {alike_text(comparison, other)}", bold=True)
    columns = ("~", "#A", f"#{other.letter}", f"#{other.letter}-A", "#95 % interval", "")
    for group, figures in comparison.groups():
        print_table(group, columns, [_row(figure, which) for figure in figures])
    _say(f"In short, {other.letter} against A", bold=True)
    for line in in_short(comparison, which):
        _say(f"   {line}")


def _print_overview(comparison: Comparison) -> None:
    """What everybody asks for, of all variants side by side."""
    from ..comparison import wording as say

    shown = [figure for figure in map(comparison.find, say.OVERVIEW) if figure.differs]
    columns = ("~", *(f"#{variant.letter}" for variant in comparison.variants))
    print_table("Side by side", columns, [
        (
            figure.name,
            say.value_text(figure.base, figure.unit),
            *(f"{say.value_text(other.value, figure.unit)} {say.mark(other)}".strip() for other in figure.others),
        )
        for figure in shown
    ])  # fmt: skip


def print_comparison(comparison: Comparison) -> None:
    """Print all of `comparison`."""
    from ..comparison import wording as say

    base, *others = comparison.variants
    _say(say.games_text(comparison), bold=True)
    for variant in comparison.variants:
        _say(f"{variant.letter}: {variant.name} ({say.pieces_text(variant)})")
        for change in say.changes_text(base, variant) if variant is not base else ():
            _say(f"   {change}")
    if comparison.left_out:
        _say(say.left_out_text(comparison))
    for which, other in enumerate(others):
        _print_variant(comparison, which, other)
    if len(others) > 1:
        _say("")
        _print_overview(comparison)
    _say("")
    for line in say.reading(comparison):
        _say(line)
