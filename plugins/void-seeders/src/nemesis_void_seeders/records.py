"""The names of the kinds and tokens of the race, and record classes of its own: Panic cards, Insanity."""

from __future__ import annotations

from typing import Final

import attrs
from attrs import validators

from nemesis_core import Record

LURKER: Final = "lurker"
WHISPERER: Final = "whisperer"
STALKER: Final = "stalker"
DESPOILER: Final = "despoiler"
KINDS: Final = (LURKER, WHISPERER, STALKER, DESPOILER)
"""The kinds, from the weakest to the strongest (VS-CMP-02)."""
LAIRS: Final = 3
"""How many Lairs there are (VS-CMP-04)."""

VOID_SEEDER: Final = "void-seeder"
INSANITY: Final = "insanity"
BLANK: Final = "blank"
"""The types of bag tokens."""
PANIC: Final = "panic"
"""The deck of Panic cards, and the kind of their records."""
FIRST_LEVEL: Final = 1
LAST_LEVEL: Final = 5


@attrs.frozen(kw_only=True)
class Panic(Record):
    """A Panic card: from which level on its effect happens; below it, or when it cannot, the level rises (VS-PAN)."""

    count: int = attrs.field(default=1, validator=validators.ge(0))
    insanity: int = attrs.field(validator=validators.and_(validators.ge(FIRST_LEVEL), validators.le(LAST_LEVEL)))
    text: str = ""
    impossible: str = ""

    def effect_keys(self) -> list[str]:
        return [self.id]


@attrs.frozen(kw_only=True)
class InsanityToken(Record):
    """The colour of the Intruder token of the same id, which is of type "insanity"."""

    colour: str


@attrs.frozen(kw_only=True)
class InsanityLevel(Record):
    """A level of the Insanity track: the kind that it summons, and the lowest level to which one can fall from it."""

    level: int = attrs.field(validator=validators.and_(validators.ge(FIRST_LEVEL), validators.le(LAST_LEVEL)))
    summons: str = attrs.field(metadata={"names": "intruder_kind"})
    floor: int = attrs.field(validator=validators.and_(validators.ge(FIRST_LEVEL), validators.le(LAST_LEVEL)))


RECORDS: Final[dict[str, type[Record]]] = {
    PANIC: Panic,
    "insanity_token": InsanityToken,
    "insanity_level": InsanityLevel,
}
