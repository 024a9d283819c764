"""Frozen objects out of a file's plain data, strictly: nothing unknown, no number for a text, no text for a list."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import attrs
from cattrs import Converter, ForbiddenExtraKeysError, transform_error
from cattrs.cols import mapping_structure_factory
from cattrs.gen import make_dict_structure_fn
from cattrs.preconf.orjson import make_converter
from cattrs.v import format_exception

from .spelling import did_you_mean

MOST: Final = 1_000_000
"""No number of a game comes near it."""
MOST_REASONS: Final = 3
NAMES: Final = {bool: "neither true nor false", int: "no whole number", str: "no text"}
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What a text must not do to a terminal."""

_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 60
_lists: tuple[Any, ...] = (list, tuple)


def shown(value: Any) -> str:
    """`value` as it stands in a message, cut short."""
    return _short.repr(value)


def _plain(value: Any, kind: Any) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{shown(value)} is {NAMES[kind]}")
    if kind is int and abs(value) > MOST:
        raise ValueError(f"{shown(value)} is too large a number; {MOST:,} is the most")
    if kind is str and CONTROL.search(value):
        raise ValueError(f"{shown(value)} has a control character")
    return value


def _sequence(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    origin, args = get_origin(kind), get_args(kind)
    alike = origin is list or args[1:] == (...,)

    def structure(value: Any, _: Any) -> Any:
        if not isinstance(value, list | tuple) or not (alike or len(value) == len(args)):
            raise TypeError(f"{shown(value)} is no list" + ("" if alike else f" of {len(args)}"))
        kinds = args[:1] * len(value) if alike else args
        return origin(converter.structure(item, of) for item, of in zip(value, kinds, strict=True))

    return structure


def _is_list(kind: Any) -> bool:
    return get_origin(kind) in _lists


def _is_dict(kind: Any) -> bool:
    origin: Any = get_origin(kind)
    return origin is dict


def _table(structure: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """`structure`, for a table and nothing else."""

    def checked(value: Any, kind: Any) -> Any:
        if not isinstance(value, Mapping):
            raise TypeError(f"{shown(value)} is no table")
        return structure(value, kind)

    return checked


def _mapping(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    return _table(mapping_structure_factory(kind, converter))


def _object(kind: Any, converter: Converter) -> Callable[[Any, Any], Any]:
    attrs.resolve_types(kind)
    return _table(make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True))


@cache
def strict_converter() -> Converter:
    """The converter of all files that people write."""
    converter = make_converter(forbid_extra_keys=True)
    for kind in (bool, int, str):
        converter.register_structure_hook(kind, _plain)
    converter.register_structure_hook_factory(_is_dict, _mapping)
    converter.register_structure_hook_factory(_is_list, _sequence)
    converter.register_structure_hook_factory(attrs.has, _object)
    return converter


def reasons(error: Exception) -> str:
    """What a converter found wrong, in one line."""
    found = transform_error(error, format_exception=_reason)
    told = [text.replace(" @ $.", " in ").replace(" @ $", "") for text in found[:MOST_REASONS]]
    more = len(found) - len(told)
    return "; ".join([*told, f"and {more} more"] if more else told)


def _reason(error: BaseException, kind: type | None) -> str:
    if isinstance(error, ForbiddenExtraKeysError):
        known = [field.name for field in attrs.fields(error.cl)]
        return "; ".join(f"there is no field {name}{did_you_mean(name, known)}" for name in sorted(error.extra_fields))
    said = isinstance(error, TypeError | ValueError) and error.args
    return str(error.args[0]) if said else format_exception(error, kind)
