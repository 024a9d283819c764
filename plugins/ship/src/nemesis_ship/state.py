"""What lies on the ship's board beside Rooms and markers."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Marks a field that names a place and holds no component."""


@attrs.define
class Ship:
    """Tracks, course, Engines and Escape Pods; `game.ship`. A marker at -1 is not on its track."""

    time: int = 15
    self_destruct: int = -1
    destination: str = "B"
    coordinates: list[str] = attrs.field(factory=list)
    """The face-down Coordinates card by the Cockpit."""
    coordinates_spare: list[str] = attrs.field(factory=list)
    engines: dict[str, list[str]] = attrs.field(factory=dict)
    """Engine ("engine-1") -> its two tokens, the last one on top."""
    pods: dict[str, str] = attrs.field(factory=dict, metadata=REFERS)
    """Escape Pod aboard -> its Section, "a" or "b"."""
    locked: dict[str, int] = attrs.field(factory=dict, metadata=REFERS)
    """The Pods that are Locked."""
    waiting: dict[str, list[int]] = attrs.field(factory=dict)
    """Pod -> seats of the Characters who wait in it."""
    airlock: str = attrs.field(default="", metadata=REFERS)
    """The place with the Airlock Procedure token."""
    blue: str = attrs.field(default="", metadata=REFERS)
    """The blue Corpse of the start."""
    dead: int = 0
    """How many Characters have died."""
    destroyed: bool = False
