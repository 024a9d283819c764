"""The seven attacks of the Attack cards; none has a Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import attack_kit

from .panic import resolve_panic

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS = Effects("void-seeders")
ATTACK: Final = "attack"
"""The occasion of a Panic card that an Attack card brings."""


def panics(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Panic card, for one who lives."""
    resolve_panic(game, who, ATTACK)


EFFECTS.bind("attack", "bite")(attack_kit.deadly_or_wound(2))
EFFECTS.bind("attack", "braineating")(attack_kit.fatal(1, attack_kit.serious_wound, attack_kit.serious_wound))
EFFECTS.bind("attack", "dismay")(attack_kit.in_turn(attack_kit.contamination, panics))
EFFECTS.bind("attack", "dread")(attack_kit.in_turn(attack_kit.serious_wound, panics))
EFFECTS.bind("attack", "duplicate")(attack_kit.joined)
EFFECTS.bind("attack", "frenzy")(attack_kit.on_everybody(attack_kit.deadly_or_wound(2)))
EFFECTS.bind("attack", "scratch")(attack_kit.in_turn(attack_kit.light_wound, attack_kit.contamination))
