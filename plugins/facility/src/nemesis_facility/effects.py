"""The effects of the Facility's Rooms and Items; the modules `rooms_*` and `items_*` bind them."""

from __future__ import annotations

from nemesis_core import Effects

EFFECTS = Effects("facility")

ALWAYS: tuple[tuple[()], ...] = ((),)
NEVER: tuple[tuple[()], ...] = ()


def when(condition: object) -> tuple[tuple[()], ...]:
    """The targets of a use that needs none: open when `condition` holds."""
    return ALWAYS if condition else NEVER
