"""The crew's hooks; its effects are bound in the modules of the six decks and of the Weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, hookimpl

from . import captain, mechanic, pilot, scientist, scout, soldier, weapons
from .effects import EFFECTS
from .state import CrewState
from .words import REFERENCES, WORDINGS

if TYPE_CHECKING:
    from nemesis_core import Ruleset

DECKS: Final = (captain, mechanic, pilot, scientist, scout, soldier, weapons)
"""The modules that bind effects when they are imported."""
STORY: Final = {
    "deck.put": "Seat {who} puts the top card of the {deck} deck back on top.",
    "deck.put where=bottom": "Seat {who} puts the top card of the {deck} deck at the bottom.",
}
"""What only this crew does."""


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


attacks_skipped = pilot.attacks_skipped
item_discount = soldier.item_discount


@hookimpl
def state_parts() -> dict[str, type]:
    return {"nemesis_crew": CrewState}


@hookimpl
def requirements() -> dict[str, Any]:
    return {"computer-at-hand": scientist.computer_at_hand}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["story"].update(STORY)
    ruleset.compiled["names"]["need"]["computer-at-hand"] = computer_told(ruleset)
    ruleset.compiled["wordings"].update(WORDINGS)
    ruleset.compiled["references"].update(REFERENCES)
    return {}


def computer_told(ruleset: Ruleset) -> str:
    """The need `computer-at-hand` in words."""
    holo = [item.name for item in ruleset.content.of("item") if scientist.HOLO_COMPUTER in item.tags]
    return " or ".join(["your Room has a working Computer", *(f"you have the {name}" for name in holo)])
