"""Hooks by which boards and modes describe to bots what can be won, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..prospects import Errand, Goal


@hookspec
def goals(ruleset: Ruleset, view: dict[str, Any]) -> list[Goal]:  # type: ignore[empty-body]
    """What the seat of `view` can win by.

    Called when a bot asks for it, with what the seat may know and the `ruleset`; there is no game to look into. Return
    a list of `Goal`; the lists of all pieces are joined. None has none.

    Example: `return [Goal(card, objectives[card].any_of) for card in view["my objectives"]]`
    """


@hookspec
def errands(ruleset: Ruleset, view: dict[str, Any]) -> list[Errand]:  # type: ignore[empty-body]
    """What the seat of `view` can go and do in this game: for an Objective, to get out alive, to feel better.

    Called when a bot asks for it, with what the seat may know and the `ruleset`. Return a list of `Errand`; the lists
    of all pieces are joined. An errand that has been done is left out. None adds none.

    Example: `return [Errand(choose=("room", "row"), places=("pier",), leaves=True, opens=view["tide"])]`
    """


@hookspec(firstresult=True)
def likely(ruleset: Ruleset, view: dict[str, Any], condition: str) -> float:  # type: ignore[empty-body]
    """How likely `condition` is to hold at the end for the seat of `view`, if the seat does nothing more about it.

    Called when a bot weighs its goals, with the `ruleset`. Return a number from 0 to 1; 1 for what holds already and
    will go on to hold. None: the piece does not know this condition; when none does it counts as 0.

    Example: `return float(view["flame"] > 0) if condition == "lamp-lit" else None`
    """


@hookspec(firstresult=True)
def rounds_left(ruleset: Ruleset, view: dict[str, Any]) -> int:  # type: ignore[empty-body]
    """How many rounds are played at most, the running one included, as far as the seat of `view` knows.

    Called when a bot plans its way, with the `ruleset`. Return the number. None: the game has no end that can be
    counted to.

    Example: `return view["tide"] + 1`
    """
