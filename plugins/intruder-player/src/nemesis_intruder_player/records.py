"""Record classes of the mode: the Intruder Action cards and what their effects do."""

from __future__ import annotations

from typing import Final

import attrs
from attrs import validators

from nemesis_core import Record

ANY: Final = 0
"""The Corridor number of a card that stands for any."""
HIGHEST: Final = 4
"""The highest number of a Corridor."""
MOST_DRAWN: Final = 20
"""So many Attack cards are in the deck of any race."""
MOST_COPIES: Final = 99


@attrs.frozen(kw_only=True)
class IntruderEffect(Record):
    """What an Intruder Action card does when it is used for its effect."""

    text: str

    def effect_keys(self) -> list[str]:
        return [self.id]


@attrs.frozen(kw_only=True)
class IntruderAction(Record):
    """An Intruder Action card: its Corridor number, how many Attack cards it draws, its effect."""

    effect: str = attrs.field(metadata={"names": "intruder_effect"})
    corridor: int = attrs.field(validator=[validators.ge(0), validators.le(HIGHEST)])
    draw: int = attrs.field(validator=[validators.ge(1), validators.le(MOST_DRAWN)])
    count: int = attrs.field(default=1, validator=[validators.ge(0), validators.le(MOST_COPIES)])


KINDS: Final[dict[str, type[Record]]] = {"intruder_action": IntruderAction, "intruder_effect": IntruderEffect}
