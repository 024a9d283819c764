"""The eight attacks of the Attack cards; none has a Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    Character,
    Intruder,
    attack,
    attack_kit,
    die,
    light_wound,
    replace_intruder,
    serious_wound,
)

from .summoning import summon
from .weaknesses import fights_softly

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("classic-intruders")
DEADLY: Final = 2
"""Serious Wounds, Dressed ones included, with which Bite and Frenzy kill."""

EFFECTS.bind("attack", "scratch")(attack_kit.in_turn(attack_kit.light_wound, attack_kit.contamination))
EFFECTS.bind("attack", "claw-attack")(
    attack_kit.in_turn(attack_kit.light_wound, attack_kit.light_wound, attack_kit.contamination)
)
EFFECTS.bind("attack", "tail-attack")(attack_kit.deadly_or_wound(1))
EFFECTS.bind("attack", "frenzy")(attack_kit.on_everybody(attack_kit.deadly_or_wound(DEADLY)))
EFFECTS.bind("attack", "slime")(attack_kit.in_turn(attack_kit.slime, attack_kit.contamination))


@EFFECTS.bind("attack", "bite")
def bite(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with two Serious Wounds; any other suffers one, or a Light one (The Way of Fighting)."""
    if len(who.serious) >= DEADLY:
        die(game, who, piece.kind)
    elif fights_softly(game, piece, who):
        light_wound(game, who, piece.kind)
    else:
        serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "transformation")
def transformation(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Breeder, if one is left, takes the place of the Creeper with its Injuries.

    A Character without a card in hand it attacks at once, by surprise.
    """
    breeder = replace_intruder(game, piece, "breeder", injuries=piece.injuries, token=True)
    if breeder is not None and not who.hand:
        attack(game, breeder, who, "surprise")


@EFFECTS.bind("attack", "summoning")
def summoning(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """One more Intruder comes to the Room."""
    summon(game, who.place)
