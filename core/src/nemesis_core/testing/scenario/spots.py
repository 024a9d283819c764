"""Spots in the state of a game: found by path, read, and set to values of their type."""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import attrs

from ...strict import reasons, strict_converter
from ..paths import PathError, names_at, resolve
from .errors import ScenarioError, told
from .words import Words, listed


@attrs.frozen
class Spot:
    """A field, a key or a place of a list: where `key` is in `holder`, and the path there."""

    path: str
    holder: Any
    key: Any
    home: str = ""
    """The path of `holder`."""
    absent: bool = False
    """It would be a key of a dict, which it is not yet."""

    @property
    def value(self) -> Any:
        """What stands there; None if nothing does."""
        if self.absent:
            return None
        return getattr(self.holder, self.key) if attrs.has(type(self.holder)) else self.holder[self.key]

    def put(self, value: Any) -> None:
        """Let `value` stand there."""
        if attrs.has(type(self.holder)):
            setattr(self.holder, self.key, value)
        else:
            self.holder[self.key] = value

    def drop(self) -> None:
        """Let nothing stand there."""
        if attrs.has(type(self.holder)):
            setattr(self.holder, self.key, "")
        elif not self.absent:
            del self.holder[self.key]


def find(words: Words, path: str) -> Spot:
    """The spot at `path`, in which a Room's tile may stand for its place.

    :raises ScenarioError: saying how far the path goes and which names exist there.
    """
    try:
        return _found(words, path)
    except PathError as error:
        other = _by_place(words, path)
        try:
            if other != path:
                return _found(words, other)
        except PathError:
            pass  # what was written is what the message is about
        raise ScenarioError(str(error)) from error


def _by_place(words: Words, path: str) -> str:
    tiles = words.game.table.tiles
    place = {tile: place for place, tile in tiles.items() if list(tiles.values()).count(tile) == 1}
    first, *names = path.split(".")
    return ".".join([first, *(place.get(name, name) for name in names)])


def _found(words: Words, path: str) -> Spot:
    dots = [i for i, letter in enumerate(path) if letter == "."]
    new: Spot | None = None
    for dot in reversed(dots):
        try:
            holder = resolve(words.game, path[:dot])
        except PathError:
            continue
        key = _key(holder, path[dot + 1 :])
        if key is not None:
            return Spot(path, holder, key, path[:dot])
        if isinstance(holder, dict) and new is None:
            new = _new(words, Spot(path, holder, path[dot + 1 :], path[:dot], absent=True))
    if new is None:
        names = listed(names_at(resolve(words.game, path)))
        raise ScenarioError(f"{path} is more than one thing; go on behind it with one of: {names}")
    if new.key not in words.known() and not new.key.isdigit() and not path.startswith("state."):
        raise PathError(
            f"{path}: nothing in this game has the name {new.key}; there are: {listed(map(str, new.holder))}"
        )
    return new


def _new(words: Words, spot: Spot) -> Spot:
    """`spot`, whose key is not in its dict; a tile stands for the place where it lies, unless tiles are the keys."""
    places, tiles = words.game.board.places, words.game.table.tiles
    lying = [place for place, tile in tiles.items() if tile == spot.key]
    by_tile = any(key in tiles.values() and key not in places for key in spot.holder)
    if spot.key in places or len(lying) != 1 or by_tile:
        return spot
    return attrs.evolve(spot, key=lying[0], absent=lying[0] not in spot.holder)


def _key(holder: Any, name: str) -> Any:
    """What `name` is in `holder`: a field, a key, a number; None when it is not there."""
    if attrs.has(type(holder)):
        return name if name in attrs.fields_dict(type(holder)) else None
    if isinstance(holder, dict):
        return next((key for key in holder if str(key) == name), None)
    if isinstance(holder, list):
        ids = [item if isinstance(item, str) else getattr(item, "id", None) for item in holder]
        if name.isdigit():
            return int(name) if int(name) < len(holder) else None
        return ids.index(name) if name in ids else None
    return None


def kind_at(words: Words, spot: Spot) -> Any:
    """The type of what stands at `spot`, as its class declares it."""
    if attrs.has(type(spot.holder)):
        return get_type_hints(type(spot.holder))[spot.key]
    return get_args(kind_at(words, find(words, spot.home)))[-1]


def assign(words: Words, path: str, value: Any) -> None:
    """Set what stands at `path`; false takes a key of a dict out, true is 1, a Character stands for its seat.

    :raises ScenarioError: when the path leads nowhere or the value is of another type.
    """
    spot = find(words, path)
    kind = kind_at(words, spot)
    if isinstance(spot.holder, dict) and value is False:
        spot.drop()
        return
    spot.put(structured(words, path, value, kind))


def structured(words: Words, path: str, value: Any, kind: Any) -> Any:
    """`value` as the type `kind`.

    :raises ScenarioError: when it is of another.
    """
    if kind is int and isinstance(value, bool):
        value = int(value)
    if kind is int and isinstance(value, str):
        seats = [who.seat for who in words.game.table.characters if who.id == value]
        value = seats[0] if seats else value
    if get_origin(kind) is dict and value == {}:
        return {}
    try:
        return strict_converter().structure(value, kind)
    except Exception as error:
        raise ScenarioError(f"{path} = {told(value)}: {reasons(error)}; give a value of its type") from error


def flat(table: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Path -> value of tables within each other, as dotted keys make them; an empty table is a value."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        path = f"{before}{name}"
        if isinstance(value, dict) and value:
            found |= flat(value, f"{path}.")
        else:
            found[path] = value
    return found
