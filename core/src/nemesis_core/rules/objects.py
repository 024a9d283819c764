"""Heavy Objects: Corpses, Carcasses and Eggs, lying in Rooms or carried."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .conservation import pieces

if TYPE_CHECKING:
    from ..game import Game


def place_object(game: Game, kind: str, place: str, seat: int = -1) -> str:
    """Put an Object of `kind` from the box into the Room at `place` and return it; `seat` is whose remains it is.

    Ruling: with no token of the kind left in the box nothing is placed, and an empty text is returned.
    """
    token = take_from_box(game, kind)
    if token:
        lay(game, token, place, seat)
    return token


def box_has(game: Game, kind: str) -> bool:
    """Is an Object of `kind` in the box, or is their number not limited (compiled table `endless_objects`)?"""
    return kind in game.endless_objects or any(t.partition("/")[0] == kind for t in game.table.object_supply)


def take_from_box(game: Game, kind: str) -> str:
    """Take an Object of `kind` from the box; an empty text when none is left and their number is limited.

    Where it is not, any marker serves for one more, which stays in the game like the others.
    """
    supply: list[str] = game.table.object_supply
    token = next((t for t in supply if t.partition("/")[0] == kind), "")
    if token:
        supply.remove(token)
    elif kind in game.endless_objects:
        token = f"{kind}/{sum(t.partition('/')[0] == kind for t in pieces(game)) + 1}"
    return token


def lay(game: Game, token: str, place: str, seat: int = -1) -> None:
    """Lay the Object `token`, perhaps what remains of `seat`, in the Room at `place`."""
    game.table.objects.setdefault(place, []).append(token)
    if seat < 0:
        game.tell("object.lies", "LD-DROP-02", object=token, place=place)
    else:
        game.tell("object.remains", "LD-DEATH-01", object=token, place=place, who=seat)


def lift(game: Game, token: str, place: str) -> None:
    """Take the Object `token` from the Room at `place`."""
    lying = game.table.objects[place]
    lying.remove(token)
    if not lying:
        del game.table.objects[place]


def return_object(game: Game, token: str) -> None:
    """The Object `token` goes back to the box."""
    game.table.object_supply.append(token)


def distinct_objects(game: Game, tokens: Iterable[str]) -> list[str]:
    """One of each kind of Object among `tokens`, the lowest, and of a kind one of each mark by `object_mark`."""
    tokens = list(tokens)
    if len(tokens) < 2:
        return tokens
    found: dict[tuple[str, str], str] = {}
    for token in sorted(tokens):
        found.setdefault((token.partition("/")[0], game.hooks.object_mark(game, token) or ""), token)
    return list(found.values())


def objects_at(game: Game, place: str) -> list[str]:
    """The Objects that lie in the Room at `place`."""
    return list(game.table.objects.get(place, ()))
