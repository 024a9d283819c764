"""The log told in sentences: a template for each kind of event, or the bare facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .assembly import Ruleset
    from .game import Event

SEATS: Final = ("seat", "who", "partner")
"""Keys of an event's data that hold a seat; told, a seat counts from 1."""
NO_TEMPLATES: Final[Mapping[str, str]] = {}


def templates(ruleset: Ruleset) -> Mapping[str, str]:
    """The variant's templates, event kind -> format string: the compiled table `story` of its pieces."""
    found: Mapping[str, str] = ruleset.compiled.get("story", NO_TEMPLATES)
    return found


def _shown(key: str, value: Any) -> str:
    if key in SEATS and isinstance(value, int):
        return str(value + 1)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        value = [f"{name}: {_shown('', part)}" for name, part in value.items()]
    return (", ".join(map(str, value)) or "none") if isinstance(value, list | tuple) else str(value)


def sentence(event: Event, told: Mapping[str, str] = NO_TEMPLATES) -> str:
    """One line for `event`, by its kind's template in `told`, which is filled from the event's data.

    Without a template, or when the data lacks what it names, the line is "kind: key=value, ...".
    """
    facts = {key: _shown(key, value) for key, value in event.data.items()}
    template = told.get(event.kind)
    if template is not None:
        try:
            return template.format_map(facts)
        except (LookupError, ValueError, TypeError, AttributeError):
            pass  # a template of another version: the facts are still worth a line
    listed = ", ".join(f"{key}={value}" for key, value in facts.items())
    return f"{event.kind}: {listed}" if listed else event.kind


def heard(event: Event, seat: int | None) -> bool:
    """May `seat` (None: the referee) hear of `event`?"""
    return seat is None or event.audience is None or seat in event.audience
