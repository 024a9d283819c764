"""`nemesis plugins check`: read, assemble and play a plugin, and say what is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import attrs
import typer

from ..errors import NemesisError
from . import options as opt
from .output import console, print_json

if TYPE_CHECKING:
    from ..checking.report import Report

EXAMPLE = "Example: nemesis plugins check ./nemesis-swamp-frogs"


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """A progress bar of games, if there is a terminal to show it on."""
    if not sys.stderr.isatty():
        yield lambda done, more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def advance(done: int, total: int) -> None:
            if total:
                bar.update(task, total=total)
            bar.update(task, advance=done)

        yield advance


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _print(report: Report) -> None:
    say = console().print
    pieces = list(dict.fromkeys(finding.piece for finding in report.findings))
    for piece in pieces:
        say(piece, soft_wrap=True)
        for finding in report.findings:
            if finding.piece != piece:
                continue
            told = finding.told()
            more = f" (and {_many(finding.more, 'more game')})" if finding.more else ""
            say(f"  {finding.where}: {finding.text}{more}", soft_wrap=True)
            say(f"    what to do: {told['advice']}", soft_wrap=True)
            say(f"    repeat it:  {finding.command}", soft_wrap=True)
    for remark in report.remarks:
        say(f"remark: {remark}", soft_wrap=True)
    say(_summary(report), soft_wrap=True)


def _summary(report: Report) -> str:
    """What was played, and how many findings there are."""
    played = f"{_many(report.games, 'game')} with {_many(report.decisions, 'decision')}"
    where = f" in {', '.join(report.variants)}" if report.variants else ""
    wrong = _many(len(report.findings), "finding") if report.findings else "nothing is wrong"
    return f"{report.plugin} {report.version}: {wrong}; played {played}{where}"


def check(
    plugin: Annotated[
        str,
        typer.Argument(
            metavar="PATH_OR_NAME", help="The folder of a plugin's project, a piece's id or a distribution."
        ),
    ],
    variant: Annotated[
        str, typer.Option(metavar="VARIANT", show_default=False, help="Play in this alone; else in all that it fits.")
    ] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the first game; the next ones follow.")] = 0,
    players: Annotated[
        int | None, typer.Option(metavar="N", show_default=False, help="Seats; else all numbers in turns.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="N", show_default=False, help="Games in each variant, else 60 in all; 0: read and assemble only."
        ),
    ] = None,
    limit: Annotated[float, typer.Option(metavar="SECONDS", help="How long one look at a game may take.")] = 60.0,
    jobs: opt.Jobs = 1,
    as_json: opt.AsJson = False,
) -> None:
    """Read a plugin, assemble it and play games with it in every variant that it fits, and say what is wrong.

    It need not be installed: give the folder that its pyproject.toml is in. Each finding says where, what to do, and
    with which command it is seen again. The exit code is 1 if there is any.
    """
    import os

    from ..checking.report import Settings
    from ..checking.running import check as run
    from ..rng import LARGEST_SEED
    from ..simulate import MOST

    for name, value, least, most in (
        ("--games", games, 0, MOST), ("--players", players, 1, 99), ("--jobs", jobs, 0, 999),
        ("--limit", limit, 0.1, 86400), ("--seed", seed, -LARGEST_SEED, LARGEST_SEED - (games or 60)),
    ):  # fmt: skip
        if value is not None and not least <= value <= most:
            raise NemesisError(f"{name} {value} cannot be; give a number from {least:g} to {most:g}")
    settings = Settings(variant, seed, players, games, jobs or os.cpu_count() or 1, limit)
    with _progress() as advance:
        report = run(plugin, settings, advance)
    if as_json:
        print_json({**attrs.asdict(report), "findings": [finding.told() for finding in report.findings]})
    else:
        _print(report)
    raise typer.Exit(int(bool(report.findings)))
