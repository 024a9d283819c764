"""The Weaknesses: what each changes for those whom it helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import weakness_active

from .tide import is_flooded

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

RUSTED_SEAMS: Final = "rusted-seams"
LAND_SICK: Final = "land-sick"
SLOW_ON_LAND: Final = "slow-on-land"


@hookimpl
def endurance_change(game: Game, who: Character | None, piece: Intruder) -> int:
    """Rusted Seams."""
    return int(weakness_active(game, who, RUSTED_SEAMS))


@hookimpl
def injury_change(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Land-sick: on dry land every hit is worse."""
    return int(not is_flooded(game, piece.place) and weakness_active(game, who, LAND_SICK))


@hookimpl
def attack_denied(game: Game, piece: Intruder, who: Character, occasion: str) -> bool | None:
    """Slow on Land: who Escapes out of a dry Room is not attacked."""
    if occasion != "escape" or is_flooded(game, piece.place):
        return None
    return True if weakness_active(game, who, SLOW_ON_LAND) else None
