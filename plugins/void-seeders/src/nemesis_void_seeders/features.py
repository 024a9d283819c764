"""Insanity and Lairs in numbers; all of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nemesis_core import Game, Ruleset

FIGURES: Final = ("lairs destroyed", "Panic cards drawn")


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """The levels from that of the own Character on by the left, and the Lairs by place, 1 more than their Injuries."""
    places = ruleset.compiled["board"].order
    return [
        Feature.listed("insanity", [str(n + 1) for n in range(seats)], _levels(seats)),
        Feature.values("lairs", places, _lairs),
        Feature.listed("seeders", FIGURES, _figures),
    ]


def _levels(seats: int) -> Callable[[Game, int], Sequence[int]]:
    names = [f"p{n + 1}" for n in range(seats)]

    def read(game: Game, seat: int) -> Sequence[int]:
        levels = game.seeders.levels
        return [levels.get(name, 0) for name in (*names[seat:], *names[:seat])]

    return read


def _lairs(game: Game, seat: int) -> Mapping[str, int]:
    part = game.seeders
    return {place: part.lair_injuries.get(lair, 0) + 1 for place, lair in part.lairs.items()}


def _figures(game: Game, seat: int) -> Sequence[int]:
    return (len(game.seeders.destroyed), len(game.seeders.resolving))
