"""The Action cards of the Pilot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import crew_kit, free_room_uses, movable_doors, toggle_door

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ROVER: Final = "move-rover"
"""The command to a board that has a Rover."""

EFFECTS.bind("action_card", "remote-piloting.free-room-action", "old-friend.free-room-action", choices=free_room_uses)(
    crew_kit.free_room_action
)


def rover_targets(game: Game, who: Character) -> list[str]:
    """Where the empty Rover can be sent."""
    return game.hooks.command_targets(game, ROVER) or []


@EFFECTS.bind("action_card", "remote-piloting.move-rover", choices=rover_targets)
def send_rover(game: Game, who: Character, target: str) -> None:
    """Remote Piloting: the empty Rover drives to an Exit Room or to the Bunker (LD-ROVER-01)."""
    game.hooks.command(game, ROVER, target)


@EFFECTS.bind("action_card", "knowledge-of-the-facility.door", choices=movable_doors)
def set_door(game: Game, who: Character, corridor: str) -> None:
    """Knowledge of the Facility: open or close a Door of the Room (LD-DOOR-02, LD-DOOR-03)."""
    toggle_door(game, corridor)


@EFFECTS.bind("action_card", "knowledge-of-the-facility.peek-room", choices=crew_kit.rooms_to_check)
def peek_room(game: Game, who: Character) -> None:
    """Knowledge of the Facility: a secret look at an unexplored Room tile; its token stays unseen."""
    crew_kit.check_rooms(game, who, 1)
