"""What the Adaptations change while they lie face up; Voracious is in the step in which Carnomorphs feed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import SLIME, affected_by, light_wound, object_kind, recover, token_number

from .adaptations import adaptation_active
from .records import METAGORGER

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

VORACIOUS: Final = "voracious"
AGILE: Final = "agile"
THICK_HIDE: Final = "thick-hide"
CAUSTIC_BLOOD: Final = "caustic-blood"
RAPID_REGROWTH: Final = "rapid-regrowth"
KEEN_SCENT: Final = "keen-scent"
PROLIFIC: Final = "prolific"
RELENTLESS: Final = "relentless"
SINGLE: Final = "hit"
"""The die result of a single crosshair."""
ENOUGH: Final = 2
"""Injuries that a single crosshair must deal in all to hit an Agile Carnomorph."""


def attack_deals(game: Game, piece: Intruder, face: str, injuries: int) -> int | None:
    """Hook: Agile makes a single crosshair that deals too little a miss."""
    if face == SINGLE and injuries < ENOUGH and adaptation_active(game, AGILE):
        game.tell("agile", "CM-ADP-01", piece=piece.id)
        return 0
    return None


def blood_change(game: Game, piece: Intruder, blood: int) -> int:
    """Hook: Thick Hide adds to the blood, but not to that of Metagorgers."""
    if piece.kind == METAGORGER or not adaptation_active(game, THICK_HIDE):
        return 0
    game.tell("blood.raised", "CM-ADP-01", piece=piece.id, blood=blood, raised=blood + 1)
    return 1


def intruder_hurt(game: Game, who: Character | None, cause: str) -> None:
    """Hook: Caustic Blood wounds who has hurt a Carnomorph by a Melee Attack."""
    if who is not None and cause == "melee" and adaptation_active(game, CAUSTIC_BLOOD):
        light_wound(game, who, CAUSTIC_BLOOD)


def regrowth(game: Game) -> None:
    """Step: with Rapid Regrowth each Carnomorph loses 1 Injury before the Event card is drawn."""
    if adaptation_active(game, RAPID_REGROWTH):
        for piece in game.table.intruders.values():
            recover(game, piece, 1)


def surprise_number(game: Game, who: Character, token: str) -> int:
    """Hook: the number of the token, 1 more with Keen Scent for who has Slime or carries a Heavy Object."""
    smelt = affected_by(game, who, SLIME) or any(map(object_kind, who.held))
    return token_number(game, who, token, int(smelt and adaptation_active(game, KEEN_SCENT)))
