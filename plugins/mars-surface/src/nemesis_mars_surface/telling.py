"""How the surface's decisions, words and records are told to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl

from .records import ALL, DRAWER, KIND
from .references import references
from .words import add_names, story, wordings

if TYPE_CHECKING:
    from nemesis_core import Record, Ruleset

REACHES: Final = {ALL: "each Character on Crossroads and in Buildings", DRAWER: "the Character who draws it"}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    compiled = ruleset.compiled
    compiled["story"].update(story(ruleset.content))
    compiled["wordings"].update(wordings(compiled["wordings"]))
    compiled["references"].update(references(compiled["references"], ruleset.content))
    add_names(compiled["names"], ruleset.content)
    return {}


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What a Mars Surface card says; None leaves other records to the basic side and the shared rules."""
    return surface_card(ruleset, record) if kind == KIND else None


def surface_card(ruleset: Ruleset, record: Any) -> list[str]:
    """Whom it reaches, what it does in the open and under shelter, how many there are."""
    cards = sum(other.count for other in ruleset.content.of(KIND))
    nothing = "Nothing happens."
    return [
        f"It reaches {REACHES[record.reach]}.",
        f"On a Crossroads without an Enviro-Suit: {record.exposed or nothing}",
        f"In an Enviro-Suit or in a Building: {record.sheltered or nothing}",
        f"{record.count} of the {cards} Mars Surface cards.",
    ]
