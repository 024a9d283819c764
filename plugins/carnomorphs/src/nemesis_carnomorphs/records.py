"""Record classes of the race's own: Adaptations and their slots, Mutation cards, the second icon of Attack cards."""

from __future__ import annotations

from typing import Final

import attrs
from attrs import validators

from nemesis_core import Record

METAGORGER: Final = "metagorger"
SHAMBLER: Final = "shambler"
FLESHBEAST: Final = "fleshbeast"
BUTCHER: Final = "butcher"
KINDS: Final = (METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER)
"""From lowest to highest: each evolves into the next one (CM-CMP-02)."""
OBJECTS: Final = ("character-corpse", "intruder-carcass", "egg")


@attrs.frozen(kw_only=True)
class Adaptation(Record):
    """An Adaptation card: it works for all Carnomorphs while it lies face up."""

    text: str
    count: int = attrs.field(default=1, validator=validators.ge(0))


@attrs.frozen(kw_only=True)
class AdaptationSlot(Record):
    """A place for an Adaptation card: the kind whose first miniature lies on it, the Object that is its own."""

    position: int = attrs.field(validator=validators.ge(1))
    kind: str = attrs.field(metadata={"names": "intruder_kind"})
    object: str = attrs.field(validator=validators.in_(OBJECTS))


@attrs.frozen(kw_only=True)
class Mutation(Record):
    """A Character Mutation card: what it does after an INFECTED and after another card was Scanned."""

    infected: str
    not_infected: str
    combat: str = attrs.field(default="any", validator=validators.in_(("any", "in", "out")))
    count: int = attrs.field(default=1, validator=validators.ge(0))

    def effect_keys(self) -> list[str]:
        return [f"{self.id}.infected", f"{self.id}.not-infected"]


@attrs.frozen(kw_only=True)
class MetagorgerBlood(Record):
    """The icon for Metagorgers on the Attack card of the same id; that card's own icon is for all other kinds."""

    blood: int = attrs.field(default=0, validator=validators.ge(0))
    retreat: bool = False


RECORD_KINDS: Final[dict[str, type[Record]]] = {
    "adaptation": Adaptation,
    "adaptation_slot": AdaptationSlot,
    "metagorger_blood": MetagorgerBlood,
    "mutation": Mutation,
}
