"""What crews have in common in words: their common Action cards, and what the effects of the kit ask."""

from __future__ import annotations

from typing import Final

from ..wording import Wording
from .words import Table, card_words, reaction_words

FIX: Final = Wording("remove the Malfunction marker here")
ROOM: Final = Wording("{rest}", (), (), "{rest}", "turn room")
DOOR: Final = ("LD-DOOR-02", "LD-DOOR-07")

CARDS: Final[Table] = {
    "basic-repairs.fix-room": FIX,
    "computer-skills.door": Wording(
        "open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"
    ),
    "computer-skills.free-room-action": ROOM,
    "demolition.break-room": Wording(
        "put a Malfunction marker here", (), ("LD-MALF-03", "LD-MALF-04", "LD-MALF-05", "LD-MALF-06")
    ),
    "demolition.destroy-door": Wording(
        "destroy the Door in {corridor}", ("corridor",), ("LD-DOOR-06", "LD-DOOR-07"), "destroy a Door"
    ),
    "repairs.fix-room": FIX,
    "rest.scan-hand": Wording(
        "Scan your hand and be rid of what is not INFECTED", (), ("LD-SCAN-01", "LD-SCAN-02", "LD-CONT-03")
    ),
    "search.search-room": Wording(
        "draw 2 cards of the {colour} deck and keep one",
        ("colour",),
        ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03", "LD-SEARCH-04"),
        "draw 2 cards of an Item deck and keep one",
    ),
    "suppressive-fire.cover": Wording(
        "for 1 Ammo move {player} to {place} through {by}, unattacked",
        ("place", "by", "player"),
        (),
        "for 1 Ammo move to a neighbouring Room, unattacked",
    ),
}
"""Action cards, as they stand behind "Play Demolition: "."""

REACTIONS: Final[Table] = {
    "interruption.cancel-action": Wording("that Action does nothing", (), ("LD-COST-05",)),
    "interruption.cancel-interruption": Wording("that Interruption does nothing"),
}
"""Reactions, as they stand behind "React with Interruption: "."""

QUESTIONS: Final[Table] = {
    "come-along?": Wording("Seat {who} would take you along to {place}: do you go?", ("who", "place")),
    "come-along agree": Wording("Go along"),
    "come-along refuse": Wording("Stay here"),
    "discard-item?": Wording("Which Item do you discard to pay for the card?"),
    "discard-item": Wording("Discard {goods}", ("goods",)),
    "look?": Wording("At which unexplored Room tile do you look?"),
    "look": Wording("Look at {place}", ("place",)),
    "reroll?": Wording("You rolled {face}: do you roll again?", ("face",)),
    "reroll keep": Wording("Keep the result"),
    "reroll reroll": Wording("Roll again"),
}

WORDINGS: Final[Table] = {**card_words(CARDS), **reaction_words(REACTIONS), **QUESTIONS}
