"""The Intruder player in numbers, as far as a seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl

from .role import own

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nemesis_core import Game, Ruleset

FIGURES: Final = ("seat", "asked", "passed", "hand", "deck", "discard", "declared")


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """Who plays the Intruders, from 1 for the own seat by the left; its own hand and what it looks at."""
    kinds = {card: record.id for card, record in ruleset.compiled["intruder_cards"].items()}
    events = {card: record.id for card, record in ruleset.compiled["cards"].events.items()}
    return [
        Feature.listed("intruder player", FIGURES, _figures(seats)),
        Feature.tally("intruder hand", sorted(set(kinds.values())), _hand, of=kinds),
        Feature.tally("intruder events", sorted(set(events.values())), _looked, of=events),
    ]


def _hand(game: Game, seat: int) -> Sequence[str]:
    part = own(game)
    return part.hand if part.seat == seat else ()


def _looked(game: Game, seat: int) -> Sequence[str]:
    part = own(game)
    return part.looked if part.seat == seat else ()


def _figures(seats: int) -> Callable[[Game, int], Sequence[int]]:
    def read(game: Game, seat: int) -> Sequence[int]:
        part = own(game)
        who = (part.seat - seat) % seats + 1 if part.seat >= 0 else 0
        cards = (len(part.hand), len(part.deck), len(part.discard), len(part.declared))
        return (who, part.asked, part.passed, *cards)

    return read
