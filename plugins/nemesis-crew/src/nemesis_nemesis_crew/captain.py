"""The Action cards and Quest Items of the Captain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    capacity,
    computer_at,
    crew_kit,
    draw_to_hand,
    has_tag,
    in_order,
    in_order_at,
    load,
    open_ways,
    seat_name,
    weapons_called,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

SIX_SHOOTER: Final = "six-shooter"
INTERCOM: Final = "intercom"


def connected(game: Game, who: Character) -> list[Character]:
    """Those whom `who` reaches by Intercom: other Characters in Rooms with a working Computer elsewhere."""
    if not has_tag(game, who, INTERCOM):
        return []
    return [other for other in in_order(game) if other.place != who.place and computer_at(game, other.place)]


def orders(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, Character) for each other Character within reach and each Room next to its own."""
    found = crew_kit.sendings(game, who)
    for other in connected(game, who):
        found += [(*way, seat_name(other)) for way in open_ways(game, other.place)]
    return found


EFFECTS.bind("action_card", "order.order-move", choices=orders)(crew_kit.send)


@EFFECTS.bind("action_card", "motivation.all-draw")
def motivation(game: Game, who: Character) -> None:
    """Motivation: everybody within reach draws 1 card (LD-DRAW-03)."""
    for other in [*in_order_at(game, who.place), *connected(game, who)]:
        draw_to_hand(game, other, 1)


def six_shooters(game: Game, who: Character) -> list[str]:
    """The Six-Shooter of `who`, unless it is full."""
    found = weapons_called(game, who, SIX_SHOOTER)
    return [weapon for weapon in found if who.ammo[weapon] < capacity(game, who, weapon)]


@EFFECTS.bind("action_card", "reload.reload-six-shooter", choices=six_shooters)
def reload(game: Game, who: Character, weapon: str) -> None:
    """Reload: 1 Ammo, not above the capacity (LD-WEAPON-02)."""
    load(game, who, weapon, 1)


# ---------------------------------------------------------------- Quest Items


def readable(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Character, deck) of the Objectives of others that the player of `who` does not know."""
    others = [other for other in game.table.characters if other is not who]
    return [card for other in others for card in crew_kit.objectives_to_read(game, who, other)]


@EFFECTS.bind("item", "log-key.read-objective", choices=readable)
def read_objective(game: Game, who: Character, name: str, deck: str) -> None:
    """Log Key: a secret look at an Objective of another player."""
    crew_kit.read_objective(game, who, name, deck, "LD-ITEMACT-01")
