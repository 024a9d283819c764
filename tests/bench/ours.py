"""What is measured of Nemesis Variants."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

import orjson
import pluggy

from nemesis_core import Session, assemble
from nemesis_core.bots import RandomBot, make_bots
from nemesis_core.cloning import clone_state
from nemesis_core.hooks import PROJECT, compose, hookimpl, hookspec
from nemesis_core.saves import session_from_data, session_to_data

SEATS = 4


def direct(ruleset: Any, games: int) -> tuple[float, Counter[str]]:
    """Seconds for `games` whole games played directly, and the choices by kind of decision."""
    kinds: Counter[str] = Counter()
    start = time.perf_counter()
    played = [ruleset.new_game(SEATS, seed).play(make_bots("random", SEATS, seed)) for seed in range(games)]
    seconds = time.perf_counter() - start
    kinds["decisions"] = sum(game.state.decisions for game in played)
    for seed in range(games // 5):
        game = ruleset.new_game(SEATS, seed)
        bots = make_bots("random", SEATS, seed)

        def count(game: Any, decision: Any, bots: Any = bots) -> Any:
            kinds[f"kind:{decision.kind}"] += 1
            return bots[decision.seat](game, decision)

        game.play([count] * SEATS)
    return seconds, kinds


def cost_ratio(variant: str, other: str, games: int, rounds: int) -> float:
    """What a decision of `variant` costs, times one of `other`: the median over rounds in which both are played."""
    rulesets = [assemble(variant), assemble(other)]
    ratios = []
    for _ in range(rounds):
        costs = [seconds / kinds["decisions"] for seconds, kinds in (direct(ruleset, games) for ruleset in rulesets)]
        ratios.append(costs[0] / costs[1])
    return statistics.median(ratios)


def actions_taken(ruleset: Any, games: int) -> int:
    """Whole Actions in `games` games: what the log tells."""
    taken = 0

    def listen(event: Any) -> None:
        nonlocal taken
        taken += event.kind == "act" and event.data["action"] not in ("drop", "pass")

    for seed in range(games):
        game = ruleset.new_game(SEATS, seed)
        game.listener = listen
        game.play(make_bots("random", SEATS, seed))
    return taken


def by_session(ruleset: Any, games: int) -> tuple[float, int]:
    """Seconds and choices for `games` games through a Session."""
    choices, start = 0, time.perf_counter()
    for seed in range(games):
        session = Session(ruleset.new_game(SEATS, seed))
        bots = [RandomBot(seed, seat) for seat in range(SEATS)]
        while session.decision is not None:
            session.choose(bots[session.decision.seat](session.game, session.decision))
        choices += session.game.state.decisions
    return time.perf_counter() - start, choices


def by_environment(ruleset: Any, games: int) -> float:
    """Steps a second of random play in the environment for learners, each with its observation."""
    from nemesis_core.rl import env

    made, steps, start = env(ruleset, SEATS), 0, time.perf_counter()
    for seed in range(games):
        made.reset(seed=seed)
        for _ in made.agent_iter():
            observation, _, termination, truncation, _ = made.last()
            done = termination or truncation
            made.step(None if done else random.choice(observation["action_mask"].nonzero()[0]))
            steps += not done
    return steps / (time.perf_counter() - start)


def mid_game(ruleset: Any) -> Session:
    """A session some way into a game, with everybody alive."""
    session = Session(ruleset.new_game(SEATS, 3))
    bots = [RandomBot(3, seat) for seat in range(SEATS)]
    while session.decision is not None and session.game.state.decisions < 120:
        session.choose(bots[session.decision.seat](session.game, session.decision))
    return session


def per_call(function: Callable[[], Any], times: int) -> float:
    """Seconds of one call."""
    start = time.perf_counter()
    for _ in range(times):
        function()
    return (time.perf_counter() - start) / times


def save_and_load(session: Session) -> float:
    """Seconds for a save to text and back."""

    def once() -> None:
        session_from_data(orjson.loads(orjson.dumps(session_to_data(session))), session.game.ruleset)

    return per_call(once, 30)


def clone(session: Session) -> float:
    """Seconds for a copy of the state."""
    return per_call(lambda: clone_state(session.game.state), 3000)


class _Specs:
    @hookspec(firstresult=True)
    def first(self, game: Any, who: Any) -> Any: ...

    @hookspec
    def every(self, game: Any, who: Any) -> Any: ...


class _Implementation:
    @hookimpl
    def first(self, game: Any, who: Any) -> Any:
        return None

    @hookimpl
    def every(self, game: Any, who: Any) -> Any:
        return None


def hook_costs(times: int = 200_000) -> dict[str, float]:
    """Seconds of a direct call, and of composed hooks with one and three implementations."""
    found = {}
    manager = pluggy.PluginManager(PROJECT)
    manager.add_hookspecs(_Specs)
    plain = _Implementation().first
    found["direct"] = per_call(lambda: plain(1, 2), times)
    for count in (1, 2, 3):
        manager.register(_Implementation())
        first, every = compose(manager.hook.first), compose(manager.hook.every)
        found[f"first of {count}"] = per_call(lambda f=first: f(1, 2), times)  # type: ignore[misc]
        found[f"all of {count}"] = per_call(lambda f=every: f(1, 2), times)  # type: ignore[misc]
    return found


def hook_calls(ruleset: Any, games: int) -> float:
    """Hook calls in a game, on average."""
    calls = 0
    hooks = ruleset.hooks

    class Counting:
        def __getattr__(self, name: str) -> Any:
            function = getattr(hooks, name)

            def counted(*given: Any, **named: Any) -> Any:
                nonlocal calls
                calls += 1
                return function(*given, **named)

            return counted

    for seed in range(games):
        game = ruleset.new_game(SEATS, seed)
        game.hooks = Counting()
        game.play(make_bots("random", SEATS, seed))
    return calls / games


def two_processes(variant: str, games: int) -> float:
    """How many times faster two warm processes are than one."""
    from loky import get_reusable_executor

    chunks = [range(start, start + 50) for start in range(0, games, 50)]
    seconds = {}
    for jobs in (1, 2):
        pool = get_reusable_executor(max_workers=jobs)
        list(pool.map(partial(play_chunk, variant), [range(2)] * (jobs * 2)))
        start = time.perf_counter()
        list(pool.map(partial(play_chunk, variant), chunks))
        seconds[jobs] = time.perf_counter() - start
    return seconds[1] / seconds[2]


_assembled: dict[str, Any] = {}


def play_chunk(variant: str, seeds: range) -> int:
    """Play games in this process; the ruleset is kept."""
    if variant not in _assembled:
        _assembled[variant] = assemble(variant)
    return sum(
        _assembled[variant].new_game(SEATS, seed).play(make_bots("random", SEATS, seed)).state.decisions
        for seed in seeds
    )


def cpu_of(*arguments: str) -> float:
    """Seconds of CPU that the command takes in a process of its own, its bytecode written: the median of five."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    taken = []
    for _ in range(6):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "nemesis_core", *arguments], capture_output=True, check=True, env=environment
        )
        after = getrusage(RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(taken[1:])  # the first run may have to compile
