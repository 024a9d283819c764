"""The colony in numbers; all of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl

from . import queen_board
from .growth import colony, mycelium_left, spores_carried, spores_left

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nemesis_core import Game, Ruleset

FIGURES: Final = ("spores left", "spores carried", "mycelium left", "queen board", "slain")


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """Growth by place, a Germinator by its level; what is left of it; the Queen board."""
    places = ruleset.compiled["board"].order
    return [
        Feature.listed("colony", FIGURES, _figures),
        Feature.tally("spores", places, lambda game, seat: colony(game).spores, 1),
        Feature.tally("mycelium", places, lambda game, seat: colony(game).mycelium, 1),
        Feature.values("germinators", places, _germinators),
    ]


def _figures(game: Game, seat: int) -> Sequence[int]:
    left = (spores_left(game), spores_carried(game), mycelium_left(game))
    return (*left, queen_board.added(game), len(queen_board.slain_stinkhorns(game)))


def _germinators(game: Game, seat: int) -> Mapping[str, int]:
    part = colony(game)
    return {place: part.levels[name] for place, name in part.germinators.items()}
