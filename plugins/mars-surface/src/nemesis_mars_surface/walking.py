"""Ways over the surface: where somebody came by a Path, and the Rover between Exit Rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import ActionKind, arrive, seat_name
from nemesis_facility.gate import at_rover, exits, move_rover

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ROVER: Final = "rover"
"""The record of the Action of whoever is at the Rover."""


# ---------------------------------------------------------------- on foot


def path_between(game: Game, place: str, other: str) -> str:
    """The Path between two places, or an empty text."""
    ways = game.board.walks[place]
    return next((way for way, there in ways if there == other and way in game.board.paths), "")


@hookimpl
def room_entered(game: Game, who: Any, corridor: str) -> None:
    """Where a Character came from by a Path is remembered as long as the turn lasts."""
    came = game.surface.came
    came.pop(seat_name(who), None)
    if corridor in game.board.paths:
        came[seat_name(who)] = game.board.other_end(corridor, who.place)


@hookimpl
def turn_ended(game: Game, who: Any) -> None:
    """A turn is over: nobody has come by a Path in the next one yet."""
    game.surface.came.clear()


# ---------------------------------------------------------------- by Rover


def rides(game: Game, who: Character) -> list[str]:
    """The Exit Rooms to which `who` can drive the Rover, which is at its Room (LD-MARS-12)."""
    if not at_rover(game, who):
        return []
    return [place for place in exits(game) if place != who.place]


@EFFECTS.bind("room", f"{ROVER}.drive", choices=rides)
def drive(game: Game, who: Character, place: str) -> None:
    """`who` and the Rover are at another Exit Room, without a Noise roll (LD-MARS-12)."""
    move_rover(game, place)
    arrive(game, who, place, noise="none")


def drive_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The printed Cost and what pieces add to a Room Action."""
    return int(game.room_actions[ROVER][0].cost) + int(sum(game.hooks.cost_change(game, who, "room")))


def drive_options(game: Game, who: Character, combat: bool, payable: int) -> list[tuple[str, ...]]:
    """The ride, in spite of a Malfunction marker: it belongs to the place."""
    places = [] if combat else game.room_actions[ROVER][0].choices(game, who)
    return [("drive", place) for place in places] if places and payable >= drive_cost(game, who, ()) else []


def drive_now(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Perform it."""
    game.room_actions[ROVER][0].run(game, who, option[1])


DRIVE = ActionKind(drive_options, drive_now, drive_cost, rule="LD-MARS-12")
