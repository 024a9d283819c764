"""The Laboratory: insanity is analysed in place of a Character Corpse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import characters_at

from .insanity import CALM, level
from .records import INSANITY

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CORPSE: Final = "character-corpse"


@hookimpl
def can_be_analysed(game: Game, who: Character, kind: str) -> bool | None:
    """No Character Corpse (VS-LAB-04)."""
    return False if kind == CORPSE else None


@hookimpl
def also_analysed(game: Game, who: Character) -> list[str]:
    """Insanity, while a Character on level 3 or more is in the Room, be it `who` or another (VS-LAB-02, VS-LAB-03)."""
    mad = any(level(game, other) >= CALM for other in characters_at(game, who.place))
    return [INSANITY] if mad else []
