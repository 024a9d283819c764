"""Many games of one variant, a row for each; the same rows in one process or in many."""

from __future__ import annotations

import os
import traceback
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs

from .assembly import Ruleset
from .bots import make_bots
from .errors import NemesisError, PluginError
from .game import Game
from .pools import Workers, check_workers, in_order, open_pool
from .recipe import Recipe, cook, this_worker, write_recipe
from .records import Record, Recorder, write_record
from .rng import LARGEST_SEED

LIMIT: Final = 600.0
"""Seconds after which a bot that has not answered is stopped; its game is one that raised."""
ERROR: Final = "error"
"""The ending of a game that raised."""
MAX_BATCH: Final = 25
MOST: Final = 10**18
"""Games of one run: with a seed of 18 digits none has too large a seed."""
PLAIN: Final = (int, float, str, type(None))


@attrs.frozen
class Played:
    """One game: its row, and for a game that raised everything that is needed to look into it."""

    row: dict[str, Any]
    failure: dict[str, Any] | None = None
    record: Record | None = None
    """Of a game that was played on another machine, to be written on this one."""


@attrs.frozen
class Plan:
    """What all games of a run share."""

    seats: int
    bots: str = "random"
    record: Path | None = None
    fail_fast: bool = False
    check: bool = False
    remote: bool = False
    """The games are played where the folder of `record` is not."""


def row_of(game: Game, ending: str, error: str = "") -> dict[str, Any]:
    """The row of a game that is over.

    :raises PluginError: when a piece adds to it what cannot be written.
    """
    state = game.state
    row = {
        "seed": state.seed,
        "seats": state.seats,
        "ending": ending,
        "rounds": None,
        "decisions": state.decisions,
        "forced": state.forced,
        "steps": state.steps,
        "error": error,
    }
    if not error:
        for columns in game.hooks.report(game):
            row.update(columns)
        _check_plain(row)
    return row


def _check_plain(row: dict[str, Any]) -> None:
    """Make sure that `row` can be written in every format."""
    for name, value in row.items():
        if not isinstance(value, PLAIN):
            raise PluginError(
                f"the hook report gave {type(value).__name__} as {name}; give a number, a text, a truth value or None"
            )


def _failure(game: Game, plan: Plan, error: Exception) -> Played:
    """The outcome of a game that `error` broke off."""
    raised = f"{type(error).__name__}: {error}"
    text = _written(" ".join((str(error) if isinstance(error, PluginError) else raised).split()))
    state = game.state
    failure = {
        "seed": state.seed,
        "seats": state.seats,
        "bots": plan.bots,
        "error": text,
        "phase": state.phase,
        "step": state.steps,
        "trail": game.trail,
        "choices": game.choices,
        "traceback": [_written(line) for line in traceback.format_exception(error)],
    }
    return Played(row_of(game, ERROR, text), failure)


def _written(text: str) -> str:
    """`text` as a file can hold it; that of an error may have anything in it."""
    return text.encode(errors="replace").decode()


def _check_each_step(game: Game) -> None:
    """Let `game` raise, naming them, as soon as components are lost or doubled."""
    check, before = game.conserved(), game.on_step

    def both(now: Game) -> None:
        if before is not None:
            before(now)
        check(now)

    game.on_step = both


def play_one(ruleset: Ruleset, plan: Plan, seed: int) -> Played:
    """Play the game of `seed`; a game that raises is an outcome.

    :raises NemesisError: when its record cannot be written.
    """
    game = ruleset.new_game(plan.seats, seed)
    recorder = Recorder(game) if plan.record else None
    if plan.check:
        _check_each_step(game)
    try:
        game.play(make_bots(plan.bots, plan.seats, seed, limit=LIMIT))
        played = Played(row_of(game, game.state.ending))
    except Exception as error:  # noqa: BLE001 (whatever a plugin raises ends this game only)
        played = _failure(game, plan, error)
    if recorder and plan.remote:
        return attrs.evolve(played, record=recorder.record())
    if recorder and plan.record:
        write_record(recorder.record(), plan.record / f"{seed}.json")
    return played


def _until_failure(ruleset: Ruleset, plan: Plan, seeds: range) -> Generator[Played, None, None]:
    for seed in seeds:
        played = play_one(ruleset, plan, seed)
        yield played
        if plan.fail_fast and played.failure:
            return


def _batch(recipe: Recipe, plan: Plan, seeds: range) -> list[Played]:
    try:
        ruleset = cook(recipe)
    except NemesisError as error:
        raise NemesisError(f"{this_worker()} cannot play: {error}") from error
    return list(_until_failure(ruleset, plan, seeds))


def _cooks(recipe: Recipe) -> None:
    """Make the ruleset, or raise what is in the way."""
    cook(recipe)


def _parts(seeds: range, size: int) -> Iterator[range]:
    """`seeds` in parts, so many that `size` processes end at about the same time."""
    many = max(1, min(MAX_BATCH, len(seeds) // (size * 4)))
    return (seeds[at : at + many] for at in range(0, len(seeds), many))


def _pooled(ruleset: Ruleset, plan: Plan, seeds: range, workers: Workers) -> Generator[Played, None, None]:
    recipe = write_recipe(ruleset)
    folder = plan.record and plan.record.absolute()  # a process of an earlier run may stand in another folder
    there = attrs.evolve(plan, record=folder, remote=workers.backend != "loky")
    with open_pool(workers, partial(_cooks, recipe)) as pool:
        for batch in in_order(pool, partial(_batch, recipe, there), _parts(seeds, pool.size)):
            for played in batch:
                yield _kept(played, plan)
            if plan.fail_fast and batch[-1].failure:
                return


def _kept(played: Played, plan: Plan) -> Played:
    """`played` without the record that another machine sent, which is written here."""
    if played.record and plan.record:
        write_record(played.record, plan.record / f"{played.row['seed']}.json")
        return attrs.evolve(played, record=None)
    return played


def make_plan(ruleset: Ruleset, games: int, seats: int, seed: int, **settings: Any) -> Plan:
    """The plan of a run of `games` from `seed` on; `settings` are the fields of `Plan`.

    :raises NemesisError: for a number of games or seats, a seed or a bot that cannot be.
    """
    if games < 1:
        raise NemesisError(f"{games} games cannot be played; ask for at least 1")
    if games > MOST:
        raise NemesisError(f"{games} games are too many; ask for at most {MOST}")
    if not -LARGEST_SEED <= seed <= LARGEST_SEED - games:
        raise NemesisError(f"the seed {seed} is too large; choose one of at most 18 digits")
    plan = Plan(seats or ruleset.nearest_seats(), **settings)
    make_bots(plan.bots, plan.seats, seed)
    ruleset.new_game(plan.seats, seed)
    return plan


def play(ruleset: Ruleset, plan: Plan, seeds: range, workers: Workers) -> Generator[Played, None, None]:
    """Play the games of `seeds` as `plan` says and yield each in their order.

    :raises NemesisError: while they are played, when a process or the cluster is lost.
    """
    jobs = min(workers.jobs or os.cpu_count() or 1, len(seeds))
    if not seeds or (workers.backend == "loky" and jobs == 1):
        return _until_failure(ruleset, plan, seeds)
    return _pooled(ruleset, plan, seeds, attrs.evolve(workers, jobs=jobs))


def run(
    ruleset: Ruleset,
    games: int,
    *,
    seats: int = 0,
    seed: int = 0,
    bots: str = "random",
    jobs: int = 1,
    record: Path | None = None,
    fail_fast: bool = False,
    check: bool = False,
    backend: str = "loky",
    scheduler: str = "",
) -> Iterator[Played]:
    """Play `games` games with the seeds `seed`, `seed + 1`, ... and yield each in that order.

    `seats` 0 means four, or the nearest number that the variant allows; `bots` is a name or one for each seat,
    separated by commas; `jobs` processes share the work (0: one for each processor); `record` is a folder for
    the games' records; with `fail_fast` the first game that raised is the last one; with `check` a game raises when
    a step loses or doubles a component. With the `backend` "dask" the workers of the dask scheduler at the address
    `scheduler` share the work instead. Only few games wait to be taken, so that memory stays the same however many
    are played.

    :raises NemesisError: at once, for a number of games, jobs or seats or a bot that cannot be; while games are
        played, when a process or the cluster is lost.
    """
    workers = Workers(jobs, backend, scheduler)
    check_workers(workers)
    plan = make_plan(ruleset, games, seats, seed, bots=bots, record=record, fail_fast=fail_fast, check=check)
    return play(ruleset, plan, range(seed, seed + games), workers)
