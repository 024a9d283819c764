"""Deathcaps and the Queen need a host: where they may be placed and where they may go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import has_character, place_intruder, send

from .growth import has_growth, place_spore
from .queen_board import the_queen
from .records import DEATHCAP, QUEEN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder

HOSTED: Final = (DEATHCAP, QUEEN)
SENT: Final = {DEATHCAP: "CH-DEATHCAP-04", QUEEN: "CH-QUEEN-06"}
"""The rule by which each of them, sent to a Room without a host, sends a Spore there."""


def place_piece(game: Game, kind: str, place: str) -> bool | None:
    """Hook: without a host nothing is placed; a Queen on the board is moved (CH-DEATHCAP-01, CH-QUEEN-01, -03)."""
    if kind in HOSTED and not has_growth(game, place):
        return True
    if kind != QUEEN:
        return None
    if the_queen(game) is None:
        return True if game.laboratory.queen_killed else None
    queen_comes(game, place)
    return True


def queen_comes(game: Game, place: str) -> Intruder | None:
    """The Queen comes to `place`, from wherever she is; in Combat she stays there, and None is returned.

    Her Injuries are kept. (CH-QUEEN-03, CH-QUEEN-04)
    """
    queen = the_queen(game)
    if queen is None:
        return place_intruder(game, QUEEN, place)
    if has_character(game, queen.place):
        return None
    send(game, queen, place, "CH-QUEEN-03")
    return queen


def stays_out(game: Game, piece: Intruder, network: str) -> bool | None:
    """Hook: they do not go into the Technical Corridors (CH-DEATHCAP-07, CH-QUEEN-07)."""
    return True if piece.kind in HOSTED else None


def instead_of_move(game: Game, piece: Intruder, corridor: str, target: str) -> bool | None:
    """Hook: a Spore for a Room without a host, in place of any move there.

    (CH-DEATHCAP-03, CH-DEATHCAP-04, CH-DEATHCAP-06, CH-QUEEN-05, CH-QUEEN-06)
    """
    if piece.kind not in HOSTED or has_growth(game, target):
        return None
    place_spore(game, target, SENT[piece.kind], corridor)
    return True
