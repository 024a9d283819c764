"""Record classes of the race's own: what is printed on its Event cards, its Laboratory board and its Queen board."""

from __future__ import annotations

from typing import Final

import attrs
from attrs import validators

from nemesis_core import Record

GERMINATOR: Final = "germinator"
STINKHORN: Final = "stinkhorn"
DEATHCAP: Final = "deathcap"
QUEEN: Final = "queen"
SYMBOLS: Final = (GERMINATOR, STINKHORN, DEATHCAP, QUEEN)
"""What can be printed on an Event card: the grey Germinator, and the kinds that move."""
COLOURS: Final = ("purple", "green")
"""The colours of Germinators (CH-GERM-02)."""


@attrs.frozen(kw_only=True)
class EventSymbols(Record):
    """The symbols of the Event card of the same id, from the left, and the colours of the Germinators that grow."""

    symbols: tuple[str, ...] = attrs.field(validator=validators.deep_iterable(validators.in_(SYMBOLS)))
    growth: tuple[str, ...] = attrs.field(default=(), validator=validators.deep_iterable(validators.in_(COLOURS)))


@attrs.frozen(kw_only=True)
class GerminatorSlot(Record):
    """A space for a Germinator of one colour on the Laboratory board; position 1 is the leftmost."""

    position: int = attrs.field(validator=validators.ge(1))
    colour: str = attrs.field(validator=validators.in_(COLOURS))


@attrs.frozen(kw_only=True)
class QueenBoardSpace(Record):
    """A space of the Queen board: who stands there, its place from the arrow on clockwise, its number."""

    holds: str = attrs.field(metadata={"names": "intruder_kind"})
    order: int = attrs.field(validator=validators.ge(0))
    number: int = attrs.field(validator=validators.ge(0))


KINDS: Final[dict[str, type[Record]]] = {
    "event_symbols": EventSymbols,
    "germinator_slot": GerminatorSlot,
    "queen_board_space": QueenBoardSpace,
}
