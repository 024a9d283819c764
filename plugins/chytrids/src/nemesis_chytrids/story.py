"""How growth is told: sentences of the log, and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .growth import OVERGROWN, SPORE
from .records import DEATHCAP, GERMINATOR, QUEEN, STINKHORN
from .tokens import BLANK

if TYPE_CHECKING:
    from collections.abc import Mapping

STORY: Final = {
    "symbols": "Movement and spreading, Corridor {corridors}, from the left: {symbols}. Then growth: {growth}.",
    "symbols growth=none": "Movement and spreading, Corridor {corridors}, from the left: {symbols}. Then no growth.",
    "spore.place": "A Spore comes to {place} through {way}.",
    "spore.place way=": "A Spore comes to {place}.",
    "spore.second": "A second Spore is due at {place} through {way}.",
    "spore.second way=": "A second Spore is due at {place}.",
    "spore.none": "A Spore is due at {place} through {way}, and none is left.",
    "spore.none way=": "A Spore is due at {place}, and none is left.",
    "spore.remove": "The Spore at {place} is removed.",
    "germinator.place": "A {colour} Germinator of level {level} comes to {place}.",
    "germinator.remove": "The {colour} Germinator at {place} goes back to the Laboratory board.",
    "germinator.hurt": "The Germinator at {place} suffers {injuries} Injuries; level left: {level}.",
    "germinator.hurt injuries=1": "The Germinator at {place} suffers 1 Injury; level left: {level}.",
    "germinator.grow": "The {colour} Germinator at {place} grows to level {level}.",
    "germinator.ripen": "A {colour} Germinator on the Laboratory board grows to level {level}.",
    "mycelium.place": "Mycelium covers {place}.",
    "overgrown": "Mycelium would cover {place}, and none is left: everything is overgrown.",
    "blood.queen": "To the blood drawn for {piece}, {blood}, the Queen board adds {added}.",
    "blood.lowered": "Of the blood drawn for {piece}, {blood}, only {left} counts (Brittle Caps).",
    "stinkhorn.back": "{piece} stands on the Queen board again.",
    "status.gain status=spore": "A Spore comes to the board of seat {who}.",
    "status.lose status=spore": "Seat {who} is rid of the Spore.",
}
LABORATORY: Final = "Laboratory board"
BOARDS: Final = {"nemesis": "Chytrid board"}
"""Edition of the board -> what the race's Laboratory board is called there (CS-SETUP-12, CS-CARDS-01)."""
NAMES: Final[dict[str, dict[str, str]]] = {
    "ending": {OVERGROWN: "the Mycelium claimed everything"},
    "column": {
        "germinators": "Rooms with a Germinator at the end",
        "mycelium": "Rooms with Mycelium at the end",
        "queen_slain": "the Queen was killed",
        "spores": "Rooms with a Spore at the end",
        "stinkhorns_slain": "Stinkhorns that lay slain at the end",
    },
    "cause": {OVERGROWN: "the Mycelium", SPORE: "a Spore"},
    "status": {SPORE: "Spore"},
    "symbols": {GERMINATOR: "Germinator", STINKHORN: "Stinkhorn", DEATHCAP: "Deathcap", QUEEN: "Queen"},
    "target": {GERMINATOR: "the Germinator"},
    "token": {BLANK: "Blank"},
}


def germinator_board(compiled: Mapping[str, Any]) -> str:
    """What the board is called on which Germinators wait."""
    return BOARDS.get(compiled["board"].edition, LABORATORY)


def with_board(compiled: Mapping[str, Any], text: str) -> str:
    """`text`, in which that board has the name that it has in the game."""
    return text.replace(LABORATORY, germinator_board(compiled))


def add_words(compiled: dict[str, Any]) -> None:
    """The race's part of the tables `story` and `names`."""
    compiled["story"].update({key: with_board(compiled, text) for key, text in STORY.items()})
    for field, told in NAMES.items():
        compiled["names"].setdefault(field, {}).update(told)
