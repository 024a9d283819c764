"""`nemesis simulate`: play many games and say what came of them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import NemesisError
from ..spelling import number_of
from . import options as opt
from .output import console, print_json
from .stopping import Stopping

if TYPE_CHECKING:
    from ..book import Book
    from ..simulate import Played
    from ..story import Names

EXAMPLE = "Example: nemesis simulate lockdown --games 1000 --seed 1 --bots random --jobs 2 --out rows.parquet"


def _watched(games: Iterator[Played], done: int, total: int) -> Generator[Played, None, None]:
    """`games`, with a progress bar while they are played if there is a terminal to show it on."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]:,.1f} games/s")
    with Progress(BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(), console=console(stderr=True)) as bar:
        task = bar.add_task("", total=total, completed=done, rate=0.0)
        for played in games:
            bar.update(task, advance=1, rate=bar.tasks[0].speed or 0.0)
            yield played


def _many(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


def _going_on(book: Book) -> str:
    """Where the rows are after a break and how to go on; empty when no row was written."""
    if not book.keeps or not book.tally.games:
        return ""
    return f"; the rows of {_many(book.tally.games)} are in {book.partial}; the same command with --resume goes on"


def _fill(book: Book, games: Generator[Played, None, None], total: int, stop: Stopping) -> bool:
    """Write the games to `book` as they are played; True when a signal put an end to it."""
    watched = _watched(games, book.tally.games, total)
    try:
        with contextlib.closing(games), contextlib.closing(watched):
            for played in stop.awaited(watched):
                book.add(played)
    except KeyboardInterrupt:
        return True
    return False


def _play_all(book: Book, games: Generator[Played, None, None], total: int, stop: Stopping) -> bool:
    """Fill `book` and write its file; True when a signal put an end to the games.

    :raises NemesisError: when that cannot go on; says where the rows are.
    :raises Exit: at a second signal.
    """
    try:
        stopped = _fill(book, games, total, stop)
        book.finish()
    except NemesisError as error:
        raise NemesisError(f"{error}{_going_on(book)}") from error
    except KeyboardInterrupt:
        typer.echo(f"nemesis: interrupted again{_going_on(book)}", err=True)
        raise typer.Exit(stop.code) from None
    return stopped


def _say_what_is_kept(book: Book, stopped: bool, record: Path | None, before: int) -> None:
    """Say where things are; `before` games were there already, whose records an earlier run may have kept."""
    games = book.tally.games
    if stopped:
        going_on = "; the same command with --resume goes on" if book.keeps and games else ""
        typer.echo(f"nemesis: interrupted after {_many(games)}{going_on}", err=True)
    if games:
        now = f"the {_many(games - before)} played now" if before else _many(games)
        for kind, of, place in (("rows", _many(games), book.keeps and book.out), ("records", now, record)):
            if place:
                typer.echo(f"nemesis: the {kind} of {of} are in {place}", err=True)


def _say_what_failed(book: Book) -> None:
    for row in book.failed:
        typer.echo(f"seed {row['seed']}: {row['error']}", err=True)
    if book.failed:
        kept = (
            f"seeds and trails are in {book.failures}"
            if book.failures
            else "give --out or --record to keep their trails"
        )
        typer.echo(f"{book.tally.failed} of {book.tally.games} games raised an error; {kept}", err=True)


def _summarize(book: Book, title: str, names: Names, as_json: bool) -> None:
    from .summary import print_summary

    summary = book.tally.summary()
    if as_json:
        print_json(summary)
    else:
        print_summary(title, summary, names)


def simulate(
    variant: opt.Variant = "",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    bots: opt.Bots = "random",
    jobs: opt.Jobs = 1,
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the first game; the next ones follow.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Rows as .parquet, .csv or .jsonl.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the rows that --out has already.")] = False,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of each game, for replay.")] = None,
    fail_fast: Annotated[bool, typer.Option("--fail-fast", help="Stop at the first game that raises.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Count every component after each step.")] = False,
    backend: opt.Backend = "loky",
    scheduler: opt.Scheduler = "",
    as_json: opt.AsJson = False,
    board: opt.Board = "",
    race: opt.Race = "",
    mode: opt.Mode = "",
    crew: opt.Crew = None,
    players: opt.Players = None,
    house_rule: opt.HouseRule = None,
    content: opt.ContentFile = None,
    block: opt.Block = None,
) -> None:
    """Play games with bots and sum up how they ended.

    One seed always gives one game, whatever --jobs and --backend. A game that raises is counted and kept beside the
    rows, the run goes on, and the exit code is 1.

    With --out FILE, rows are written to FILE.partial.jsonl as games finish, and to FILE at the end or at Ctrl-C. After
    that, or after a crash, the same command with --resume goes on where the rows end; so it does with a larger --games.
    """
    from ..book import open_book
    from ..identity import describe
    from ..pools import Workers, check_workers
    from ..rows import check_folder, check_target
    from ..simulate import make_plan, play

    if resume and not out:
        raise NemesisError("--resume goes on with the rows of a file; name it with --out FILE")
    if out:
        check_target(out)
    workers = Workers(jobs, backend, scheduler)
    check_workers(workers)
    chosen = opt.Choice(variant, board, race, mode, crew, house_rule, content, block)
    ruleset = chosen.ruleset()
    seats = opt.check_players(ruleset, players)
    plan = make_plan(ruleset, games, seats, seed, bots=bots, record=record, fail_fast=fail_fast, check=check)
    if record:
        check_folder(record)
    beside = Path(f"{out}.errors.jsonl") if out else record / "errors.jsonl" if record else None
    stop = Stopping()
    with open_book(describe(ruleset, plan, seed), out, beside, resume, games) as book, stop.listening():
        if resume:
            book.take_up()
        before = book.tally.games
        if book.again and before >= games:
            book.leave()
            typer.echo(f"nemesis: {out} has the rows of {_many(before)} already; a larger --games goes on", err=True)
            stopped = False
        else:
            playing = play(ruleset, plan, range(seed + before, seed + games), workers)
            stopped = _play_all(book, playing, games, stop)
            _say_what_is_kept(book, stopped, record, before)
    if book.tally.games:
        title = f"{chosen.name(ruleset)}, {number_of('seat', plan.seats, plan.seats)}, {bots}, from seed {seed}"
        _summarize(book, title, ruleset.compiled.get("names", {}), as_json)
    _say_what_failed(book)
    raise typer.Exit(stop.code if stopped else int(book.tally.failed > 0))
