"""The seven attacks of the Attack cards, each with its Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import SLIME, die, gain_contamination, gain_status, has_status, light_wound, serious_wound

from .growth import SPORE, next_to, place_germinator, place_spore
from .infection import take_spore

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS = Effects("chytrids")
DEADLY: Final = 3
"""Serious Wounds with which the Darkness line of Crushing Stalk kills."""


@EFFECTS.bind("attack", "tendril-lash")
def tendril_lash(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound and a Contamination card."""
    light_wound(game, who, piece.kind)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "implantation", "tendril-lash.darkness")
def one_light_wound(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound."""
    light_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "spore-breath")
def spore_breath(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Slime marker and a Contamination card."""
    gain_status(game, who, SLIME)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "spore-breath.darkness")
def one_contamination(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Contamination card."""
    gain_contamination(game, who)


@EFFECTS.bind("attack", "crushing-stalk")
def crushing_stalk(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Serious Wound."""
    serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "crushing-stalk.darkness")
def crushed(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with three Serious Wounds, the one just suffered among them."""
    if len(who.serious) >= DEADLY:
        die(game, who, piece.kind)


@EFFECTS.bind("attack", "rooting")
def rooting(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Serious Wound and a Contamination card."""
    serious_wound(game, who, piece.kind)
    gain_contamination(game, who)


@EFFECTS.bind("attack", "rooting.darkness")
def rooted(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Germinator for the Room."""
    place_germinator(game, who.place)


@EFFECTS.bind("attack", "digestion")
def digestion(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with any Serious Wound; without one, the first two."""
    if who.serious:
        die(game, who, piece.kind)
        return
    serious_wound(game, who, piece.kind)
    serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "burst-of-spores")
def burst_of_spores(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for the Room and a Contamination card."""
    gain_contamination(game, who)
    place_spore(game, who.place)


@EFFECTS.bind("attack", "burst-of-spores.darkness")
def burst_further(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for each Room next door."""
    for place in next_to(game, who.place):
        place_spore(game, place)


@EFFECTS.bind("attack", "implantation.darkness")
def implanted(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for the Character board, if there is none."""
    if not has_status(who, SPORE):
        take_spore(game, who)
