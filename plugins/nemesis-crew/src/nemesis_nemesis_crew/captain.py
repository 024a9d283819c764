"""The Action cards of the Captain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    by_name,
    capacity,
    draw_to_hand,
    in_order_at,
    load,
    move,
    open_ways,
    others_here,
    seat_name,
    weapons_called,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SIX_SHOOTER = "six-shooter"


def orders(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, Character) for each other Character here and each neighbouring Room."""
    others = [seat_name(other) for other in others_here(game, who)]
    return [(place, corridor, name) for place, corridor in open_ways(game, who.place) for name in others]


@EFFECTS.bind("action_card", "order.order-move", choices=orders)
def order(game: Game, who: Character, place: str, corridor: str, name: str) -> None:
    """Order: another Character moves, willing or not, as by any Movement (LD-BASIC-02)."""
    move(game, by_name(game, name), place, corridor)


@EFFECTS.bind("action_card", "motivation.all-draw")
def motivation(game: Game, who: Character) -> None:
    """Motivation: everybody in the Room draws 1 card (LD-DRAW-03)."""
    for other in in_order_at(game, who.place):
        draw_to_hand(game, other, 1)


def six_shooters(game: Game, who: Character) -> list[str]:
    """The Six-Shooter of `who`, unless it is full."""
    found = weapons_called(game, who, SIX_SHOOTER)
    return [weapon for weapon in found if who.ammo[weapon] < capacity(game, who, weapon)]


@EFFECTS.bind("action_card", "reload.reload-six-shooter", choices=six_shooters)
def reload(game: Game, who: Character, weapon: str) -> None:
    """Reload: 1 Ammo, not above the capacity (LD-WEAPON-02)."""
    load(game, who, weapon, 1)
