"""The surface in words: decisions, sentences of the log, names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from nemesis_core import Wording
from nemesis_core.rules import room_words
from nemesis_facility.gate import WAY_TO_BUNKER

from .deck import DECK
from .noise import MARS
from .records import EXPOSED, KIND, SHELTERED
from .references import INSTEAD, here
from .surface import BUILDING, CROSSROADS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Content

Table = dict[str, Wording]

RIDE: Final = ("LD-MARS-12",)
ROVER_OUT: Final = ("LD-MARS-12", "LD-MARS-18")
ON_FOOT_OUT: Final = ("LD-MARS-15", "LD-MARS-16", "LD-MARS-17", "LD-MARS-18")
WORDINGS: Final[Table] = {
    "turn drive": Wording("Drive the Rover to {place}", ("place",), RIDE, "Drive the Rover"),
    "clogged-gear?": Wording("Which Item do you discard?", (), ("LD-MARS-11",)),
    "clogged-gear": Wording("{item}", ("item",), ("LD-MARS-11",)),
    "lost-bearings?": Wording("In which Area does the Noise marker lie?", (), ("LD-MARS-11",)),
    "lost-bearings": Wording("{way}", ("way",), ("LD-MARS-11", "LD-MARS-06")),
}
MORE: Final = {
    "turn escape by-rover": ROVER_OUT,
    "turn escape on-foot": ON_FOOT_OUT,
    "rover-to?": RIDE,
    "rover-to": RIDE,
}
"""Wordings of the basic side that stand on further rules here."""
RECALLED: Final = "turn computer move-rover"
TO_ANY: Final = "Use the Computer: send the empty Rover to an Exit Room or the Bunker"
"""What the Computer does with it here; on the basic side it has one way."""

STORY: Final = {
    "surface.card": "Seat {who} draws the Mars Surface card {card}.",
    "surface.exposed": "It strikes seat {who} in the open: {exposed}",
    "surface.sheltered": "It reaches seat {who} in its shelter: {sheltered}",
    "surface.item": "Seat {who} draws a card from the {colour} Item deck.",
}
TOKEN: Final = "The Exploration token at {place} shows {effect}."
"""Told of a Crossroads, where nothing is Searched: the number on its token sets nothing."""
FACES: Final = {MARS: "a Mars Surface card"}
SPOTS: Final = {BUILDING: "a Room in a Building", WAY_TO_BUNKER: "the Crossroads with a Path to the Bunker"}
COLUMNS: Final = {"surface_cards": "Mars Surface cards drawn"}


def story(content: Content) -> dict[str, str]:
    """The part of the table `story`, with a sentence for the tokens of the Crossroads among the places of `content`."""
    crossroads = [place.id for place in content.of("place") if CROSSROADS in place.roles]
    return STORY | {f"token place={place}": TOKEN for place in crossroads}


def wordings(told: Mapping[str, Wording]) -> Table:
    """The part of the table `wordings`, by those that are `told` on the basic side."""
    held = {key: wording for key, wording in told.items() if not INSTEAD.keys().isdisjoint(wording.rules)}
    other = {key: attrs.evolve(wording, rules=here(wording.rules)) for key, wording in held.items()}
    more = {key: attrs.evolve(told[key], rules=here([*told[key].rules, *rules])) for key, rules in MORE.items()}
    recalled = attrs.evolve(told[RECALLED], text=TO_ANY, rules=(*told[RECALLED].rules, *RIDE))
    return {**other, **room_words({"drive": WORDINGS["turn drive"]}), **WORDINGS, **more, RECALLED: recalled}


def add_names(names: dict[str, dict[str, str]], content: Content) -> None:
    """Add to `names` what the surface's events tell: the cards, by their names and by what they do."""
    cards = {record.id: record.name for record in content.of(KIND)}
    for field in ("card", "cause"):
        names[field].update(cards)
    for part in (EXPOSED, SHELTERED):
        names[part] = {record.id: getattr(record, part) for record in content.of(KIND)}
    names["deck"][DECK] = "Mars Surface"
    names["heading"]["turn drive"] = "Moving"
    names.setdefault("face", {}).update(FACES)
    names["spot"] |= SPOTS
    names["column"].update(COLUMNS)
