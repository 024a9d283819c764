"""The Action cards and Quest Items of the Pilot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    crew_kit,
    everybody_passes,
    free_room_uses,
    has_role,
    movable_doors,
    seat_name,
    tile_at,
    toggle_door,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ROVER: Final = "move-rover"
"""The command to a board that has a Rover."""
COORDINATES: Final = "peek-coordinates"
"""The command to a board that has a course; its targets are the seats that do not know it."""
COCKPIT: Final = "cockpit"

EFFECTS.bind("action_card", "remote-piloting.free-room-action", "old-friend.free-room-action", choices=free_room_uses)(
    crew_kit.free_room_action
)
EFFECTS.bind("item", "pilot-evacuation-key.pod", choices=crew_kit.pods_here)(crew_kit.turn_pod)


def controls(game: Game, who: Character) -> list[tuple[str, ...]]:
    """The Room Actions of the Cockpit, or of a Room with a Computer."""
    steered = has_role(game, who.place, COCKPIT) or tile_at(game, who.place).computer
    return free_room_uses(game, who) if steered else []


EFFECTS.bind("action_card", "piloting.free-room-action", choices=controls)(crew_kit.free_room_action)


def course_unknown(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there a Coordinates card that the player of `who` does not know?"""
    return crew_kit.HERE if seat_name(who) in (game.hooks.command_targets(game, COORDINATES) or ()) else []


@EFFECTS.bind("action_card", "piloting.check-coordinates", choices=course_unknown)
def check_coordinates(game: Game, who: Character) -> None:
    """Piloting: a secret look at the Coordinates card."""
    game.hooks.command(game, COORDINATES, seat_name(who))


def rover_targets(game: Game, who: Character) -> list[str]:
    """Where the empty Rover can be sent."""
    return game.hooks.command_targets(game, ROVER) or []


@EFFECTS.bind("action_card", "remote-piloting.move-rover", choices=rover_targets)
def send_rover(game: Game, who: Character, target: str) -> None:
    """Remote Piloting: the empty Rover drives to an Exit Room or to the Bunker (LD-ROVER-01)."""
    game.hooks.command(game, ROVER, target)


@EFFECTS.bind("action_card", "knowledge-of-the-facility.door", "knowledge-of-the-ship.door", choices=movable_doors)
def set_door(game: Game, who: Character, corridor: str) -> None:
    """Knowledge of the Facility, of the Ship: open or close a Door of the Room (LD-DOOR-02, LD-DOOR-03)."""
    toggle_door(game, corridor)


@EFFECTS.bind(
    "action_card",
    "knowledge-of-the-facility.peek-room",
    "knowledge-of-the-ship.peek-room",
    choices=crew_kit.rooms_to_check,
)
def peek_room(game: Game, who: Character) -> None:
    """Knowledge of the Facility, of the Ship: a secret look at an unexplored Room tile; its token stays unseen."""
    crew_kit.check_rooms(game, who, 1)


@EFFECTS.bind("item", "orbital-maneuvering-system.steer")
def steer(game: Game, who: Character) -> None:
    """Orbital Maneuvering System: everybody Passes, and the Intruder Attack step of this round is left out."""
    game.nemesis_crew.steered = game.table.round
    everybody_passes(game)


@hookimpl
def attacks_skipped(game: Game) -> bool | None:
    """The Intruder Attack step of a round in which the ship was steered."""
    return game.nemesis_crew.steered == game.table.round or None
