"""Conditions that cards and Items name in `needs` and that the ship answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nemesis_core.rules import has_role

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

Need = Callable[["Game", "Character", str], bool]


def in_room_with(role: str) -> Need:
    """The Character is in a Room with `role`."""
    return lambda game, who, argument: has_role(game, who.place, role)


NEEDS: dict[str, Need] = {
    "engine-room": in_room_with("engine"),
    "evacuation-section": in_room_with("evacuation"),
    "role": lambda game, who, argument: has_role(game, who.place, argument),
}
