"""Room Actions from afar: a Character acts as if it stood in another Room. Crews bind these, none copies them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .actions import free_room_uses
from .crew_kit import free_room_action
from .queries import computer_at

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


@contextmanager
def as_if_at(game: Game, who: Character, place: str) -> Iterator[None]:
    """`who` stands at `place` for as long as this lasts; an effect that moves it on moves it from there."""
    home, who.place = who.place, place
    try:
        yield
    finally:
        if who.place == place:
            who.place = home


def remote_uses(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Room Action...) of every explored Room with a working Computer.

    Ruling: an Intruder there is in the way, as it would be if `who` stood in it.
    """
    found: list[tuple[str, ...]] = []
    for place in game.board.order:
        if place in game.table.explored and computer_at(game, place):
            with as_if_at(game, who, place):
                found += [(place, *use) for use in free_room_uses(game, who)]
    return found


def remote_action(game: Game, who: Character, place: str, *use: str) -> None:
    """The Room Action `use` of the Room at `place` from afar, its Cost not paid; `remote_uses` lists what is open."""
    with as_if_at(game, who, place):
        free_room_action(game, who, *use)
