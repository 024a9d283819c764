"""The four Plan cards: a Room Action for free, or a secret look at Room tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import free_room_uses

from .effects import EFFECTS
from .targets import HERE, NoTarget

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

PLANS = ("master-plan", "maintenance-plan", "defense-plan", "workspace-plan")
LOOKS = 2


@EFFECTS.bind("action_card", *(f"{plan}.free-room-action" for plan in PLANS), choices=free_room_uses)
def free_room_action(game: Game, who: Character, *use: str) -> None:
    """A Plan: the Room Action of the Room, its Cost not paid."""
    game.actions["room"].perform(game, who, ("room", *use))


def unseen_rooms(game: Game, who: Character) -> list[str]:
    """The places of unexplored Room tiles that `who` does not know yet."""
    table, known = game.table, game.state.known
    return [
        place
        for place in game.board.order
        if place not in table.explored and not known.get(table.tiles[place], 0) >> who.seat & 1
    ]


def rooms_to_check(game: Game, who: Character) -> NoTarget:
    """Is there a tile left to look at?"""
    return HERE if unseen_rooms(game, who) else []


@EFFECTS.bind("action_card", *(f"{plan}.check-two-rooms" for plan in PLANS), choices=rooms_to_check)
def check_two_rooms(game: Game, who: Character) -> None:
    """A Plan: look at 2 unexplored Room tiles in secret; their tokens stay unseen."""
    for _ in range(LOOKS):
        places = unseen_rooms(game, who)
        if not places:
            return
        place = game.ask(who.seat, "look", places)
        tile = game.table.tiles[place]
        game.know(tile, (who.seat,))
        game.tell("tile.look", "LD-CARD-03", audience=(who.seat,), who=who.seat, place=place, tile=tile)
