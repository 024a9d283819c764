"""How the race is told: sentences of the log, and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .adaptation_effects import CAUSTIC_BLOOD
from .records import METAGORGER
from .tokens import BLUE

if TYPE_CHECKING:
    from nemesis_core import Content

STORY: Final = {
    "adaptation": "{piece} was the first of its kind: its Adaptation turns up, {card}.",
    "adaptation.gone": "The Adaptation {card} is discarded from the game.",
    "agile": "{piece} is Agile: a single crosshair that deals so little is a miss.",
    "blood.raised": "Of the blood drawn for {piece}, {blood}, the Thick Hide makes {raised}.",
    "butcher.token": "The {token} token leaves the game.",
    "metagorger.gone": "{piece} leaves the board after its attack.",
}
NAMES: Final[dict[str, dict[str, str]]] = {
    "cause": {CAUSTIC_BLOOD: "caustic blood", METAGORGER: "the attack of a Metagorger"},
    "column": {
        "adaptations_gone": "Adaptations that were discarded",
        "adaptations_up": "Adaptations that lay face up at the end",
        "butcher_dead": "the Butcher was dead at the end",
        "butchers_out": "the Butcher was on the board at the end",
        "fleshbeasts_out": "Fleshbeasts on the board at the end",
        "metagorgers_out": "Metagorgers on the board at the end",
        "shamblers_out": "Shamblers on the board at the end",
    },
    "intruder": {BLUE: "blue Metagorger"},
    "token": {BLUE: "blue Metagorger"},
}
CARDS: Final = ("adaptation", "mutation")
"""Kinds of records that are cards."""


def add_words(compiled: dict[str, Any], content: Content) -> None:
    """The race's part of the tables `story` and `names`."""
    compiled["story"].update(STORY)
    for field, told in NAMES.items():
        compiled["names"].setdefault(field, {}).update(told)
    for kind in CARDS:
        compiled["names"]["card"].update({record.id: record.name for record in content.of(kind)})
