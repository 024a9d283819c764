"""The log told in sentences: a template for each kind of event, or the bare facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Event

SEATS: Final = ("seat", "who", "partner")
"""Keys of an event's data that hold a seat; told, a seat counts from 1."""
SEAT: Final = "seat"
"""The field of the names by which seats are told: the number of a seat, counted from 1, to its name."""
OR: Final = " or "
NO_TEMPLATES: Final[Mapping[str, str]] = {}
Names = Mapping[str, Mapping[str, str]]
"""Field of an event's data -> value -> what is told instead of it."""


def templates(ruleset: Ruleset) -> Mapping[str, str]:
    """The variant's templates, event kind -> format string: the compiled table `story` of its pieces.

    A key "kind field=value" is a template for events of that kind with that value (as it is told without names).
    An empty template leaves the event out of the story.
    """
    found: Mapping[str, str] = ruleset.compiled.get("story", NO_TEMPLATES)
    return found


def ways_told(ways: Sequence[Sequence[str]], both: str = " and ", either: str = ", or ") -> str:
    """Alternatives, each of texts that go together: "(a and b), or (c)"; what has an "or" of its own is in brackets."""
    told = [both.join(f"({text})" if len(way) > 1 and OR in text else text for text in way) for way in ways]
    apart = len(told) > 1 and any(len(way) > 1 or OR in both.join(way) for way in ways)
    return either.join(f"({way})" if apart else way for way in told)


def shown(key: str, value: Any, names: Names) -> str:
    """`value` of the field `key` as it is told: by its name, a seat counted from 1, a list with commas.

    Lists in a list are alternatives: "(a and b), or (c)".
    """
    if key in SEATS and isinstance(value, int):
        name = names.get(SEAT, {}).get(str(value + 1))
        return f"{value + 1} ({name})" if name else str(value + 1)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        value = [f"{shown(key, name, names)}: {shown('', part, names)}" for name, part in value.items()]
    if isinstance(value, list | tuple):
        if any(isinstance(part, list | tuple) for part in value):
            ways = [part if isinstance(part, list | tuple) else (part,) for part in value]
            return ways_told([[shown(key, one, names) for one in way] for way in ways])
        return ", ".join(shown(key, part, names) for part in value) or "none"
    mine, text = names.get(key, {}), str(value)
    return mine.get(text) or mine.get(text.partition("/")[0]) or text


class _Value:
    """A value of an event in a template: `{card}` tells it by the names of its own field, `{card:event}` by others."""

    def __init__(self, key: str, value: Any, names: Names) -> None:
        self.key, self.value, self.names = key, value, names

    def __format__(self, field: str) -> str:
        return shown(field or self.key, self.value, self.names)


def _told(template: str, event: Event, names: Names) -> str:
    """`template` filled from the event's data; the name of one field behind that of another is not told twice."""
    values = {key: _Value(key, value, names) for key, value in event.data.items()}
    twice = {f"{{{key}}}": f" ({value})" for key, value in values.items() if isinstance(value.value, str)}
    for key, value in values.items():
        own = f"{value}"
        again = [name for field, name in twice.items() if field in template and own.endswith(name)]
        if again:
            values[key] = _Value("", own.removesuffix(again[0]), {})
    return template.format_map(values)


def labels(field: str, ids: Iterable[str], names: Names) -> dict[str, str]:
    """What tables call each of `ids`, which stand in the column `field`: its name, with the id where several share it.

    An id without a name stays as it is.
    """
    told = {one: shown(field, one, names) for one in ids}
    often = Counter(told.values())
    return {
        one: one if name == one else f"{name[:1].upper()}{name[1:]}" + (f" ({one})" if often[name] > 1 else "")
        for one, name in told.items()
    }


def _template(event: Event, told: Mapping[str, str]) -> str | None:
    for key, value in event.data.items():
        found = told.get(f"{event.kind} {key}={shown(key, value, {})}")
        if found is not None:
            return found
    return told.get(event.kind)


def sentence(event: Event, told: Mapping[str, str] = NO_TEMPLATES, names: Names = MappingProxyType({})) -> str:
    """One line for `event`, by its kind's template in `told`, which is filled from the event's data.

    `names` are told instead of ids. Without a template, or when the data lacks what it names, the line is
    "kind: key=value, ..."; an empty template gives an empty line. `{card:event}` tells the value of `card` by the names
    of `event`.
    """
    template = _template(event, told)
    if template is not None:
        try:
            line = _told(template, event, names)
            return line[:1].upper() + line[1:]
        except (LookupError, ValueError, TypeError, AttributeError):
            pass  # a template of another version: the facts are still worth a line
    listed = ", ".join(f"{key}={shown(key, value, {})}" for key, value in event.data.items())
    return f"{event.kind}: {listed}" if listed else event.kind


class Teller:
    """Tells the events of one game in order, with what it has heard so far: who plays whom, which Room is where.

    The compiled table `names` has what the content names; the compiled table `naming`, event kind -> (field,
    naming field), says by which events something gets a name in the game.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.told = templates(ruleset)
        self.names = {field: dict(known) for field, known in ruleset.compiled.get("names", {}).items()}
        self.naming: Mapping[str, tuple[str, str]] = ruleset.compiled.get("naming", {})

    def tell(self, event: Event) -> str:
        """The sentence of `event`, or an empty one."""
        from .wording import in_words

        line = sentence(in_words(event, self.ruleset, self.names), self.told, self.names)
        field, naming = self.naming.get(event.kind, ("", ""))
        if field in event.data and naming in event.data:
            name = shown(naming, event.data[naming], self.names)
            if field in SEATS:
                self._name_seat(str(event.data[field] + 1), name)
            else:
                place = shown(field, event.data[field], self.names)
                self.names.setdefault(field, {})[event.data[field]] = f"{place} ({name})"
        return line

    def _name_seat(self, seat: str, name: str) -> None:
        """From now on `seat` is told as `name`, with what it was told as before."""
        seats = self.names.setdefault(SEAT, {})
        before = seats.get(seat, name)
        seats[seat] = name if before == name else f"{name}, once the {before}"


def heard(event: Event, seat: int | None) -> bool:
    """May `seat` (None: the referee) hear of `event`?"""
    return seat is None or event.audience is None or seat in event.audience
