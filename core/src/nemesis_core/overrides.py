"""What a user's content files change, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from .catalogue import plain
from .content import Content, Override


@attrs.frozen
class Change:
    """A field that a file sets, with its value before and after, as plain data; `id` is owner:id.

    A field of a part of the record is named with the part: `option.search.needs`.
    """

    file: str
    kind: str
    id: str
    field: str
    old: Any
    new: Any

    @property
    def changes(self) -> bool:
        """False when the field had that value already."""
        return bool(self.old != self.new)


def _by_id(value: Any) -> dict[str, Any] | None:
    """The parts of a field by their ids; None when it has no such parts."""
    if not isinstance(value, tuple) or not all(hasattr(part, "id") for part in value):
        return None
    return {part.id: part for part in value}


def _differences(path: str, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The smallest parts in which two values differ; a part that only one of the two has counts as a whole."""
    before, after = _by_id(old), _by_id(new)
    if before is not None and after is not None and list(before) == list(after):
        for name, part in before.items():
            yield from _differences(f"{path}.{name}", part, after[name])
    elif attrs.has(type(old)) and type(old) is type(new):
        for field in attrs.fields(type(old)):
            yield from _differences(f"{path}.{field.name}", getattr(old, field.name), getattr(new, field.name))
    elif old != new:
        yield path, plain(old), plain(new)


def _changes(override: Override) -> Iterator[Change]:
    for field in override.fields:
        old, new = getattr(override.before, field), getattr(override.after, field)
        found = list(_differences(field, old, new)) or [(field, plain(old), plain(new))]
        for path, before, after in found:
            yield Change(override.file, override.kind, override.after.key, path, before, after)


def changes(content: Content) -> list[Change]:
    """What the user's files with which `content` was assembled set, in their order.

    Each file is compared with what the files before it have left.
    """
    return [change for override in content.overrides for change in _changes(override)]
