"""Doors: open without a token, closed, or destroyed for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

CLOSED = "closed"
DESTROYED = "destroyed"


def is_closed(game: Game, corridor: str) -> bool:
    """Is there a Closed Door in `corridor`?"""
    return bool(game.table.doors.get(corridor) == CLOSED)


def ways_to(game: Game, place: str) -> dict[str, str]:
    """Each place to which a Corridor or Path leads from `place`, with it.

    Of several Corridors it is the first one without a Closed Door, if there is one.
    """
    found: dict[str, str] = {}
    for corridor, other in sorted(game.board.walks[place], key=lambda way: is_closed(game, way[0])):
        found.setdefault(other, corridor)
    return found


def close_door(game: Game, corridor: str, rule: str = "LD-MAP-04") -> bool:
    """Close the Door in `corridor`; False when one is there already, closed or destroyed (LD-DOOR-02, -07).

    False, too, for Technical Corridors and Paths, which have no Doors (LD-TECH-04). With no Door token left one that is
    not Destroyed is taken from elsewhere, by choice of the player whose turn it is (ruling for an empty supply).
    `rule` is the one that closes the Door.
    """
    doors = game.table.doors
    if corridor in doors or corridor not in game.board.ends or corridor in game.board.paths:
        return False
    if len(doors) >= game.table.limits["door"]:
        others = sorted(c for c, state in doors.items() if state == CLOSED)
        if not others:
            return False
        seat = game.table.turn if game.table.turn >= 0 else game.table.first
        open_door(game, game.ask(seat, "door-from", others, corridor))
    doors[corridor] = CLOSED
    game.tell("door.close", rule, corridor=corridor)
    game.hooks.door_changed(game, corridor)
    return True


def open_door(game: Game, corridor: str) -> bool:
    """Open the Closed Door in `corridor`; False when there is none."""
    if not is_closed(game, corridor):
        return False
    del game.table.doors[corridor]
    game.tell("door.open", "LD-DOOR-03", corridor=corridor)
    game.hooks.door_changed(game, corridor)
    return True


def destroy_door(game: Game, corridor: str, rule: str = "LD-DOOR-06") -> bool:
    """Destroy the Closed Door in `corridor` for good, as `rule` says (LD-DOOR-06, LD-DOOR-07)."""
    if not is_closed(game, corridor):
        return False
    game.table.doors[corridor] = DESTROYED
    game.tell("door.destroy", rule, corridor=corridor)
    game.hooks.door_changed(game, corridor)
    return True


def clear_door(game: Game, corridor: str) -> None:
    """A Destroyed Door in `corridor` is none any more, so that it can be closed."""
    if game.table.doors.get(corridor) == DESTROYED:
        del game.table.doors[corridor]


def closed_doors(game: Game, who: Character) -> list[str]:
    """The Corridors of the Room of `who` with a Closed Door."""
    return [c for c, _ in game.board.ways[who.place] if is_closed(game, c)]


def movable_doors(game: Game, who: Character) -> list[str]:
    """The Corridors of the Room of `who` whose Door can be opened or closed."""
    return movable_at(game, who.place)


def movable_at(game: Game, place: str) -> list[str]:
    """The Corridors of the Room at `place` whose Door can be opened or closed."""
    doors = game.table.doors
    return [c for c, _ in game.board.ways[place] if doors.get(c) != DESTROYED]


def toggle_door(game: Game, corridor: str) -> None:
    """Open the Door in `corridor` if it is closed, else close it."""
    if not open_door(game, corridor):
        close_door(game, corridor)


def close_all(game: Game, place: str) -> None:
    """Close every Door in the Corridors of the Room at `place`; Entrances have none (LD-TECH-04)."""
    for corridor, _ in game.board.ways[place]:
        close_door(game, corridor)
