"""What the surface shows: the deck on a seat's screen, tokens on Crossroads, the columns of a simulation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import HIDDEN, Panel, hookimpl
from nemesis_core.rules import counted, listed, named, short_name

from .deck import DECK
from .surface import CROSSROADS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Who came by a Path this turn, and how many cards were drawn; the deck is among the others."""
    return {"surface came": dict(game.surface.came), "surface drawn": game.surface.drawn}


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """How many Mars Surface cards were drawn."""
    return {"surface_cards": game.surface.drawn}


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """The Mars Surface deck and the tokens that wait on Crossroads."""
    board = ruleset.compiled["board"]
    left = counted(view["deck sizes"][DECK], "card")
    gone = listed(names, "card", view["discards"][DECK])
    tokens = [short_name(board.places[place]) for place in unturned(ruleset, view)]
    rows = [
        ("Mars Surface deck", f"{left}; discarded: {gone}" if gone else left),
        ("Unturned tokens", ", ".join(tokens)),
    ]
    return [Panel("The surface", [row for row in rows if row[1]])]


def unturned(ruleset: Ruleset, view: View) -> list[str]:
    """The Crossroads on which an Exploration token lies."""
    places = ruleset.compiled["board"].places
    return [place for place in view["tokens"] if CROSSROADS in places[place].roles]


@hookimpl
def seen_there(ruleset: Ruleset, view: View, place: str, names: Names) -> list[str]:
    """The Exploration token of a Crossroads, with what it does if the seat has seen it."""
    if place not in unturned(ruleset, view):
        return []
    token = view["tokens"][place]
    if token[:1] == HIDDEN:
        return ["Exploration token"]
    record = ruleset.compiled["cards"].exploration[token]
    return [f"Exploration token ({named(names, 'effect', record.effect)})"]
