"""What the ship adds to the map: the Escape Pods, the Engines, where the Airlock runs, the tracks and the course."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Mark, hookimpl
from nemesis_core.rules import named

from .engines import WORKING
from .screen import UNSEEN, course, engine_state, pod, self_destruct, time

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

STATES: Final = {WORKING: ("E+", "thing"), "damaged": ("E-", "broken")}
"""The states of an Engine: the symbol, and how it looks."""


@hookimpl
def map_marks(ruleset: Ruleset, view: View, place: str, names: Names) -> list[Mark]:
    """Each Pod of the Evacuation Section at `place`, its Engine, and the Airlock Procedure that runs there."""
    tile = view["rooms"].get(place, "")
    there = [Mark("Ai", "Airlock Procedure", "fire")] if view["airlock"] == place else []
    if tile in view["engines"]:
        there.append(engine_mark(names, engine_state(names, view, tile)))
    roles = ruleset.compiled["board"].tile_roles.get(tile, ())
    here = [name for name in sorted(view["pods"]) if f"evacuation-{view['pods'][name][0]}" in roles]
    return [*there, *(Mark(f"P{name[-1]}", pod(names, view, name)) for name in here)]


def engine_mark(names: Names, state: str) -> Mark:
    """An Engine in that state, or in one that is not known."""
    symbol, style = STATES.get(state, ("E?", "thing"))
    return Mark(symbol, f"Engine {named(names, 'state', state) or UNSEEN}", style)


@hookimpl
def map_notes(ruleset: Ruleset, view: View, names: Names) -> list[tuple[str, str]]:
    """The Time track, the Self-Destruct track, and the course as far as the seat knows it."""
    told = [("Time", time(ruleset, view)), ("Self-Destruct", self_destruct(ruleset, view))]
    return [*told, ("Course", course(ruleset, view, names))]
