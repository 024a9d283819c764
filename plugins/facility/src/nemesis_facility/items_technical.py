"""Technical Items: repairs, Doors, fire, Power, keys, light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core.rules import (
    by_name,
    characters_at,
    crew_kit,
    has_role,
    item_kit,
    movable_doors,
    seat_name,
)

from .effects import EFFECTS
from .elevator import ROLE
from .gate import is_exit, open_gate
from .power import ELEVATOR, section_of, set_power, slot_powered

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment

# ---------------------------------------------------------------- the Room

EFFECTS.bind("item", "toolbelt.fix-room", choices=crew_kit.broken)(crew_kit.fix_room)
EFFECTS.bind("item", "toolbelt.door", "weapon-battery.door", choices=movable_doors)(crew_kit.set_door)
EFFECTS.bind("item", "fire-blanket.put-out-fire", choices=crew_kit.burning)(crew_kit.put_out_fire)


def red_slots(game: Game, who: Character) -> list[str]:
    """The Section of the Room and, in an Elevator Room, the Elevator, as far as they have no Power."""
    slots = [section_of(game, who.place)] + ([ELEVATOR] if has_role(game, who.place, ROLE) else [])
    return [slot for slot in slots if slot and not slot_powered(game, slot)]


@EFFECTS.bind("item", "power-cell.flip-power", choices=red_slots)
def power_up(game: Game, who: Character, slot: str) -> None:
    """Turn a Power token to its blue side."""
    set_power(game, slot, True)


# ---------------------------------------------------------------- keys


def at_closed_gate(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is this an Exit Room, and the Main Gate closed?"""
    return crew_kit.when(is_exit(game, who.place) and not game.facility.gate_open)


@EFFECTS.bind("item", "main-gate-key.open-gate", choices=at_closed_gate)
def unlock(game: Game, who: Character) -> None:
    """Open the Main Gate (LD-GATE-02)."""
    open_gate(game)


EFFECTS.bind("item", "autodestruction-key.toggle", choices=item_kit.switches)(item_kit.turn_key)

# ---------------------------------------------------------------- gear


def worn_gear(game: Game, who: Character) -> list[tuple[str, str]]:
    """What a Toolbelt would restore, with its owner: gear of the Characters in the Room."""
    return [
        (seat_name(c), card)
        for c in characters_at(game, who.place)
        for card in item_kit.refillable(game, c, "toolbelt")
    ]


@EFFECTS.bind("item", "toolbelt.fix-gear", choices=worn_gear)
def fix_gear(game: Game, who: Character, name: str, card: str) -> None:
    """Restore all Uses of gear, or fill it."""
    item_kit.fill(game, by_name(game, name), card)


# ---------------------------------------------------------------- light


def in_my_dark(game: Game, holder: Character, moment: Moment) -> crew_kit.NoTarget:
    """Is it dark for the holder itself, and no other light made?"""
    return crew_kit.when(moment.who is holder and not moment.light)


@EFFECTS.bind("item", "glowstick.light-up", "flashlight.shine", choices=in_my_dark)
def make_light(game: Game, holder: Character, target: Any, moment: Moment) -> None:
    """The holder is not in Darkness for this card or token."""
    moment.light = True
