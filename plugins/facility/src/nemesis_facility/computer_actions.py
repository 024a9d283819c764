"""What the Computer Actions do."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from nemesis_core.rules import (
    gain_knowledge,
    intruders_at,
    place_malfunction,
    remove_fire,
    retreat,
    room_kit,
    toggle_door,
)

from .contingencies import holders, look_at_all
from .css import peek_css, unknown_slots
from .effects import EFFECTS
from .gate import move_rover, rover_targets
from .power import slots, swap_power

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


@EFFECTS.bind("computer_action", "move-rover")
def rover(game: Game, who: Character) -> None:
    """Send the empty Rover to the other end of its way; where it has several, `who` chooses (LD-ROVER-01)."""
    move_rover(game, game.ask(who.seat, "rover-to", rover_targets(game)))


@EFFECTS.bind("computer_action", "peek-css", choices=unknown_slots)
def css(game: Game, who: Character, slot: str) -> None:
    """Look at a CSS token."""
    peek_css(game, who, slot)


def holders_here(game: Game, who: Character) -> list[str]:
    """The other players with tokens whose Characters are in the Section of `who` (LD-CTG-04)."""
    return holders(game, who, section=True)


@EFFECTS.bind("computer_action", "peek-contingencies", choices=holders_here)
def contingencies(game: Game, who: Character, target: str) -> None:
    """Look at all Contingency tokens of another player (LD-CTG-04)."""
    look_at_all(game, who, target)


@EFFECTS.bind("computer_action", "gain-knowledge")
def learn(game: Game, who: Character) -> None:
    """Gain 1 Knowledge (LD-KNOW-01)."""
    gain_knowledge(game, who, game.knowledge_sources["computer"])


def pairs(game: Game, who: Character) -> list[tuple[str, str]]:
    """Each two slots of Power tokens."""
    return list(combinations(slots(game), 2))


@EFFECTS.bind("computer_action", "swap-power", choices=pairs)
def swap(game: Game, who: Character, first: str, second: str) -> None:
    """Exchange two Power tokens."""
    swap_power(game, first, second)


@EFFECTS.bind("computer_action", "fire-control", choices=room_kit.troubled)
def fire_control(game: Game, who: Character, place: str) -> None:
    """Put out the Fire of a Room and make its Intruders Retreat, each by a card of its own."""
    remove_fire(game, place)
    for piece in intruders_at(game, place):
        retreat(game, piece)


def whole_doors(game: Game, who: Character) -> list[str]:
    """The Corridors without a Destroyed Door."""
    doors, board = game.table.doors, game.board
    return [corridor for corridor in board.ends if corridor not in board.paths and doors.get(corridor) != "destroyed"]


@EFFECTS.bind("computer_action", "door-control", choices=whole_doors)
def door_control(game: Game, who: Character, corridor: str) -> None:
    """Open or Close one Door anywhere."""
    toggle_door(game, corridor)


@EFFECTS.bind("computer_card", "lock-down")
def lock_down(game: Game, who: Character) -> None:
    """A Malfunction marker where `who` is; the deck is shuffled by the rule for such cards (LD-COMP-05)."""
    if who.place:
        place_malfunction(game, who.place)
