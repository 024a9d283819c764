"""A run on the disk: its rows as they come, and what it takes to go on with it after a break."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import orjson

from .errors import NemesisError
from .files import alone, replacing, write_bytes
from .identity import differences
from .lines import Lines, parsed, whole_lines
from .rows import Columns, Row, read_back, write_rows
from .simulate import PLAIN, Played
from .summary import Tally

SHOWN: Final = 5
"""Rows of games that raised which are kept to be shown."""
COLUMNS: Final[dict[str, Any]] = {
    "seed": int,
    "seats": int,
    "ending": str,
    "decisions": int,
    "error": str,
    "rounds": PLAIN,
}
"""Columns without which there is no row."""


class Book:
    """The rows of a run, written to `FILE.partial.jsonl` as they come and in the end to FILE; counted in any case.

    The first line of the partial file describes the run. Without `out` no rows are kept; the games that raised go to
    `failures`.
    """

    def __init__(self, about: Mapping[str, Any], out: Path | None, failures: Path | None) -> None:
        self.about, self.failures = about, failures
        self.keeps = out is not None
        self.out = out or Path("rows")
        self.partial = Path(f"{out}.partial.jsonl")
        self.note = Path(f"{out}.run.json")
        """What FILE holds the rows of."""
        self.tally = Tally()
        self.columns = Columns()
        self.failed: list[Row] = []
        """The first rows of games that raised."""
        self.again = False
        """The rows are those of FILE, which was finished."""
        self._files: dict[Path, Lines] = {}

    # ---------------------------------------------------------------- before

    def take_up(self) -> None:
        """Go on where the partial file ends, or FILE when there is none; a new run when there is neither.

        :raises NemesisError: when they are of another run or were damaged.
        """
        self.again = not self.partial.exists() and self.out.exists()
        if self.again:
            self._reopen()
        if self.partial.exists():
            try:
                self._read_partial()
            except NemesisError:
                if self.again:
                    self.partial.unlink()
                raise
            self._drop_failures()

    def leave(self) -> None:
        """Leave FILE as it is: there is nothing to add to what was taken up from it."""
        self.partial.unlink(missing_ok=True)

    def check_free(self, games: int) -> None:
        """Make sure that no rows are lost when FILE becomes that of a new run of `games`.

        :raises NemesisError: when an earlier run was broken off, or FILE is there with other rows or with more.
        """
        if self.partial.exists():
            raise NemesisError(
                f"{self.partial} has the rows of a run that was broken off; go on with it by --resume, or remove it"
            )
        if not self.out.exists() or not self.out.stat().st_size:
            return
        there = self._noted()["games"]
        if there > games:
            raise NemesisError(
                f"{self.out} has the rows of {there} games already; add --resume to go on with it, choose another "
                "--out, or remove it"
            )

    def _noted(self) -> dict[str, Any]:
        """What the note says of FILE."""
        try:
            note, reason = parsed(self.note.read_bytes()), "it is damaged"
        except OSError as error:
            note, reason = None, str(error.strerror)
        if note is None or not isinstance(note.get("games"), int):
            raise NemesisError(
                f"{self.note}, which says what run {self.out} is of, cannot be read ({reason}); choose another --out, "
                f"or remove {self.out}"
            )
        self._check_same(note, self.out)
        return note

    def _check_same(self, about: Mapping[str, Any], path: Path) -> None:
        if wrong := differences(about, self.about):
            raise NemesisError(
                f"{path} is of another run: {'; '.join(wrong)}; give the same options, choose another --out, "
                "or remove it"
            )

    def _reopen(self) -> None:
        """Make the partial file of FILE again."""
        types = self._noted().get("columns")
        with replacing(self.partial) as file:
            file.write(orjson.dumps({"run": self.about}, option=orjson.OPT_APPEND_NEWLINE))
            read_back(self.out, types if isinstance(types, dict) else {}, file)

    def _read_partial(self) -> None:
        """Count the rows of the partial file and cut off what is no whole line."""
        lines = whole_lines(self.partial)
        first, end = next(lines, (b"", 0))
        if first:
            about = (parsed(first) or {}).get("run")
            self._check_same(about if isinstance(about, dict) else {}, self.partial)
        for line, at in lines:
            row = parsed(line)
            if row is None or not self._is_next(row):
                raise NemesisError(self._out_of_place(end))
            self._count(row)
            end = at
        if self.tally.games:
            os.truncate(self.partial, end)
        else:
            self.partial.unlink()

    def _out_of_place(self, end: int) -> str:
        """What to say of a row that is not the next one."""
        many = self.tally.games
        where = f"{self.out}: after {many} rows" if self.again else f"{self.partial}: after {end} bytes"
        seed = self.about["seed"] + many
        return f"{where} the row of seed {seed} should stand; was it edited? Remove the file to play anew"

    def _is_next(self, row: Row) -> bool:
        plain = all(isinstance(value, PLAIN) for value in row.values())
        whole = all(isinstance(row.get(name, ...), kind) for name, kind in COLUMNS.items())
        at = (self.about["seed"] + self.tally.games, self.about["seats"])
        return plain and whole and (row["seed"], row["seats"]) == at

    def _drop_failures(self) -> None:
        """Forget the failures of games whose rows were not written; they are played again."""
        if self.failures is None or not self.failures.exists():
            return
        seeds = range(self.about["seed"], self.about["seed"] + self.tally.games)
        with replacing(self.failures) as file:
            file.writelines(line for line, _ in whole_lines(self.failures) if (parsed(line) or {}).get("seed") in seeds)
        if not self.failures.stat().st_size:
            self.failures.unlink()

    # ---------------------------------------------------------------- games

    def _lines(self, path: Path) -> Lines:
        if path not in self._files:
            self._files[path] = Lines(path)
        return self._files[path]

    def _begin(self) -> None:
        """Forget the failures of an earlier run, and say what the rows to come are of."""
        if self.failures is not None:
            self.failures.unlink(missing_ok=True)
        if self.keeps:
            self._lines(self.partial).add({"run": self.about})

    def add(self, played: Played) -> None:
        """Count a game and write its row.

        :raises NemesisError: when that cannot be; the row is then neither counted nor written.
        """
        if not self.tally.games:
            self._begin()
        if played.failure and self.failures is not None:
            self._lines(self.failures).add(played.failure)
        if self.keeps:
            self._lines(self.partial).add(played.row)
        self._count(played.row)

    def _count(self, row: Row) -> None:
        if self.keeps:
            self.columns.add(row)
        if row["error"] and len(self.failed) < SHOWN:
            self.failed.append(row)
        self.tally.add(row)

    # ---------------------------------------------------------------- after

    def finish(self) -> None:
        """Turn the partial file into FILE.

        :raises NemesisError: when FILE cannot be written; the partial file then stays.
        """
        if not self.keeps or not self.tally.games:
            return
        self.close()
        write_rows(self.partial, self.columns, self.out)
        types = {"columns": self.columns.types()} if self.out.suffix == ".csv" else {}
        note = {"kind": "run", **self.about, "games": self.tally.games, **types}
        write_bytes(self.note, orjson.dumps(note, option=orjson.OPT_INDENT_2))
        self.partial.unlink()

    def close(self) -> None:
        """Close the files that games were written to; a partial file without any goes."""
        for lines in self._files.values():
            lines.close()
        if self.partial in self._files and not self.tally.games:
            self.partial.unlink(missing_ok=True)


def _alone(out: Path | None) -> contextlib.AbstractContextManager[None]:
    """Keep every other process away from `out`."""
    if out is None:
        return contextlib.nullcontext()
    taken = f"{out} is being written by another nemesis; wait for its end, or choose another --out"
    return alone(out, Path(f"{out}.lock"), taken, "choose another place")


@contextlib.contextmanager
def open_book(
    about: Mapping[str, Any], out: Path | None, failures: Path | None, resume: bool = False, games: int = 0
) -> Iterator[Book]:
    """The book of a run of `games`; with `resume` one that goes on where an earlier run of the same kind ended.

    :raises NemesisError: when another process writes to `out`, or an earlier run's rows are there that cannot be gone
        on with or, without `resume`, would be lost.
    """
    with _alone(out), contextlib.closing(Book(about, out, failures)) as book:
        if out is not None and not resume:
            book.check_free(games)
        yield book
