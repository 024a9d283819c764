"""Power tokens: which slot has which, which side is up, and what changes that.

A slot is the id of a Section, or "elevator".
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ELEVATOR = "elevator"
ENOUGH = 3
"""Blue tokens from which on Restore Power resets nothing."""
RESET = 2
"""Tokens that the reset leaves blue."""


def section_of(game: Game, place: str) -> str:
    """The Section of `place`; an empty text for an Emergency Staircase or no place (LD-MAP-07)."""
    return str(game.board.sections[place]) if place else ""


def slots(game: Game) -> list[str]:
    """The slots of the Power tokens: the Sections from above, then the Elevator (LD-MAP-08, LD-MAP-10)."""
    return list(game.facility.power_at)


def slot_powered(game: Game, slot: str) -> bool:
    """Does the token in `slot` show its blue side? (LD-POWER-01)"""
    facility = game.facility
    return bool(facility.powered[facility.power_at[slot]])


def powered(game: Game, place: str) -> bool:
    """Has `place` Power? What lies in no Section never has (LD-POWER-01, LD-STAIR-02)."""
    section = section_of(game, place)
    return bool(section) and slot_powered(game, section)


def dark(game: Game, place: str) -> bool:
    """Is `place` in Darkness? Off the board nobody is (LD-POWER-03, LD-POWER-04, LD-STAIR-02)."""
    return bool(place) and not powered(game, place)


def elevator_powered(game: Game) -> bool:
    """Has the Elevator itself Power? (LD-ELEV-05)"""
    return slot_powered(game, ELEVATOR)


def set_power(game: Game, slot: str, on: bool) -> bool:
    """Turn the token in `slot` to its blue or red side; False when it showed it already."""
    facility = game.facility
    number = facility.power_at[slot]
    if bool(facility.powered[number]) == on:
        return False
    facility.powered[number] = int(on)
    game.tell("power", "LD-POWER-01", slot=slot, number=number, on=on)
    return True


def flip_power(game: Game, slot: str) -> None:
    """Turn the token in `slot` over."""
    set_power(game, slot, not slot_powered(game, slot))


def swap_power(game: Game, first: str, second: str) -> None:
    """Exchange the tokens of two slots without turning them."""
    at = game.facility.power_at
    at[first], at[second] = at[second], at[first]
    game.tell("power.lie", "LD-RESTORE-03", slots=dict(at))


def blue_numbers(game: Game) -> list[str]:
    """The numbers of the tokens with the blue side up, lowest first."""
    return sorted((n for n, on in game.facility.powered.items() if on), key=int)


def lose_highest(game: Game) -> bool:
    """Turn the blue token with the highest number red; False when none is blue (LD-THRESH-05, LD-THRESH-06)."""
    blue = blue_numbers(game)
    if not blue:
        return False
    at = game.facility.power_at
    return set_power(game, next(slot for slot, number in at.items() if number == blue[-1]), False)


# ---------------------------------------------------------------- Restore Power, in its three parts


def reset(game: Game) -> bool:
    """With fewer than 3 blue tokens the two lowest turn blue, the others red (LD-RESTORE-01, LD-RESTORE-02)."""
    if len(blue_numbers(game)) >= ENOUGH:
        return False
    at = game.facility.power_at
    lowest = sorted(at.values(), key=int)[:RESET]
    for slot, number in at.items():
        set_power(game, slot, number in lowest)
    return True


def rearrange(game: Game, who: Character) -> None:
    """`who` lays the four tokens anew, none is turned; the order may stay as it is (LD-RESTORE-03)."""
    at = game.facility.power_at
    orders = [
        tuple(f"{slot}={number}" for slot, number in zip(at, order, strict=True)) for order in permutations(at.values())
    ]
    for entry in game.ask(who.seat, "arrange-power", orders):
        slot, _, number = entry.partition("=")
        at[slot] = number
    game.tell("power.lie", "LD-RESTORE-03", slots=dict(at))


def activate_time(game: Game) -> bool:
    """Turn the Time token to its active side; False when it shows it already (LD-RESTORE-04)."""
    if game.facility.time_active:
        return False
    game.facility.time_active = True
    game.tell("time.side", "LD-RESTORE-04", active=True)
    return True


def drain(game: Game) -> bool:
    """Turn the Time token to its inactive side; False when it shows it already (LD-POWER-05)."""
    if not game.facility.time_active:
        return False
    game.facility.time_active = False
    game.tell("time.side", "LD-POWER-05", active=False)
    return True


def restore(game: Game, who: Character) -> None:
    """Restore Power: reset, rearrange, Time token (LD-RESTORE-05)."""
    reset(game)
    rearrange(game, who)
    activate_time(game)
