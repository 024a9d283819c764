"""What the race keeps of a game beside Intruders, bag and Nest: Adaptations, Mutations, the blue Corpse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

if TYPE_CHECKING:
    from nemesis_core import Game

REFERS: Final = {"refers": True}
"""Marks a field that names pieces and holds none."""


@attrs.define
class Brood:
    """Adaptation cards on the Laboratory board, Mutations of Characters, and which Corpse is the blue one."""

    adaptations: dict[str, str] = attrs.field(factory=dict)
    """Adaptation slot -> its card; a slot whose card was discarded is left out."""
    faces: dict[str, int] = attrs.field(factory=dict)
    """Adaptation slot -> 1 when its card lies face up; a face-down one has its miniature on it."""
    gone: list[str] = attrs.field(factory=list)
    """Adaptation cards that were discarded from the game."""
    spare: list[str] = attrs.field(factory=list)
    """Adaptation cards in the box."""
    mutations: dict[str, str] = attrs.field(factory=dict)
    """Player ("p1") -> its Mutation card."""
    shown: dict[str, int] = attrs.field(factory=dict)
    """Player -> 1 when its Mutation card has been revealed."""
    markers: dict[str, int] = attrs.field(factory=dict)
    """Player -> its Mutation markers."""
    blue: str = attrs.field(default="", metadata=REFERS)
    """The blue Character Corpse, which belongs to no player."""
    extra: dict[str, int] = attrs.field(factory=dict)
    """Whatever holds for a while: name -> number."""


def brood(game: Game) -> Brood:
    """The race's part of `game`."""
    part: Brood = game.brood
    return part
