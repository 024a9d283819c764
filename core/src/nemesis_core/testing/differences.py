"""Where two values differ: states, views, decisions and events, told path by path."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import attrs

MOST: Final = 5
"""Differences that are told."""
LONGEST: Final = 120
"""Letters of a value that are told."""


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """A line for each place at which `one` and `other` differ: "path: this, not that"."""
    if one == other and type(one) is type(other):
        return
    mine, theirs = _parts(one), _parts(other)
    if type(one) is not type(other) or mine is None or theirs is None:
        yield f"{path or 'the value'}: {_short(one)}, not {_short(other)}"
        return
    for name in [*mine, *(name for name in theirs if name not in mine)]:
        at = f"{path}.{name}" if path else name
        if name not in mine:
            yield f"{at}: nothing, not {_short(theirs[name])}"
        elif name not in theirs:
            yield f"{at}: {_short(mine[name])}, not there"
        else:
            yield from differences(mine[name], theirs[name], at)


def told(one: Any, other: Any) -> str:
    """The first differences in one line."""
    found = list(islice(differences(one, other), MOST + 1))
    return "; ".join(found[:MOST]) + ("; and more" if len(found) > MOST else "")


def _parts(value: Any) -> dict[str, Any] | None:
    """What `value` is made of, by name, or None when it is one thing."""
    if attrs.has(type(value)):
        return {field.name: getattr(value, field.name) for field in attrs.fields(type(value)) if field.eq}
    if isinstance(value, dict):
        return {key if isinstance(key, str) else f"[{key!r}]": item for key, item in value.items()}
    if isinstance(value, list | tuple):
        return {str(number): item for number, item in enumerate(value)}
    return None


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
