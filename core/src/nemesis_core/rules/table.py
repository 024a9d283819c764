"""The state that all games share: Characters, Intruders, Rooms, markers, decks."""

from __future__ import annotations

import attrs

REFERS = {"refers": True}
"""Metadata of a field that names pieces which lie elsewhere."""


@attrs.define
class Intruder:
    """An Intruder on the board; `token` is the bag token it came by, or empty."""

    id: str
    kind: str
    place: str = attrs.field(metadata=REFERS)
    injuries: int = 0
    token: str = ""


@attrs.define
class Character:
    """A player's Character. `place` is empty while it is in no Room; the top of a pile is its last card."""

    seat: int
    number: int = 0
    id: str = ""
    role: str = ""
    status: str = "active"
    cause: str = attrs.field(default="", metadata=REFERS)
    place: str = attrs.field(default="", metadata=REFERS)
    died_at: str = attrs.field(default="", metadata=REFERS)
    """The place of its death; empty while it lives, and when it died in no Room."""
    left: str = ""
    """How it had left play alive, even if it died afterwards."""
    hand: list[str] = attrs.field(factory=list)
    deck: list[str] = attrs.field(factory=list)
    discard: list[str] = attrs.field(factory=list)
    removed: list[str] = attrs.field(factory=list)
    light: int = 0
    serious: list[str] = attrs.field(factory=list)
    dressed: list[str] = attrs.field(factory=list, metadata=REFERS)
    items: list[str] = attrs.field(factory=list)
    held: list[str] = attrs.field(factory=list)
    beside: list[str] = attrs.field(factory=list)
    """Items that need no Hand slot and lie openly beside the board."""
    quest: list[str] = attrs.field(factory=list)
    taped: list[str] = attrs.field(factory=list, metadata=REFERS)
    ammo: dict[str, int] = attrs.field(factory=dict, metadata=REFERS)
    extra: dict[str, str] = attrs.field(factory=dict, metadata={"pieces": "keys"})
    """Item attached to another -> the Item it is attached to."""
    marks: dict[str, int] = attrs.field(factory=dict)
    """Statuses by name: Slime, a Larva, Knowledge, a Signal, whatever pieces give."""
    passed: bool = False
    acted: int = 0
    unlimited: bool = False
    burned: bool = False


@attrs.define
class Table:
    """Everything on the table that is not a piece's own."""

    round: int = 0
    first: int = 0
    turn: int = -1
    passing: bool = False
    """Whoever comes to its go Passes, for the rest of the round."""
    trading: int = 0
    declared: list[str] = attrs.field(factory=list, metadata=REFERS)
    """The Action that is paid for and not performed yet, where others could interrupt it."""
    uninterrupted: bool = False
    characters: list[Character] = attrs.field(factory=list)
    intruders: dict[str, Intruder] = attrs.field(factory=dict)
    followers: list[str] = attrs.field(factory=list)
    leaving: int = -1
    """The seat whose Escape is being attacked, or -1."""
    tiles: dict[str, str] = attrs.field(factory=dict)
    box: list[str] = attrs.field(factory=list)
    tokens: dict[str, str] = attrs.field(factory=dict)
    spare_tokens: list[str] = attrs.field(factory=list)
    used_tokens: list[str] = attrs.field(factory=list)
    explored: dict[str, int] = attrs.field(factory=dict)
    items: dict[str, int] = attrs.field(factory=dict)
    fire: dict[str, int] = attrs.field(factory=dict)
    malfunction: dict[str, int] = attrs.field(factory=dict)
    noise: dict[str, int] = attrs.field(factory=dict)
    doors: dict[str, str] = attrs.field(factory=dict)
    objects: dict[str, list[str]] = attrs.field(factory=dict)
    object_supply: list[str] = attrs.field(factory=list)
    limits: dict[str, int] = attrs.field(factory=dict)
    decks: dict[str, list[str]] = attrs.field(factory=dict)
    discards: dict[str, list[str]] = attrs.field(factory=dict)
    event: str = ""
    """The Event card that is being resolved."""
    removed: list[str] = attrs.field(factory=list)
    infection: list[str] = attrs.field(factory=list)
    bag: list[str] = attrs.field(factory=list)
    supply: list[str] = attrs.field(factory=list)
    crafted: list[str] = attrs.field(factory=list)
    draft: list[str] = attrs.field(factory=list)
    first_encounter: int = 0


@attrs.define
class Laboratory:
    """Eggs, Weakness cards and researched Objects, for the races that have them."""

    eggs: list[str] = attrs.field(factory=list)
    destroyed: bool = False
    weaknesses: list[str] = attrs.field(factory=list)
    revealed: list[int] = attrs.field(factory=list)
    spare: list[str] = attrs.field(factory=list)
    researched: dict[str, str] = attrs.field(factory=dict)
    """Kind of Object -> the Object on its place."""
    discovered: int = 0
    """Weakness cards turned up by research, or what a race has in their place."""
    found: dict[str, int] = attrs.field(factory=dict)
    """Kind of Object -> 1 once research has found something out about it."""
    queen_killed: bool = False
