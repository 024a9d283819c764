"""What lies on the Facility board beside Rooms and markers."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Marks a field that names a place and holds no component."""


@attrs.define
class Facility:
    """Power, time, ways out, Contingencies; `game.facility`.

    `power_at` names the Power token's number ("1" to "4") in each slot: the three Sections and "elevator";
    `powered` tells for each number whether its blue side is up. `css` holds the face-down token of each slot
    of the Time track, by the slot's number as a text. A token at -1 is not on the track.
    """

    time: int = 15
    time_active: bool = False
    power_at: dict[str, str] = attrs.field(factory=dict)
    powered: dict[str, int] = attrs.field(factory=dict)
    elevator: str = attrs.field(default="", metadata=REFERS)
    rover: str = attrs.field(default="", metadata=REFERS)
    """The place of the Rover, or "bunker"."""
    gate_open: bool = False
    isolation_open: bool = False
    css: dict[str, str] = attrs.field(factory=dict)
    css_spare: list[str] = attrs.field(factory=list)
    css_used: list[str] = attrs.field(factory=list)
    pods: dict[str, int] = attrs.field(factory=dict)
    """Letter of a Pod -> seat of the Character in it."""
    computer: str = ""
    """The face-up Computer card; the deck is `table.decks["computer"]`."""
    contingencies: list[list[str]] = attrs.field(factory=list)
    """The tokens that each seat holds."""
    active: list[str] = attrs.field(factory=list)
    pool: list[str] = attrs.field(factory=list)
    alert: int = -1
    autodestruction: int = -1
    autodestruction_red: bool = False
    venting: str = attrs.field(default="", metadata=REFERS)
    destroyed: bool = False
