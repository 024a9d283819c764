"""Secrets in what a seat is offered, and a question at the end of each step, by which all that it told is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import attrs

from ... import rng
from ...assembly import Ruleset
from ...errors import PluginError, StaleChoice
from ...game import Game
from ...knowledge import redeal
from ...session import Session
from ..differences import told
from .failing import fail

CLOSED: Final = "the step is over"
"""The kind of the question at the end of a step."""
DEALS: Final = 2
"""How often a game is dealt anew at a decision."""


def check_offers(session: Session, number: int) -> None:
    """Who decides cannot tell by his options, or by what they are about, what he may not know.

    `Session.redeal` makes another deal where options differ, so that they would not show there.

    :raises AssertionError: naming the seat and what gives it away.
    """
    decision = session.decision
    if decision is None:
        return
    who = f"seat {decision.seat + 1} can tell what it may not know"
    for n in range(DEALS):
        other = _dealt(session, decision.seat, rng.mix(number * DEALS + n))
        offered = other.decision if other else None
        if offered is None or (offered.seat, offered.kind) != (decision.seat, decision.kind):
            continue  # what others answered led elsewhere
        if offered.options != decision.options:
            fail(f"{who} by its options: {told(list(offered.options), list(decision.options))}")
        if _plain(decision.about) and offered.about != decision.about:
            fail(f"{who} by what its options are about: {told(offered.about, decision.about)}")


def _dealt(session: Session, seat: int, seed: int) -> Session | None:
    """The session dealt anew as it comes, or None if it did not come about in the same way."""
    try:
        made = Session(redeal(session.game, seat, seed), session.trail_choices())
    except (StaleChoice, PluginError):
        return None
    forced = ([entry for entry in game.trail if entry[0] == "forced"] for game in (session.game, made.game))
    return made if next(forced) == next(forced) and not any(made.game.fixed.values()) else None


def _plain(value: Any) -> bool:
    """Is it text, a number, or made of these? Objects are part of the state, of which nobody is shown all."""
    if isinstance(value, dict):
        return all(map(_plain, (*value, *value.values())))
    return all(map(_plain, value)) if isinstance(value, list | tuple) else isinstance(value, str | int)


def closing(ruleset: Ruleset) -> Ruleset:
    """The ruleset with a question at the end of each step, which changes nothing."""
    runs = {phase: tuple(map(_closing, steps)) for phase, steps in ruleset.runs.items()}
    return attrs.evolve(ruleset, runs=runs)


def _closing(run: Callable[[Game], Any]) -> Callable[[Game], Any]:
    @wraps(run)
    def step(game: Game) -> Any:
        again = run(game)
        game.ask(0, CLOSED, ["go on", "go on at once"])
        return again

    return step
