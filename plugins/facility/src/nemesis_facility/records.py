"""Record classes of what only the Facility has."""

from __future__ import annotations

from typing import Final

import attrs

from nemesis_core import Record

from .contingencies import KILLS

MOST: Final = 999
NOT_NEGATIVE: Final = attrs.validators.and_(attrs.validators.ge(0), attrs.validators.le(MOST))
POSITIVE: Final = attrs.validators.and_(attrs.validators.ge(1), attrs.validators.le(MOST))


@attrs.frozen(kw_only=True)
class TimeSlot(Record):
    """A slot of the Time track; `css`: a CSS token lies below it at the start."""

    number: int = attrs.field(validator=NOT_NEGATIVE)
    color: str
    css: bool
    label: str = ""
    final: bool = False


@attrs.frozen(kw_only=True)
class Threshold(Record):
    """A Power Threshold between two slots: a red one acts only while the Time token is inactive."""

    from_slot: int = attrs.field(validator=NOT_NEGATIVE)
    to_slot: int = attrs.field(validator=NOT_NEGATIVE)
    kind: str = attrs.field(validator=attrs.validators.in_(("red", "blue")))


@attrs.frozen(kw_only=True)
class PowerToken(Record):
    """A Power token and the side that it shows at the start."""

    number: int = attrs.field(validator=POSITIVE)
    starts: str = attrs.field(validator=attrs.validators.in_(("powered", "unpowered")))


@attrs.frozen(kw_only=True)
class CssToken(Record):
    """CSS tokens that launch the same Pods."""

    launches: tuple[str, ...]
    count: int = attrs.field(validator=NOT_NEGATIVE)
    text: str


@attrs.frozen(kw_only=True)
class ComputerAction(Record):
    """A Computer Action; several cards may offer it."""

    text: str

    def effect_keys(self) -> list[str]:
        return [self.id]


@attrs.frozen(kw_only=True)
class ComputerCard(Record):
    """A card of the Computer deck; an `immediate` one is resolved when it is turned up and offers nothing."""

    cost: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    options: tuple[str, ...] = attrs.field(metadata={"names": "computer_action"})
    immediate: bool = False
    text: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id] if self.immediate else []


@attrs.frozen(kw_only=True)
class Contingency(Record):
    """Contingency tokens of one code: whom it kills, by a test and its number."""

    color: str
    count: int = attrs.field(validator=NOT_NEGATIVE)
    kills: str = attrs.field(validator=attrs.validators.in_(tuple(KILLS)))
    threshold: int = attrs.field(default=0, validator=NOT_NEGATIVE)
    text: str
    other_reading: str = ""


@attrs.frozen(kw_only=True)
class Procedure(Record):
    """Something that runs by a token of its own."""

    token: str = attrs.field(metadata={"names": "component"})
    text: str


KINDS: dict[str, type[Record]] = {
    "time_slot": TimeSlot,
    "threshold": Threshold,
    "power_token": PowerToken,
    "css_token": CssToken,
    "computer_action": ComputerAction,
    "computer_card": ComputerCard,
    "contingency": Contingency,
    "procedure": Procedure,
}
