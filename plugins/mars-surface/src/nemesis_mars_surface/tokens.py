"""The Surface Exploration tokens: on Crossroads and in Buildings, with effects that only they have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nemesis_core.rules import draw_card, gain_item

from . import deck
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SURFACE: Final = "surface"
"""The kind of these tokens."""


def item_found(colour: str) -> Callable[[Game, Character, str], None]:
    """An effect: the Character draws the top card of the Item deck of `colour`, if one is left (LD-MARS-02)."""

    def effect(game: Game, who: Character, corridor: str) -> None:
        card = draw_card(game, f"item-{colour}")
        if card:
            game.know(card, (who.seat,))
            game.tell("surface.item", "LD-MARS-02", who=who.seat, colour=colour)
            gain_item(game, who, card)

    return effect


for _colour in ("green", "red", "yellow"):
    EFFECTS.bind("exploration_effect", f"{_colour}-item")(item_found(_colour))


@EFFECTS.bind("exploration_effect", "mars-surface-card")
def surface_card(game: Game, who: Character, corridor: str) -> None:
    """A Mars Surface card."""
    deck.draw(game, who)
