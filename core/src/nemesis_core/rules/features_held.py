"""Objectives that seats hold in secret, in numbers: each seat sees its own. Modes bind these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..features import Feature

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..assembly import Ruleset
    from ..game import Game


def held_features(ruleset: Ruleset, part: str) -> list[Feature]:
    """What the seat that looks holds and has removed, from the `HeldObjectives` that are the part `part` of the state.

    Objectives go by the ids of their records.
    """
    kinds = {card: record.id for card, record in ruleset.compiled["cards"].objectives.items()}
    parts = sorted(set(kinds.values()))

    def among(pile: str) -> Callable[[Game, int], list[str]]:
        def found(game: Game, seat: int) -> list[str]:
            piles: list[list[str]] = getattr(getattr(game, part), pile)
            return piles[seat] if seat < len(piles) else []

        return found

    return [
        Feature.tally("objectives", parts, among("held"), of=kinds),
        Feature.tally("objectives removed", parts, among("removed"), of=kinds),
    ]
