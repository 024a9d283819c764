"""The course of the ship: the Coordinates card and the space of the Destination marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import by_name, intruders_at, role_places, seat_name

from .hibernation import anyone_hibernates
from .records import SPACES

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

COCKPIT = "cockpit"


def card(game: Game) -> str:
    """The Coordinates card of this game, face down until the end."""
    return str(game.ship.coordinates[-1])


def knows_course(game: Game, who: Character) -> bool:
    """Has the player of `who` seen the Coordinates?"""
    return bool(game.state.known.get(card(game), 0) >> who.seat & 1)


def look(game: Game, who: Character) -> None:
    """The player of `who`, and nobody else, sees the Coordinates (SH-COCKPIT-01)."""
    game.know(card(game), (who.seat,))
    game.tell("coordinates.look", "SH-COCKPIT-01", (who.seat,), who=who.seat, coordinates=card(game))


def peek(game: Game, seat: str) -> None:
    """Order of a card: the Character of `seat` looks at the Coordinates, wherever it is."""
    look(game, by_name(game, seat))


def uninformed(game: Game) -> list[str]:
    """The seats, as orders name them, that have not seen the Coordinates."""
    return [seat_name(who) for who in game.table.characters if not knows_course(game, who)]


def destinations(game: Game) -> list[str]:
    """The other spaces to which the Destination marker can go now (SH-COCKPIT-02).

    None with an Intruder in the Cockpit, wherever the order comes from, or while somebody hibernates
    (SH-COCKPIT-03, SH-COCKPIT-04, SH-HIBER-05).
    """
    if anyone_hibernates(game) or any(intruders_at(game, place) for place in role_places(game, COCKPIT)):
        return []
    return [space for space in SPACES if space != game.ship.destination]


def set_destination(game: Game, space: str) -> None:
    """The Destination marker goes to `space` (SH-COCKPIT-02)."""
    game.ship.destination = space
    game.tell("destination", "SH-COCKPIT-02", space=space)


def world(game: Game) -> str:
    """Where the ship flies: the card says it for the marker's space (SH-COCKPIT-05)."""
    return str(game.coordinates_cards[card(game)].destinations[game.ship.destination])
