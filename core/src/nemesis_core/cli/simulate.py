"""`nemesis simulate`: play many games and say what came of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import options as opt
from .output import console, print_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..simulate import Played

EXAMPLE = "Example: nemesis simulate lockdown --games 1000 --seed 1 --bots random --jobs 2 --out rows.parquet"
SHOWN_FAILURES = 5


def _watched(games: Iterator[Played], total: int) -> Iterator[Played]:
    """`games`, with a progress bar while they are played if there is a terminal to show it on."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]:,.1f} games/s")
    with Progress(BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn(), console=console(stderr=True)) as bar:
        task = bar.add_task("", total=total, rate=0.0)
        for played in games:
            bar.update(task, advance=1, rate=bar.tasks[0].speed or 0.0)
            yield played


def _collect(games: Iterator[Played]) -> tuple[list[Played], bool]:
    """All of `games`, or what was done until Ctrl-C; True when it was interrupted."""
    done: list[Played] = []
    try:
        for played in games:
            done.append(played)
    except KeyboardInterrupt:
        return done, True
    return done, False


def _keep(done: Sequence[Played], out: Path | None, record: Path | None) -> Path | None:
    """Write the rows to `out`, and the games that raised beside it; returns the file of these."""
    from ..rows import write_lines, write_rows

    if not done:
        return None
    if out:
        write_rows([played.row for played in done], out)
    beside = Path(f"{out}.errors.jsonl") if out else record / "errors.jsonl" if record else None
    failures = [played.failure for played in done if played.failure]
    if beside and failures:
        write_lines(failures, beside)
    elif beside:
        beside.unlink(missing_ok=True)  # left by an earlier run, it would speak of other games
    return beside


def _say_what_is_kept(games: int, interrupted: bool, out: Path | None, record: Path | None) -> None:
    many = "1 game" if games == 1 else f"{games} games"
    if interrupted:
        typer.echo(f"nemesis: interrupted after {many}", err=True)
    if games:
        for kind, place in (("rows", out), ("records", record)):
            if place:
                typer.echo(f"nemesis: the {kind} of {many} are in {place}", err=True)


def _report_failures(done: Sequence[Played], beside: Path | None) -> int:
    failures = [played.failure for played in done if played.failure]
    for failure in failures[:SHOWN_FAILURES]:
        typer.echo(f"seed {failure['seed']}: {failure['error']}", err=True)
    if failures:
        kept = f"seeds and trails are in {beside}" if beside else "give --out or --record to keep their trails"
        typer.echo(f"{len(failures)} of {len(done)} games raised an error; {kept}", err=True)
    return len(failures)


def _summarize(done: Sequence[Played], title: str, as_json: bool) -> None:
    from ..summary import summarize
    from .summary import print_summary

    summary = summarize([played.row for played in done])
    if as_json:
        print_json(summary)
    else:
        print_summary(title, summary)


def simulate(
    variant: opt.Variant = "",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="random or curious; one, or one a seat: random,curious,...")
    ] = "random",
    jobs: Annotated[int, typer.Option(metavar="N", help="Processes; 0: one for each processor.")] = 1,
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the first game; the next ones follow.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Rows as .parquet, .csv or .jsonl.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep a record of each game, for replay.")] = None,
    fail_fast: Annotated[bool, typer.Option("--fail-fast", help="Stop at the first game that raises.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Count every component after each step.")] = False,
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

    One seed always gives one game, whatever --jobs. A game that raises is counted and kept beside the rows, the
    run goes on, and the exit code is 1; Ctrl-C keeps what is done.
    """
    from ..rows import check_folder, check_target
    from ..simulate import run

    if out:
        check_target(out)
    ruleset = opt.Choice(variant, board, race, mode, crew, house_rule, content, block).ruleset()
    seats = opt.check_players(ruleset, players)
    playing = run(
        ruleset, games, seats=seats, seed=seed, bots=bots, jobs=jobs, record=record, fail_fast=fail_fast, check=check
    )  # fmt: skip
    if record:
        check_folder(record)
    done, interrupted = _collect(_watched(playing, games))
    beside = _keep(done, out, record)
    _say_what_is_kept(len(done), interrupted, out, record)
    if done:
        title = f"{ruleset.manifest.name or 'This variant'}, {done[0].row['seats']} seats, {bots}, from seed {seed}"
        _summarize(done, title, as_json)
    failed = _report_failures(done, beside)
    raise typer.Exit(130 if interrupted else int(failed > 0))
