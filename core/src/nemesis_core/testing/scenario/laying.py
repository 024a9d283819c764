"""Laying a component anywhere: it is taken from where it lies, so that none is lost and none is there twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

import attrs

from ...rules import Character, Intruder
from .errors import ScenarioError, told
from .spots import Spot, find, kind_at
from .words import Words, check


def lay(words: Words, path: str, what: Any) -> None:
    """`what` lies at `path`: on top of a list, or in a place for one, with which it changes places.

    :raises ScenarioError: when the path leads nowhere or no such component is left elsewhere.
    """
    for name in what if isinstance(what, list) else [what]:
        if not isinstance(name, str):
            raise ScenarioError(f"{path} = {told(what)}: lay takes the id of a component, or a list of them")
        _lay(words, find(words, path), name)


def _lay(words: Words, target: Spot, name: str) -> None:
    pile = _lying(words, target, name)
    if isinstance(pile, list):
        source = _source(words, name, pile)
        piece = source.value
        source.drop()
        pile.append(piece)
        if target.absent:
            target.put(pile)
        return
    if isinstance(pile, str) and words.fits(name, pile):
        return
    source = _source(words, name, None)
    piece = source.value
    if pile:
        source.put(pile)
    else:
        source.drop()
    target.put(piece)


def _lying(words: Words, target: Spot, name: str) -> Any:
    """What lies at `target`: a list, a component, or None in a place for one; an empty list where none is yet.

    :raises ScenarioError: where no component can lie.
    """
    kind = kind_at(words, target) if target.absent else type(target.value)
    if target.absent and get_origin(kind) is list and get_args(kind)[0] in (str, Any):
        return []
    if kind not in (str, list, Any):
        found = "no component lies there" if target.absent else f"nothing lies there but {target.value!r}"
        raise ScenarioError(f"{target.path} = {told(name)}: {found}; set it instead")
    return target.value


def _source(words: Words, name: str, pile: Any) -> Spot:
    """Where a component `name` lies: one of exactly this id, else a copy; in the list `pile` itself only as a last
    resort."""
    parts = words.game.state.parts
    spots = [spot for part in parts for spot in _spots(parts[part], part, {})]
    found = [s for s in spots if s.value == name] or [s for s in spots if words.fits(name, s.value)]
    if not found:
        check("component left to take", name, sorted({spot.value.partition("/")[0] for spot in spots} - {""}))
    return next((spot for spot in found if spot.holder is not pile), found[0])


def _spots(value: Any, path: str, metadata: Any) -> Iterator[Spot]:
    """Each text in lists, dicts and fields below `value` that is a component in its place."""
    if metadata.get("refers") or metadata.get("pieces") or isinstance(value, Intruder):
        return
    if attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            if isinstance(inner, str):
                if not (isinstance(value, Character) or field.metadata.get("refers")):
                    yield Spot(f"{path}.{field.name}", value, field.name)
            else:
                yield from _spots(inner, f"{path}.{field.name}", field.metadata)
    elif isinstance(value, list | dict):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(inner, str):
                yield Spot(f"{path}.{key}", value, key)
            else:
                yield from _spots(inner, f"{path}.{key}", {})
