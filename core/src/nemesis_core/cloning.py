"""Copies of state objects, by a function generated once for each registered attrs class."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any

import attrs

from .errors import ContentError
from .state import GameState

Copier = Callable[[Any], Any]
_SCALARS = (int, str, bool, float, type(None))
_copiers: dict[type, Copier] = {GameState: lambda state: clone_state(state)}


def _expression(kind: Any, value: str, names: dict[str, Any], where: str, depth: int = 0) -> str:
    """Python source that copies `value`, of type `kind`; what it calls is put into `names`."""
    if kind in _SCALARS:
        return value
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        inner = [a for a in args if a is not type(None)]
        if all(a in _SCALARS for a in inner):
            return value
        if len(inner) > 1:
            raise ContentError(f"state field {where}: {kind!r} cannot be saved; give it one type, or None")
        return f"(None if {value} is None else {_expression(inner[0], value, names, where, depth)})"
    item = f"x{depth}"
    if origin is list:
        copied = _expression(args[0], item, names, where, depth + 1)
        return f"{value}[:]" if copied == item else f"[{copied} for {item} in {value}]"
    if origin is dict and args[0] in (str, int):
        copied = _expression(args[1], item, names, where, depth + 1)
        key = f"k{depth}"
        return f"{value}.copy()" if copied == item else f"{{{key}: {copied} for {key}, {item} in {value}.items()}}"
    if attrs.has(kind):
        name = f"copy{len(names)}"
        names[name] = copier(kind)
        return f"{name}({value})"
    raise ContentError(f"state field {where}: type {kind!r} cannot be saved; use numbers, texts, lists, dicts, attrs")


def _argument(cls: type, field: Any, kind: Any, names: dict[str, Any]) -> str:
    where = f"{cls.__name__}.{field.name}"
    if not field.init:
        raise ContentError(f"state field {where} cannot be set by the constructor, so it cannot be saved")
    copied = _expression(kind, f"o.{field.name}", names, where)
    return f"{field.alias}={copied}" if field.kw_only else copied


def copier(cls: type) -> Copier:
    """The copying function of the state class `cls`, made at the first call."""
    made = _copiers.get(cls)
    if made is None:
        hints = typing.get_type_hints(cls)
        names: dict[str, Any] = {"cls": cls}
        fields = [_argument(cls, field, hints[field.name], names) for field in attrs.fields(cls)]
        exec(f"def copy(o):\n    return cls({', '.join(fields)})", names)  # noqa: S102
        made = _copiers[cls] = names["copy"]
    return made


def clone_state(state: GameState) -> GameState:
    """A copy of `state` that shares nothing changeable with it."""
    return GameState(
        state.seed,
        state.seats,
        state.rng,
        state.streams.copy(),
        state.phase,
        state.step,
        state.steps,
        state.decisions,
        state.forced,
        state.ending,
        state.known.copy(),
        {name: draws[:] for name, draws in state.fixed.items()},
        {name: copier(type(part))(part) for name, part in state.parts.items()},
    )
