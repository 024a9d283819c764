"""What the metadata of a record's field asks of it.

`names`: kinds of records, of which each text in the field (each key, if it is a table) has to be an id.
`left_out`: these may also be records that the variant leaves out, since not every part of a record is for each variant.
`fixed`: an effect is written for it, so no override may change it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import attrs

from .content import Content
from .errors import ContentError
from .spelling import did_you_mean

NAMES: Final = "names"
LEFT_OUT: Final = "left_out"
FIXED: Final = "fixed"


def _objects(value: Any) -> list[Any]:
    """The attrs objects in the value of a field."""
    return [part for part in (value if isinstance(value, list | tuple) else (value,)) if attrs.has(type(part))]


def _ids(field: Any, value: Any) -> Iterable[str]:
    """The ids in the value of `field`; an empty text is none where it is the default."""
    if isinstance(value, str):
        return () if value == field.default == "" else (value,)
    return tuple(value)


def references(thing: Any, path: str = "") -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """(field, id, kinds of records that may have it) of all that a record refers to."""
    for field in attrs.fields(type(thing)):
        value = getattr(thing, field.name)
        kinds = field.metadata.get(NAMES)
        if kinds:
            told = (kinds,) if isinstance(kinds, str) else kinds
            spare = tuple(f"{LEFT_OUT} {kind}" for kind in told) if field.metadata.get(LEFT_OUT) else ()
            for name in _ids(field, value):
                yield f"{path}{field.name}", name, (*told, *spare)
        for part in _objects(value):
            yield from references(part, f"{path}{field.name}.")


def wrong_references(content: Content) -> Iterator[tuple[str, ContentError]]:
    """The ids in the records that belong to no record, each with the error that names record and field."""
    away = {f"{LEFT_OUT} {kind}": records for kind, records in content.left_out.items()}
    lists = {**content.kinds, **away}
    ids: Mapping[str, set[str]] = {kind: {r.id for r in records.values()} for kind, records in lists.items()}
    for kind, records in content.kinds.items():
        for record in records.values():
            for field, name, kinds in references(record):
                known = set().union(*(ids.get(other, ()) for other in kinds))
                if name not in known:
                    hint = did_you_mean(name, sorted(known))
                    meant = " or ".join(other for other in kinds if not other.startswith(LEFT_OUT))
                    yield name, content.wrong(kind, record, f"{field} names {name!r}, which is no {meant}{hint}")


def changed_fixed(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The fixed fields in which two states of one record differ; parts of it are compared by their ids."""
    for field in attrs.fields(type(before)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if field.metadata.get(FIXED) and old != new:
            yield f"{path}{field.name}"
        known = {part.id: part for part in _objects(old) if hasattr(part, "id")}
        for part in _objects(new):
            if getattr(part, "id", "") in known:
                yield from changed_fixed(known[part.id], part, f"{path}{field.name}.{part.id}.")
