"""The six Weaknesses: what each changes for those whom it helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import FIRE_SOURCE, characters_at, inside, number_in_the_light, weakness_active

from .records import DEATHCAP, STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

BRITTLE_CAPS: Final = "brittle-caps"
SLOW_SPREAD: Final = "slow-spread"
SLUGGISH: Final = "sluggish-in-the-light"
SOFT_TISSUE: Final = "soft-tissue"
STERILE_WOUNDS: Final = "sterile-wounds"
VULNERABILITY_TO_FIRE: Final = "vulnerability-to-fire"
BRITTLE: Final = (STINKHORN, DEATHCAP)


def burns_more(game: Game, who: Character | None, cause: str) -> int:
    """Injuries more by Vulnerability to Fire: by Items of `who` that burn, and by Fire markers.

    For these it helps all as soon as it helps anybody inside. (CS-CARDS-05)
    """
    if cause == "fire":
        return int(any(weakness_active(game, other, VULNERABILITY_TO_FIRE) for other in inside(game)))
    if who is None or not game.cards.tagged(cause, FIRE_SOURCE):
        return 0
    return int(weakness_active(game, who, VULNERABILITY_TO_FIRE))


def more_injuries(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Hook `injury_change`: Vulnerability to Fire."""
    return burns_more(game, who, cause)


def germinator_injuries(game: Game, who: Character, injuries: int, cause: str) -> int:
    """The Injuries that a Germinator suffers from a hit of `who`: Soft Tissue and Vulnerability to Fire."""
    return injuries + int(weakness_active(game, who, SOFT_TISSUE)) + burns_more(game, who, cause)


def blood_lowered(game: Game, who: Character | None, piece: Intruder, blood: int) -> int:
    """By how much the blood is lower that the Injuries of `piece` are compared with: Brittle Caps."""
    lowered = piece.kind in BRITTLE and who is not None and blood > 1
    return int(lowered and weakness_active(game, who, BRITTLE_CAPS))


def keeps_spores_out(game: Game, place: str) -> bool:
    """Does no Spore come to `place` by movement and spreading? (Slow Spread)"""
    return any(weakness_active(game, who, SLOW_SPREAD) for who in characters_at(game, place))


def number(game: Game, who: Character, token: str) -> int:
    """Hook `surprise_number`: the higher one in Darkness; 1 lower, not below 1, by Sluggish in the Light."""
    return number_in_the_light(game, who, token, SLUGGISH)


def spares_contamination(game: Game, who: Character) -> bool:
    """Does a hit in melee on a Germinator bring `who` no Contamination card? (Sterile Wounds)"""
    return weakness_active(game, who, STERILE_WOUNDS)
