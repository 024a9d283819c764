"""The eight Weaknesses. A discovered one is in force for everybody; each is asked for where its rule applies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import FIRE_SOURCE, token_number, weakness_active

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

BRINK_OF_EXTINCTION: Final = "species-on-the-brink-of-extinction"
PHOSPHATES: Final = "susceptibility-to-phosphates"
REACTION_TO_DANGER: Final = "reaction-to-danger"
VITAL_PLACES: Final = "vital-places"
VULNERABILITY_TO_ENERGY: Final = "vulnerability-to-energy"
VULNERABILITY_TO_FIRE: Final = "vulnerability-to-fire"
WAY_OF_FIGHTING: Final = "the-way-of-fighting"
WAY_OF_MOVING: Final = "the-way-of-moving"

BREAKS_DOORS: Final = ("breeder", "queen")
"""Kinds that destroy Closed Doors whatever is known of them."""
EXTINGUISHER: Final = "extinguisher"
"""Tag of Items that drive Intruders off with foam, and the cause that a Room which does so gives."""


def number(game: Game, who: Character, token: str) -> int:
    """Hook `surprise_number`: the one number of `token`; 1 lower, but not below 1, by Reaction to Danger."""
    printed = token_number(game, who, token)
    return max(1, printed - 1) if weakness_active(game, who, REACTION_TO_DANGER) else printed


def vital_face(game: Game, who: Character, piece: Intruder, face: str) -> str | None:
    """Hook `face_counted`: Vital Places make a blank a hit on an Adult."""
    if face != "blank" or piece.kind != "adult":
        return None
    return "hit" if weakness_active(game, who, VITAL_PLACES) else None


def more_injuries(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Hook `injury_change`: Vulnerability to Energy against Energy Weapons, and to Fire against what burns."""
    burns = cause == "fire" or game.cards.tagged(cause, FIRE_SOURCE)
    charged = energy_weapon(game, cause) and weakness_active(game, who, VULNERABILITY_TO_ENERGY)
    return int(charged) + int(burns and weakness_active(game, who, VULNERABILITY_TO_FIRE))


def energy_weapon(game: Game, cause: str) -> bool:
    """Is `cause` an Energy Weapon?"""
    item = game.cards.item.get(cause)
    return item is not None and item.record.weapon == "energy"


def counts_more(game: Game, who: Character | None, piece: Intruder) -> int:
    """Hook `endurance_change`: a Species on the Brink of Extinction dies at 1 Injury less."""
    return int(weakness_active(game, who, BRINK_OF_EXTINCTION))


def stopped(game: Game, piece: Intruder, corridor: str) -> bool | None:
    """Hook `door_holds`: by The Way of Moving only the largest destroy Closed Doors."""
    if piece.kind in BREAKS_DOORS:
        return None
    return True if weakness_active(game, None, WAY_OF_MOVING) else None


def fights_softly(game: Game, piece: Intruder, who: Character) -> bool:
    """Does the Bite of `piece` cost `who` a Light Wound only? (The Way of Fighting)"""
    return piece.kind == "adult" and weakness_active(game, who, WAY_OF_FIGHTING)


def foamed(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Hook `driven_off`: Susceptibility to Phosphates, against extinguishers."""
    foam = cause == EXTINGUISHER or game.cards.tagged(cause, EXTINGUISHER)
    return int(foam and weakness_active(game, who, PHOSPHATES))
