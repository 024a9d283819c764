"""What the Attacks do: some are made of `attack_kit`, which is common to races, the others are our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import action_cards, attack_kit, discard_from_hand, serious_wound

from .tide import flood, is_flooded

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS = Effects("drowned")
DEADLY: Final = 3
EFFECTS.bind("attack", "suck")(attack_kit.light_wound)
EFFECTS.bind("attack", "suck.darkness")(attack_kit.contamination)
EFFECTS.bind("attack", "spew")(attack_kit.in_turn(attack_kit.slime, attack_kit.contamination))
EFFECTS.bind("attack", "iron-boot")(attack_kit.in_turn(attack_kit.serious_wound, attack_kit.deadly(DEADLY)))


@EFFECTS.bind("attack", "grasp")
def grasp(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound, and a card that the Character chooses."""
    attack_kit.light_wound(game, piece, who, occasion)
    if who.place and (cards := action_cards(game, who)):  # it may have died of the Wound
        discard_from_hand(game, who, game.ask(who.seat, "grasp", cards))


@EFFECTS.bind("attack", "drag-under")
def drag_under(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Serious Wound in the Brine; in a dry Room the Brine comes instead."""
    if is_flooded(game, piece.place):
        serious_wound(game, who, piece.kind)
    else:
        flood(game, piece.place)
