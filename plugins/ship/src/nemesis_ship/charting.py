"""What the ship adds to the map: the Escape Pods at their Evacuation Section, and where the Airlock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Mark, hookimpl

from .screen import pod

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]


@hookimpl
def map_marks(ruleset: Ruleset, view: View, place: str, names: Names) -> list[Mark]:
    """Each Pod of the Evacuation Section at `place`, and the Airlock Procedure that runs there."""
    there = [Mark("Ai", "Airlock Procedure", "fire")] if view["airlock"] == place else []
    roles = ruleset.compiled["board"].tile_roles.get(view["rooms"].get(place, ""), ())
    here = [name for name in sorted(view["pods"]) if f"evacuation-{view['pods'][name][0]}" in roles]
    return [*there, *(Mark(f"P{name[-1]}", pod(names, view, name)) for name in here)]
