"""Mutations on a seat's screen and on the end screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import HIDDEN, Panel
from nemesis_core.rules import counted, named, seat_told

from .mutation_words import parts_told
from .mutations import FATAL
from .secrets import view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]

TITLE: Final = "Mutations"


def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """Hook: who has a Mutation card, which, as far as the seat knows, and how many markers; the own one in full."""
    rows = []
    for name, mutation in view["mutations"].items():
        mine = name == f"p{view['seat'] + 1}"
        rows.append((seat_told(names, int(name[1:]) - 1), told(mutation, names)))
        if mine:
            rows += parts_told(ruleset.compiled["mutation_cards"][mutation["card"]])
    return [Panel(TITLE, rows)] if rows else []


def told(mutation: Mapping[str, Any], names: Names) -> str:
    """The card of one Character, and what lies with it."""
    card = mutation["card"]
    if card[0] == HIDDEN:
        card = "a card that was not shown yet"
    else:
        card = named(names, "card", card) + ("" if mutation["shown"] else ", not shown yet")
    marked = f"{mutation['markers']} of {FATAL} markers"
    return "; ".join([card, marked, *(["does not suffer its next Wound"] if mutation["skin"] else [])])


def results(game: Game, names: Names) -> list[Panel]:
    """Hook: the Mutation card of each Character that has one."""
    rows = []
    for who in game.table.characters:
        mutation = view(game, who.seat)["mutations"].get(f"p{who.seat + 1}")
        if mutation:
            marked = counted(mutation["markers"], "marker")
            known = named(names, "card", mutation["card"]) + ("" if mutation["shown"] else " (never shown)")
            rows.append((str(who.seat + 1), named(names, "character", who.id), known, marked))
    return [Panel(TITLE, rows, ("#Seat", "~Character", "~Mutation card", "~Markers"))] if rows else []
