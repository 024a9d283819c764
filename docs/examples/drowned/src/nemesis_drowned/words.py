"""How the race is told: sentences of the log, names of what only it knows, its questions, and what `?` finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Wording, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Ruleset

STORY = {
    "brine": "Brine comes to {place}.",
    "brine.gone": "{place} falls dry.",
    "sounding choice=leave": "Seat {who} looks at the next Tide token and leaves it where it is.",
    "sounding choice=sink": "Seat {who} looks at the next Tide token and puts it under the others.",
    "tide": "The Tide token is {tide}: the Brine rises by {rise}.",
    "tide rise=-1": "The Tide token is {tide}: the Brine falls by 1.",
    "tide rise=0": "The Tide token is {tide}: the Brine stays as it is.",
}
WORDINGS = {
    "sounding?": Wording("The next Tide token is {tide}. What do you do with it?", ("tide",)),
    "sounding leave": Wording("Leave it: it is turned up in this round"),
    "sounding sink": Wording("Sink it: put it under the others"),
    "grasp?": Wording("You are in its grasp: which card do you discard?"),
    "grasp": Wording("Discard {card}", ("card",)),
}
NAMES = {
    "tide": {"tide-ebb": "Ebb", "tide-slack": "Slack Water", "tide-flow": "Flow", "tide-spring": "Spring Tide"},
    "ending": {"flooded": "the Brine has taken everything"},
    "cause": {"flooded": "the Brine", "infection": "an infection"},
    "column": {"brine": "Rooms under Brine at the end"},
}
TERMS = {  # what boards and crews say of the Intruders of other races; the longer words are looked for first
    "a Larva, a Creeper or an Adult": "a Leech or a Diver",
    "a Larva or a Creeper": "a Leech",
    "an Adult Intruder": "a Diver",
    "Adult": "Diver",
    "Queen": "Harbourmaster",
}
REFERENCES = {
    "brine": ("DROWNED-01", "DROWNED-02", "DROWNED-04", "DROWNED-06"),
    "tide": ("DROWNED-03",),
    "intruder_kind harbourmaster": ("DROWNED-08",),
}


@hookimpl
def compile_content(ruleset: Ruleset) -> None:
    tables = ruleset.compiled
    tables["story"].update(STORY)
    tables["wordings"].update(WORDINGS)
    tables["terms"].update(TERMS)
    tables["references"].update(REFERENCES)
    for field, names in NAMES.items():
        tables["names"].setdefault(field, {}).update(names)
