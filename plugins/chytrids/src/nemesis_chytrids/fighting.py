"""Germinators under attack, and what Fire and the like do to growth; the blood that Chytrids are tested with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import gain_contamination

from .growth import colony, hurt_germinator, remove_germinator, remove_spore
from .queen_board import added
from .records import GERMINATOR, QUEEN
from .weaknesses import blood_lowered, burns_more, germinator_injuries, spares_contamination

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

SIZE: Final = 3
"""What a die result must reach to hit a Germinator: the faces for smaller ones miss it (CH-GERM-21)."""


def action_targets(game: Game, place: str) -> list[str] | None:
    """Hook: a Germinator, in Combat or out of it, by the Basic Actions alone (CH-GERM-17 to CH-GERM-19)."""
    return [GERMINATOR] if place in colony(game).germinators else None


def target_size(game: Game, target: str) -> int | None:
    """Hook: what hits a Germinator (CH-GERM-21)."""
    return SIZE if target == GERMINATOR else None


def hit_target(game: Game, who: Character, target: str, injuries: int, source: str, cause: str) -> bool | None:
    """Hook: a Germinator loses levels; a Melee Attack brings its Contamination card, but never a Wound.

    (CH-GERM-22, CH-GERM-24, CH-GERM-25)
    """
    if target != GERMINATOR:
        return None
    if source == "melee" and not (injuries and spares_contamination(game, who)):
        gain_contamination(game, who)
    if injuries:
        hurt_germinator(game, who.place, germinator_injuries(game, who, injuries, cause))
    return True


def room_struck(game: Game, place: str, injuries: int | None, who: Character | None, cause: str) -> None:
    """Hook: what strikes every Intruder of a Room strikes a Germinator; Fire takes a Spore off.

    (CH-EVENT-02, CH-EVENT-03, CH-GERM-19, CH-GERM-20, CH-SPORE-08, CH-MYC-02)
    """
    if injuries is None:
        remove_germinator(game, place)
    else:
        hurt_germinator(game, place, injuries + burns_more(game, who, cause))
    if cause == "fire":
        remove_spore(game, place, "CH-SPORE-08")


def can_be_struck(game: Game, place: str) -> bool | None:
    """Hook: a Germinator, which is no Intruder for Items and Action cards alone (CH-GERM-19)."""
    return True if place in colony(game).germinators else None


def blood_change(game: Game, who: Character | None, piece: Intruder, blood: int) -> int:
    """Hook: the Queen board adds to the blood of the Queen, a Weakness lowers that of others (CH-QUEEN-08)."""
    if piece.kind == QUEEN:
        game.tell("blood.queen", "CH-QUEEN-08", piece=piece.id, blood=blood, added=added(game))
        return added(game)
    lowered = blood_lowered(game, who, piece, blood)
    if lowered:
        game.tell("blood.lowered", "LD-WEAK-03", piece=piece.id, blood=blood, left=blood - lowered)
    return -lowered
