"""The group's Objectives in numbers; they lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Feature, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Ruleset


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The Objectives, and those of them that are fulfilled."""
    kinds = {card: record.id for card, record in ruleset.compiled["cards"].objectives.items()}
    parts = sorted(set(kinds.values()))
    return [
        Feature.tally("group objectives", parts, lambda game, seat: game.cooperative.objectives, of=kinds),
        Feature.tally("group fulfilled", parts, lambda game, seat: game.cooperative.fulfilled, of=kinds),
    ]
