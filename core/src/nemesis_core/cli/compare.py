"""`nemesis compare`: what a change does to the odds, on the same seeds."""

from __future__ import annotations

import contextlib
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import NemesisError
from . import options as opt
from .output import console, print_json
from .pairs import Taken, open_rows
from .stopping import Stopping
from .wanted import Wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..comparison.result import Comparison
    from .pairs import Games

EXAMPLE = "Example: nemesis compare lockdown --content my-cards.toml --games 2000 --report report.html"


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
    vary: Annotated[
        str | None,
        typer.Option(
            metavar="ID=N,N,...", show_default=False, help="A house rule, compared with each of these numbers."
        ),
    ] = None,
    content: opt.ContentFile = None,
) -> None:
    """Compare variants on the same seeds: by how much do their odds differ, and is that chance?

    The first VARIANT, A, is the base; each other one is compared with it. With one, the options that change it say what
    it is compared with: as it is against so changed. With --vary it is compared with a house rule of each number; the
    other options then change all of them, A too.

    A game that raises is counted and its seed left out, and the exit code is 1; Ctrl-C compares what is done.
    """
    from ..comparison.run import Tally, common_seats, play

    wanted = Wanted(variant, opt.Choice("", board, race, mode, crew, house_rule, content), vary)
    wanted.check()
    sweep = wanted.sweep()
    rulesets = wanted.rulesets(sweep)
    seats = common_seats(rulesets, players)
    tally = Tally(rulesets, games, seats=seats, seed=seed, bots=bots, names=wanted.names(rulesets, sweep))
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
