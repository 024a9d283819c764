"""A feature says what lies on top of a deck, which nobody knows."""

from __future__ import annotations

from typing import Any

from nemesis_core import Feature, hookimpl


@hookimpl
def features(ruleset: Any, seats: int) -> list[Feature]:
    cards = sorted(ruleset.compiled["cards"].events)
    return [Feature.tally("next event", cards, lambda game, seat: game.table.decks["events"][-1:])]
