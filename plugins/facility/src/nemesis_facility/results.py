"""The Facility on the end screen: what brought its end about, and the tokens that lay face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import listed, markers_gone, named, nobody_was_left, seat_told

from .procedures import DESTROYED, OFF, autodestruction_running

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game

    Names = Mapping[str, Mapping[str, str]]


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """How the Facility came to its end, and its hidden tokens."""
    facility = game.facility
    rows = [
        ("The end", how_it_ended(game)),
        ("Active Contingency", "; ".join(code(game, names, token) for token in facility.active)),
        *((seat_told(names, seat), listed(names, "token", held)) for seat, held in enumerate(facility.contingencies)),
        ("Neutral Pool", listed(names, "token", facility.pool)),
        ("CSS used", listed(names, "token", facility.css_used)),
        ("CSS left", "; ".join(css_left(names, slot, token) for slot, token in facility.css.items())),
        ("CSS in the box", listed(names, "token", facility.css_spare)),
    ]
    return [Panel("The Facility", [row for row in rows if row[1]])]


def css_left(names: Names, slot: str, token: str) -> str:
    """A CSS token on the Time track with the slot on which it lies."""
    return f"{named(names, 'slot', slot)} {named(names, 'token', token)}"


def code(game: Game, names: Names, token: str) -> str:
    """A Contingency with what it does."""
    return f"{named(names, 'token', token)}. {game.contingency_kinds[token].text}"


def how_it_ended(game: Game) -> str:
    """What brought the end about, and whether anybody was left then."""
    told = [f"destroyed by {destroyer(game)}"] if game.state.ending == DESTROYED else []
    return "; ".join([*told, *(["nobody was left in it"] if nobody_was_left(game) else [])])


def destroyer(game: Game) -> str:
    """What destroyed the Facility: Autodestruction at one of its moments, else the markers that ran out."""
    facility = game.facility
    due = (facility.alert, facility.autodestruction if facility.autodestruction_red else OFF)
    if autodestruction_running(game) and (nobody_was_left(game) or facility.time == 0 or facility.time + 1 in due):
        return "Autodestruction"
    return markers_gone(game)
