"""Hooks of face-down tokens that players are dealt and look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec(firstresult=True)
def tokens_dealt(game: Game, kind: str) -> int:  # type: ignore[empty-body]
    """How many face-down tokens of `kind` each seat gets in set-up.

    Called by a board that deals such tokens ("contingency"). Return the number: so many are dealt when those that
    nobody gets are in their places. None leaves the number and the order to the board.

    Example: a mode in which everybody gets three of them: `return 3 if kind == "omen" else None`
    """


@hookspec(firstresult=True)
def tokens_open(game: Game, kind: str) -> bool:  # type: ignore[empty-body]
    """Is a face-down token of `kind` that nobody holds turned up for all instead of being looked at?

    Called by a board when a seat is about to look at one, and when it lists which can be looked at: those that lie open
    cannot. Return True if so. None: only the seat that looks sees it.

    Example: `return True if kind == "omen" else None`
    """
