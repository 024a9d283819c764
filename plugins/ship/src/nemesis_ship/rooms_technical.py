"""Room Actions on weapons, stores, Doors, Fire and the Airlock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    capacity,
    crew_kit,
    drive_off,
    intruders_at,
    keep_found,
    load,
    remove_fire,
    room_kit,
    weapons,
)

from . import airlock
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CHARGE = 2
DECKS = ("red", "yellow", "green")
EXTINGUISHER = "extinguisher"
"""The cause by which Intruders flee: what Weaknesses say of extinguishers holds."""

EFFECTS.bind("room", "command-center.move-doors", choices=crew_kit.rooms_with_doors)(crew_kit.set_doors)

# ---------------------------------------------------------------- Armory and Storage


def chargeable(game: Game, who: Character) -> list[str]:
    """The Energy Weapons of `who` that are not full (SH-ARMORY-01, SH-ARMORY-02)."""
    return [card for card in weapons(game, who, "energy") if who.ammo[card] < capacity(game, who, card)]


@EFFECTS.bind("room", "armory.recharge", choices=chargeable)
def recharge(game: Game, who: Character, weapon: str) -> None:
    """2 Ammo, not above the capacity (SH-ARMORY-01, SH-ARMORY-03)."""
    load(game, who, weapon, CHARGE)


def stocked(game: Game, who: Character) -> list[str]:
    """The Item decks with a card left, discarded ones included."""
    return [colour for colour in DECKS if crew_kit.has_cards(game, f"item-{colour}")]


@EFFECTS.bind("room", "storage.search", choices=stocked)
def search_storage(game: Game, who: Character, colour: str) -> None:
    """Keep 1 of the top 2 cards of a deck; the Item Counter stays (SH-STORAGE-01)."""
    keep_found(game, who, colour, rule="SH-STORAGE-01")


# ---------------------------------------------------------------- Fire Control and Airlock


@EFFECTS.bind("room", "fire-control-system.fire-control", choices=room_kit.troubled)
def flood(game: Game, who: Character, place: str) -> None:
    """The Fire there goes out; each Intruder there flees by an Event card of its own (SH-FIRECTRL-01, -02)."""
    remove_fire(game, place)
    for piece in intruders_at(game, place):
        drive_off(game, piece, who, EXTINGUISHER)


def airlocks(game: Game, who: Character) -> list[str]:
    """The Rooms that can be opened to space."""
    return airlock.rooms(game)


@EFFECTS.bind("room", "airlock-control.airlock-procedure", choices=airlocks)
def open_airlock(game: Game, who: Character, place: str) -> None:
    """Close all Doors of the Room and lay the token there (SH-AIRLOCK-02)."""
    airlock.AIRLOCK.seal(game, place)
