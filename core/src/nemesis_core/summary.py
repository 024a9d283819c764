"""What the rows of a simulation say: counts, shares with their confidence intervals, spreads; no row is kept.

A row's columns for a seat are named `p1_won`, `p1_survived`, `p1_character`, `p1_objective`, `p1_cause`,
`p1_status`; a variant that reports none of a kind gets an empty list there. A seat without a Character has but
`p1_won`. Intervals are Wilson's at 95 % and take the seats of one game as independent.
"""

from __future__ import annotations

import re
import statistics
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from .game import STALL
from .rows import Row
from .simulate import ERROR

SEAT_COLUMNS: Final = ("won", "survived", "character", "objective", "cause", "status")
DEAD: Final = "dead"
"""The status of a Character who died."""
NEVER: Final = "never"
SHARED_COLUMNS: Final = frozenset(
    {
        *("seed", "seats", "ending", "error", "rounds", "decisions", "forced", "steps"),
        *("winners", "survivors", "first_encounter"),
    }
)
"""Columns of every game, and those that modes share."""
SEAT_NUMBER: Final = "_seat"
"""How the name of a column ends whose number is that of a seat: a label, of which there is no mean."""
_SEAT: Final = re.compile(rf"p\d+_({'|'.join(SEAT_COLUMNS)})")


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
    return _shares(Counter(map(str, values)))


def _shares(counted: Counter[str]) -> list[dict[str, Any]]:
    total = counted.total()
    return [share(name, n, total) for name, n in sorted(counted.items(), key=lambda item: (-item[1], item[0]))]


def spread(values: Iterable[float]) -> dict[str, float] | None:
    """Mean, median and range of `values`; None when there are none."""
    return _spread(Counter(values))


def _spread(counted: Counter[float]) -> dict[str, float] | None:
    if not counted:
        return None
    ordered = sorted(counted)
    return {
        "mean": statistics.fmean(ordered, [counted[value] for value in ordered]),
        "median": _median(ordered, list(accumulate(counted[value] for value in ordered))),
        "least": ordered[0],
        "most": ordered[-1],
    }


def _median(ordered: list[float], up_to: list[int]) -> float:
    """The median of values of which `up_to` says how many there are up to each."""
    low, high = (ordered[bisect_right(up_to, (up_to[-1] - odd) // 2)] for odd in (1, 0))
    return low if up_to[-1] % 2 else (low + high) / 2


def seats_of(row: Row) -> list[dict[str, Any]]:
    """The seats of a row, each with its number as `seat` and its columns; only those whose result is known."""
    return [
        {"seat": n, **{name: row.get(f"p{n}_{name}") for name in SEAT_COLUMNS}}
        for n in range(1, row["seats"] + 1)
        if row.get(f"p{n}_won") is not None
    ]


def has_character(seat: dict[str, Any]) -> bool:
    """Does this seat of a row play a Character: is it told what became of one? A seat apart just wins or does not."""
    return seat["survived"] is not None or seat["status"] is not None


def own_columns(row: Row) -> Iterator[tuple[str, bool | int | float]]:
    """The numbers and truth values of a row that only its pieces know."""
    for name, value in row.items():
        known = name in SHARED_COLUMNS or _SEAT.fullmatch(name)
        if isinstance(value, bool | int | float) and not known:
            yield name, value


def is_label(column: str) -> bool:
    """Does a piece's own column say which seat something is about?"""
    return column.endswith(SEAT_NUMBER)


def _numbers_first(value: Any) -> tuple[bool, Any]:
    return isinstance(value, str), value


class _Wins:
    """Seats, and those among them that won, by each value of one column."""

    def __init__(self, column: str) -> None:
        self.column = column
        self.seats: Counter[Any] = Counter()
        self.won: Counter[Any] = Counter()

    def add(self, seat: dict[str, Any]) -> None:
        value = seat[self.column]
        if value not in (None, ""):
            self.seats[value] += 1
            self.won[value] += bool(seat["won"])

    def shares(self) -> list[dict[str, Any]]:
        return [
            share(str(value), self.won[value], self.seats[value]) for value in sorted(self.seats, key=_numbers_first)
        ]


class _Some:
    """Of the seats that have `column`: how many it holds for, and in how many games for at least one."""

    def __init__(self, column: str) -> None:
        self.column = column
        self.seats, self.games = Counter(of=0, held=0), Counter(of=0, held=0)

    def add(self, seats: list[dict[str, Any]]) -> None:
        told = [bool(seat[self.column]) for seat in seats if seat[self.column] is not None]
        self.seats.update(of=len(told), held=sum(told))
        self.games.update(of=bool(told), held=any(told))

    def shares(self) -> dict[str, Any]:
        return {
            "seats": share(f"seats that {self.column}", self.seats["held"], self.seats["of"]),
            "games": share(f"games with one who {self.column}", self.games["held"], self.games["of"]),
        }


class _Reported:
    """What the pieces report of their own: truth values, numbers, and the numbers of seats."""

    def __init__(self) -> None:
        self._found: dict[str, Counter[Any]] = {}
        self._flags: set[str] = set()

    def add(self, row: Row) -> None:
        for name, value in own_columns(row):
            self._found.setdefault(name, Counter())[value] += 1
            if isinstance(value, bool):
                self._flags.add(name)

    def shares(self) -> list[dict[str, Any]]:
        """In how many games each truth value held."""
        return [share(name, n[True], n.total()) for name, n in sorted(self._found.items()) if name in self._flags]

    def spreads(self) -> dict[str, Any]:
        """The spread of each number."""
        return {
            name: _spread(n)
            for name, n in sorted(self._found.items())
            if name not in self._flags and not is_label(name)
        }

    def labels(self) -> dict[str, list[dict[str, Any]]]:
        """In how many games each number of a seat was reported."""
        return {
            name: [share(f"{value:g}", n[value], n.total()) for value in sorted(n)]
            for name, n in sorted(self._found.items())
            if name not in self._flags and is_label(name)
        }


class Tally:
    """Counts rows as they come. Games that raised count among the endings and nowhere else."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[str] = Counter()
        self._deaths: Counter[str] = Counter()
        self._ways_out: Counter[str] = Counter()
        self._encounters: Counter[Any] = Counter()
        self._rounds: Counter[float] = Counter()
        self._decisions: Counter[float] = Counter()
        self._known = Counter(with_status=0, all_dead=0)
        self._reported = _Reported()
        self._won, self._survived = _Some("won"), _Some("survived")
        self._wins = [_Wins(column) for column in ("seat", "character", "objective")]

    @property
    def failed(self) -> int:
        """How many games raised."""
        return self.endings[ERROR]

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        self.endings[str(row["ending"])] += 1
        if row["ending"] == ERROR:
            return
        self._decisions[row["decisions"]] += 1
        if isinstance(row["rounds"], int | float):
            self._rounds[row["rounds"]] += 1
        if "first_encounter" in row:
            self._encounters[row["first_encounter"]] += 1
        self._reported.add(row)
        if seats := seats_of(row):
            self._add_seats(seats)

    def _add_seats(self, seats: list[dict[str, Any]]) -> None:
        status = [seat["status"] for seat in seats if has_character(seat)]
        self._known.update(
            with_status=bool(status) and all(status), all_dead=bool(status) and all(one == DEAD for one in status)
        )
        self._won.add(seats)
        self._survived.add(seats)
        for seat in seats:
            for wins in self._wins:
                wins.add(seat)
            if seat["cause"] and not seat["survived"]:
                self._deaths[str(seat["cause"])] += 1
            if seat["status"] and seat["survived"]:
                self._ways_out[str(seat["status"])] += 1

    def _first_encounters(self) -> list[dict[str, Any]]:
        counted, total = self._encounters, self._encounters.total()
        named = sorted((n for n in counted if n is not None), key=_numbers_first)
        found = [share(str(n), counted[n], total) for n in named]
        return found + ([share(NEVER, counted[None], total)] if counted[None] else [])

    def summary(self) -> dict[str, Any]:
        """What was counted, as plain data."""
        known = self._known
        dead = share("games in which everybody died", known["all_dead"], known["with_status"])
        return {
            "games": self.games,
            "endings": _shares(self.endings),
            "stalled": share(STALL, self.endings[STALL], self.games),
            "errors": share(ERROR, self.failed, self.games),
            "survival": {**self._survived.shares(), "dead": dead},
            "wins": {
                **self._won.shares(),
                **{f"by_{wins.column}": wins.shares() for wins in self._wins},
            },
            "deaths": _shares(self._deaths),
            "ways_out": _shares(self._ways_out),
            "first_encounter": self._first_encounters(),
            "rounds": _spread(self._rounds),
            "decisions": _spread(self._decisions),
            "reported": {
                "shares": self._reported.shares(),
                "numbers": self._reported.spreads(),
                "labels": self._reported.labels(),
            },
        }


def summarize(rows: Iterable[Row]) -> dict[str, Any]:
    """The summary of `rows` as plain data. Games that raised count among the endings and nowhere else."""
    tally = Tally()
    for row in rows:
        tally.add(row)
    return tally.summary()
