"""What a compared variant is made of, and in what it differs from the base."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs
import orjson

from ..assembly import Ruleset
from ..content import Record
from ..parameters import with_value

ABOUT: Final = ("source", "origin", "note", "weaker")
"""Fields that say where a record is from, which changes no game."""


@attrs.frozen
class Part:
    """A piece of a variant, with the distribution that it comes from."""

    id: str
    kind: str
    title: str
    version: str
    distribution: str
    parameter: int | None = None
    """The number with which a house rule was chosen."""

    @property
    def named(self) -> str:
        """Its id, with that number."""
        return self.id if self.parameter is None else with_value(self.id, self.parameter)


@attrs.frozen
class Change:
    """A field of a record that differs, as plain data; without a `field`, a record that only one of the two has."""

    kind: str
    id: str
    field: str
    base: Any
    other: Any

    def __str__(self) -> str:
        if not self.field:
            return f"{self.kind} {self.id}: {'added' if self.base is None else 'gone'}"
        return f"{self.kind} {self.id}: {self.field} {_shown(self.base)} -> {_shown(self.other)}"


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) and value else orjson.dumps(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."


def name_of(ruleset: Ruleset) -> str:
    """What a variant is called: its name or its pieces, and its content files."""
    manifest = ruleset.manifest
    name = manifest.name or ", ".join(ruleset.named(piece) for piece in ruleset.pieces if piece.kind != "rules")
    return " + ".join([name, *(Path(file).name for file in manifest.content)])


def parts_of(ruleset: Ruleset) -> tuple[Part, ...]:
    """The pieces of `ruleset` in the order of registration."""
    homes, numbers = ruleset.homes, ruleset.parameters
    return tuple(
        Part(
            piece.id,
            piece.kind,
            piece.title,
            homes[piece.id].version,
            homes[piece.id].distribution,
            numbers.get(piece.id),
        )
        for piece in ruleset.pieces
    )


def _plain(value: Any) -> Any:
    """`value` as JSON has it, so that tuples and nested records can be shown and compared."""
    return orjson.loads(orjson.dumps(value, default=_default, option=orjson.OPT_NON_STR_KEYS))


def _default(value: Any) -> Any:
    return attrs.asdict(value, recurse=False) if attrs.has(type(value)) else list(value)


def _fields(kind: str, base: Record, other: Record) -> Iterator[Change]:
    for field in attrs.fields(type(base)):
        if field.name in ABOUT:
            continue
        before, after = _plain(getattr(base, field.name)), _plain(getattr(other, field.name, None))
        if before != after:
            yield Change(kind, base.key, field.name, before, after)


def changes(base: Ruleset, other: Ruleset) -> tuple[Change, ...]:
    """The records in which `other` differs from `base`, of the pieces that both have."""
    shared = {piece.id for piece in base.pieces} & {piece.id for piece in other.pieces}
    found: list[Change] = []
    for kind in sorted(base.content.kinds.keys() | other.content.kinds.keys()):
        before, after = base.content.kinds.get(kind, {}), other.content.kinds.get(kind, {})
        for key in sorted(before.keys() | after.keys()):
            if key.partition(":")[0] not in shared or before.get(key) == after.get(key):
                continue
            if key in before and key in after:
                found += _fields(kind, before[key], after[key])
            else:
                found.append(Change(kind, key, "", key in before or None, key in after or None))
    return tuple(found)


def same(base: Ruleset, other: Ruleset) -> bool:
    """Both are made of the same pieces, in the same versions, with the same numbers and content."""
    return parts_of(base) == parts_of(other) and base.content.digest == other.content.digest
