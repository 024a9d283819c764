"""The Action cards and Quest Items of the Medic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    action_cards,
    by_name,
    characters_at,
    clean_all,
    crew_kit,
    draw_to_hand,
    dress,
    gain_contamination,
    has_trait,
    heal_light,
    heal_serious,
    item_kit,
    light_wound,
    pay,
    reshuffle_all,
    seat_name,
    spend,
    tile_at,
    weapons_called,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Game
    from nemesis_core.rules import Character

    Treatments = list[tuple[str, ...]]

NEEDLE_GUN: Final = "needle-gun"
ALTRUIST: Final = "altruist"
HEALING: Final = "green"
"""The colour of the Rooms in which treating somebody is worth a card."""
FULL: Final = 5
"""Cards up to which Combat Drugs draw."""
NONE: Final = ("none",)

# ---------------------------------------------------------------- ER


def patients(game: Game, who: Character) -> list[str]:
    """The Characters in the Room, `who` included, while there is a dose in the Needle Gun."""
    doses = [gun for gun in weapons_called(game, who, NEEDLE_GUN) if who.ammo[gun]]
    return [seat_name(other) for other in characters_at(game, who.place)] if doses else []


def dose(game: Game, who: Character) -> None:
    """1 Ammo of the Needle Gun."""
    spend(game, who, next(gun for gun in weapons_called(game, who, NEEDLE_GUN) if who.ammo[gun]))


@EFFECTS.bind("action_card", "er.sedate", choices=patients)
def sedate(game: Game, who: Character, name: str) -> None:
    """ER: a Contamination card (LD-CONT-01), and an Action card less."""
    other = by_name(game, name)
    dose(game, who)
    gain_contamination(game, other)
    pay(game, other, min(1, len(action_cards(game, other))))


@EFFECTS.bind("action_card", "er.stimulate", choices=patients)
def stimulate(game: Game, who: Character, name: str) -> None:
    """ER: 3 cards (LD-DRAW-03)."""
    dose(game, who)
    draw_to_hand(game, by_name(game, name), 3)


# ---------------------------------------------------------------- treating Wounds


def each_here(game: Game, who: Character, wounds: Callable[[Game, Character], list[str]]) -> list[tuple[str, str]]:
    """(Character, Wound) for each of the `wounds` of the Characters in the Room."""
    return [(seat_name(other), card) for other in characters_at(game, who.place) for card in wounds(game, other)]


def to_heal(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Character, Wound) for each Dressed Serious Wound in the Room."""
    return each_here(game, who, item_kit.to_heal)


def to_dress(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Character, Wound) for each Serious Wound in the Room that is not Dressed."""
    return each_here(game, who, item_kit.to_dress)


def treated(game: Game, who: Character, others: bool) -> None:
    """A card in a green Room, and one by the Trait Altruist for `others` who were Dressed or rid of Light Wounds."""
    if tile_at(game, who.place).color == HEALING:
        draw_to_hand(game, who, 1)
    if others and has_trait(game, who, ALTRUIST):
        draw_to_hand(game, who, 1)


@EFFECTS.bind("action_card", "pharmacist.heal-serious", choices=to_heal)
def heal(game: Game, who: Character, name: str, card: str) -> None:
    """Pharmacist: a Dressed Serious Wound is Healed (LD-WOUND-10)."""
    heal_serious(game, by_name(game, name), card)
    treated(game, who, others=False)


@EFFECTS.bind("action_card", "pharmacist.dress-serious", choices=to_dress)
def bandage(game: Game, who: Character, name: str, card: str) -> None:
    """Pharmacist: a Serious Wound is Dressed (LD-WOUND-08)."""
    dress(game, by_name(game, name), card)
    treated(game, who, others=name != seat_name(who))


def treatments(game: Game, who: Character) -> Treatments:
    """(Character), whose Light Wounds are Healed, or (Character, Wound), which is Dressed, for all in the Room."""
    light: Treatments = [(seat_name(other),) for other in characters_at(game, who.place) if other.light]
    return [*light, *to_dress(game, who)]


@EFFECTS.bind("action_card", "field-dressing.two-patients", choices=treatments)
def field_dressing(game: Game, who: Character, *first: str) -> None:
    """Field Dressing: one Character, and perhaps another one, is rid of Light Wounds or has a Wound Dressed."""
    treat(game, first)
    left = [case for case in treatments(game, who) if case[0] != first[0]]
    second = game.ask(who.seat, "second-patient", [NONE, *left])
    if second != NONE:
        treat(game, second)
    treated(game, who, others=not {first[0], second[0]} <= {seat_name(who), *NONE})


def treat(game: Game, case: tuple[str, ...]) -> None:
    """One of `treatments`."""
    other = by_name(game, case[0])
    if case[1:]:
        dress(game, other, case[1])
    else:
        heal_light(game, other)


# ---------------------------------------------------------------- Quest Items


def everybody_here(game: Game, who: Character) -> list[str]:
    """The Characters in the Room, `who` included."""
    return [seat_name(other) for other in characters_at(game, who.place)]


@EFFECTS.bind("item", "surgery-kit.operate", choices=everybody_here)
def operate(game: Game, who: Character, name: str) -> None:
    """Surgery Kit: all Contamination cards are Scanned, INFECTED ones and the Larva go, a Light Wound is suffered."""
    other = by_name(game, name)
    clean_all(game, other)
    reshuffle_all(game, other)
    light_wound(game, other, "surgery-kit")


def short_of_cards(game: Game, who: Character) -> crew_kit.NoTarget:
    """Has `who` fewer than 5 cards in hand, and one to draw?"""
    return crew_kit.when(len(who.hand) < FULL and (who.deck or who.discard))


@EFFECTS.bind("item", "combat-drugs.draw", choices=short_of_cards)
def take_drugs(game: Game, who: Character) -> None:
    """Combat Drugs: draw up to 5 cards."""
    draw_to_hand(game, who, FULL - len(who.hand))
