"""Conditions that cards, Items and Rooms name in `needs`, as far as they need no board of a certain kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .inventory import loaded, weapons, weapons_called
from .queries import computer_at, others_here, tile_at
from .statuses import knowledge

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def computer(game: Game, who: Character, argument: str) -> bool:
    """A working Computer in the Room (LD-MALF-02)."""
    return computer_at(game, who.place)


def no_computer(game: Game, who: Character, argument: str) -> bool:
    """The Room has no Computer."""
    return bool(who.place) and not tile_at(game, who.place).computer


def power(game: Game, who: Character, argument: str) -> bool:
    """The Section has Power."""
    return bool(game.hooks.power(game, who.place))


def darkness(game: Game, who: Character, argument: str) -> bool:
    """The Section has no Power."""
    return bool(game.hooks.darkness(game, who.place))


def working_room(game: Game, who: Character, argument: str) -> bool:
    """No Malfunction marker in the Room."""
    return who.place not in game.table.malfunction


def room_colour(game: Game, who: Character, argument: str) -> bool:
    """The Room has one of the colours in `argument`, joined by bars."""
    return tile_at(game, who.place).color in argument.split("|")


def corridor_entrance(game: Game, who: Character, argument: str) -> bool:
    """The Room has an Entrance to Technical Corridors."""
    return bool(game.board.entrances[who.place])


def item_counter(game: Game, who: Character, argument: str) -> bool:
    """The Item Counter of the Room is at least `argument`."""
    return bool(game.table.items.get(who.place, 0) >= int(argument))


def knows(game: Game, who: Character, argument: str) -> bool:
    """The Knowledge is at least `argument`."""
    return knowledge(who) >= int(argument)


def discovered(game: Game, who: Character, argument: str) -> bool:
    """At least `argument` Weaknesses, or what a race has in their place, have been discovered."""
    return bool(game.laboratory.discovered >= int(argument))


def ammo(game: Game, who: Character, argument: str) -> bool:
    """A Weapon holds Ammo."""
    return bool(loaded(game, who))


def energy_weapon(game: Game, who: Character, argument: str) -> bool:
    """An Energy Weapon is in a Hand slot."""
    return bool(weapons(game, who, "energy"))


def holds_weapon(game: Game, who: Character, argument: str) -> bool:
    """The Weapon `argument`, or one with that tag, is in a Hand slot."""
    return bool(weapons_called(game, who, argument))


def other_character(game: Game, who: Character, argument: str) -> bool:
    """Another Character is in the Room."""
    return bool(others_here(game, who))


NEEDS = {
    "computer": computer,
    "no-computer": no_computer,
    "power": power,
    "darkness": darkness,
    "working-room": working_room,
    "room-colour": room_colour,
    "corridor-entrance": corridor_entrance,
    "item-counter": item_counter,
    "knowledge": knows,
    "discovered": discovered,
    "ammo": ammo,
    "energy-weapon": energy_weapon,
    "weapon": holds_weapon,
    "other-character": other_character,
}
