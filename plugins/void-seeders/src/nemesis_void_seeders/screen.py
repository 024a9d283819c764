"""Insanity on a seat's screen: how mad each Character is, and the Panic cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import counted, listed, named, seat_told

from . import answers
from .records import PANIC

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]


@hookimpl
def seen_there(ruleset: Ruleset, view: View, place: str, names: Names) -> list[str]:
    """An Exploration token in an open Room (VS-SET-04)."""
    return ["Exploration token"] if place in view["tokens"] and place in view["explored"] else []


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """Insanity as everybody sees it."""
    rows = [(who(names, seat), level_told(ruleset, view, seat, names)) for seat in view["insanity"]]
    return [Panel("Insanity", [*rows, ("Panic cards", panic_cards(view, names))])]


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """How mad everybody was in the end."""
    view = answers.view(game, 0)
    rows = [(who(names, seat), f"level {level}") for seat, level in view["insanity"].items()]
    return [Panel("Insanity", rows)]


def who(names: Names, seat: str) -> str:
    """A seat, "p2", as the other panels tell it."""
    return seat_told(names, int(seat[1:]) - 1)


def level_told(ruleset: Ruleset, view: View, seat: str, names: Names) -> str:
    """The level of a seat, and who comes to its Encounters; of one that is gone, whether its token is out too."""
    level = view["insanity"][seat]
    if view["characters"][int(seat[1:]) - 1]["status"] != "active":
        out = seat in view["insanity tokens gone"]
        return f"level {level}; its token {'has left the game' if out else 'is in the bag'}"
    return f"level {level}: a {named(names, 'intruder', ruleset.compiled['insanity_levels'][level].summons)} would come"


def panic_cards(view: View, names: Names) -> str:
    """How many are left in the deck, and those on the discard pile."""
    left = f"{counted(view['deck sizes'][PANIC], 'card')} in the deck"
    lying = listed(names, "card", view["discards"][PANIC])
    return f"{left}; discarded: {lying}" if lying else left
