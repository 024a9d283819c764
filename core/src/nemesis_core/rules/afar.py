"""An Intruder that is called from further away than the next Room."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from .doors import destroy_door
from .intruders import door_stops, put

if TYPE_CHECKING:
    from ..game import Game
    from .table import Intruder


def route(game: Game, start: str, goal: str, passes: Callable[[str], bool] = lambda corridor: True) -> list[str]:
    """The Corridors and Paths of a shortest way from `start` to `goal`, all of which it `passes`; none: an empty list.

    Of several shortest ways it is always the same one.
    """
    found: dict[str, list[str]] = {start: []}
    ahead = deque([start])
    while ahead and goal not in found:
        here = ahead.popleft()
        for corridor, other in game.board.walks[here]:
            if other not in found and passes(corridor):
                found[other] = [*found[here], corridor]
                ahead.append(other)
    return found.get(goal, [])


def come(game: Game, piece: Intruder, place: str, rule: str) -> bool:
    """`piece` comes to the Room at `place` from however far away, as `rule` says; True when it did.

    Ruling: it goes by a shortest way without a Closed Door that stops it. If there is none, it destroys the first one
    on its way instead and stays where it is, as any Intruder next to it would (LD-DOOR-04).
    """
    way = route(game, piece.place, place, lambda corridor: not door_stops(game, piece, corridor))
    if not way:
        _break_through(game, piece, route(game, piece.place, place))
        return False
    if game.hooks.traverse(game, piece, way[-1], place) is False:
        return False
    if game.hooks.instead_of_move(game, piece, way[-1], place):
        return False
    put(game, piece, place, rule)
    return True


def _break_through(game: Game, piece: Intruder, way: list[str]) -> None:
    for corridor in way:
        if door_stops(game, piece, corridor):
            if not game.hooks.door_holds(game, piece, corridor):
                destroy_door(game, corridor, "LD-DOOR-04")
            return
