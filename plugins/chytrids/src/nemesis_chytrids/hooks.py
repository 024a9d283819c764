"""What the race brings when a variant is assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, Record, Step, hookimpl
from nemesis_core.rules import CommonRace

from . import attacks, checks, events, setting_up, tokens
from .records import GERMINATOR, KINDS
from .references import references
from .state import Colony
from .story import add_words
from .words import TERMS, wordings

if TYPE_CHECKING:
    from nemesis_core import Ruleset

RACE: Final = CommonRace()
"""What every race with Slime, a Queen and Weaknesses does."""


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return KINDS


@hookimpl
def effects() -> list[Effects]:
    return [attacks.EFFECTS, events.EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"colony": Colony}


@hookimpl
def token_kinds() -> dict[str, Any]:
    return dict(tokens.KINDS)


@hookimpl
def steps() -> list[Step]:
    return [Step("setup", "growth", setting_up.boards, after="laboratory")]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    checks.check(ruleset)
    content, compiled = ruleset.content, ruleset.compiled
    add_words(compiled)
    compiled["references"].update(references(compiled["references"], content, compiled["board"].edition))
    compiled["wordings"].update(wordings(compiled["wordings"]))
    compiled["melee_missed"][GERMINATOR] = "CH-GERM-24"
    compiled["terms"].update(TERMS)
    return {
        "event_symbols": {record.id: record for record in content.of("event_symbols")},
        "germinator_slots": tuple(sorted(content.of("germinator_slot"), key=lambda slot: slot.position)),
        "queen_board": tuple(sorted(content.of("queen_board_space"), key=lambda space: space.order)),
    }


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    """Germinators lie open; with a back they are among the components that are conserved."""
    return dict.fromkeys(setting_up.germinators(ruleset), "germinator")
