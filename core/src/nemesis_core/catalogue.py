"""The records of a variant: listed, searched, sorted by how sure they are, and written out to be changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

import attrs

from .content import Content, Record
from .errors import NemesisError
from .spelling import did_you_mean
from .tomlfile import toml_text

UNVERIFIED: Final = ("memory", "stand-in")
"""Sources that nobody has checked against the printed game."""


@attrs.frozen
class Entry:
    """A record with its kind."""

    kind: str
    record: Record

    @property
    def weak(self) -> dict[str, str]:
        """The fields that rest on an unverified source though the record as a whole may not, with that source."""
        return {field: source for field, source in _weaker(self.record) if source in UNVERIFIED}

    @property
    def unverified(self) -> bool:
        """Is the record, or a single field of it, from memory or a stand-in?"""
        return self.record.source in UNVERIFIED or bool(self.weak)


def _parts(value: Any) -> Iterator[Any]:
    for part in value if isinstance(value, list | tuple) else (value,):
        if attrs.has(type(part)):
            yield part


def _weaker(thing: Any, path: str = "") -> Iterator[tuple[str, str]]:
    for field, source in getattr(thing, "weaker", {}).items():
        yield f"{path}{field}", source
    for field in attrs.fields(type(thing)):
        for part in _parts(getattr(thing, field.name)):
            yield from _weaker(part, f"{path}{field.name}.{getattr(part, 'id', '')}.".replace("..", "."))


def _texts(value: Any) -> Iterator[str]:
    """The texts in a record or a value, without the names of fields."""
    if isinstance(value, str):
        yield value
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            if field.name != "weaker":  # its keys are names of fields
                yield from _texts(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from map(str, value)
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part)


def plain(value: Any) -> Any:
    """A record, a part of one or a field's value as lists and dicts."""
    if attrs.has(type(value)):
        return {field.name: plain(getattr(value, field.name)) for field in attrs.fields(type(value))}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return dict(value) if isinstance(value, dict) else value


def entries(content: Content, kinds: Collection[str] = (), words: str = "") -> list[Entry]:
    """The records of `kinds` (default: of all) that have `words` anywhere in them, in any case; of several, each.

    :raises NemesisError: when there is no such kind.
    """
    for kind in kinds:
        if kind not in content.kinds:
            known = sorted(content.kinds)
            hint = did_you_mean(kind, known) or f"; there are: {', '.join(known)}"
            raise NemesisError(f"no record is of kind {kind}{hint}")
    wanted = words.casefold().split()
    found = [Entry(kind, record) for kind in content.kinds if not kinds or kind in kinds for record in content.of(kind)]
    if not wanted:
        return found
    texts = ["\n".join(_texts(entry.record)).casefold() for entry in found]
    return [entry for entry, text in zip(found, texts, strict=True) if all(word in text for word in wanted)]


def named(found: Sequence[Entry], name: str, elsewhere: Callable[[str], str] = lambda name: "") -> list[Entry]:
    """The entries of `found` whose id, or owner:id, is `name`; records of several kinds may share an id.

    :raises NemesisError: when there is none; says who has it `elsewhere`, or what is spelt alike.
    """
    meant = [entry for entry in found if name in (entry.record.id, entry.record.key)]
    if not meant and (others := elsewhere(name)):
        what = f"no record of this variant has the id {name}, only one of {others}"
        raise NemesisError(f"{what}; choose a variant with that")
    if not meant:
        known = {entry.record.key if ":" in name else entry.record.id for entry in found}
        hint = did_you_mean(name, sorted(known)) or "; search for it with --search WORD"
        raise NemesisError(f"no record has the id {name}{hint}")
    return meant


def entry_toml(content: Content, entry: Entry) -> str:
    """The whole record as it can be pasted into an override file."""
    record = entry.record
    fields = {name: value for name, value in plain(record).items() if name != "owner"}
    if sum(other.id == record.id for other in content.of(entry.kind)) > 1:
        fields["id"] = record.key
    unset = [name for name, value in fields.items() if value is None]
    lines = [f"# {record.name or record.id}, of {record.owner}", *(f"# not set: {name}" for name in unset)]
    table = {name: value for name, value in fields.items() if value is not None}
    return "\n".join([*lines, toml_text({entry.kind: [table]})])
