"""Items that are set off: the Thermite Charge and the Taser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    characters_at,
    discard_hand,
    item_kit,
    light_wound,
    place_fire,
    place_malfunction,
    seat_name,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


@EFFECTS.bind("item", "thermite-charge.blow-up", choices=item_kit.in_reach)
def thermite(game: Game, who: Character, place: str) -> None:
    """Malfunction, Fire, 1 Injury for each Intruder, 1 Light Wound for each Character there (LD-PVP-02)."""
    place_malfunction(game, place)
    place_fire(game, place)
    item_kit.blast(game, who, place, "thermite-charge", light_wound)


def with_hands(game: Game, who: Character) -> list[str]:
    """The Characters in the Room with cards in hand."""
    return [seat_name(c) for c in characters_at(game, who.place) if c.hand]


@EFFECTS.bind("item", "taser.shock-character", choices=with_hands)
def shock_character(game: Game, who: Character, name: str) -> None:
    """A Character in the Room discards its whole hand."""
    discard_hand(game, by_name(game, name))
