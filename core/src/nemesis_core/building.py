"""Building the content: records piece by piece, then users' overrides, structured, checked and bound to effects."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import orjson

from .content import Content, Effects, Override, Record
from .errors import ContentError
from .fields import changed_fixed, wrong_references
from .spelling import did_you_mean
from .strict import reasons, strict_converter
from .tomlfile import read_toml

Raw = dict[str, Any]
Key = tuple[str, str, str]


def package_files(package: str) -> list[Any]:
    """The TOML files of a package's folder in name order."""
    root = resources.files(package)
    return sorted((f for f in root.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)


def _parts(raw: Raw) -> Iterable[tuple[str, Any]]:
    """Every record in the data of a file with its kind; None where a kind has no list of records."""
    return [(kind, entry) for kind, given in raw.items() for entry in (given if isinstance(given, list) else [None])]


def _check_entry(kinds: Iterable[str], kind: str, entry: Any, where: str) -> None:
    if kind not in kinds:
        hint = did_you_mean(kind, kinds) or f"; known are {', '.join(sorted(kinds))}"
        raise ContentError(f"{where}: unknown kind of record [[{kind}]]{hint}")
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        raise ContentError(f"{where}: every [[{kind}]] must be a table with an id")
    if "owner" in entry:
        raise ContentError(f"{where}: {kind} {entry['id']}: the owner of a record cannot be set; leave it out")


class ContentBuilder:
    """Collects raw records piece by piece, then overrides, then structures and binds them.

    `elsewhere(kind, name)` says which piece that is not chosen has a record, in a word or two. With a list `faults`
    what is wrong with the pieces' records is put there, and the first fault is not the last.
    """

    def __init__(
        self,
        classes: Mapping[str, type[Record]],
        elsewhere: Callable[[str, str], str] = lambda kind, name: "",
        faults: list[ContentError] | None = None,
    ) -> None:
        self.classes = classes
        self.elsewhere = elsewhere
        self.faults = faults
        self.broken: set[str] = set()
        """Ids of records that cannot be structured; what refers to them is not wrong for that."""
        self.raw: dict[str, dict[str, Raw]] = {kind: {} for kind in classes}
        self.taken: dict[str, dict[str, Raw]] = {kind: {} for kind in classes}
        self.overrides: list[Override] = []

    def add(self, owner: str, raw: Raw, where: str, base: str = "") -> None:
        """Add the records of one file of piece `owner`.

        Those with the id of a record of `base`, the piece it extends, take its place, or with `left_out` take it away.
        """
        for kind, entry in _parts(raw):
            try:
                _check_entry(self.classes, kind, entry, where)
                self._add(owner, kind, entry, where, base)
            except ContentError as error:
                self._note(error)

    def _note(self, error: ContentError) -> None:
        """Keep `error`, or raise it where nobody wants to know of more than one."""
        if self.faults is None:
            raise error
        self.faults.append(error)

    def _add(self, owner: str, kind: str, entry: Raw, where: str, base: str) -> None:
        records = self.raw[kind]
        replaced = f"{base}:{entry['id']}"
        if entry.get("left_out") is True:
            self._take_away(kind, replaced, entry, where)
            return
        if base and replaced in records:
            records[replaced] = {**entry, "owner": base}
            return
        key = f"{owner}:{entry['id']}"
        if key in records:
            raise ContentError(f"{where}: {kind} {entry['id']} is there twice; rename or remove one")
        records[key] = {**entry, "owner": owner}

    def _take_away(self, kind: str, key: str, entry: Raw, where: str) -> None:
        named = f"{where}: {kind} {entry['id']}"
        if key not in self.raw[kind]:
            raise ContentError(f"{named} cannot be left out: no base has it; mend the id")
        if more := sorted(set(entry) - {"id", "left_out"}):
            raise ContentError(f"{named} is left out and has {', '.join(more)} all the same; remove one or the other")
        self.taken[kind][key] = self.raw[kind].pop(key)

    def override(self, path: Path) -> None:
        """Change records by id with the fields of a user's file.

        :raises ContentError: naming the file and the record that does not exist or does not fit.
        """
        file, mine = str(path), set()
        for kind, entry in _parts(read_toml(path)):
            _check_entry(self.classes, kind, entry, file)
            key = self._meant(kind, entry["id"], file)
            if "left_out" in entry:
                raise ContentError(
                    f"{file}: {kind} {entry['id']}: a file can change a record, not take it out; only "
                    "a piece that extends another can leave out its records"
                )
            if (kind, key) in mine:
                raise ContentError(f"{file}: {kind} {entry['id']} is there twice; put its fields together")
            mine.add((kind, key))
            self._override(file, kind, key, {name: value for name, value in entry.items() if name != "id"})

    def _override(self, file: str, kind: str, key: str, given: Raw) -> None:
        """Change one record. What is set to what it was already leaves no trace, not even in the digest."""
        raw = self.raw[kind][key]
        before = self._structure(kind, key, raw)
        after = self._structure(kind, key, {**raw, **given}, file)
        for field in changed_fixed(before, after):
            raise ContentError(f"{file}: {kind} {key}: {field} cannot be changed: its effect is made for it")
        self.overrides.append(Override(file, kind, tuple(given), before, after))
        raw |= {name: value for name, value in given.items() if getattr(before, name) != getattr(after, name)}

    def _meant(self, kind: str, name: str, file: str) -> str:
        """The key of the one record of `kind` that `name`, an id or owner:id, stands for."""
        records = self.raw[kind]
        keys = [k for k in records if name in (k, k.partition(":")[2])]
        if len(keys) > 1:
            raise ContentError(f"{file}: {kind} {name} is meant by {', '.join(keys)}; write one of these")
        if not keys and (others := self.elsewhere(kind, name)):
            raise ContentError(f"{file}: {kind} {name} is not in this variant, only in {others}; leave it out")
        if not keys:
            known = records if ":" in name else {k.partition(":")[2] for k in records}
            hint = did_you_mean(name, sorted(known)) or "; nemesis content lists what there is"
            raise ContentError(f"{file}: {kind} {name} does not exist{hint}")
        return keys[0]

    def build(self, effects: Iterable[Effects], tags: Collection[str] = ()) -> Content:
        """Structure every record and check that records fit each other and the effects.

        Records that require a tag which is not among `tags`, what the chosen pieces provide, are left out.

        :raises ContentError: naming the record, and the user's file if one has changed it.
        """
        content, used, provided = Content(), {}, frozenset(tags)
        content.overrides, content.tags = self.overrides, provided
        for kind, records in self.raw.items():
            made = self._structured(kind, records)
            out = {key: record for key, record in made.items() if record.lacks(provided)}
            content.left_out[kind] = out
            content.kinds[kind] = {key: record for key, record in made.items() if key not in out}
            used[kind] = {key: raw for key, raw in records.items() if key not in out}
        content.digest = hashlib.blake2b(orjson.dumps(used, option=orjson.OPT_SORT_KEYS), digest_size=8).hexdigest()
        _check_overrides(content)
        for name, wrong in wrong_references(content):
            if name not in self.broken:
                self._note(wrong)
        taken = {kind: self._structured(kind, records) for kind, records in self.taken.items()}
        for name, wrong in _bind(content, effects, {**_asked(content.left_out), **_asked(taken)}):
            if name not in self.broken:
                self._note(wrong)
        return content

    def _structured(self, kind: str, records: Mapping[str, Raw]) -> dict[str, Record]:
        made = {}
        for key, raw in records.items():
            try:
                made[key] = self._structure(kind, key, raw)
            except ContentError as error:
                self._note(error)
                self.broken.add(raw["id"])
        return made

    def _structure(self, kind: str, key: str, raw: Raw, file: str = "") -> Record:
        try:
            return strict_converter().structure(raw, self.classes[kind])
        except Exception as error:
            where = f"{file}: " if file else ""
            raise ContentError(f"{where}{kind} {key}: {reasons(error)}; mend this record") from error


def _check_overrides(content: Content) -> None:
    """No user's file changes a record that is not in the game: that would change nothing."""
    for override in content.overrides:
        if why := content.why_left_out(override.after.key, override.kind):
            what = f"{override.kind} {override.after.id} is not in this variant, only in {why}"
            raise ContentError(f"{override.file}: {what}; leave it out")


def _asked(kinds: Mapping[str, Mapping[str, Record]]) -> dict[Key, Record]:
    """The keys of the effects that the records of all `kinds` ask for, each with its record."""
    return {
        (record.owner, kind, name): record
        for kind, records in kinds.items()
        for record in records.values()
        for name in record.effect_keys()
    }


def _bind(content: Content, effects: Iterable[Effects], spare: Collection[Key]) -> Iterator[tuple[str, ContentError]]:
    """Put the effects that records ask for into `content`; `spare` are those of records that are left out.

    Returns what is wrong, with the id of the record.
    """
    given = {(group.owner, *bound): effect for group in effects for bound, effect in group.bound.items()}
    asked = _asked(content.kinds)
    for key in sorted(asked):
        owner, kind, name = key
        found = given.get(key) or given.get((Effects.shared, kind, name))
        if found is not None:
            content.effects[key] = found
            continue
        known = [n for o, k, n in given if (o, k) == (owner, kind)]
        hint = did_you_mean(name, known) or "; bind a function to it"
        yield asked[key].id, content.wrong(kind, asked[key], f"{name} has no effect{hint}")
    for owner, kind, name in sorted(given.keys() - asked.keys() - set(spare)):
        if wrong := _superfluous(content, owner, kind, name):
            yield name.partition(".")[0], wrong


def _superfluous(content: Content, owner: str, kind: str, name: str) -> ContentError | None:
    """What is wrong with an effect for which no record asks; shared ones are for whoever wants them."""
    record = content.kinds.get(kind, {}).get(f"{owner}:{name.partition('.')[0]}")
    if record is not None:
        return content.wrong(kind, record, f"an effect is bound to {name}, but the record asks for none; put it back")
    if owner == Effects.shared:
        return None
    return ContentError(f"{owner}: an effect is bound to {kind} {name}, but no record asks for it")
