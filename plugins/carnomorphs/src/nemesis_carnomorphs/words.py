"""The race's own words for what others name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from .references import replaced

if TYPE_CHECKING:
    from nemesis_core import Wording

    Table = dict[str, Wording]

ANALYSED: Final = {
    " and turn up the Weakness card there, if it is still face down. If an Object of that kind lies there already, the "
    "new one is only discarded.": ". The Adaptation card there, which has to lie face up, is discarded from the game.",
    "The Weakness of its kind is turned up if it is still face down, and": (
        "The Adaptation of its kind, which has to lie face up, is discarded from the game, and"
    ),
    "Turn the Weakness card of that kind of Object face up.": (
        "The Adaptation card of that kind of Object, which has to lie face up, is discarded from the game."
    ),
    "discover the Weakness that belongs to it, as in the Laboratory": (
        "discard the Adaptation that belongs to it, if it lies face up, as in the Laboratory"
    ),
    "discover the Weakness that belongs to": "discard the Adaptation that belongs to",
    "discover the Weakness to an Object": "discard the Adaptation of an Object",
}
"""What texts of boards and crews say of analysing Objects -> what it does here (CM-ADP-04, CM-ADP-05)."""
CONDITIONS: Final = {
    "At least 1 Weakness card has been turned up by research": "At least 1 Adaptation has been discarded by research",
    "At least 2 Weakness cards are discovered": "At least 2 Adaptations are discarded by research",
    "At least 2 Weakness cards have been turned up by research": (
        "At least 2 Adaptations have been discarded by research"
    ),
    "The Weakness card of the Egg slot is discovered": "The Adaptation of the Egg slot is discarded",
    "The Weakness card of the Intruder Carcass slot is discovered": (
        "The Adaptation of the Intruder Carcass slot is discarded"
    ),
    " A card that lay open from the start does not count.": "",
    " Cards that lay open from the start do not count.": "",
}
"""What the conditions of Objectives ask for -> what they ask for here (CM-END-05)."""
TERMS: Final = {
    "a Creeper": "a Metagorger",
    "a Larva or a Creeper": "a Metagorger",
    "a Larva, a Creeper or an Adult": "a Metagorger or a Shambler",
    "an Adult Intruder": "a Shambler",
    "Adult": "Shambler",
    "Breeder": "Fleshbeast",
    "Queen": "Butcher",
    ", a Larva too": "",
    **ANALYSED,
    **CONDITIONS,
    **{text[:1].lower() + text[1:]: own[:1].lower() + own[1:] for text, own in CONDITIONS.items()},
}
"""What texts of boards and crews name -> what it is with this race (CM-CMP-03)."""


def wordings(told: Table) -> Table:
    """The wordings of others by the rules that hold with this race."""
    return {key: attrs.evolve(wording, rules=replaced(wording.rules)) for key, wording in told.items()}
