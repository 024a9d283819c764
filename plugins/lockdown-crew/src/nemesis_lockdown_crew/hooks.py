"""The crew's hooks; its effects are bound in the modules of the six decks and of the Items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import SLIME, has_role, has_tag

from . import hacker, janitor, lab_rat, plans, sentry, survivor, weapons, xenobiologist
from .effects import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Game
    from nemesis_core.rules import Character

DECKS = (plans, hacker, janitor, lab_rat, sentry, survivor, xenobiologist, weapons)
"""The modules that bind effects when they are imported."""


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


def elevator_room(game: Game, who: Character, argument: str) -> bool:
    """`who` is in an Elevator Room."""
    return has_role(game, who.place, "elevator")


@hookimpl
def requirements() -> dict[str, Callable[..., bool]]:
    return {"elevator-room": elevator_room}


@hookimpl
def status_banned(game: Game, who: Any, status: str) -> bool | None:
    """The Battle Suit keeps Slime off."""
    return True if status == SLIME and has_tag(game, who, "battle-suit") else None
