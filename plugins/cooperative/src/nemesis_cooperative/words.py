"""How the mode is told: sentences of the log, references, what an Objective asks of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import named, ways_told

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Record, Ruleset

STORY: Final = {
    "objective.group won=yes": "The Objective {objective} is fulfilled.",
    "objective.group won=no": "The Objective {objective} is not fulfilled; missing: {missing}.",
    "group.win": "All Objectives are fulfilled and somebody survives: everybody wins.",
    "revive.fail": "Nobody can be revived at {place}: there is an Intruder or a Malfunction.",
}
THIS: Final = "this Character"
"""How a condition begins that is asked of one Character."""
THAT: Final = "1 Character that "
WHOSE: Final = "1 Character whose "
SAME: Final = "the same Character"
GOAL: Final = ("LD-COOP-01", "LD-COOP-02", "LD-COOP-03", "LD-COOP-04")
REVIVE: Final = ("LD-COOP-06", "LD-COOP-07")
REFERENCES: Final = {
    "component character-corpse": ("LD-DEATH-01", "LD-HAND-02", "LD-BASIC-06", *REVIVE),
    "condition *": ("LD-COOP-03", "LD-COOP-04"),
    "contingency *": ("LD-COOP-05", "LD-CTG-06", "LD-VICT-03"),
    "cooperative": (*GOAL, "LD-COOP-05", *REVIVE),
    "corpse": ("LD-DEATH-01", "LD-BASIC-06", "LD-HAND-02", *REVIVE),
    "death": ("LD-DEATH-01", "LD-DEATH-02", "LD-DEATH-03", "LD-DEATH-05", *REVIVE),
    "first encounter": ("LD-CRIT-03", "LD-COOP-02"),
    "neutral pool": ("LD-COOP-05",),
    "objective": (*GOAL, "LD-VICT-07"),
    "objective *": GOAL,
    "revive": REVIVE,
    "win": ("LD-COOP-03", "LD-COOP-04"),
}


def of_one(text: str) -> str:
    """A condition of one Character, told of any one of the group."""
    whose, who = text.removeprefix(f"{THIS}'s "), text.removeprefix(f"{THIS} ")
    return f"{WHOSE}{whose}" if whose != text else f"{THAT}{who}" if who != text else text


def of_group(texts: Iterable[str]) -> list[str]:
    """Conditions that must hold together: what is asked of one Character is asked of the same one (LD-COOP-03)."""
    told: list[str] = []
    for text in texts:
        again = any(other.startswith((THAT, WHOSE)) for other in told)
        told.append(text.replace(THAT, f"{SAME} ").replace(WHOSE, f"{SAME}'s ") if again else text)
    return told


def for_each(text: str) -> str:
    """A condition that is counted, where the number is not known."""
    return f"{text.format('a Character')} for each Objective that asks for it"


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """The words, and which conditions so many Characters must meet as Objectives ask for them (LD-COOP-03)."""
    counted = {c.id: c.together for c in ruleset.content.of("condition") if c.together}
    missing = ruleset.compiled["names"]["missing"]
    missing |= {name: of_one(text) for name, text in missing.items()}
    missing |= {name: for_each(text) for name, text in counted.items()}
    ruleset.compiled["references"].update(REFERENCES)
    ruleset.compiled["story"].update(STORY)
    ruleset.compiled["names"].setdefault("column", {}).update(columns(ruleset))
    return {"counted_conditions": counted}


def columns(ruleset: Ruleset) -> dict[str, str]:
    """What summaries call the columns of a simulation."""
    names, objectives = ruleset.compiled["names"], ruleset.content.of("objective")
    fulfilled = {column_of(record.id): f"fulfilled: {named(names, 'objective', record.id)}" for record in objectives}
    return {**fulfilled, "objectives_fulfilled": "Objectives fulfilled", "revived": "Characters that came back"}


def column_of(objective: str) -> str:
    """The column that says whether `objective` was fulfilled."""
    return f"fulfilled_{objective.replace('-', '_')}"


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What an Objective asks of the group, and what a condition means for it."""
    if kind == "objective":
        return objective(ruleset, record)
    return condition(record) if kind == "condition" else None


def condition(record: Any) -> list[str]:
    """What it means for a Character, and for the group if that is more."""
    return [record.text, *([f"Of the group it asks: {for_each(record.together)}."] if record.together else [])]


def objective(ruleset: Ruleset, record: Any) -> list[str]:
    """When it is fulfilled, and each of its conditions in full."""
    names = ruleset.compiled["names"]
    deck = named(names, "deck", record.deck)
    told = ways_told([of_group([named(names, "missing", condition) for condition in way]) for way in record.any_of])
    texts = {condition.id: condition.text for condition in ruleset.content.of("condition")}
    full = dict.fromkeys(texts.get(condition, "") for way in record.any_of for condition in way)
    return [
        f"{deck[:1].upper()}{deck[1:]} Objective.",
        "All of you win if every Objective in play is fulfilled and at least one Character survives.",
        f"This one asks of those who survive: {told}.",
        *(f"- {text}" for text in full if ". " in text),
    ]
