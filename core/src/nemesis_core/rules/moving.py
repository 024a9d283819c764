"""Movement, Careful Movement and Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .attacks import attack_from_nowhere, attacks_for_leaving
from .doors import is_closed
from .exploring import alone, arrive
from .noise import noise_roll
from .queries import in_combat

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def open_ways(game: Game, place: str) -> list[tuple[str, str]]:
    """(place, Corridor) for each Path of `place` and each Corridor without a Closed Door (LD-MAP-03, LD-MAP-04)."""
    if not game.table.doors:
        return [(other, corridor) for corridor, other in game.board.walks[place]]
    return [(other, corridor) for corridor, other in game.board.walks[place] if not is_closed(game, corridor)]


def open_corridors(game: Game, place: str) -> list[tuple[str, str]]:
    """The same without the Paths: for what goes through Corridors and is no Movement."""
    return [(other, corridor) for other, corridor in open_ways(game, place) if corridor not in game.board.paths]


def neighbours(game: Game, place: str) -> list[str]:
    """The Rooms next to `place`, no Closed Door between."""
    return sorted({other for other, _ in open_corridors(game, place)})


def move(game: Game, who: Character, place: str, corridor: str, *, noise: str = "roll", attacked: bool = True) -> None:
    """`who` goes to the neighbouring `place`; out of a Combat that is an Escape (LD-ESC-01 to LD-ESC-04).

    `attacked` False spares it the attacks for leaving.
    """
    if attacked and in_combat(game, who) and not attacks_for_leaving(game, who):
        return
    arrive(game, who, place, corridor, noise=noise)


def entrance_targets(game: Game, who: Character, explored_only: bool) -> list[str]:
    """The other Rooms with an Entrance to the Technical Corridors of the Room of `who`, or to any if it has none."""
    board, explored = game.board, game.table.explored
    networks = board.entrances[who.place] or board.tunnels
    places = {p for n in networks for p in board.networks.get(n, ()) if p != who.place}
    return sorted(p for p in places if not explored_only or p in explored)


def explored_entrances(game: Game, who: Character) -> list[str]:
    """The other explored Rooms that can be reached through the Technical Corridors (LD-CAVE-01)."""
    return entrance_targets(game, who, explored_only=True)


def crawl(game: Game, who: Character, place: str, occasion: str) -> None:
    """`who` goes through the Technical Corridors to `place`, is attacked there out of the dark, and rolls for Noise.

    The roll is made in a Room where nobody else is, by one who lives (LD-CAVE-02).
    """
    arrive(game, who, place, noise="none")
    attack_from_nowhere(game, who, occasion)
    if who.place == place and alone(game, who):
        noise_roll(game, who)
