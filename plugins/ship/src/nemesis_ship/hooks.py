"""What the ship brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, Record, Step, hookimpl

from . import (
    checks,
    ending,
    items_medical,
    items_technical,
    items_weapons,
    pods,
    rooms_knowledge,
    rooms_medical,
    rooms_technical,
    rooms_ways,
    setting_up,
    time_track,
)
from .airlock import AIRLOCK
from .effects import EFFECTS
from .records import KINDS
from .state import Ship
from .story import STORY, add_names

if TYPE_CHECKING:
    from nemesis_core import Ruleset

BINDING = (
    items_medical,
    items_technical,
    items_weapons,
    rooms_knowledge,
    rooms_medical,
    rooms_technical,
    rooms_ways,
)
"""Modules that bind effects to records when they are imported."""


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return KINDS


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"ship": Ship}


@hookimpl
def objective_conditions() -> dict[str, Any]:
    return dict(ending.CONDITIONS)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "tracks", setting_up.tracks, after="laboratory"),
        Step("setup", "engines", setting_up.engines, after="tracks"),
        Step("setup", "pods", setting_up.pods, after="engines"),
        Step("setup", "corpse", setting_up.corpse, after="pods"),
        Step("player", "airlock", AIRLOCK.vent, after="turns"),
        Step("event", "time-track", time_track.advance, replaces="time"),
        Step("event", "fire", time_track.fire, replaces="fire"),
        Step("event", "eggs-burn", removes="eggs-burn"),
        Step("victory", "last-deaths", ending.last_deaths, before="contamination"),
        Step("victory", "engines", ending.engines_check, before="contamination"),
        Step("victory", "coordinates", ending.coordinates_check, before="contamination"),
    ]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    content = ruleset.content
    checks.check(ruleset)
    ruleset.compiled["story"].update(STORY)
    add_names(ruleset.compiled["names"], content)
    return {
        "time_spaces": {space.number: space for space in content.of("time_space")},
        "self_destruct_spaces": {space.number: space for space in content.of("self_destruct_space")},
        "coordinates_cards": {card.id: card for card in content.of("coordinates")},
        "pod_seats": {space.id: space.capacity for space in content.of("space") if space.kind == pods.KIND},
        "pod_counts": tuple(sorted(content.of("pod_count"), key=lambda c: c.players)),
    }


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    cards = dict.fromkeys(ruleset.compiled["coordinates_cards"], "coordinates")
    tokens = {f"{engine}/{state}": engine for engine in setting_up.ENGINES for state in setting_up.STATES}
    return {**cards, **tokens}
