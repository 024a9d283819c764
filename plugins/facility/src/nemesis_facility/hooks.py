"""What the Facility brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, Record, Step, hookimpl

from . import (
    checks,
    computer_actions,
    contingencies,
    css,
    ending,
    gate,
    items_medical,
    items_scouting,
    items_technical,
    items_thrown,
    items_weapons,
    noise_removal,
    rooms_knowledge,
    rooms_medical,
    rooms_technical,
    rooms_ways,
    setting_up,
    time_track,
    venting,
)
from .computer import COMPUTER
from .effects import EFFECTS
from .needs import NEEDS
from .records import KINDS
from .state import Facility
from .story import STORY, add_names

if TYPE_CHECKING:
    from nemesis_core import Ruleset

BINDING = (
    computer_actions,
    gate,
    items_medical,
    items_scouting,
    items_technical,
    items_thrown,
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
    return {"facility": Facility}


@hookimpl
def requirements() -> dict[str, Any]:
    return dict(NEEDS)


@hookimpl
def action_kinds() -> dict[str, Any]:
    return {"computer": COMPUTER, "escape": gate.ESCAPE}


@hookimpl
def objective_conditions() -> dict[str, Any]:
    return dict(ending.CONDITIONS)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "power", setting_up.power, after="laboratory"),
        Step("setup", "ways-out", setting_up.ways_out, after="power"),
        Step("setup", "css", setting_up.css, after="ways-out"),
        Step("setup", "computer", setting_up.computer, after="css"),
        Step("setup", "contingencies", setting_up.contingencies, after="computer"),
        Step("player", "venting", venting.vent, after="turns"),
        Step("event", "launch-css", css.launch, before="time"),
        Step("event", "time-track", time_track.advance, replaces="time"),
        Step("event", "noise-removal", noise_removal.remove_all_noise, after="time"),
        Step("victory", "last-deaths", ending.last_deaths, before="contamination"),
        Step("victory", "contingency", contingencies.contingency_check, before="contamination"),
    ]


def _copies(ruleset: Ruleset, kind: str) -> dict[str, Any]:
    return {f"{record.id}/{n + 1}": record for record in ruleset.content.of(kind) for n in range(record.count)}


def _computer_effects(ruleset: Ruleset) -> dict[str, Any]:
    content = ruleset.content
    found = {record.id: content.effect("computer_action", record) for record in content.of("computer_action")}
    cards = [record for record in content.of("computer_card") if record.immediate]
    return found | {record.id: content.effect("computer_card", record) for record in cards}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    content = ruleset.content
    checks.check(ruleset)
    ruleset.compiled["story"].update(STORY)
    add_names(ruleset.compiled["names"], content)
    return {
        "time_slots": {slot.number: slot for slot in content.of("time_slot")},
        "thresholds": {threshold.from_slot: threshold.kind for threshold in content.of("threshold")},
        "css_tokens": _copies(ruleset, "css_token"),
        "contingency_kinds": _copies(ruleset, "contingency"),
        "computer_cards": {card.id: card for card in content.of("computer_card")},
        "computer_effects": _computer_effects(ruleset),
        "pods": {space.letter: space.room_tile for space in content.of("space") if space.kind == "css-pod"},
        "knowledge_sources": {source.id: source.amount for source in content.of("knowledge_source")},
    }


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    tables = (("css_tokens", "css"), ("contingency_kinds", "contingency"), ("computer_cards", "computer"))
    return {piece: back for table, back in tables for piece in ruleset.compiled[table]}
