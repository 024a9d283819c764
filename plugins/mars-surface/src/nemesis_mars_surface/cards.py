"""What the Mars Surface cards do: `exposed` to whom they find on a Crossroads without a suit, `sheltered` to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    SLIME,
    action_cards,
    arrive,
    discard_item,
    encounter,
    gain_contamination,
    gain_status,
    in_combat,
    light_wound,
    loaded,
    loose_items,
    noise_roll,
    pay,
    place_noise,
    seat_name,
    serious_wound,
    unload,
)

from .effects import EFFECTS
from .records import KIND
from .surface import BUILDING, silent_areas
from .walking import path_between

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CARD: Final = "LD-MARS-11"
"""The rule by which the log tells what a card does."""


# ---------------------------------------------------------------- dust and storms


@EFFECTS.bind(KIND, "radioactive-dust.exposed")
def dust(game: Game, who: Character) -> None:
    """A Contamination card and a Slime marker."""
    gain_contamination(game, who)
    gain_status(game, who, SLIME)


@EFFECTS.bind(KIND, "radioactive-dust.sheltered")
def some_dust(game: Game, who: Character) -> None:
    """A Contamination card."""
    gain_contamination(game, who)


def lose_cards(game: Game, who: Character, number: int) -> None:
    """`who` discards `number` Action cards of its choice, or as many as it has."""
    pay(game, who, min(number, len(action_cards(game, who))))


@EFFECTS.bind(KIND, "sandstorm.exposed")
def sandstorm(game: Game, who: Character) -> None:
    """An Action card, or without one a Light Wound."""
    if action_cards(game, who):
        lose_cards(game, who, 1)
    else:
        light_wound(game, who, "sandstorm")


@EFFECTS.bind(KIND, "killing-cold.exposed")
def cold(game: Game, who: Character) -> None:
    """2 Action cards."""
    lose_cards(game, who, 2)


@EFFECTS.bind(KIND, "killing-cold.sheltered")
def some_cold(game: Game, who: Character) -> None:
    """An Action card."""
    lose_cards(game, who, 1)


@EFFECTS.bind(KIND, "meteor-shower.exposed")
def meteors(game: Game, who: Character) -> None:
    """A Light Wound."""
    light_wound(game, who, "meteor-shower")


@EFFECTS.bind(KIND, "meteor-shower.sheltered")
def hail_on_the_roof(game: Game, who: Character) -> None:
    """A Noise roll in a Building, out of Combat; in a suit in the open nothing."""
    if BUILDING in game.board.places[who.place].roles and not in_combat(game, who):
        noise_roll(game, who)


# ---------------------------------------------------------------- gear


@EFFECTS.bind(KIND, "torn-seal.exposed")
def torn_seal(game: Game, who: Character) -> None:
    """A Serious Wound."""
    serious_wound(game, who, "torn-seal")


@EFFECTS.bind(KIND, "torn-seal.sheltered")
def leak(game: Game, who: Character) -> None:
    """A Light Wound."""
    light_wound(game, who, "torn-seal")


def lose_ammo(game: Game, who: Character, most: int) -> bool:
    """`who` takes `most` Ammo off its Weapons, or as much as there is; False when there is none."""
    there = sum(who.ammo[weapon] for weapon in loaded(game, who))
    return there > 0 and unload(game, who, min(most, there))


@EFFECTS.bind(KIND, "clogged-gear.exposed")
def clogged(game: Game, who: Character) -> None:
    """2 Ammo or as much as there is; without any an Item."""
    if lose_ammo(game, who, 2):
        return
    items = loose_items(game, who)
    if items:
        discard_item(game, who, game.ask(who.seat, "clogged-gear", items))


@EFFECTS.bind(KIND, "clogged-gear.sheltered")
def dusty(game: Game, who: Character) -> None:
    """1 Ammo, if there is any."""
    lose_ammo(game, who, 1)


# ---------------------------------------------------------------- what moves in the dust


@EFFECTS.bind(KIND, "shapes-in-the-dust.exposed")
def shapes(game: Game, who: Character) -> None:
    """An Encounter."""
    encounter(game, who)


@EFFECTS.bind(KIND, "shapes-in-the-dust.sheltered")
def shapes_far_off(game: Game, who: Character) -> None:
    """Noise in each Area that has none."""
    for area in silent_areas(game):
        place_noise(game, area, CARD)


@EFFECTS.bind(KIND, "lost-bearings.exposed")
def lost(game: Game, who: Character) -> None:
    """Back along the Path by which `who` has come this turn; who came by none suffers a Light Wound."""
    start = game.surface.came.get(seat_name(who), "")
    path = path_between(game, who.place, start) if start else ""
    if path:
        arrive(game, who, start, path, noise="none")
    else:
        light_wound(game, who, "lost-bearings")


@EFFECTS.bind(KIND, "lost-bearings.sheltered")
def nearly_lost(game: Game, who: Character) -> None:
    """Noise in an Area of its choice that has none."""
    silent = silent_areas(game)
    if silent:
        place_noise(game, game.ask(who.seat, "lost-bearings", silent), CARD)
