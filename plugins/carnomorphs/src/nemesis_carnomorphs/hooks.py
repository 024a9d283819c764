"""What the race brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, Record, Step, hookimpl
from nemesis_core.rules import CommonRace

from . import (
    adaptation_effects,
    attacks,
    checks,
    events,
    events_ship,
    fighting,
    mutation_effects,
    setting_up,
    tokens,
)
from .records import METAGORGER, RECORD_KINDS
from .references import references
from .state import Brood
from .story import add_words
from .words import TERMS, wordings

if TYPE_CHECKING:
    from nemesis_core import Ruleset

RACE: Final = CommonRace()
"""What every race with Slime and a Queen does; there are no Weaknesses."""
PIECE: Final = "carnomorphs"
BACKS: Final = ("adaptation", "mutation")
"""Kinds of records that are cards of a deck, each with a back of that name."""


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return RECORD_KINDS


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS, events_ship.EFFECTS, mutation_effects.EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"brood": Brood}


@hookimpl
def token_kinds() -> dict[str, Any]:
    return dict(tokens.KINDS)


@hookimpl
def attack_kinds() -> dict[str, Any]:
    return {METAGORGER: fighting.metagorger_attack}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "carcasses", setting_up.carcasses, after="supplies"),
        Step("setup", "adaptations", setting_up.adaptations, after="laboratory"),
        Step("setup", "nest-eggs", setting_up.eggs, after="adaptations"),
        Step("setup", "mutations", setting_up.mutations, after="nest-eggs"),
        Step("setup", "alert-room-corpse", setting_up.blue_corpse, after="first-player"),
        Step("event", "regrowth", adaptation_effects.regrowth, before="event-card"),
    ]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    checks.check(ruleset)
    content, compiled = ruleset.content, ruleset.compiled
    add_words(compiled, content)
    compiled["references"].update(references(compiled["references"], content))
    compiled["wordings"].update(wordings(compiled["wordings"]))
    compiled["terms"].update(TERMS)
    compiled["endless_objects"].add(setting_up.CARCASS)
    return {
        "adaptation_slots": tuple(sorted(content.of("adaptation_slot"), key=lambda slot: slot.position)),
        "adaptations": copies(content.of("adaptation")),
        "mutation_cards": copies(content.of("mutation")),
        "metagorger_blood": {record.id: record for record in content.of("metagorger_blood")},
        "brood_supply": {record.id: record.count for record in content.of("component") if record.owner == PIECE},
    }


def copies(records: Any) -> dict[str, Any]:
    """Every copy of the cards that `records` stand for -> its record."""
    return {f"{record.id}/{n + 1}": record for record in records for n in range(record.count)}


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    """Adaptations and Mutations are cards with a back each."""
    return {card: back for back in BACKS for card in copies(ruleset.content.of(back))}
