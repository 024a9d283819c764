"""The seven attacks of the Attack cards, each with its Darkness line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects
from nemesis_core.rules import (
    SLIME,
    Character,
    Intruder,
    attack,
    attack_kit,
    die,
    gain_status,
    infest_character,
    intruders_at,
    light_wound,
    replace_intruder,
    serious_wound,
    undressed,
    weakness_active,
)

from .weaknesses import POOR_TRACKERS

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("night-stalkers")

EFFECTS.bind("attack", "cut")(attack_kit.in_turn(attack_kit.light_wound, attack_kit.contamination))
EFFECTS.bind("attack", "cut.darkness")(attack_kit.light_wound)
EFFECTS.bind("attack", "infecting-the-host")(attack_kit.slime)
EFFECTS.bind("attack", "perched-in-the-dark")(attack_kit.serious_wound)
EFFECTS.bind("attack", "perched-in-the-dark.darkness")(attack_kit.deadly(3))
EFFECTS.bind("attack", "piercing-the-heart")(attack_kit.in_turn(attack_kit.serious_wound, attack_kit.contamination))
EFFECTS.bind("attack", "piercing-the-heart.darkness")(attack_kit.deadly(2))


@EFFECTS.bind("attack", "blood-chase")
def blood_chase(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound and Slime; an Intruder that attacked an Escape runs after the blood.

    The Wound counts first, so a third Light Wound leaves a trail at once.
    """
    light_wound(game, who, piece.kind)
    if not who.place or weakness_active(game, who, POOR_TRACKERS):
        return
    gain_status(game, who, SLIME)
    if occasion == "escape" and game.table.leaving == who.seat and undressed(who):
        game.table.followers.append(piece.id)
        game.tell("follow", "LD-ATK-04", piece=piece.id, who=who.seat)


@EFFECTS.bind("attack", "blood-rage")
def blood_rage(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Death with two Serious Wounds; else two more with an undressed one, one more without."""
    if len(who.serious) >= 2:
        die(game, who, piece.kind)
        return
    for _ in range(2 if undressed(who) else 1):
        serious_wound(game, who, piece.kind)


@EFFECTS.bind("attack", "evolve")
def evolve(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Breeder takes the place of the Creeper, if a miniature is left."""
    replace_intruder(game, piece, "breeder")


@EFFECTS.bind("attack", "evolve.darkness")
def evolved_attack(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """The Breeder that took the Creeper's place attacks the same Character; none came, none attacks."""
    if piece.id in game.table.intruders:
        return
    breeder = [i for i in intruders_at(game, piece.place) if i.kind == "breeder"][-1]
    attack(game, breeder, who, occasion)


@EFFECTS.bind("attack", "infecting-the-host.darkness")
def host_infected(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Larva and a Contamination card."""
    infest_character(game, who)
