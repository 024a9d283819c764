"""The seven attacks of the Attack cards; none has a Darkness line, and Metagorgers draw no card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects
from nemesis_core.rules import attack_kit, place_intruder, place_object, recover

from .records import METAGORGER

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder


def healed(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """The attacker loses all its Injuries."""
    recover(game, piece, piece.injuries)


def spawn(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Metagorger beside the attacker; with no miniature free none comes."""
    place_intruder(game, METAGORGER, piece.place)


def carcass(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Carcass in the Room."""
    place_object(game, "intruder-carcass", piece.place)


EFFECTS = Effects("carnomorphs")

EFFECTS.bind("attack", "bash")(attack_kit.in_turn(attack_kit.serious_wound, attack_kit.contamination))
EFFECTS.bind("attack", "bite")(attack_kit.deadly_or_wound(2))
EFFECTS.bind("attack", "devour")(attack_kit.in_turn(attack_kit.deadly_or_wound(1), healed))
EFFECTS.bind("attack", "regurgitate")(attack_kit.in_turn(attack_kit.slime, attack_kit.contamination, carcass))
EFFECTS.bind("attack", "slash")(attack_kit.in_turn(attack_kit.light_wound, attack_kit.contamination))
EFFECTS.bind("attack", "spawn")(attack_kit.in_turn(spawn, attack_kit.slime))
EFFECTS.bind("attack", "whiplash")(
    attack_kit.in_turn(attack_kit.light_wound, attack_kit.light_wound, attack_kit.contamination)
)
