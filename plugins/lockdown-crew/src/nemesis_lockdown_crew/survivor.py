"""The Action cards of the Survivor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    attack,
    crawl,
    crew_kit,
    deal,
    distinct,
    draw_to_hand,
    dress,
    explored_entrances,
    gain_contamination,
    loose_items,
    undressed,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


@EFFECTS.bind("action_card", "desperate-attack.desperate", choices=crew_kit.injurable_here)
def desperate_attack(game: Game, who: Character, target: str) -> None:
    """Desperate Attack: a Contamination card, 2 Injuries, and an Intruder that stays attacks (LD-INJ-01)."""
    place = who.place
    gain_contamination(game, who)
    deal(game, who, target, 2, "desperate-attack")
    piece = game.table.intruders.get(target)
    if piece is not None and piece.place == place:
        attack(game, piece, who, "desperate-attack")


def slips(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, who moves...) while there is an Item to pay with."""
    return crew_kit.slips(game, who, together=True) if loose_items(game, who) else []


@EFFECTS.bind("action_card", "distraction.slip-away", choices=slips)
def distraction(game: Game, who: Character, place: str, corridor: str, *names: str) -> None:
    """Distraction: for an Item, one or two Characters leave a Combat without being attacked.

    Another player is asked whether its Character goes; the Item is discarded all the same.
    """
    crew_kit.pay_with_item(game, who)
    crew_kit.slip_away(game, who, place, corridor, names)


def gritty(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there a Serious Wound, and a card to draw for it?"""
    return crew_kit.HERE if who.serious and (who.deck or who.discard) else []


@EFFECTS.bind("action_card", "obstinate.grit", choices=gritty)
def grit(game: Game, who: Character) -> None:
    """Obstinate: a card for each Serious Wound, Dressed ones too."""
    draw_to_hand(game, who, len(who.serious))


def bandages(game: Game, who: Character) -> list[str]:
    """The Serious Wounds that can be Dressed, while there is an Item to pay with."""
    return distinct(undressed(who)) if loose_items(game, who) else []


@EFFECTS.bind("action_card", "obstinate.bandage", choices=bandages)
def bandage(game: Game, who: Character, wound: str) -> None:
    """Obstinate: for an Item a Serious Wound is Dressed (LD-WOUND-08)."""
    crew_kit.pay_with_item(game, who)
    dress(game, who, wound)


@EFFECTS.bind("action_card", "vents.crawl", choices=explored_entrances)
def vents(game: Game, who: Character, place: str) -> None:
    """Vents: through the Technical Corridors, an attack out of the dark, then a Noise roll (LD-TECH-03)."""
    crawl(game, who, place, "vents")
