"""How Insanity and Panic are told: sentences of the log, and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import card_words
from .records import BLANK, INSANITY, PANIC, VOID_SEEDER

if TYPE_CHECKING:
    from nemesis_core import Content

STORY: Final = {
    "insanity.rise": "The Insanity of seat {who} rises to level {level}.",
    "insanity.fall": "The Insanity of seat {who} falls to level {level}.",
    "insanity.token.back": "The Insanity token of seat {who} is in the bag again.",
    "insanity.token.gone": "The Insanity token of seat {who}, who is gone, leaves the game; another token is drawn.",
    "panic": "Seat {who}, on Insanity level {level}, draws the Panic card {card}, for level {insanity} or more.",
    "panic.happens": "It happens to seat {who}: {panic}",
    "panic.impossible": "Nothing of that can be done.",
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "cause": {INSANITY: "Insanity"},
    "column": {
        "despoiler_killed": "the Despoiler was killed",
        "insanity_deaths": "Characters that died of Insanity",
        "insanity_highest": "highest Insanity level at the end",
        "lairs_destroyed": "Lairs destroyed",
    },
    "deck": {PANIC: "Panic"},
    "goods": {INSANITY: "insanity"},
    "intruder": {VOID_SEEDER: "Void Seeder", INSANITY: "Insanity", BLANK: "Blank"},
    "object": {INSANITY: "Insanity"},
    "token": {VOID_SEEDER: "Void Seeder", INSANITY: "Insanity", BLANK: "Blank"},
}


def add_words(compiled: dict[str, Any], content: Content) -> None:
    """The race's part of the tables `story` and `names`: Panic cards by their names, and by their texts."""
    compiled["story"].update({**STORY, **card_words.STORY})
    names = compiled["names"]
    for field, told in NAMES.items():
        names.setdefault(field, {}).update(told)
    cards = {record.id: record.name for record in content.of(PANIC)}
    for field in ("card", "cause"):
        names[field].update(cards)
    names[PANIC] = {record.id: record.text for record in content.of(PANIC)}
