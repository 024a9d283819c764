"""Record classes of what only the ship has."""

from __future__ import annotations

from typing import Final

import attrs

from nemesis_core import Record

MOST: Final = 999
NOT_NEGATIVE: Final = attrs.validators.and_(attrs.validators.ge(0), attrs.validators.le(MOST))
SPACES: Final = ("A", "B", "C", "D")
"""The spaces of the Destination track."""
WORLDS: Final = ("earth", "mars", "venus", "deep-space")
"""Where the ship can fly to."""


@attrs.frozen(kw_only=True)
class TimeSpace(Record):
    """A space of the Time track; the marker goes towards number 0, where the ship jumps."""

    number: int = attrs.field(validator=NOT_NEGATIVE)
    color: str = attrs.field(validator=attrs.validators.in_(("green", "white", "blue", "red")))


@attrs.frozen(kw_only=True)
class SelfDestructSpace(Record):
    """A space of the Self-Destruct track; the marker goes towards number 0, where the ship explodes."""

    number: int = attrs.field(validator=NOT_NEGATIVE)
    color: str = attrs.field(validator=attrs.validators.in_(("green", "white", "yellow", "red")))


@attrs.frozen(kw_only=True)
class Coordinates(Record):
    """A Coordinates card: where the ship flies from each space of the Destination track."""

    destinations: dict[str, str] = attrs.field(
        validator=attrs.validators.deep_mapping(attrs.validators.in_(SPACES), attrs.validators.in_(WORLDS))
    )

    def __attrs_post_init__(self) -> None:
        if sorted(self.destinations) != list(SPACES):
            raise ValueError(f"'destinations' has an entry for each of {', '.join(SPACES)}")


@attrs.frozen(kw_only=True)
class PodCount(Record):
    """How many Escape Pods are used with up to so many `players`."""

    players: int = attrs.field(validator=NOT_NEGATIVE)
    pods: int = attrs.field(validator=NOT_NEGATIVE)


KINDS: dict[str, type[Record]] = {
    "time_space": TimeSpace,
    "self_destruct_space": SelfDestructSpace,
    "coordinates": Coordinates,
    "pod_count": PodCount,
}
