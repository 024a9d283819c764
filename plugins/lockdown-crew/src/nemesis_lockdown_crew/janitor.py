"""The Action cards of the Janitor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import (
    crew_kit,
    distinct,
    lower_items,
    movable_doors,
    remove_fire,
    remove_malfunction,
    role_places,
    room_uses,
    take_crafted,
    toggle_door,
)

from .computers import Options, computer_options, left_to_pay, pay_too, use_computer
from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SCRAP: Final = ("enviro-suit", "taser")
"""Tags of the Crafted Items that can be built from scrap, beside the Flamethrower."""
FIRE: Final = "fire-source"
"""The tag of the Flamethrower, and of fire that is no Weapon, which is not built from scrap."""
ANY_COST = 99


def other_elevators(game: Game, who: Character) -> list[str]:
    """The other Elevator Rooms."""
    return [place for place in role_places(game, "elevator") if place != who.place]


@EFFECTS.bind("action_card", "emergency-key.elevator", choices=other_elevators)
def emergency_elevator(game: Game, who: Character, target: str) -> None:
    """Emergency Key: call the Elevator and ride it, Power or not."""
    game.hooks.ride_elevator(game, who, target)


@EFFECTS.bind("action_card", "emergency-key.door", choices=movable_doors)
def emergency_door(game: Game, who: Character, corridor: str) -> None:
    """Emergency Key: open or close a Door of the Room."""
    toggle_door(game, corridor)


@EFFECTS.bind("action_card", "clean-up.fix-room", choices=crew_kit.broken)
def fix_room(game: Game, who: Character) -> None:
    """Clean Up: take the Malfunction marker away."""
    remove_malfunction(game, who.place)


EFFECTS.bind("action_card", "clean-up.engine", choices=crew_kit.engine_here)(crew_kit.reorder_engine)


@EFFECTS.bind("action_card", "clean-up.put-out-fire", choices=crew_kit.burning)
def put_out_fire(game: Game, who: Character) -> None:
    """Clean Up: take the Fire marker away."""
    remove_fire(game, who.place)


def scrap_items(game: Game, who: Character) -> list[str]:
    """One of each Crafted Item that can be built from scrap and is left."""
    return distinct(card for card in game.table.crafted if is_scrap(game.cards.item[card].record))


def is_scrap(record: Any) -> bool:
    """Is the Crafted Item a Flamethrower, an Enviro-Suit or a Taser?"""
    return any(tag in record.tags for tag in SCRAP) or bool(record.weapon and FIRE in record.tags)


@EFFECTS.bind("action_card", "jury-rigging.build-from-scrap", "jury-rigging.build-aboard", choices=scrap_items)
def jury_rig(game: Game, who: Character, crafted: str) -> None:
    """Jury-Rigging: a Crafted Item for 1 of the Item Counter (LD-BASIC-10)."""
    lower_items(game, who.place)
    take_crafted(game, who, crafted)


def broken_room_uses(game: Game, who: Character) -> Options:
    """The Room Actions of a Room with a Malfunction marker that `who` can pay for besides It Should Work."""
    if who.place not in game.table.malfunction:
        return []
    payable = left_to_pay(game, who, "it-should-work")
    cost = game.actions["room"].cost
    return [use[1:] for use in room_uses(game, who, who.place, ANY_COST) if cost(game, who, use) <= payable]


@EFFECTS.bind("action_card", "it-should-work.room-action-despite-malfunction", choices=broken_room_uses)
def use_broken_room(game: Game, who: Character, *use: str) -> None:
    """It Should Work: the Room Action at its own Cost, in spite of the Malfunction marker."""
    room, option = game.actions["room"], ("room", *use)
    if pay_too(game, who, room.cost(game, who, option)):
        room.perform(game, who, option)


def dark_computer(game: Game, who: Character) -> Options:
    """The Computer Actions that `who` can pay for besides It Should Work."""
    return computer_options(game, who, left_to_pay(game, who, "it-should-work"))


@EFFECTS.bind("action_card", "it-should-work.computer-in-darkness", choices=dark_computer)
def use_dark_computer(game: Game, who: Character, *option: str) -> None:
    """It Should Work: a Computer Action at its own Cost, without Power."""
    use_computer(game, who, option)
