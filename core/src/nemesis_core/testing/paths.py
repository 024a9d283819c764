"""Paths into a game's state, such as `alpha.light`, `table.characters.alpha.hand.count` or `state.phase`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import attrs

from ..errors import NemesisError
from ..game import Game
from ..spelling import did_you_mean

STATE: Final = "state"
"""The name of the state itself, beside its parts."""
COUNT: Final = "count"
"""Behind a list or a dict: how many are in it."""
MOST_NAMES: Final = 24
"""Names that a message lists at most."""
NOTHING: Final = object()
"""Nothing at all, where None could be a value."""


class PathError(NemesisError):
    """A path that leads nowhere; says how far it goes, and what is there."""


def resolve(game: Game, path: str, missing: Any = NOTHING) -> Any:
    """What stands at `path` in the state of `game`.

    The first name is a part of the state (`table`), `state`, or a Character's id. Then follow fields, keys of a dict
    (dots in them are part of the key), places of a list, or the id of what lies in it (`table.characters.alpha`).
    Behind a list or a dict `count` tells how many are in it. With `missing` that is returned when the last name is
    no key of a dict: what does not lie on the table.

    :raises PathError: naming what is not there, what is meant perhaps, and what there is.
    """
    value: Any = _roots(game)
    if not path:
        raise PathError(f"an empty path leads nowhere; begin with one of: {', '.join(value)}")
    reached, rest = "", f".{path}"
    while rest:
        name, found = _step(value, rest[1:])
        rest = rest[1 + len(name) :]
        if found is NOTHING:
            if missing is not NOTHING and reached and not rest and isinstance(value, dict):
                return missing
            raise PathError(_nowhere(path, reached, name, value))
        reached, value = f"{reached}.{name}".removeprefix("."), found
    return value


def _roots(game: Game) -> dict[str, Any]:
    """What a path may begin with."""
    table = game.state.parts.get("table")
    characters = {who.id: who for who in getattr(table, "characters", [])}
    return {**characters, STATE: game.state, **game.state.parts}


def _step(value: Any, rest: str) -> tuple[str, Any]:
    """The first name of `rest` that is in `value`, the longest that is, with what is there; else `NOTHING`."""
    found = dict(_inside(value))
    words = rest.split(".")
    for size in range(len(words) if isinstance(value, dict | list) else 1, 0, -1):
        name = ".".join(words[:size])
        if name in found:
            return name, found[name]
    if words[0] == COUNT and isinstance(value, dict | list):
        return COUNT, len(value)
    return words[0], NOTHING


def _inside(value: Any) -> Iterator[tuple[str, Any]]:
    """What is in `value`, by name."""
    if attrs.has(type(value)):
        yield from ((field.name, getattr(value, field.name)) for field in attrs.fields(type(value)))
    elif isinstance(value, dict):
        yield from ((str(key), item) for key, item in value.items())
    elif isinstance(value, list):
        yield from ((str(number), item) for number, item in enumerate(value))
        for item in value:
            name = item if isinstance(item, str) else getattr(item, "id", None)
            if isinstance(name, str):
                yield name, item


def names_at(value: Any) -> list[str]:
    """The names that may follow a path that leads to `value`."""
    numbers = {str(number) for number in range(len(value))} if isinstance(value, list) else set()
    names = [name for name, _ in _inside(value)]
    return [name for name in dict.fromkeys(names) if name not in numbers] or names


def _nowhere(path: str, reached: str, name: str, value: Any) -> str:
    """The message about `name`, which is not in `value`."""
    known = names_at(value)
    at = f"{reached or 'the state'} has no {name or 'empty name'}"
    if not known and not isinstance(value, dict | list):
        return f"{path}: {reached} is {value!r}, in which there is nothing; leave .{name} out"
    more = f" and {len(known) - MOST_NAMES} more" if len(known) > MOST_NAMES else ""
    listed = f"there are: {', '.join(known[:MOST_NAMES])}{more}" if known else "it is empty"
    return f"{path}: {at}{did_you_mean(name, known) or ';'} {listed}"
