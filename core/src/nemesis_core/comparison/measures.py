"""What is measured of each game: a value and a weight, whose totals make the variant's mean or share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

import attrs
import polars as pl

from ..story import Names, labels
from ..summary import DEAD, NEVER, is_label
from .games import NO_ENCOUNTER, GameTable, seat_column

Unit = Literal["share", "number"]
HOW_SEATS: Final = "Survival and wins"
ENDINGS: Final = "How games ended"
DEATHS: Final = "Deaths by cause, of all seats"
ENCOUNTER: Final = "Round of the first Encounter"
LENGTH: Final = "Length"
OWN: Final = "Reported by the pieces"
ONE: Final = pl.lit(1.0)


@attrs.frozen(eq=False)
class Measure:
    """Something that is counted in each game: a variant's figure is the total of `value` over that of `weight`."""

    key: str
    group: str
    name: str
    unit: Unit
    value: pl.Expr
    weight: pl.Expr


def _number(condition: pl.Expr) -> pl.Expr:
    return condition.fill_null(value=False).cast(pl.Float64)


def _seat(n: int, name: str) -> pl.Expr:
    return pl.col(seat_column(n, name))


def _known(n: int) -> pl.Expr:
    """The result of seat `n` is known."""
    return _seat(n, "won").is_not_null()


def _total(seats: int, condition: Callable[[int], pl.Expr]) -> pl.Expr:
    """In how many seats whose result is known `condition` holds."""
    return pl.sum_horizontal([_number(_known(n) & condition(n)) for n in range(1, seats + 1)])


def _told(name: str) -> Callable[[int], pl.Expr]:
    """A condition: the seat has the column `name`, which a seat without a Character lacks but for whether it won."""
    return lambda n: _seat(n, name).is_not_null()


def _has_character(n: int) -> pl.Expr:
    return _told("survived")(n) | _told("status")(n)


def _seats_and_games(seats: int, name: str, verb: str) -> list[Measure]:
    """The share of seats with the flag `name`, and that of games in which one has it."""
    having, known = _total(seats, lambda n: _seat(n, name)), _total(seats, _told(name))
    some, any_known = _number(having > 0), _number(known > 0)
    return [
        Measure(f"{name}.seats", HOW_SEATS, f"seats that {verb}", "share", having, known),
        Measure(f"{name}.games", HOW_SEATS, f"games with one who {verb}", "share", some, any_known),
    ]


def _all_dead(seats: int) -> Measure:
    known = _total(seats, _has_character)
    told = _number((known > 0) & (_total(seats, lambda n: _seat(n, "status").fill_null("") != "") == known))
    dead = told * _number(_total(seats, lambda n: _seat(n, "status") == DEAD) == known)
    return Measure("dead.games", HOW_SEATS, "games in which everybody died", "share", dead, told)


def _wins_by_seat(seats: int) -> list[Measure]:
    return [
        Measure(f"won.seat.{n}", "Wins by seat", str(n), "share", _number(_seat(n, "won")), _number(_known(n)))
        for n in range(1, seats + 1)
    ]


def _wins_by(seats: int, column: str, found: Iterable[str], names: Names) -> list[Measure]:
    told = labels(column, found, names)

    def of(name: str) -> Measure:
        holding = _total(seats, lambda n: _seat(n, column) == name)
        winning = _total(seats, lambda n: (_seat(n, column) == name) & _seat(n, "won"))
        return Measure(f"won.{column}.{name}", f"Wins by {column}", told[name], "share", winning, holding)

    return [of(name) for name in told]


def _deaths(seats: int, causes: Iterable[str], names: Names) -> list[Measure]:
    called, told = labels("cause", causes, names), _total(seats, lambda n: _seat(n, "cause").is_not_null())

    def by(cause: str) -> Measure:
        killed = _total(seats, lambda n: (_seat(n, "cause") == cause) & ~_seat(n, "survived"))
        return Measure(f"death.{cause}", DEATHS, called[cause], "share", killed, told)

    return [by(cause) for cause in called]


def _endings(found: Iterable[str], names: Names) -> list[Measure]:
    return [
        Measure(f"ending.{one}", ENDINGS, name, "share", _number(pl.col("ending") == one), ONE)
        for one, name in labels("ending", found, names).items()
    ]


def _encounters(rounds: Iterable[float]) -> list[Measure]:
    first = pl.col("first_encounter")
    names = [(at, NEVER if at == NO_ENCOUNTER else f"{at:g}") for at in rounds]
    names.sort(key=lambda named: named[0] or float("inf"))
    told = _number(first.is_not_null())
    return [Measure(f"encounter.{n}", ENCOUNTER, n, "share", _number(first == at), told) for at, n in names]


def _mean(key: str, group: str, name: str, unit: Unit, told: pl.Expr) -> Measure:
    return Measure(key, group, name, unit, pl.when(told).then(pl.col(key)).otherwise(0.0), _number(told))


def _lengths() -> list[Measure]:
    told = pl.col("first_encounter") > NO_ENCOUNTER
    return [
        _mean("rounds", LENGTH, "rounds a game", "number", pl.col("rounds").is_not_null()),
        _mean("decisions", LENGTH, "decisions a game", "number", pl.col("decisions").is_not_null()),
        _mean("first_encounter", LENGTH, "round of the first Encounter", "number", told),
    ]


def _own(tables: Sequence[GameTable], frames: Sequence[pl.DataFrame], names: Names) -> list[Measure]:
    """The numbers and truth values that the pieces themselves report."""
    numbers = {name for table in tables for name in table.numbers}
    told = labels("column", sorted(numbers.union(*(table.flags for table in tables))), names)
    found: list[Measure] = []
    for column, name in told.items():
        if column in numbers and is_label(column):
            found += _by_label(column, name, frames)
        else:
            unit: Unit = "number" if column in numbers else "share"
            found.append(_mean(column, OWN, name, unit, pl.col(column).is_not_null()))
    return found


def _by_label(column: str, name: str, frames: Sequence[pl.DataFrame]) -> list[Measure]:
    """The share of each number of a seat in `column`, of the games that have one."""
    seats = {seat for frame in frames if column in frame for seat in frame[column].drop_nulls().unique()}
    told = _number(pl.col(column).is_not_null())
    return [
        Measure(f"{column}.{seat:g}", OWN, f"{name}: {seat:g}", "share", _number(pl.col(column) == seat), told)
        for seat in sorted(seats)
    ]


def _names(frames: Sequence[pl.DataFrame], columns: Sequence[str]) -> list[str]:
    """The texts that stand in `columns` of any frame, the most frequent of the first frame first, then by name."""
    found = [pl.concat([frame[column].alias("") for column in columns]).drop_nulls() for frame in frames]
    often = dict(found[0].value_counts().iter_rows())
    names = {name for series in found for name in series.unique() if name}
    return sorted(names, key=lambda name: (-often.get(name, 0), name))


def find_measures(
    tables: Sequence[GameTable], frames: Sequence[pl.DataFrame], seats: int, names: Names
) -> list[Measure]:
    """Every measure of games like those in `frames`, which have the columns of `tables`; ids are told by `names`."""

    def named(name: str) -> list[str]:
        return _names(frames, [seat_column(n, name) for n in range(1, seats + 1)])

    rounds = {at for frame in frames for at in frame["first_encounter"].drop_nulls().unique()}
    return [
        _all_dead(seats),
        *_seats_and_games(seats, "survived", "survived"),
        *_seats_and_games(seats, "won", "won"),
        *_endings(_names(frames, ["ending"]), names),
        *_lengths(),
        *_encounters(rounds),
        *_deaths(seats, named("cause"), names),
        *_wins_by_seat(seats),
        *_wins_by(seats, "character", sorted(named("character")), names),
        *_wins_by(seats, "objective", sorted(named("objective")), names),
        *_own(tables, frames, names),
    ]
