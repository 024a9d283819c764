"""What the race answers and does while a game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl

from . import creatures, fighting, infection, queen_board, spreading, weaknesses
from .growth import colony, mycelium_left, spores_carried, spores_left, waiting

if TYPE_CHECKING:
    from nemesis_core import Game

place_piece = hookimpl(creatures.place_piece, specname="place_piece")
stays_out = hookimpl(creatures.stays_out, specname="stays_out")
instead_of_move = hookimpl(creatures.instead_of_move, specname="instead_of_move")
next_miniature = hookimpl(queen_board.next_miniature, specname="next_miniature")
intruder_left = hookimpl(queen_board.left, specname="intruder_left")
intruder_died = hookimpl(queen_board.died, specname="intruder_died")
event_moves = hookimpl(spreading.event_moves, specname="event_moves")
token_turned = hookimpl(spreading.token_turned, specname="token_turned")
room_explored = hookimpl(spreading.room_explored, specname="room_explored")
action_targets = hookimpl(fighting.action_targets, specname="action_targets")
target_size = hookimpl(fighting.target_size, specname="target_size")
hit_target = hookimpl(fighting.hit_target, specname="hit_target")
room_struck = hookimpl(fighting.room_struck, specname="room_struck")
can_be_struck = hookimpl(fighting.can_be_struck, specname="can_be_struck")
blood_change = hookimpl(fighting.blood_change, specname="blood_change")
infected = hookimpl(infection.infected, specname="infected")
cured = hookimpl(infection.cured, specname="cured")
counts_as_infected = hookimpl(infection.counts_as_infected, specname="counts_as_infected")
character_died = hookimpl(infection.character_died, specname="character_died")
surprise_number = hookimpl(weaknesses.number, specname="surprise_number")
injury_change = hookimpl(weaknesses.more_injuries, specname="injury_change")


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """All growth lies open."""
    part = colony(game)
    return {
        "spores": sorted(part.spores),
        "spores carried": spores_carried(game),
        "spores left": spores_left(game),
        "germinators": {place: [name, part.levels[name]] for place, name in sorted(part.germinators.items())},
        "germinators waiting": [[name, part.levels[name]] for name in waiting(game)],
        "mycelium": sorted(part.mycelium),
        "mycelium left": mycelium_left(game),
        "queen board": queen_board.stinkhorns(game),
        "queen board number": queen_board.added(game),
        "queen": queen_board.state_of_the_queen(game),
        "slain": queen_board.slain_stinkhorns(game),
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """Columns of a simulation: how far the colony has come."""
    part = colony(game)
    return {
        "spores": len(part.spores),
        "germinators": len(part.germinators),
        "mycelium": len(part.mycelium),
        "stinkhorns_slain": len(queen_board.slain_stinkhorns(game)),
        "queen_slain": queen_board.state_of_the_queen(game) == "slain",
    }
