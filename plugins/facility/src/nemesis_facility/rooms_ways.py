"""Room Actions that take a Character elsewhere: Cave Entrance, Elevator, CSS Pods, Isolation Room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    crawl,
    explored_entrances,
    intruder_appears,
    leave,
    tile_at,
)

from .css import enter_pod
from .effects import EFFECTS
from .elevator import call_elevator, floors, ride

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

ISOLATED = "isolated"


@EFFECTS.bind("room", "cave-entrance.move-through-technical-corridors", choices=explored_entrances)
def through_the_cave(game: Game, who: Character, place: str) -> None:
    """Go there, suffer an attack, then roll for Noise if nobody else is there (LD-CAVE-01, LD-CAVE-02)."""
    crawl(game, who, place, "technical-corridors")


@EFFECTS.bind("room", "elevator-room.call-the-elevator")
def call(game: Game, who: Character) -> None:
    """The Elevator comes (LD-ELEV-01)."""
    call_elevator(game, who.place)


@EFFECTS.bind("room", "elevator-room.use-the-elevator", choices=floors)
def use(game: Game, who: Character, target: str) -> None:
    """Ride with willing others to another Section (LD-ELEV-02 to LD-ELEV-04)."""
    ride(game, who, target)


@EFFECTS.bind("room", "css-a.enter-css-pod-a", "css-b.enter-css-pod-b", "css-c.enter-css-pod-c")
def enter(game: Game, who: Character) -> None:
    """Enter the Pod of this Room (LD-CSS-01)."""
    tile = tile_at(game, who.place).id
    enter_pod(game, who, next(letter for letter, room in game.pods.items() if room == tile))


@EFFECTS.bind("room", "isolation-room.lock-yourself-in")
def lock_in(game: Game, who: Character) -> None:
    """Roll for Noise; unless an Intruder appears `who` is shut in (LD-ISO-02, LD-ISO-03)."""
    if not intruder_appears(game, who):
        leave(game, who, ISOLATED)
