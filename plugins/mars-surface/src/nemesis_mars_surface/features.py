"""The surface in numbers; all of it lies open but the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl

from .deck import DECK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nemesis_core import Game, Ruleset

FIGURES: Final = ("drawn", "deck", "discards", "came by a Path")


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The cards that were drawn and those that are left, and whether the own Character came by a Path this turn."""
    return [Feature.listed("surface", FIGURES, _figures)]


def _figures(game: Game, seat: int) -> Sequence[int]:
    surface, table = game.surface, game.table
    decks = len(table.decks.get(DECK, ())), len(table.discards.get(DECK, ()))
    return (min(surface.drawn, 255), *decks, f"p{seat + 1}" in surface.came)
