"""The summary of a simulation as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..story import labels
from .output import console, print_table

if TYPE_CHECKING:
    from ..story import Names

SPREAD = ("#Mean", "#Median", "#Least", "#Most")
SHARE = ("#Count", "#Of", "#Share", "#95 % interval")
Share = Mapping[str, Any]


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def share_row(share: Share) -> tuple[str, ...]:
    """A share as a row of a table."""
    if not share["of"]:
        return share["name"], "0", "0", "", ""
    interval = f"{100 * share['low']:.1f} to {_percent(share['high'])}"
    return share["name"], f"{share['count']:,}", f"{share['of']:,}", _percent(share["share"]), interval


def _share_table(title: str, first: str, shares: Sequence[Share]) -> None:
    print_table(title, (first, *SHARE), map(share_row, shares))


def _named(column: str, shares: Sequence[Share], names: Names) -> list[Share]:
    """`shares` of the ids in a `column` of rows, by name."""
    told = labels(column, [share["name"] for share in shares], names)
    return [{**share, "name": told[share["name"]]} for share in shares]


def _spread_row(name: str, spread: Mapping[str, float]) -> tuple[str, ...]:
    return name, f"{spread['mean']:,.1f}", f"{spread['median']:,g}", f"{spread['least']:,g}", f"{spread['most']:,g}"


def _print_reported(reported: Mapping[str, Any], names: Names) -> None:
    """What the pieces report of their own."""
    _share_table("Reported by the pieces, share of games", "", _named("column", reported["shares"], names))
    told = labels("column", reported["numbers"], names)
    rows = [_spread_row(told[column], spread) for column, spread in reported["numbers"].items()]
    print_table("Reported by the pieces, a game", ("", *SPREAD), rows)
    called = labels("column", reported["labels"], names)
    for column, shares in reported["labels"].items():
        _share_table(called[column], "Seat", shares)


def print_summary(title: str, summary: Mapping[str, Any], names: Names) -> None:
    """Print the tables of `summary` (see `nemesis_core.summary`); what a variant does not report is left out.

    `names`, the variant's compiled table, are told instead of ids.
    """
    console().print(f"{title}: {summary['games']:,} games", style="bold", soft_wrap=True)
    _share_table(
        "How games ended",
        "Ending",
        [*_named("ending", summary["endings"], names), {**summary["stalled"], "name": "(stopped by the stall guard)"}],
    )
    wins, survival = summary["wins"], summary["survival"]
    if wins["seats"]["of"]:
        both = (survival["seats"], survival["games"], wins["seats"], wins["games"])
        dead = [survival["dead"]] if survival["dead"]["of"] else []
        _share_table("Survival and wins", "", [*dead, *both])
    _share_table("Ways out of those who survived", "Way", _named("status", summary["ways_out"], names))
    for name in ("seat", "character", "objective"):
        _share_table(f"Wins by {name}", name.capitalize(), _named(name, wins[f"by_{name}"], names))
    _share_table("Deaths by cause", "Cause", _named("cause", summary["deaths"], names))
    _share_table("Round of the first Encounter", "Round", summary["first_encounter"])
    spreads = [(name, summary[name]) for name in ("rounds", "decisions") if summary[name]]
    rows = [_spread_row(f"{name.capitalize()} a game", spread) for name, spread in spreads]
    print_table("Length", ("", *SPREAD), rows)
    _print_reported(summary["reported"], names)
