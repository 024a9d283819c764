"""Games of one seed that are not the same: in which step they part, and at which hook or function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any, Final

import attrs

from ..assembly import RULES
from .findings import Finding
from .tracing import Entry, parting

Steps = list[list[str]]
"""Name and digest of each step of a game."""
Trace = list[Entry]
Traces = Callable[[int, int, int], list[Trace]]
"""Traces of several runs of a game (seats, seed) up to a step."""
TRIES: Final = 3
"""What is left to chance may come out alike, so that it is tried more than once."""
BEHIND: Final = 40
"""Steps behind that in which two games part of which it is told what happens."""


def parted(one: Steps, other: Steps) -> int | None:
    """The number of the first step at which two games differ, or None when they are the same."""
    pairs = enumerate(zip_longest(one, other))
    return next(
        (step for step, (mine, theirs) in pairs if mine is None or theirs is None or mine[1] != theirs[1]), None
    )


def games_apart(
    trial: Mapping[str, Any], played: Mapping[str, Any], elsewhere: Mapping[str, Steps], traces: Traces
) -> list[Finding]:
    """The findings of games that are not the same from the same seed; the place is looked for in the first.

    `played` has each game as it went twice in one process, `elsewhere` as it went in another.
    """
    found: list[Finding] = []
    for seats, seed in trial["games"]:
        told = played.get(str([seats, seed]))
        if told is None:
            continue
        others = [told["again"], elsewhere.get(str([seats, seed]), told["steps"])]
        steps = [step for other in others if (step := parted(told["steps"], other)) is not None]
        if not steps:
            continue
        game = {"variant": trial["name"], "seats": seats, "seed": seed}
        if found:
            found.append(attrs.evolve(found[0], **game))
            continue
        step = min(steps)
        piece, place, how = _place(traces, seats, seed, step)
        name = told["steps"][step][0] if step < len(told["steps"]) else "the end"
        text = f"the same seed gives another game{how and ': '}{how}"
        piece = trial["piece"] if piece in ("", RULES) else piece  # these are the same in every process
        found.append(Finding(piece=piece, kind="chance", place=place, step=name, text=text, **game))
    return found


def _place(traces: Traces, seats: int, seed: int, step: int) -> tuple[str, str, str]:
    """The piece and place at which two runs of one game part about `step`, and how; empty texts where none do."""
    for _ in range(TRIES):
        first, *others = traces(seats, seed, step + BEHIND) or [[]]
        found = next(filter(None, (parting(first, other) for other in others)), None)
        if found:
            return found
    return "", "", ""
