"""Where the effects of this crew's Action cards and Items are bound."""

from __future__ import annotations

from typing import Final

from nemesis_core import Effects

EFFECTS: Final = Effects("aftermath-crew")
