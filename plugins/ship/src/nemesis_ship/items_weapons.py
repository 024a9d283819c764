"""Weapons of the Item decks, what loads them, the Taser and the Molotov Cocktail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    discard_hand,
    item_kit,
    others_here,
    place_fire,
    seat_name,
    serious_wound,
    weapon_kit,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot

EFFECTS.bind("item", "prototype-rifle.shot")(item_kit.spends_ammo)
EFFECTS.bind("item", "prototype-shotgun.shot")(item_kit.scatters)
EFFECTS.bind("item", "energy-charge.load", choices=item_kit.energy_weapons)(item_kit.fill)
EFFECTS.bind("item", "chemicals.refuel", choices=item_kit.chemical_weapons)(item_kit.fill)


@EFFECTS.bind("item", "prototype-pistol.shot")
def pistol(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """One more roll, if wanted; the second result counts."""
    if weapon_kit.wants_reroll(game, who, shot):
        shot.roll()


# ---------------------------------------------------------------- Taser


def others_with_hands(game: Game, who: Character) -> list[str]:
    """The other Characters in the Room with cards in hand."""
    return [seat_name(c) for c in others_here(game, who) if c.hand]


@EFFECTS.bind("item", "taser.shock-character", choices=others_with_hands)
def shock_character(game: Game, who: Character, name: str) -> None:
    """Another Character in the Room discards its whole hand."""
    discard_hand(game, by_name(game, name))


# ---------------------------------------------------------------- Molotov Cocktail


@EFFECTS.bind("item", "molotov-cocktail.throw", choices=item_kit.places_in_reach)
def throw(game: Game, who: Character, place: str) -> None:
    """Fire, 1 Injury for each Intruder, 1 Serious Wound for each Character there."""
    place_fire(game, place)
    item_kit.blast(game, who, place, "molotov-cocktail", serious_wound)


@EFFECTS.bind("item", "molotov-cocktail.throw-at-eggs", choices=item_kit.egg_places)
def throw_at_eggs(game: Game, who: Character, place: str) -> None:
    """Fire and 1 Egg less; a Noise roll follows."""
    item_kit.throw_at_eggs(game, who, place, eggs=1, burns=True)
