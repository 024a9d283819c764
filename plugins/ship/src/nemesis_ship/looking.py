"""What the ship shows: hidden tokens, the view of a seat, the columns of a simulation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, hookimpl, seen

from . import ending

if TYPE_CHECKING:
    from nemesis_core import Game

report = hookimpl(ending.report, specname="report")


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    """The Coordinates cards and the Engine tokens (SH-SETUP-07, SH-SETUP-14, SH-SETUP-36)."""
    ship = game.ship
    return [
        Zone("coordinates", ship.coordinates),
        Zone("coordinates box", ship.coordinates_spare),
        *(Zone(engine, tokens) for engine, tokens in ship.engines.items()),
    ]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """The ship as `seat` sees it."""
    ship = game.ship
    coordinates, box, *engines = [seen(game, zone, seat) for zone in hidden_zones(game)]
    return {
        "time": ship.time,
        "self-destruct": ship.self_destruct,
        "destination": ship.destination,
        "coordinates": coordinates,
        "coordinates box": box,
        "engines": dict(zip(ship.engines, engines, strict=True)),
        "pods": {pod: [section, pod in ship.locked] for pod, section in ship.pods.items()},
        "waiting": {pod: list(seats) for pod, seats in ship.waiting.items() if seats},
        "beside": {str(seat): pod for pod, seats in ship.waiting.items() for seat in seats},
        "airlock": ship.airlock,
        "blue corpse": ship.blue,
        "destroyed": ship.destroyed,
    }
