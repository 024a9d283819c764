"""Taking up the games of a comparison as they are played: their rows, the ones that raised, Ctrl-C."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import attrs
import typer

from ..errors import NemesisError

if TYPE_CHECKING:
    from ..comparison.run import Tally
    from ..lines import Lines
    from ..rows import Columns
    from ..simulate import Played
    from .stopping import Stopping

    Games = Generator[tuple[int, Played], None, None]

SHOWN_FAILURES = 5


@attrs.define
class Rows:
    """Rows on their way into the file `out`, kept beside it until all are there."""

    out: Path
    kept: Path
    lines: Lines
    columns: Columns
    many: int = 0
    error: NemesisError | None = None
    """Why no more can be kept."""

    def add(self, row: dict[str, Any]) -> None:
        """Keep one more row; when that cannot be, `write` says so: the comparison goes on without the rows."""
        if self.error is None:
            try:
                self.lines.add(row)
            except NemesisError as error:
                self.error = error
                return
            self.columns.add(row)
            self.many += 1

    def write(self) -> None:
        """Write the file and say so; no rows make no file.

        :raises NemesisError: when that cannot be, or not all rows could be kept.
        """
        from ..rows import write_rows

        if self.error:
            raise NemesisError(f"{self.out} is not written: {self.error}") from self.error
        if self.many:
            write_rows(self.kept, self.columns, self.out)
            typer.echo(f"nemesis: the rows of {self.many} games are in {self.out}", err=True)


@contextlib.contextmanager
def open_rows(out: Path | None) -> Iterator[Rows | None]:
    """Rows for `out`, if there is one; what is kept beside it goes away in the end."""
    if out is None:
        yield None
        return
    from ..lines import Lines
    from ..rows import Columns

    with TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as folder:
        kept = Path(folder, "rows")
        with contextlib.closing(Lines(kept)) as lines:
            lines.add({})  # stands for the line that tells of the run
            yield Rows(out, kept, lines, Columns())


@attrs.define
class Taken:
    """What is kept while games are played."""

    tally: Tally
    rows: Rows | None
    failures: list[str] = attrs.field(factory=list)
    failed: int = 0
    interrupted: bool = False

    def take(self, stop: Stopping, games: Games) -> None:
        """Take up all games, or those until a signal, and say what went wrong."""
        try:
            with contextlib.closing(games):
                for index, played in stop.awaited(games):
                    self._add(index, played)
        except KeyboardInterrupt:
            self.interrupted = True
        self._report()

    def write(self) -> None:
        """Write the rows, if they are wanted."""
        if self.rows:
            self.rows.write()

    def _add(self, index: int, played: Played) -> None:
        from ..comparison.run import LETTERS

        self.tally.add(index, played)
        if self.rows:
            self.rows.add({"variant": LETTERS[index], **played.row})
        if played.failure:
            self.failed += 1
            if self.failed <= SHOWN_FAILURES:
                self.failures.append(f"{LETTERS[index]}, seed {played.row['seed']}: {played.row['error']}")

    def _report(self) -> None:
        """Say what was interrupted and which games raised."""
        if self.interrupted:
            many = "1 pair" if self.tally.played == 1 else f"{self.tally.played} pairs"
            typer.echo(f"nemesis: interrupted after {many} of games", err=True)
        for line in self.failures:
            typer.echo(line, err=True)
        if self.failed:
            told = "nemesis simulate --seed N --games 1 --record DIR keeps one to look into"
            typer.echo(f"{self.failed} games raised an error; {told}", err=True)
