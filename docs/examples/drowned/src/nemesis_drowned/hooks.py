"""What the race answers when it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import CommonRace, TokenKind, free_idle, light_wound, token_number

from . import attacks, events
from .tide import is_flooded
from .tokens import DIVER, TOKENS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

COMMON: Final = CommonRace()
"""What all races with Slime and Weaknesses do."""


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS]


@hookimpl
def token_kinds() -> dict[str, TokenKind]:
    return TOKENS


@hookimpl
def surprise_number(game: Game, who: Character, token: str) -> int:
    """The higher number of the token counts in Darkness, and one more in the Brine."""
    return token_number(game, who, token, int(is_flooded(game, who.place)))


@hookimpl
def shortage(game: Game, kind: str) -> bool | None:
    """With all Divers out, those not in Combat make room for one more."""
    return free_idle(game, kind) if kind == DIVER else None


@hookimpl
def infected(game: Game, who: Character) -> bool:
    """A Scan that finds an INFECTED card costs a Light Wound."""
    light_wound(game, who, "infection")
    return True
