"""What boards have in common in words: dice, treatments, Objective decks, the Signal. A board asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .room_kit import DRESS_ALL, HEAL_LIGHT, HEAL_ONE

if TYPE_CHECKING:
    from ..assembly import Ruleset

FACES: Final = {
    "adult": "a hit on anything up to an Adult",
    "blank": "a miss",
    "creeper": "a hit on a Larva or a Creeper",
    "hit": "a hit",
    "two-hits": "two hits",
}
"""Faces of the dice for attacks."""
TREATMENTS: Final = {
    DRESS_ALL: "Dress all your Serious Wounds",
    HEAL_LIGHT: "Heal all your Light Wounds",
    HEAL_ONE: "Heal one Dressed Serious Wound",
}
STATUSES: Final = {"status.gain status=signal": "Seat {who} sends a Signal."}
"""How the log tells of the statuses that boards give."""


def add_board_words(ruleset: Ruleset) -> None:
    """Put all that into the tables of names and of sentences."""
    names = ruleset.compiled["names"]
    names["deck"] |= {"solo-coop": "Solo/Coop"}
    names["face"] |= FACES
    names["treatment"] = dict(TREATMENTS)
    ruleset.compiled["story"].update(STATUSES)
