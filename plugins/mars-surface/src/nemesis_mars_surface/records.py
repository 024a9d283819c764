"""Record classes of what only the Mars Surface has."""

from __future__ import annotations

from typing import Final

import attrs

from nemesis_core import Record

DRAWER: Final = "drawer"
ALL: Final = "all"
EXPOSED: Final = "exposed"
SHELTERED: Final = "sheltered"
KIND: Final = "surface_card"
MOST: Final = 99


@attrs.frozen(kw_only=True)
class SurfaceCard(Record):
    """Mars Surface cards: whom they `reach`, the one who draws or all on the surface, and what they do to each.

    `exposed` is for a Character on a Crossroads without an Enviro-Suit, `sheltered` for any other; an empty text does
    nothing.
    """

    count: int = attrs.field(
        default=1, validator=attrs.validators.and_(attrs.validators.ge(0), attrs.validators.le(MOST))
    )
    reach: str = attrs.field(validator=attrs.validators.in_((DRAWER, ALL)))
    exposed: str = ""
    sheltered: str = ""

    def effect_keys(self) -> list[str]:
        return [f"{self.id}.{part}" for part in (EXPOSED, SHELTERED) if getattr(self, part)]


KINDS: Final[dict[str, type[Record]]] = {KIND: SurfaceCard}
