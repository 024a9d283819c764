"""Room Actions on weapons, stores, Doors, Fire and the Airlock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    crew_kit,
    drive_off,
    intruders_at,
    keep_found,
    remove_fire,
    room_kit,
    weapon_kit,
)

from . import airlock
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CHARGE = 2
"""Ammo that the Armory puts on a Weapon (SH-ARMORY-01 to SH-ARMORY-03)."""
EXTINGUISHER = "extinguisher"
"""The cause by which Intruders flee: what Weaknesses say of extinguishers holds."""

EFFECTS.bind("room", "command-center.move-doors", choices=crew_kit.rooms_with_doors)(crew_kit.set_doors)

# ---------------------------------------------------------------- Armory and Storage


EFFECTS.bind("room", "armory.recharge", choices=weapon_kit.chargeable)(weapon_kit.charge(CHARGE))


@EFFECTS.bind("room", "storage.search", choices=crew_kit.stocked)
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
