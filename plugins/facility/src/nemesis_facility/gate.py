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
WAY_TO_BUNKER = "way-to-bunker"
"""The role of the places from which the Bunker is reached on foot, on a side where these are not the Exit Rooms."""
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


def at_rover(game: Game, who: Character) -> bool:
    """Is the Rover at the Exit Room where `who` is? (LD-BUNKER-01)"""
    return is_exit(game, who.place) and bool(game.facility.rover == who.place)


def rover_targets(game: Game) -> list[str]:
    """Where the empty Rover can be: in any Exit Room or in the Bunker, but not where it is (LD-ROVER-01)."""
    return [place for place in (*exits(game), BUNKER) if place != game.facility.rover]


def move_rover(game: Game, target: str = "") -> None:
    """The Rover goes to `target`, or, with an empty text, to the first place where it can be."""
    game.facility.rover = target or rover_targets(game)[0]
    game.tell("rover", "LD-ROVER-01", place=game.facility.rover)


# ---------------------------------------------------------------- the way to the Bunker


def on_foot_from(game: Game) -> list[str]:
    """The places from which the Bunker is reached on foot (LD-BUNKER-01)."""
    return list(game.board.with_role(WAY_TO_BUNKER)) or exits(game)


def ways_out(game: Game, who: Character) -> list[str]:
    """How `who` can leave for the Bunker now: exit, open gate, no Intruder (LD-BUNKER-01 to -03, -05)."""
    if not game.facility.gate_open or in_combat(game, who):
        return []
    ways = [ROVER] if at_rover(game, who) else []
    if who.place in on_foot_from(game) and has_tag(game, who, "suit"):
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
