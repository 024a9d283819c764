"""What the crew keeps in numbers; all of it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Feature, hookimpl

from . import bounty_hunter, laika

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Game, Ruleset


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """Where the dog is when it is alone, where Intruders hang in the Net, the Objectives of the Bounty Hunter."""
    places = ruleset.compiled["board"].order
    kinds = {card: record.id for card, record in ruleset.compiled["cards"].objectives.items()}
    return [
        Feature.tally("laika", places, _dog, 1),
        Feature.tally("netted", places, _netted),
        Feature.tally("bounty objectives", sorted(set(kinds.values())), _objectives, of=kinds),
    ]


def _objectives(game: Game, seat: int) -> Iterable[str]:
    objectives: list[str] = game.aftermath_crew.objectives
    return objectives


def _dog(game: Game, seat: int) -> Iterable[str]:
    return (game.aftermath_crew.laika,) if laika.owner_of(game) else ()


def _netted(game: Game, seat: int) -> Iterable[str]:
    intruders = game.table.intruders
    return [intruders[piece].place for piece in bounty_hunter.in_net(game)]
