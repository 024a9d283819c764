"""Many games of one variant, a row for each; the same rows in one process or in many."""

from __future__ import annotations

import os
import pickle
import signal
import traceback
import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import attrs

from .assembly import Ruleset, assemble
from .bots import make_bots
from .errors import NemesisError, PluginError
from .game import Game
from .manifest import Manifest
from .plugins import Installed, Registry
from .records import Recorder, write_record

ERROR: Final = "error"
"""The ending of a game that raised."""
DEFAULT_SEATS: Final = 4
MAX_BATCH: Final = 25


@attrs.frozen
class Played:
    """One game: its row, and for a game that raised everything that is needed to look into it."""

    row: dict[str, Any]
    failure: dict[str, Any] | None = None


@attrs.frozen
class Plan:
    """What all games of a run share."""

    seats: int
    bots: str = "random"
    record: Path | None = None
    fail_fast: bool = False
    check: bool = False


@attrs.frozen
class _Recipe:
    """A ruleset as plain data, from which another process makes the same one."""

    manifest: Manifest
    plugins: tuple[Installed, ...]
    block: tuple[str, ...]
    max_steps: int
    parent: int
    """The process that hears Ctrl-C and stops its workers."""


def _row(game: Game, ending: str, error: str = "") -> dict[str, Any]:
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
    return row


def _failure(game: Game, plan: Plan, error: Exception) -> Played:
    """The outcome of a game that `error` broke off."""
    raised = f"{type(error).__name__}: {error}"
    text = " ".join((str(error) if isinstance(error, PluginError) else raised).split())
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
        "traceback": traceback.format_exception(error),
    }
    return Played(_row(game, ERROR, text), failure)


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
        game.play(make_bots(plan.bots, plan.seats, seed))
        played = Played(_row(game, game.state.ending))
    except Exception as error:  # noqa: BLE001 (whatever a plugin raises ends this game only)
        played = _failure(game, plan, error)
    if recorder and plan.record:
        write_record(recorder.record(), plan.record / f"{seed}.json")
    return played


def _until_failure(ruleset: Ruleset, plan: Plan, seeds: range) -> Iterator[Played]:
    for seed in seeds:
        played = play_one(ruleset, plan, seed)
        yield played
        if plan.fail_fast and played.failure:
            return


def _recipe(ruleset: Ruleset) -> _Recipe:
    plugins = tuple({home.distribution + home.name: home for home in ruleset.homes.values()}.values())
    offered = {piece.id for home in plugins if home.plugin for piece in home.plugin.pieces}
    block = tuple(sorted(offered - {piece.id for piece in ruleset.pieces}))
    return _Recipe(ruleset.manifest, plugins, block, ruleset.max_steps, os.getpid())


@lru_cache(maxsize=1)
def _cook(pickled: bytes) -> Ruleset:
    recipe: _Recipe = pickle.loads(pickled)
    if os.getpid() != recipe.parent:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    ruleset = assemble(recipe.manifest, registry=Registry(recipe.plugins, recipe.block))
    ruleset.max_steps = recipe.max_steps
    return ruleset


def _batch(pickled: bytes, plan: Plan, seeds: range) -> list[Played]:
    return list(_until_failure(_cook(pickled), plan, seeds))


def _pooled(ruleset: Ruleset, plan: Plan, seeds: range, jobs: int) -> Iterator[Played]:
    from joblib import Parallel, delayed

    size = max(1, min(MAX_BATCH, len(seeds) // (jobs * 4)))
    recipe = pickle.dumps(_recipe(ruleset))
    parts = (seeds[at : at + size] for at in range(0, len(seeds), size))
    pool = Parallel(n_jobs=jobs, backend="loky", return_as="generator", batch_size=1)
    batches: Any = pool(delayed(_batch)(recipe, plan, part) for part in parts)
    try:
        for batch in batches:
            yield from batch
            if plan.fail_fast and batch[-1].failure:
                return
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # joblib's, about tasks that nobody waits for: that is meant
            batches.close()


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
) -> Iterator[Played]:
    """Play `games` games with the seeds `seed`, `seed + 1`, ... and yield each in that order.

    `seats` 0 means four, or the nearest number that the variant allows; `bots` is a name or one for each seat,
    separated by commas; `jobs` processes share the work (0: one for each processor); `record` is a folder for
    the games' records; with `fail_fast` the first game that raised is the last one; with `check` a game raises when
    a step loses or doubles a component.

    :raises NemesisError: at once, for a number of games, jobs or seats or a bot that cannot be.
    """
    if games < 1:
        raise NemesisError(f"{games} games cannot be played; ask for at least 1")
    if jobs < 0:
        raise NemesisError(f"{jobs} jobs are too few; give 1 or more, or 0 for one per processor")
    plan = Plan(seats or ruleset.nearest_seats(DEFAULT_SEATS), bots, record, fail_fast, check)
    make_bots(bots, plan.seats, seed)
    ruleset.new_game(plan.seats, seed)
    seeds = range(seed, seed + games)
    jobs = min(jobs or os.cpu_count() or 1, games)
    return _until_failure(ruleset, plan, seeds) if jobs == 1 else _pooled(ruleset, plan, seeds, jobs)
