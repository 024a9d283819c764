"""Hypothesis strategies: sessions, games and states of a variant at a random moment, and choices of a decision.

A failure shrinks to few seats, a small seed and a moment near the beginning of a game.
"""

from __future__ import annotations

from typing import Final

from ..assembly import Ruleset
from ..bots import make_bots
from ..game import Game, Option
from ..session import Session
from ..state import GameState
from .extra import needed_by

with needed_by(__name__):
    from hypothesis import strategies as st

__all__ = ["choices", "games", "numbers_of_seats", "seeds", "sessions", "states"]

MOST_SEATS: Final = 5
"""Seats of the largest game that is drawn, unless the test says otherwise."""
LATEST: Final = 150
"""Decisions before the latest moment that is drawn."""
SEEDS: Final = 2**32 - 1


def numbers_of_seats(ruleset: Ruleset) -> st.SearchStrategy[int]:
    """A number of seats that `ruleset` allows."""
    low, high = ruleset.players
    return st.integers(low, max(low, min(high, MOST_SEATS)))


def seeds() -> st.SearchStrategy[int]:
    """A seed of a game."""
    return st.integers(0, SEEDS)


def sessions(
    ruleset: Ruleset, seats: st.SearchStrategy[int] | int | None = None, bots: str = "random", latest: int = LATEST
) -> st.SearchStrategy[Session]:
    """A session at a decision of a game of `ruleset`, reached by the choices of `bots`.

    `seats` is a number of them or a strategy of it (default: any that the variant allows); no more than `latest`
    decisions come before. In a game that ends earlier one of its decisions is meant.
    """
    wanted = numbers_of_seats(ruleset) if seats is None else st.just(seats) if isinstance(seats, int) else seats

    def session(drawn: tuple[int, int, int]) -> Session:
        at, seed, number = drawn
        found, made = _after(ruleset, at, seed, bots, number)
        if found.decision is None and made:
            found, _ = _after(ruleset, at, seed, bots, number % made)
        return found

    moments = st.tuples(wanted, seeds(), st.integers(0, latest))
    return moments.map(session).filter(lambda found: found.decision is not None)  # a game may ask nobody


def _after(ruleset: Ruleset, at: int, seed: int, bots: str, number: int) -> tuple[Session, int]:
    """A session after `number` choices or at its end, and how many choices were made."""
    session, players = Session(ruleset.new_game(at, seed)), make_bots(bots, at, seed)
    for made in range(number):
        if session.decision is None:
            return session, made
        session.choose(players[session.decision.seat](session.game, session.decision))
    return session, number


def games(
    ruleset: Ruleset, seats: st.SearchStrategy[int] | int | None = None, bots: str = "random", latest: int = LATEST
) -> st.SearchStrategy[Game]:
    """A game between two steps at a moment such as `sessions` draws, to be played on with `Game.play`."""
    return sessions(ruleset, seats, bots, latest).map(lambda session: session.game.clone())


def states(
    ruleset: Ruleset, seats: st.SearchStrategy[int] | int | None = None, bots: str = "random", latest: int = LATEST
) -> st.SearchStrategy[GameState]:
    """The state of such a game."""
    return games(ruleset, seats, bots, latest).map(lambda game: game.state)


def choices(session: Session) -> st.SearchStrategy[Option]:
    """An option of the decision at which `session` waits; after the end there is none to be drawn."""
    decision = session.decision
    return st.nothing() if decision is None else st.sampled_from(list(decision.options))
