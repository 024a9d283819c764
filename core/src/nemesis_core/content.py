"""Content: records from the pieces' TOML files, what users' files changed in them, and the effects bound to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

import attrs

from .errors import ContentError
from .plugins import EITHER

SOURCES: Final = ("seed", "public", "memory", "stand-in")
EffectFunction = TypeVar("EffectFunction", bound=Callable[..., Any])


def check_weaker(_thing: Any, _attribute: Any, value: dict[str, str]) -> None:
    """Validator of a field `weaker`: each value is a source."""
    for field, source in value.items():
        if source not in SOURCES:
            raise ValueError(f"'weaker' has {source!r} for {field}; there are {', '.join(SOURCES)}")


@attrs.frozen(kw_only=True)
class Record:
    """What every content record has. `owner` is the piece it came from and is not written in a file."""

    id: str
    name: str = ""
    source: str = attrs.field(validator=attrs.validators.in_(SOURCES))
    origin: str = ""
    note: str = ""
    weaker: dict[str, str] = attrs.field(factory=dict, validator=check_weaker)
    """Fields that rest on a weaker source than the record as a whole."""
    requires: tuple[str, ...] = attrs.field(default=(), metadata={"fixed": True})
    """Tags that the pieces of a variant have to provide, "a or b" being met by either.

    Where one is missing the record is not in the game.
    """
    owner: str = ""

    @property
    def key(self) -> str:
        """The id with its owner, unique within its kind."""
        return f"{self.owner}:{self.id}"

    def lacks(self, tags: frozenset[str]) -> list[str]:
        """What it requires and none of `tags` meets."""
        return [wanted for wanted in self.requires if tags.isdisjoint(wanted.split(EITHER))]

    @property
    def copies(self) -> int | None:
        """How many pieces of cardboard or plastic it stands for; None when it is nothing that is counted."""
        count = getattr(self, "count", None)
        return count if isinstance(count, int) else None

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


@attrs.frozen
class Override:
    """What a user's file says about one record: the fields it sets, and the record before and after."""

    file: str
    kind: str
    fields: tuple[str, ...]
    before: Record
    after: Record


class Content:
    """All records of a variant by kind, in the order of pieces and files."""

    def __init__(self) -> None:
        self.kinds: dict[str, dict[str, Record]] = {}
        self.effects: dict[tuple[str, str, str], Effect] = {}
        self.overrides: list[Override] = []
        self.left_out: dict[str, dict[str, Record]] = {}
        """Records of the chosen pieces that require a tag which none of these provides."""
        self.tags: frozenset[str] = frozenset()
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

    def why_left_out(self, name: str, kind: str = "") -> str:
        """The chosen piece that has the record `name`, an id or owner:id, and with which tags it would be in the game.

        An empty text when there is no such record.
        """
        for record in (r for k, records in self.left_out.items() if kind in ("", k) for r in records.values()):
            if name in (record.id, record.key):
                return f"{record.owner} with {', '.join(sorted(record.lacks(self.tags)))}"
        return ""

    def effect(self, kind: str, record: Record, key: str = "") -> Effect:
        """The effect bound to `record`, or to its option `key`."""
        full = f"{record.id}.{key}" if key else record.id
        return self.effects[record.owner, kind, full]

    def wrong(self, kind: str, record: Record, text: str) -> ContentError:
        """The error to raise when `record` does not fit; it names the user's file that changed the record last."""
        files = [o.file for o in self.overrides if (o.kind, o.after.key) == (kind, record.key)]
        return ContentError(f"{files[-1] + ': ' if files else ''}{kind} {record.key}: {text}")
