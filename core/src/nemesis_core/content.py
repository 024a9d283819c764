"""Content: records from the pieces' TOML files, overridable by id, and the effects bound to them."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_args, get_origin

import attrs
import orjson
from cattrs import BaseConverter, Converter
from cattrs.preconf.orjson import make_converter

from .errors import ContentError
from .serial import reasons

Raw = dict[str, Any]
SOURCES = ("seed", "public", "memory", "stand-in")
EffectFunction = TypeVar("EffectFunction", bound=Callable[..., Any])


@attrs.frozen(kw_only=True)
class Record:
    """What every content record has. `owner` is the piece it came from and is not written in a file."""

    id: str
    name: str = ""
    source: str = attrs.field(validator=attrs.validators.in_(SOURCES))
    origin: str = ""
    note: str = ""
    weaker: dict[str, str] = attrs.field(factory=dict)
    """Fields that rest on a weaker source than the record as a whole."""
    owner: str = ""

    @property
    def key(self) -> str:
        """The id with its owner, unique within its kind."""
        return f"{self.owner}:{self.id}"

    def effect_keys(self) -> list[str]:
        """Keys of the effects that have to be bound for this record."""
        return []


@attrs.frozen
class Effect:
    """A function bound to a record; `choices(game, who)` lists its legal targets (None: it needs none)."""

    run: Callable[..., Any]
    choices: Callable[..., Any] | None = None


class Effects:
    """The effects of one piece: Python functions bound to the ids of its content records."""

    shared: ClassVar[str] = "*"

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.bound: dict[tuple[str, str], Effect] = {}

    def bind(
        self, kind: str, *keys: str, choices: Callable[..., Any] | None = None
    ) -> Callable[[EffectFunction], EffectFunction]:
        """Bind the decorated function to `keys` of record kind `kind`.

        A key is a record's id, or `id.option` for one option of it, or `id.darkness`, `id.shot` and the like.
        `choices(game, who)` returns the targets among which the player chooses; an empty list means that the
        effect cannot be chosen now.
        """

        def register(function: EffectFunction) -> EffectFunction:
            for key in keys:
                if (kind, key) in self.bound:
                    raise ContentError(f"{self.owner}: two effects are bound to {kind} {key}; remove one")
                self.bound[kind, key] = Effect(function, choices)
            return function

        return register


class Content:
    """All records of a variant by kind, in the order of pieces and files."""

    def __init__(self) -> None:
        self.kinds: dict[str, dict[str, Record]] = {}
        self.effects: dict[tuple[str, str, str], Effect] = {}
        self.digest = ""

    def of(self, kind: str) -> list[Any]:
        """The records of `kind`, all owners."""
        return list(self.kinds.get(kind, {}).values())

    def find(self, kind: str, name: str) -> Any:
        """The record `name` of `kind`, given as an id or as owner:id.

        :raises ContentError: when there is none, or several owners have one.
        """
        records = self.kinds.get(kind, {})
        if name in records:
            return records[name]
        found = [record for record in records.values() if record.id == name]
        if len(found) != 1:
            owners = ", ".join(r.key for r in found)
            raise ContentError(f"{kind} {name}: " + (f"several are meant ({owners})" if found else "no such record"))
        return found[0]

    def effect(self, kind: str, record: Record, key: str = "") -> Effect:
        """The effect bound to `record`, or to its option `key`."""
        full = f"{record.id}.{key}" if key else record.id
        return self.effects[record.owner, kind, full]


def read_toml(path: Any) -> Raw:
    """Parse one TOML file; `path` is a Path or a package resource.

    :raises ContentError: with the file and the parser's reason.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{path}: {error.strerror}; give the path of a TOML file") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{path}: {error}; mend the file or leave it out") from error


def package_files(package: str) -> list[Any]:
    """The TOML files of a package's folder in name order."""
    root = resources.files(package)
    return sorted((f for f in root.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)


def _entries(kinds: Iterable[str], raw: Raw, where: str) -> Iterable[tuple[str, Raw]]:
    for kind, entries in raw.items():
        if kind not in kinds:
            raise ContentError(f"{where}: unknown kind of record [[{kind}]]; known are {', '.join(sorted(kinds))}")
        for entry in entries if isinstance(entries, list) else [None]:
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                raise ContentError(f"{where}: every [[{kind}]] must be a table with an id")
            yield kind, entry


def _plain(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {'text' if kind is str else kind.__name__}")
    return value


_LISTS: tuple[Any, ...] = (list, tuple)


def _sequence(kind: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    origin, args = get_origin(kind), get_args(kind)
    alike = origin is list or args[1:] == (...,)

    def structure(value: Any, _: Any) -> Any:
        if not isinstance(value, list | tuple) or not (alike or len(value) == len(args)):
            raise TypeError(f"{value!r} is no list" + ("" if alike else f" of {len(args)}"))
        kinds = args[:1] * len(value) if alike else args
        return origin(converter.structure(item, of) for item, of in zip(value, kinds, strict=True))

    return structure


def _strict_converter() -> Converter:
    """A converter that knows every field, and takes no number for a text and no text for a list of letters."""
    converter = make_converter(forbid_extra_keys=True)
    for kind in (bool, int, str):
        converter.register_structure_hook(kind, _plain)
    converter.register_structure_hook_factory(lambda kind: get_origin(kind) in _LISTS, _sequence)
    return converter


class ContentBuilder:
    """Collects raw records piece by piece, then overrides, then structures and binds them."""

    def __init__(self, classes: Mapping[str, type[Record]]) -> None:
        self.classes = classes
        self.raw: dict[str, dict[str, Raw]] = {kind: {} for kind in classes}
        self.changed: dict[tuple[str, str], Path] = {}
        """The user's file that changed a record last."""
        self.converter = _strict_converter()

    def add(self, owner: str, raw: Raw, where: str, base: str = "") -> None:
        """Add the records of one file of piece `owner`; records of `base`, the piece it extends, are replaced."""
        for kind, entry in _entries(self.classes, raw, where):
            records = self.raw[kind]
            if base and f"{base}:{entry['id']}" in records:
                records[f"{base}:{entry['id']}"] = {**entry, "owner": base}
                continue
            key = f"{owner}:{entry['id']}"
            if key in records:
                raise ContentError(f"{where}: {kind} {entry['id']} is there twice; rename or remove one")
            records[key] = {**entry, "owner": owner}

    def override(self, path: Path) -> None:
        """Change records by id with the fields of a user's file."""
        mine: set[tuple[str, str]] = set()
        for kind, entry in _entries(self.classes, read_toml(path), str(path)):
            key = self._meant(kind, entry["id"], path)
            if (kind, key) in mine:
                raise ContentError(f"{path}: {kind} {entry['id']} is there twice; put its fields together")
            mine.add((kind, key))
            self.changed[kind, key] = path
            record = self.raw[kind][key]
            record |= {**entry, "id": key.partition(":")[2], "owner": record["owner"]}

    def _meant(self, kind: str, name: str, path: Path) -> str:
        """The key of the one record of `kind` that `name`, an id or owner:id, stands for."""
        records = self.raw[kind]
        keys = [k for k in records if name in (k, k.partition(":")[2])]
        if len(keys) > 1:
            raise ContentError(f"{path}: {kind} {name} is meant by {', '.join(keys)}; write one of these")
        if not keys:
            known = sorted(records if ":" in name else {k.partition(":")[2] for k in records})
            near = get_close_matches(name, known)
            hint = f"; near it are {', '.join(near)}" if near else ""
            raise ContentError(f"{path}: {kind} {name} does not exist{hint}")
        return keys[0]

    def build(self, effects: Iterable[Effects]) -> Content:
        """Structure every record and check that effects and records fit each other."""
        content = Content()
        for kind, records in self.raw.items():
            cls = self.classes[kind]
            content.kinds[kind] = {key: self._structure(kind, cls, key, raw) for key, raw in records.items()}
        content.digest = hashlib.blake2b(orjson.dumps(self.raw, option=orjson.OPT_SORT_KEYS), digest_size=8).hexdigest()
        self._bind(content, effects)
        return content

    def _structure(self, kind: str, cls: type[Record], key: str, raw: Raw) -> Record:
        try:
            return self.converter.structure(raw, cls)
        except Exception as error:
            raise ContentError(f"{self._file(kind, key)}{kind} {key}: {reasons(error)}; mend this record") from error

    def _file(self, kind: str, key: str) -> str:
        """The user's file, as the beginning of a message about the record or effect `key`; empty for shipped ones."""
        file = self.changed.get((kind, key.partition(".")[0]))
        return f"{file}: " if file else ""

    def _bind(self, content: Content, effects: Iterable[Effects]) -> None:
        given: dict[tuple[str, str, str], Effect] = {}
        for group in effects:
            for (kind, name), effect in group.bound.items():
                given[group.owner, kind, name] = effect
        needed = {
            (record.owner, kind, name)
            for kind, records in content.kinds.items()
            for record in records.values()
            for name in record.effect_keys()
        }
        for owner, kind, name in sorted(needed):
            found = given.get((owner, kind, name)) or given.get((Effects.shared, kind, name))
            if found is None:
                file = self._file(kind, f"{owner}:{name}")
                raise ContentError(f"{file}{owner}: {kind} {name} has no effect; bind a function to it")
            content.effects[owner, kind, name] = found
        for owner, kind, name in sorted(set(given) - needed):
            if owner != Effects.shared:
                file = self._file(kind, f"{owner}:{name}")
                raise ContentError(f"{file}{owner}: an effect is bound to {kind} {name}, but no record asks for it")
