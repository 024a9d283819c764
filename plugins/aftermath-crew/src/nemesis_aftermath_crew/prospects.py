"""What the crew tells bots: how likely what the Bounty Hunter's Contracts ask for is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import prospect_kit

if TYPE_CHECKING:
    from nemesis_core import Ruleset

AWAY: Final = ("evacuated", "bunker")
"""The statuses of a Character that got away."""


@hookimpl
def likely(ruleset: Ruleset, view: dict[str, Any], condition: str) -> float | None:
    """Getting away, and what becomes of the neighbour to the left."""
    seat, characters = view["seat"], view["characters"]
    if seat >= len(characters):
        return None
    if condition == "got-away":
        status = characters[seat]["status"]
        return prospect_kit.LIVES_ON if status == "active" else float(status in AWAY)
    survives = prospect_kit.lives(characters[(seat + 1) % len(characters)])
    return {"left-neighbour-survives": survives, "left-neighbour-dead": 1 - survives}.get(condition)
