"""What the Facility adds to the map: which places have Power, the Elevator, the Rover, a Room that is sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Mark, hookimpl

from .power import ELEVATOR

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
    """The Elevator with its own Power, the Rover, and the Room that is sealed for its venting."""
    there = []
    if view["elevator"] == place:
        _, on = view["power"][ELEVATOR]
        there.append(Mark("Ev", f"Elevator ({'with' if on else 'without'} Power)"))
    if view["rover"] == place:
        there.append(Mark("Rv", "Rover"))
    if view["venting"] == place:
        there.append(Mark("Sd", "Sealed Room", "fire"))
    return there
