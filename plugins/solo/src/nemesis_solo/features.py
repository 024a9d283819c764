"""What a seat holds in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Feature, hookimpl
from nemesis_core.rules import held_features

if TYPE_CHECKING:
    from nemesis_core import Ruleset


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The Objectives that the seat holds, and those that it removed."""
    return held_features(ruleset, "solo")
