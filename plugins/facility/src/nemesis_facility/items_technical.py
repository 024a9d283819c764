"""Technical Items: repairs, Doors, fire, Power, keys, tape, light."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from nemesis_core.rules import (
    by_name,
    characters_at,
    has_role,
    movable_doors,
    object_kind,
    remove_fire,
    remove_malfunction,
    seat_name,
    toggle_door,
)

from .effects import EFFECTS, when
from .elevator import ROLE
from .gate import is_exit, open_gate
from .items_weapons import fill, refillable
from .power import ELEVATOR, section_of, set_power, slot_powered
from .procedures import (
    autodestruction_running,
    can_stop_autodestruction,
    start_autodestruction,
    stop_autodestruction,
)

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment

START = "start"
STOP = "stop"

# ---------------------------------------------------------------- the Room


def broken(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Has the Room a Malfunction marker?"""
    return when(who.place in game.table.malfunction)


@EFFECTS.bind("item", "toolbelt.fix-room", "duct-tape.fix-room", choices=broken)
def fix_room(game: Game, who: Character) -> None:
    """Remove the Malfunction marker."""
    remove_malfunction(game, who.place)


@EFFECTS.bind("item", "toolbelt.door", "weapon-battery.door", choices=movable_doors)
def set_door(game: Game, who: Character, corridor: str) -> None:
    """Open or Close a Door of the Room."""
    toggle_door(game, corridor)


def burning(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Has the Room a Fire marker?"""
    return when(who.place in game.table.fire)


@EFFECTS.bind("item", "fire-blanket.put-out-fire", choices=burning)
def put_out_fire(game: Game, who: Character) -> None:
    """Remove the Fire marker."""
    remove_fire(game, who.place)


def red_slots(game: Game, who: Character) -> list[str]:
    """The Section of the Room and, in an Elevator Room, the Elevator, as far as they have no Power."""
    slots = [section_of(game, who.place)] + ([ELEVATOR] if has_role(game, who.place, ROLE) else [])
    return [slot for slot in slots if slot and not slot_powered(game, slot)]


@EFFECTS.bind("item", "power-cell.flip-power", choices=red_slots)
def power_up(game: Game, who: Character, slot: str) -> None:
    """Turn a Power token to its blue side."""
    set_power(game, slot, True)


# ---------------------------------------------------------------- keys


def at_closed_gate(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Is this an Exit Room, and the Main Gate closed?"""
    return when(is_exit(game, who.place) and not game.facility.gate_open)


@EFFECTS.bind("item", "main-gate-key.open-gate", choices=at_closed_gate)
def unlock(game: Game, who: Character) -> None:
    """Open the Main Gate (LD-GATE-02)."""
    open_gate(game)


def switches(game: Game, who: Character) -> list[str]:
    """Start or stop Autodestruction, whichever is possible."""
    if not autodestruction_running(game):
        return [START]
    return [STOP] if can_stop_autodestruction(game) else []


@EFFECTS.bind("item", "autodestruction-key.toggle", choices=switches)
def turn_key(game: Game, who: Character, switch: str) -> None:
    """Start or stop Autodestruction."""
    if switch == START:
        start_autodestruction(game)
    else:
        stop_autodestruction(game)


# ---------------------------------------------------------------- gear


def worn_gear(game: Game, who: Character) -> list[tuple[str, str]]:
    """What a Toolbelt would restore, with its owner: gear of the Characters in the Room."""
    return [(seat_name(c), card) for c in characters_at(game, who.place) for card in refillable(game, c, "toolbelt")]


@EFFECTS.bind("item", "toolbelt.fix-gear", choices=worn_gear)
def fix_gear(game: Game, who: Character, name: str, card: str) -> None:
    """Restore all Uses of gear, or fill it."""
    fill(game, by_name(game, name), card)


def loose_pairs(game: Game, who: Character) -> list[tuple[str, str]]:
    """Each two Heavy Items of `who` that are not taped to another."""
    loose = sorted(card for card in who.held if not object_kind(card) and card not in who.taped)
    return list(combinations(loose, 2))


@EFFECTS.bind("item", "duct-tape.combine", choices=loose_pairs)
def tape(game: Game, who: Character, first: str, second: str) -> None:
    """Two Heavy Items fill one Hand slot from now on; the tape, added to the first, holds them."""
    who.taped += [first, second]


# ---------------------------------------------------------------- light


def in_my_dark(game: Game, holder: Character, moment: Moment) -> tuple[tuple[()], ...]:
    """Is it dark for the holder itself, and no other light made?"""
    return when(moment.who is holder and not moment.light)


@EFFECTS.bind("item", "glowstick.light-up", "flashlight.shine", choices=in_my_dark)
def make_light(game: Game, holder: Character, target: Any, moment: Moment) -> None:
    """The holder is not in Darkness for this card or token."""
    moment.light = True
