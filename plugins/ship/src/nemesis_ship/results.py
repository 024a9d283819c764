"""The ship on the end screen: what brought its end about, where it flew, and what lay face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import markers_gone, named, nobody_was_left

from .course import card, world
from .ending import ENGINES_NEEDED
from .engines import state
from .self_destruct import DESTROYED, running

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game

    Names = Mapping[str, Mapping[str, str]]


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """How the ship came to its end, its Engines, its course, and the Pods that stayed behind."""
    ship = game.ship
    rows = [
        ("The end", how_it_ended(game)),
        ("Engines", "; ".join(engine(game, names, name) for name in ship.engines)),
        ("Coordinates", f"{named(names, 'coordinates', card(game))}; the Destination was {ship.destination}"),
        ("Course", f"to {named(names, 'world', world(game))}" if not ship.destroyed else "no ship is left"),
        ("Pods left", ", ".join(named(names, "pod", pod) for pod in sorted(ship.pods))),
    ]
    return [Panel("The ship", [row for row in rows if row[1]])]


def engine(game: Game, names: Names, name: str) -> str:
    """An Engine and its state."""
    return f"{named(names, 'engine', name)} {named(names, 'state', state(game, name))}"


def how_it_ended(game: Game) -> str:
    """What brought the end about, and whether anybody was awake aboard then."""
    told = [f"destroyed by {destroyer(game)}"] if game.ship.destroyed else []
    return "; ".join([*told, *(["nobody was left awake aboard"] if nobody_was_left(game) else [])])


def destroyer(game: Game) -> str:
    """What destroyed the ship: its Engines, the Self-Destruct Sequence, or markers that ran out."""
    if game.state.ending != DESTROYED:
        return f"its Engines, of which fewer than {ENGINES_NEEDED} worked"
    if running(game) and (nobody_was_left(game) or 0 in (game.ship.time, game.ship.self_destruct)):
        return "the Self-Destruct Sequence"
    return markers_gone(game)
