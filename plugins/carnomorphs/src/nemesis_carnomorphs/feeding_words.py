"""How Feeding and the cards of both decks are told: sentences of the log, both icons, where the rules say more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import attack_effect, blood_icon

if TYPE_CHECKING:
    from nemesis_core import Record, Ruleset

Ids = tuple[str, ...]

STORY: Final = {
    "feed": "{piece} Feeds at {place}.",
    "feed.object": "It eats an Object: {object}.",
    "feed.piece": "It eats {piece}.",
}
STEP: Final[Ids] = ("CM-FED-01", "CM-FED-05", "CM-FED-11")
FOOD: Final[Ids] = ("CM-FED-04", "CM-FED-06", "CM-FED-07", "CM-FED-08", "CM-FED-12", "CM-FED-13", "CM-FED-14")
EVOLVING: Final[Ids] = ("CM-FED-03", "CM-FED-09", "CM-FED-10")
ICONS: Final[Ids] = ("CM-INJ-01",)
REFERENCES: Final[dict[str, Ids]] = {
    "evolve": EVOLVING,
    "evolution": EVOLVING,
    "feed": (*STEP, "CM-FED-02", "CM-FED-03", "CM-FED-04"),
    "feeding": (*STEP, "CM-FED-02", "CM-FED-03", "CM-FED-04"),
    "food": FOOD,
    "metagorger_blood *": ICONS,
}
"""Keys of the race's own."""
ADDED: Final[dict[str, Ids]] = {
    "attack_card *": ICONS,
    "carcass": ("CM-FED-04",),
    "component nest-egg": ("CM-FED-08", "CM-FED-12"),
    "corpse": ("CM-FED-04", "CM-FED-07", "CM-FED-13"),
    "egg": ("CM-FED-04", "CM-FED-08"),
    "event phase": ("CM-FED-01",),
    "event_card rampant-mutation-1": ("CM-MUT-04", "CM-MUT-05"),
    "event_card rampant-mutation-2": ("CM-MUT-04", "CM-MUT-05"),
    "intruder": ("CM-FED-01",),
    "nest": ("CM-FED-08", "CM-FED-12"),
    "room nest": ("CM-FED-08", "CM-FED-12"),
}
"""Keys that say more with this race."""


def add_words(compiled: dict[str, Any]) -> None:
    """The part of the tables `story` and `references` that is about Feeding and these cards."""
    compiled["story"].update(STORY)
    told = compiled["references"]
    told.update(REFERENCES)
    for key, ids in ADDED.items():
        told[key] = tuple(dict.fromkeys([*told.get(key, ()), *ids]))


def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """Hook: an Attack card with both its icons; None leaves other records to others (CM-INJ-01)."""
    metagorger: Any = ruleset.compiled["metagorger_blood"].get(record.id)
    if metagorger is None or kind not in ("attack_card", "metagorger_blood"):
        return None
    own = f"In the endurance test of a Metagorger: {blood_icon(metagorger)}."
    if kind == "metagorger_blood":
        return [own]
    return [own, f"In that of any other: {blood_icon(record)}.", *attack_effect(ruleset, record)]
