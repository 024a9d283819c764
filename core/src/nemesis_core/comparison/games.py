"""What a comparison keeps of each game: a few columns in compact frames, not the rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import polars as pl

from ..rows import Row
from ..summary import SEAT_COLUMNS, own_columns

KIND: Final = {"won": pl.Boolean, "survived": pl.Boolean}
GAME_COLUMNS: Final = {
    "ending": pl.String,
    "rounds": pl.Float64,
    "decisions": pl.Float64,
    "first_encounter": pl.Float64,
}
NO_ENCOUNTER: Final = 0.0
WAITING: Final = 1000


def seat_column(seat: int, name: str) -> str:
    """The column `name` of `seat`, which counts from 1."""
    return f"p{seat}_{name}"


def schema(seats: int) -> dict[str, Any]:
    """The columns that every frame has; one that a variant does not report is empty there."""
    places = {seat_column(n, name): KIND.get(name, pl.String) for n in range(1, seats + 1) for name in SEAT_COLUMNS}
    return {**GAME_COLUMNS, **places}


def _flag(value: Any) -> bool | None:
    return None if value is None else bool(value)


def _seats_of(row: Row, seats: int) -> Iterator[tuple[str, Any]]:
    """The columns of each seat; a text is empty where the variant says that there is nothing."""
    for seat in range(1, seats + 1):
        for name in SEAT_COLUMNS:
            column = seat_column(seat, name)
            if column in row:
                value = row[column]
                yield column, _flag(value) if name in KIND else "" if value is None else str(value)


def kept(row: Row) -> dict[str, Any]:
    """The columns of one game that measures need."""
    first = {"first_encounter": float(row["first_encounter"] or NO_ENCOUNTER)} if "first_encounter" in row else {}
    rounds = row["rounds"]
    return {
        "ending": row["ending"],
        "rounds": None if rounds is None else float(rounds),
        "decisions": float(row["decisions"]),
        **first,
        **dict(_seats_of(row, row["seats"])),
        **{name: float(value) for name, value in own_columns(row)},
    }


class GameTable:
    """The games of one variant in the order of their seeds."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.flags: set[str] = set()
        """Columns of the variant's own that hold truth values."""
        self.numbers: set[str] = set()
        self._frames = [pl.DataFrame(schema=schema(seats))]
        self._waiting: list[dict[str, Any]] = []

    def add(self, row: Row) -> None:
        """Add the next game."""
        game = kept(row)
        for name in game.keys() - self._frames[0].schema.keys():
            (self.flags if isinstance(row[name], bool) else self.numbers).add(name)
        self._waiting.append(game)
        self.games += 1
        if len(self._waiting) >= WAITING:
            self._pack()

    def _pack(self) -> None:
        if self._waiting:
            self._frames.append(pl.from_dicts(self._waiting, infer_schema_length=None))
            self._waiting = []

    def frame(self) -> pl.DataFrame:
        """One line for each game."""
        self._pack()
        self._frames = [self._frames[0], pl.concat(self._frames, how="diagonal_relaxed")]
        return self._frames[1]
