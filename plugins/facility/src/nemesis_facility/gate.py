"""The Main Gate, the Rover and the way to the Bunker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    ActionKind,
    has_tag,
    in_combat,
    intruder_appears,
    leave,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

BUNKER = "bunker"
EXIT = "exit"
ROVER = "by-rover"
ON_FOOT = "on-foot"
TILE = "exit-room"
"""The record of the exit's Action, which belongs to the place and to no tile on the board."""


def exits(game: Game) -> list[str]:
    """The Exit Rooms, in number order."""
    return list(game.board.with_role(EXIT))


def is_exit(game: Game, place: str) -> bool:
    """Is `place` an Exit Room? (LD-BUNKER-01)"""
    return bool(place) and EXIT in game.board.places[place].roles


def open_gate(game: Game) -> bool:
    """Open the Main Gate for good; False when it is open (LD-GATE-01)."""
    if game.facility.gate_open:
        return False
    game.facility.gate_open = True
    game.tell("gate.open", "LD-GATE-01")
    return True


# ---------------------------------------------------------------- the Rover


def rover_target(game: Game) -> str:
    """Where the empty Rover can be sent: to the Bunker, or back to the exit where it starts (LD-ROVER-01)."""
    if game.facility.rover != BUNKER:
        return BUNKER
    return str(game.board.with_role("rover-start")[0])


def rover_targets(game: Game) -> list[str]:
    """Where the empty Rover can be: in any Exit Room or in the Bunker, but not where it is (LD-ROVER-01)."""
    return [place for place in (*exits(game), BUNKER) if place != game.facility.rover]


def move_rover(game: Game, target: str = "") -> None:
    """Send the empty Rover to `target`, or to the other end of its way."""
    game.facility.rover = target or rover_target(game)
    game.tell("rover", "LD-ROVER-01", place=game.facility.rover)


# ---------------------------------------------------------------- the way to the Bunker


def ways_out(game: Game, who: Character) -> list[str]:
    """How `who` can leave for the Bunker now: exit, open gate, no Intruder (LD-BUNKER-01 to -03, -05)."""
    facility = game.facility
    if not facility.gate_open or not is_exit(game, who.place) or in_combat(game, who):
        return []
    ways = [ROVER] if facility.rover == who.place else []
    if has_tag(game, who, "suit"):
        ways.append(ON_FOOT)
    return ways


@EFFECTS.bind("room", f"{TILE}.escape-the-facility", choices=ways_out)
def flee(game: Game, who: Character, way: str) -> None:
    """`who` reaches the Bunker; on foot only if its Noise roll brings no Intruder (LD-BUNKER-04 to -07)."""
    if way == ROVER:
        move_rover(game, BUNKER)
    elif intruder_appears(game, who):
        return
    leave(game, who, BUNKER)


def flee_cost(game: Game, who: Character, option: tuple[str, ...]) -> int:
    """The printed Cost and what pieces add to a Room Action."""
    return int(game.room_actions[TILE][0].cost) + int(sum(game.hooks.cost_change(game, who, "room")))


def flee_options(game: Game, who: Character, combat: bool, payable: int) -> list[tuple[str, ...]]:
    """The Action of the exit, in spite of a Malfunction marker (LD-BUNKER-01)."""
    ways = [] if combat else ways_out(game, who)
    if not ways or payable < flee_cost(game, who, ()):
        return []
    return [("escape", way) for way in ways]


def flee_now(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Perform the Action of the exit."""
    flee(game, who, option[1])


ESCAPE = ActionKind(flee_options, flee_now, flee_cost)
