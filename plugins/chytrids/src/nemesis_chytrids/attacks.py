"""The seven attacks of the Attack cards, each with its Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects
from nemesis_core.rules import attack_kit, gain_contamination, has_status

from .growth import SPORE, next_to, place_germinator, place_spore
from .infection import take_spore

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS = Effects("chytrids")

EFFECTS.bind("attack", "tendril-lash")(attack_kit.in_turn(attack_kit.light_wound, attack_kit.contamination))
EFFECTS.bind("attack", "implantation", "tendril-lash.darkness")(attack_kit.light_wound)
EFFECTS.bind("attack", "spore-breath")(attack_kit.in_turn(attack_kit.slime, attack_kit.contamination))
EFFECTS.bind("attack", "spore-breath.darkness")(attack_kit.contamination)
EFFECTS.bind("attack", "crushing-stalk")(attack_kit.serious_wound)
EFFECTS.bind("attack", "crushing-stalk.darkness")(attack_kit.deadly(3))
EFFECTS.bind("attack", "rooting")(attack_kit.in_turn(attack_kit.serious_wound, attack_kit.contamination))
EFFECTS.bind("attack", "digestion")(attack_kit.fatal(1, attack_kit.serious_wound, attack_kit.serious_wound))


@EFFECTS.bind("attack", "rooting.darkness")
def rooted(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Germinator for the Room."""
    place_germinator(game, who.place)


@EFFECTS.bind("attack", "burst-of-spores")
def burst_of_spores(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for the Room and a Contamination card."""
    gain_contamination(game, who)
    place_spore(game, who.place, "LD-ATK-04")


@EFFECTS.bind("attack", "burst-of-spores.darkness")
def burst_further(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for each Room next door."""
    for place in next_to(game, who.place):
        place_spore(game, place, "LD-ATK-06")


@EFFECTS.bind("attack", "implantation.darkness")
def implanted(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Spore for the Character board, if there is none."""
    if not has_status(who, SPORE):
        take_spore(game, who)
