"""What the rows of a simulation say: counts, shares with their confidence intervals, spreads.

A row's columns for a seat are named `p1_won`, `p1_survived`, `p1_character`, `p1_objective`, `p1_cause`,
`p1_status`; a variant that reports none of a kind gets an empty list there. Intervals are Wilson's at 95 % and take
the seats of one game as independent.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from .game import STALL
from .rows import Row
from .simulate import ERROR

SEAT_COLUMNS: Final = ("won", "survived", "character", "objective", "cause", "status")
DEAD: Final = "dead"
"""The status of a Character who died."""
NEVER: Final = "never"


@lru_cache(maxsize=4096)
def wilson(count: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of `count` out of `of` (at least 1)."""
    from scipy.stats import binomtest

    interval = binomtest(count, of).proportion_ci(method="wilson")
    return float(interval.low), float(interval.high)


def share(name: str, count: int, of: int) -> dict[str, Any]:
    """`count` out of `of` with its share and interval; None for these when `of` is 0."""
    low, high = wilson(count, of) if of else (None, None)
    return {"name": name, "count": count, "of": of, "share": count / of if of else None, "low": low, "high": high}


def shares(values: Iterable[Any]) -> list[dict[str, Any]]:
    """The share of each value, the most frequent first."""
    counted = Counter(str(value) for value in values)
    total = counted.total()
    return [share(name, n, total) for name, n in sorted(counted.items(), key=lambda item: (-item[1], item[0]))]


def spread(values: Sequence[float]) -> dict[str, float] | None:
    """Mean, median and range of `values`; None when there are none."""
    if not values:
        return None
    return {
        "mean": statistics.fmean(values),
        "median": statistics.median(values),
        "least": min(values),
        "most": max(values),
    }


def seats_of(row: Row) -> list[dict[str, Any]]:
    """The seats of a row, each with its number as `seat` and its columns; only those whose result is known."""
    return [
        {"seat": n, **{name: row.get(f"p{n}_{name}") for name in SEAT_COLUMNS}}
        for n in range(1, row["seats"] + 1)
        if row.get(f"p{n}_won") is not None
    ]


def _wins_by(seats: Iterable[dict[str, Any]], column: str) -> list[dict[str, Any]]:
    groups: dict[Any, list[bool]] = {}
    for seat in seats:
        if seat[column] not in (None, ""):
            groups.setdefault(seat[column], []).append(bool(seat["won"]))
    return [share(str(name), sum(won), len(won)) for name, won in sorted(groups.items())]


def _games_with(column: str, games: Iterable[list[dict[str, Any]]]) -> dict[str, Any]:
    known = [any(seat[column] for seat in seats) for seats in games if seats]
    return share(f"games with one who {column}", sum(known), len(known))


def _all_dead(games: Iterable[list[dict[str, Any]]]) -> dict[str, Any]:
    known = [seats for seats in games if seats and all(seat["status"] for seat in seats)]
    return share("games in which everybody died", sum(all(s["status"] == DEAD for s in g) for g in known), len(known))


def _first_encounters(rows: Iterable[Row]) -> list[dict[str, Any]]:
    rounds = [row["first_encounter"] for row in rows if "first_encounter" in row]
    counted = Counter(rounds)
    named = sorted((n for n in counted if n is not None), key=int)
    found = [share(str(n), counted[n], len(rounds)) for n in named]
    return found + ([share(NEVER, counted[None], len(rounds))] if counted[None] else [])


def _wins(games: list[list[dict[str, Any]]]) -> dict[str, Any]:
    seats = [seat for game in games for seat in game]
    return {
        "seats": share("seats that won", sum(bool(s["won"]) for s in seats), len(seats)),
        "games": _games_with("won", games),
        "by_seat": _wins_by(seats, "seat"),
        "by_character": _wins_by(seats, "character"),
        "by_objective": _wins_by(seats, "objective"),
    }


def _survival(games: list[list[dict[str, Any]]]) -> dict[str, Any]:
    seats = [seat for game in games for seat in game]
    return {
        "seats": share("seats that survived", sum(bool(s["survived"]) for s in seats), len(seats)),
        "games": _games_with("survived", games),
        "dead": _all_dead(games),
    }


def summarize(rows: Sequence[Row]) -> dict[str, Any]:
    """The summary of `rows` as plain data. Games that raised count among the endings and nowhere else."""
    whole = [row for row in rows if row["ending"] != ERROR]
    games = [seats_of(row) for row in whole]
    dead = [seat["cause"] for seats in games for seat in seats if seat["cause"] and not seat["survived"]]
    return {
        "games": len(rows),
        "endings": shares(row["ending"] for row in rows),
        "stalled": share(STALL, sum(row["ending"] == STALL for row in rows), len(rows)),
        "errors": share(ERROR, len(rows) - len(whole), len(rows)),
        "survival": _survival(games),
        "wins": _wins(games),
        "deaths": shares(dead),
        "first_encounter": _first_encounters(whole),
        "rounds": spread([row["rounds"] for row in whole if row["rounds"] is not None]),
        "decisions": spread([row["decisions"] for row in whole]),
    }
