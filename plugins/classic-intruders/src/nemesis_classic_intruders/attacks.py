"""The eight attacks of the Attack cards; none has a Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    SLIME,
    Character,
    Intruder,
    attack,
    die,
    gain_contamination,
    gain_status,
    in_order_at,
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


@EFFECTS.bind("attack", "bite")
def bite(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with two Serious Wounds; any other suffers one, or a Light one (The Way of Fighting)."""
    if len(who.serious) >= DEADLY:
        die(game, who, piece.kind)
    elif fights_softly(game, piece, who):
        light_wound(game, who, piece.kind)
    else:
        serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "scratch")
def scratch(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound and a Contamination card."""
    light_wound(game, who, piece.kind)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "claw-attack")
def claw_attack(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Two Light Wounds, one after the other, and a Contamination card."""
    light_wound(game, who, piece.kind)
    light_wound(game, who, piece.kind)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "tail-attack")
def tail_attack(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with any Serious Wound; without one, the first."""
    if who.serious:
        die(game, who, piece.kind)
    else:
        serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "frenzy")
def frenzy(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Everybody in the Room dies with two Serious Wounds and suffers one with fewer."""
    for other in in_order_at(game, who.place):
        if len(other.serious) >= DEADLY:
            die(game, other, piece.kind)
        else:
            serious_wound(game, other, piece.kind)


@EFFECTS.bind("attack", "transformation")
def transformation(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Breeder, if one is left, takes the place of the Creeper with its Injuries.

    A Character without a card in hand it attacks at once, by surprise.
    """
    breeder = replace_intruder(game, piece, "breeder", injuries=piece.injuries, token=True)
    if breeder is not None and not who.hand:
        attack(game, breeder, who, "surprise")


@EFFECTS.bind("attack", "slime")
def slime(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Slime marker and a Contamination card."""
    gain_status(game, who, SLIME)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "summoning")
def summoning(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """One more Intruder comes to the Room."""
    summon(game, who.place)
