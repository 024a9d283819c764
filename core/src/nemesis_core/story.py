"""The log told in sentences: a template for each kind of event, or the bare facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Event

SEATS: Final = ("seat", "who", "partner")
"""Keys of an event's data that hold a seat; told, a seat counts from 1."""
SEAT: Final = "seat"
"""The field of the names by which seats are told: the number of a seat, counted from 1, to its name."""
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


def shown(key: str, value: Any, names: Names) -> str:
    """`value` of the field `key` as it is told: by its name, a seat counted from 1, a list with commas.

    Lists in a list are alternatives: "a and b, or c".
    """
    if key in SEATS and isinstance(value, int):
        name = names.get(SEAT, {}).get(str(value + 1))
        return f"{value + 1} ({name})" if name else str(value + 1)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        value = [f"{shown(key, name, names)}: {shown('', part, names)}" for name, part in value.items()]
    if isinstance(value, list | tuple):
        parts = [
            " and ".join(shown(key, one, names) for one in part)
            if isinstance(part, list | tuple)
            else shown(key, part, names)
            for part in value
        ]
        alternatives = any(isinstance(part, list | tuple) for part in value)
        return (", or " if alternatives else ", ").join(parts) or "none"
    mine, text = names.get(key, {}), str(value)
    return mine.get(text) or mine.get(text.partition("/")[0]) or text


def _template(event: Event, told: Mapping[str, str]) -> str | None:
    for key, value in event.data.items():
        found = told.get(f"{event.kind} {key}={shown(key, value, {})}")
        if found is not None:
            return found
    return told.get(event.kind)


def sentence(event: Event, told: Mapping[str, str] = NO_TEMPLATES, names: Names = MappingProxyType({})) -> str:
    """One line for `event`, by its kind's template in `told`, which is filled from the event's data.

    `names` are told instead of ids. Without a template, or when the data lacks what it names, the line is
    "kind: key=value, ..."; an empty template gives an empty line.
    """
    template = _template(event, told)
    if template is not None:
        try:
            line = template.format_map({key: shown(key, value, names) for key, value in event.data.items()})
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
        self.told = templates(ruleset)
        self.names = {field: dict(known) for field, known in ruleset.compiled.get("names", {}).items()}
        self.naming: Mapping[str, tuple[str, str]] = ruleset.compiled.get("naming", {})

    def tell(self, event: Event) -> str:
        """The sentence of `event`, or an empty one."""
        line = sentence(event, self.told, self.names)
        field, naming = self.naming.get(event.kind, ("", ""))
        if field in event.data and naming in event.data:
            name = shown(naming, event.data[naming], self.names)
            if field in SEATS:
                self.names.setdefault(SEAT, {})[str(event.data[field] + 1)] = name
            else:
                place = shown(field, event.data[field], self.names)
                self.names.setdefault(field, {})[event.data[field]] = f"{place} ({name})"
        return line


def heard(event: Event, seat: int | None) -> bool:
    """May `seat` (None: the referee) hear of `event`?"""
    return seat is None or event.audience is None or seat in event.audience
