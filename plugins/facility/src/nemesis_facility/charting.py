"""What the Facility adds to the map: where there is Power, the Elevator, the Rover, Rooms that are shut, the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Mark, hookimpl

from .power import ELEVATOR
from .screen import running, time, ways_out

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]


@hookimpl
def power_there(ruleset: Ruleset, view: View, place: str) -> bool:
    """Has the Section of `place` Power? What lies in none never has (LD-POWER-01, LD-STAIR-02)."""
    _, on = view["power"].get(ruleset.compiled["board"].sections[place], (0, False))
    return bool(on)


@hookimpl
def map_marks(ruleset: Ruleset, view: View, place: str, names: Names) -> list[Mark]:
    """The Elevator with its own Power, the Rover, Rooms into which nobody can go."""
    there = []
    if view["elevator"] == place:
        _, on = view["power"][ELEVATOR]
        there.append(Mark("Ev", f"Elevator ({'with' if on else 'without'} Power)"))
    if view["rover"] == place:
        there.append(Mark("Rv", "Rover"))
    if view["venting"] == place:
        there.append(Mark("Sd", "Sealed Room", "fire"))
    if place in view["turned down"]:
        there.append(Mark("Cd", "Closed Room", "door"))
    return there


@hookimpl
def map_notes(ruleset: Ruleset, view: View, names: Names) -> list[tuple[str, str]]:
    """The Time track with what lies ahead, the procedures that run, the Main Gate and the other ways out."""
    rows = [("Time", time(ruleset, view, names)), ("Running", running(ruleset, view))]
    told = [*rows, ("Ways out", ways_out(ruleset, view, names))]
    return [(name, "; ".join(parts)) for name, parts in told if parts]
