"""What the Facility shows: hidden tokens, the view of a seat, the columns of a simulation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, hookimpl, seen
from nemesis_core.rules import Places, role_places

from .answers import SHELTER
from .power import blue_numbers

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    """CSS and Contingency tokens; each seat knows its own Contingencies (LD-CTG-01, LD-SETUP-35)."""
    facility = game.facility
    return [
        Zone("css", Places(facility.css, list(facility.css))),
        Zone("css box", facility.css_spare),
        Zone("contingency active", facility.active),
        Zone("contingency pool", facility.pool),
        *(Zone(f"contingencies:{seat}", held, (seat,)) for seat, held in enumerate(facility.contingencies)),
    ]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """The Facility as `seat` sees it."""
    facility = game.facility
    css, box, active, pool, *held = [seen(game, zone, seat) for zone in hidden_zones(game)]
    return {
        "time": facility.time,
        "time active": facility.time_active,
        "power": {slot: [number, bool(facility.powered[number])] for slot, number in facility.power_at.items()},
        "elevator": facility.elevator,
        "rover": facility.rover,
        "gate open": facility.gate_open,
        "isolation open": facility.isolation_open,
        "turned down": [] if facility.isolation_open else role_places(game, SHELTER),
        "css": dict(zip(facility.css, css, strict=True)),
        "css box": box,
        "css used": list(facility.css_used),
        "pods": dict(facility.pods),
        "beside": {str(seat): letter for letter, seat in facility.pods.items()},
        "computer": facility.computer,
        "contingencies": held,
        "contingency active": active,
        "contingency pool": pool,
        "alert": facility.alert,
        "autodestruction": [facility.autodestruction, facility.autodestruction_red],
        "venting": facility.venting,
        "destroyed": facility.destroyed,
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """How far time went, what had Power, what was opened or started, which Contingency was Active."""
    facility = game.facility
    return {
        "time": facility.time,
        "power": len(blue_numbers(game)),
        "gate_open": facility.gate_open,
        "isolation_open": facility.isolation_open,
        "alert": facility.alert >= 0,
        "autodestruction": facility.autodestruction >= 0,
        "facility_destroyed": facility.destroyed,
        "contingency": game.contingency_kinds[facility.active[0]].id if facility.active else None,
    }
