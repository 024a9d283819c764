"""What numbers and words the fields of records may hold: validators that the record classes share."""

from __future__ import annotations

from typing import Any, Final

from attrs import validators

COLOURS: Final = ("green", "red", "yellow")
"""The decks of Items that a Search draws from."""
MOST: Final = 999
"""More of anything is a slip, and would only fill the memory."""
NOT_NEGATIVE: Final = validators.and_(validators.ge(0), validators.le(MOST))
POSITIVE: Final = validators.and_(validators.ge(1), validators.le(MOST))
CHANGE: Final = validators.and_(validators.ge(-MOST), validators.le(MOST))
COUNTS: Final = validators.deep_mapping(validators.instance_of(str), NOT_NEGATIVE)
NUMBERS: Final = validators.deep_iterable(validators.and_(validators.ge(1), validators.le(4)))
"""The numbers that stand in Corridors, as on the faces of the Noise die."""
COMBAT: Final = validators.in_(("any", "in", "out"))
WEAPONS: Final = validators.in_(("", "classic", "energy"))
NOT_EMPTY: Final[Any] = validators.min_len(1)


def no_more_than(other: str) -> Any:
    """A validator: a number that is no larger than the field `other`, which stands before it."""

    def check(thing: Any, attribute: Any, value: int) -> None:
        most = getattr(thing, other)
        if value > most:
            raise ValueError(f"'{attribute.name}' must be <= {other} ({most}): {value}")

    return check
