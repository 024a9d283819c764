"""What the Intruder player has; `game.intruder_player`."""

from __future__ import annotations

from typing import Final

import attrs

REFERS: Final = {"refers": True}
"""Marks a field that names components which lie elsewhere."""


@attrs.define
class IntruderPlayer:
    """Who plays the Intruders, and the cards for that. The top of a pile is its last card."""

    seat: int = -1
    """The seat that plays them, or -1."""
    since: int = 0
    """The round from which on it does."""
    asked: bool = False
    """It is settled whether somebody plays them."""
    fallen: dict[str, int] = attrs.field(factory=dict)
    """Seat of a Character that died, as options name it -> the number of the step in which it did."""
    deck: list[str] = attrs.field(factory=list)
    hand: list[str] = attrs.field(factory=list)
    discard: list[str] = attrs.field(factory=list)
    declared: list[str] = attrs.field(factory=list, metadata=REFERS)
    """The use of a card that is chosen and not carried out yet."""
    drawing: int = 0
    """How many Attack cards are drawn for the attack that is carried out."""
    looked: list[str] = attrs.field(factory=list)
    """The Event cards of which one is to be chosen."""
    passed: bool = False
    used: int = 0
    """How many cards it has used in the whole game."""
