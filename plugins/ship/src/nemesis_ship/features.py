"""The ship in numbers, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nemesis_core import Feature, hookimpl

from .records import SPACES
from .setting_up import ENGINES, SECTIONS

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

FIGURES: Final = ("time", "self-destruct", "destination", "coordinates", "airlock", "destroyed")
LOCKED: Final = 10


@hookimpl
def features(ruleset: Ruleset, seats: int) -> list[Feature]:
    """Tracks and course, the Engines, the Pods and who waits in which."""
    pods = sorted(space.id for space in ruleset.content.of("space") if space.kind == "pod")
    return [
        Feature.listed("ship", FIGURES, _figures(ruleset)),
        Feature.values("engines", ENGINES, _engines),
        Feature.values("pods", pods, _pods),
        Feature.tally("waiting", [f"{pod} {n + 1}" for pod in pods for n in range(seats)], _waiting(seats), 1),
    ]


def _figures(ruleset: Ruleset) -> Callable[[Game, int], Sequence[int]]:
    """Places count from 1 in the order of the board, cards by their ids; 0 is what the seat does not know."""
    place = {name: n + 1 for n, name in enumerate(ruleset.compiled["board"].order)}
    cards = {name: n + 1 for n, name in enumerate(sorted(ruleset.compiled["coordinates_cards"]))}

    def read(game: Game, seat: int) -> Sequence[int]:
        ship, known = game.ship, game.state.known
        seen = [cards[card] for card in ship.coordinates if known.get(card, 0) >> seat & 1]
        return (
            ship.time,
            ship.self_destruct + 1,
            SPACES.index(ship.destination) + 1,
            seen[0] if seen else 0,
            place.get(ship.airlock, 0),
            ship.destroyed,
        )

    return read


def _engines(game: Game, seat: int) -> Mapping[str, int]:
    """The top token of each Engine: 0 is one that the seat does not know, 1 a damaged and 2 a working one."""
    known, found = game.state.known, {}
    for engine, tokens in game.ship.engines.items():
        if known.get(tokens[-1], 0) >> seat & 1:
            found[engine] = 2 if tokens[-1].endswith("/working") else 1
    return found


def _pods(game: Game, seat: int) -> Mapping[str, int]:
    """The Section of each Pod aboard, 1 or 2; 10 more when it is Locked."""
    ship = game.ship
    return {pod: SECTIONS.index(section) + 1 + LOCKED * (pod in ship.locked) for pod, section in ship.pods.items()}


def _waiting(seats: int) -> Callable[[Game, int], list[str]]:
    """Who waits in each Pod: from 1 for the own Character, by the left."""

    def found(game: Game, seat: int) -> list[str]:
        waiting = game.ship.waiting.items()
        return [f"{pod} {(other - seat) % seats + 1}" for pod, others in waiting for other in others]

    return found
