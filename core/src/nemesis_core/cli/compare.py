"""`nemesis compare`: what a change does to the odds, on the same seeds."""

from __future__ import annotations

import contextlib
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import attrs
import typer

from ..errors import NemesisError
from . import options as opt
from .output import console, print_json
from .pairs import Taken, open_rows
from .stopping import Stopping

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..assembly import Ruleset
    from ..comparison.result import Comparison
    from .pairs import Games

EXAMPLE = "Example: nemesis compare lockdown --content my-cards.toml --games 2000 --report report.html"


@attrs.frozen
class _Wanted:
    """What is to be compared, as the user gave it."""

    variants: list[str]
    change: opt.Choice

    def _changes(self) -> list[tuple[str, str]]:
        """Each option that changes a variant, with its value."""
        change = self.change
        one = [("--board", change.board), ("--race", change.race), ("--mode", change.mode)]
        lists = (("--crew", change.crew), ("--house-rule", change.house_rules), ("--content", change.content))
        return [given for given in one if given[1]] + [(name, v) for name, values in lists for v in values or ()]

    def check(self) -> None:
        """Make sure that it is clear what is compared with what.

        :raises NemesisError: when it is not.
        """
        first = self.variants[0]
        if len(self.variants) > 1 and self._changes():
            raise NemesisError(
                f"{self._changes()[0][0]} changes one VARIANT and compares it with itself, but "
                f"{len(self.variants)} are named; name one, or make a manifest of each (nemesis assemble --out)"
            )
        if len(self.variants) == 1 and not self._changes():
            raise NemesisError(
                f"there is nothing to compare {first} with; name another VARIANT, or what to change in it (--content, "
                "--house-rule, --board, --race, --mode, --crew)"
            )

    def rulesets(self) -> list[Ruleset]:
        """The variants, the base first."""
        named = [opt.Choice(name).ruleset() for name in self.variants]
        return named if len(named) > 1 else [*named, attrs.evolve(self.change, variant=self.variants[0]).ruleset()]

    def names(self, rulesets: Sequence[Ruleset]) -> list[str]:
        """What each is called: by its name, and by what was changed in it."""
        from ..comparison.pieces import name_of

        changed = "".join(f" + {Path(value).name}" for _, value in self._changes())
        base = name_of(rulesets[0])
        return [base, base + changed] if changed else list(map(name_of, rulesets))

    def command(self, comparison: Comparison) -> str:
        """The command that makes `comparison` once more."""
        asked = {"games": comparison.played, "players": comparison.seats, "seed": comparison.seed}
        options = [*self._changes(), *((f"--{name}", str(n)) for name, n in asked.items()), ("--bots", comparison.bots)]
        return shlex.join(["nemesis", "compare", *self.variants, *(part for option in options for part in option)])


def _check_places(plot: Path | None, report: Path | None, out: Path | None) -> None:
    """Make sure, before any game is played, that what is asked for can be made and written."""
    from ..comparison import extra, plot as plots, report as reports  # noqa: I001
    from ..rows import check_folder, check_target

    if out:
        check_target(out)
    for path, what, suffixes in ((plot, "plots", plots.SUFFIXES), (report, "reports", reports.SUFFIXES)):
        if path:
            extra.check_suffix(path, what, suffixes)
            if path.is_dir():
                raise NemesisError(f"{path} is a folder; give the name of a file")
            check_folder(path.parent)
    if report:
        extra.needed("a report", *reports.LIBRARIES)
    elif plot:
        extra.needed("a plot", *plots.LIBRARIES)


def _watched(games: Games, total: int) -> Games:
    """`games`, with a progress bar if there is a terminal to show it on."""
    with contextlib.closing(games):
        if not sys.stderr.isatty():
            yield from games
            return
        from rich.progress import track

        yield from track(games, description="", total=total, console=console(stderr=True), transient=True)


def _write_plot(comparison: Comparison, plot: Path) -> None:
    comparison.write_plot(plot)
    typer.echo(f"nemesis: the plot is in {plot}", err=True)


def _write_report(comparison: Comparison, command: str, report: Path) -> None:
    comparison.write_report(report, command)
    typer.echo(f"nemesis: the report is in {report}", err=True)


def _each(writers: Sequence[Callable[[], None]]) -> None:
    """Call all `writers`; what one cannot write is no reason to lose the rest.

    :raises NemesisError: naming each file that could not be written.
    """
    wrong = []
    for write in writers:
        try:
            write()
        except NemesisError as error:
            wrong.append(str(error))
    if wrong:
        raise NemesisError("; ".join(wrong))


def compare(
    variant: Annotated[
        list[str],
        typer.Argument(metavar="VARIANT", show_default=False, help="A name or a manifest file; the first is the base."),
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games of each.")] = 1000,
    players: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="Seats; else what A is simulated with.")
    ] = None,
    bots: opt.Bots = "random",
    jobs: opt.Jobs = 1,
    backend: opt.Backend = "loky",
    scheduler: opt.Scheduler = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the first games; the next ones follow.")] = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the differences, as .svg or .png.")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all of it as one .html page.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="All games' rows as .parquet, .csv or .jsonl.")
    ] = None,
    as_json: opt.AsJson = False,
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
) -> None:
    """Compare variants on the same seeds: by how much do their odds differ, and is that chance?

    The first VARIANT, A, is the base; each other one is compared with it. With one, the options that change it say what
    it is compared with: as it is against so changed.

    A game that raises is counted and its seed left out, and the exit code is 1; Ctrl-C compares what is done.
    """
    from ..comparison.run import Tally, common_seats, play

    wanted = _Wanted(variant, opt.Choice("", board, race, mode, crew, house_rule, content))
    wanted.check()
    rulesets = wanted.rulesets()
    seats = common_seats(rulesets, players)
    tally = Tally(rulesets, games, seats=seats, seed=seed, bots=bots, names=wanted.names(rulesets))
    playing = play(
        rulesets, games, seats=seats, seed=seed, bots=bots, jobs=jobs, backend=backend, scheduler=scheduler
    )  # fmt: skip
    _check_places(plot, report, out)
    stop = Stopping()
    try:
        with stop.listening(), open_rows(out) as rows:
            taken = Taken(tally, rows)
            taken.take(stop, _watched(playing, games * len(rulesets)))
            writers = [taken.write]
            try:
                if tally.played:
                    comparison = tally.comparison()
                    if plot:
                        writers.append(partial(_write_plot, comparison, plot))
                    if report:
                        writers.append(partial(_write_report, comparison, wanted.command(comparison), report))
                    _show(comparison, as_json)
            finally:  # a pipe that is closed is no reason to write nothing
                _each(writers)
    except KeyboardInterrupt:
        typer.echo("nemesis: interrupted again; not all that was asked for is there", err=True)
        raise typer.Exit(stop.code) from None
    raise typer.Exit(stop.code if taken.interrupted else int(taken.failed > 0))


def _show(comparison: Comparison, as_json: bool) -> None:
    if as_json:
        print_json(comparison.data())
    else:
        from .comparison import print_comparison

        print_comparison(comparison)
