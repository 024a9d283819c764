"""The Queen board: which Stinkhorns rest there, which comes next, and how much harder they make the Queen to kill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .growth import colony
from .records import QUEEN, STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder

    from .records import QueenBoardSpace


def spaces(game: Game) -> tuple[QueenBoardSpace, ...]:
    """All spaces, that of the Queen first, then clockwise from the arrow on."""
    found: tuple[QueenBoardSpace, ...] = game.queen_board
    return found


def the_queen(game: Game) -> Intruder | None:
    """The Queen, if she is on the board."""
    return next((piece for piece in game.table.intruders.values() if piece.kind == QUEEN), None)


def resting(game: Game, space: QueenBoardSpace) -> str:
    """The Stinkhorn that stands on `space`, or an empty text; that of the Queen is open while she is on the board."""
    miniature = colony(game).spaces.get(space.id, "")
    return "" if miniature in game.table.intruders else miniature


def stinkhorns(game: Game) -> list[str]:
    """The Stinkhorns that rest, clockwise from the arrow on (CH-QBOARD-02, CH-QBOARD-03)."""
    found = (resting(game, space) for space in spaces(game) if space.holds == STINKHORN)
    return [miniature for miniature in found if miniature]


def slain_stinkhorns(game: Game) -> list[str]:
    """The Stinkhorns that lie beside the board, in the order of their deaths (CH-STINK-04)."""
    return [miniature for miniature in colony(game).slain if miniature.rpartition("-")[0] == STINKHORN]


def state_of_the_queen(game: Game) -> str:
    """Where the Queen is: on the Queen board ("rests"), "out" on the board, "slain", or "lost" with the board."""
    if len(colony(game).slain) > len(slain_stinkhorns(game)):
        return "slain"
    if game.laboratory.queen_killed:
        return "lost"
    return "out" if the_queen(game) else "rests"


def uncovered(game: Game) -> list[int]:
    """The numbers that can be seen (CH-QBOARD-04)."""
    on, out = colony(game).spaces, game.table.intruders
    return [space.number for space in spaces(game) if (miniature := on.get(space.id, "")) in out or not miniature]


def added(game: Game) -> int:
    """What is added to the blood when the Queen is hurt: the lowest number that can be seen (CH-QUEEN-08, -09)."""
    return min(uncovered(game), default=0)


def next_miniature(game: Game, kind: str) -> str | None:
    """Hook: a Stinkhorn comes from the Queen board, the first one from the arrow on (CH-QBOARD-02, CH-QBOARD-03)."""
    return next(iter(stinkhorns(game)), "") if kind == STINKHORN else None


def leave_space(game: Game, miniature: str) -> None:
    """No space of the Queen board is that of `miniature` any more."""
    held = colony(game).spaces
    for space in [space for space, stinkhorn in held.items() if stinkhorn == miniature]:
        del held[space]


def go_back(game: Game, miniature: str, rule: str) -> None:
    """The Stinkhorn `miniature`, off the board, goes to the lowest free number, as `rule` says."""
    leave_space(game, miniature)
    free = [space for space in spaces(game) if space.holds == STINKHORN and not resting(game, space)]
    space = min(free, key=lambda space: space.number)
    colony(game).spaces[space.id] = miniature
    game.tell("stinkhorn.back", rule, piece=miniature)


def left(game: Game, piece: Intruder) -> None:
    """Hook `intruder_left`: a Stinkhorn that leaves alive goes back to the Queen board (CH-STINK-05)."""
    if piece.kind == STINKHORN:
        go_back(game, piece.id, "CH-STINK-05")


def died(game: Game, piece: Intruder, place: str) -> None:
    """Hook `intruder_died`: a slain Stinkhorn, or the Queen, lies beside the board (CH-STINK-04, CH-QUEEN-11)."""
    if piece.kind in (STINKHORN, QUEEN):
        leave_space(game, piece.id)
        colony(game).slain.append(piece.id)


def bring_back_slain(game: Game) -> None:
    """One slain Stinkhorn, if there is any, goes back to the Queen board (CH-BAG-06, CH-BAG-07)."""
    for miniature in slain_stinkhorns(game)[-1:]:
        colony(game).slain.remove(miniature)
        go_back(game, miniature, "CH-BAG-06")
