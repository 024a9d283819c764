"""The crew's hooks; its effects are bound in the modules of the six decks and of the Weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, hookimpl

from . import captain, mechanic, pilot, scientist, scout, soldier, weapons
from .effects import EFFECTS
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


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["story"].update(STORY)
    ruleset.compiled["wordings"].update(WORDINGS)
    ruleset.compiled["references"].update(REFERENCES)
    return {}
