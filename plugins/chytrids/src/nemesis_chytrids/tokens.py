"""What the Chytrid tokens do in an Encounter and in the bag development."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    TokenKind,
    free_idle,
    free_miniature,
    makes_noise,
    noise_everywhere,
    place_intruder,
    surprise,
)

from .creatures import queen_comes
from .growth import grow_waiting, has_growth, next_to, place_germinator
from .queen_board import bring_back_slain, the_queen
from .records import DEATHCAP, QUEEN, STINKHORN

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

BLANK: Final = "blank"


# ---------------------------------------------------------------- Encounters


def _comes(game: Game, who: Character, piece: Intruder | None, token: str) -> Intruder | None:
    """`piece`, if it has come, may surprise `who`; it is returned."""
    if piece is not None:
        surprise(game, who, piece, token)
    return piece


def stinkhorn_met(game: Game, who: Character, token: str) -> Intruder | None:
    """A Stinkhorn comes; with none on the Queen board all those out of Combat go back first.

    Their tokens go into the bag before this one is set aside. (CH-ENCOUNTER-01, CH-STINK-06, CH-STINK-07)
    """
    if not free_miniature(game, STINKHORN):
        free_idle(game, STINKHORN)
    game.table.supply.append(token)
    return _comes(game, who, place_intruder(game, STINKHORN, who.place), token)


def deathcap_met(game: Game, who: Character, token: str) -> Intruder | None:
    """A Deathcap comes where it has a host, else growth (CH-ENCOUNTER-02 to CH-ENCOUNTER-04, CH-DEATHCAP-09)."""
    game.table.supply.append(token)
    if has_growth(game, who.place):
        return _comes(game, who, place_intruder(game, DEATHCAP, who.place), token)
    sprouts(game, who.place, "CH-ENCOUNTER-03")
    return None


def queen_met(game: Game, who: Character, token: str) -> Intruder | None:
    """The Queen comes where she has a host, else growth; dead, she makes a Germinator grow.

    (CH-ENCOUNTER-05 to CH-ENCOUNTER-07, CH-QUEEN-03, CH-QUEEN-04, CH-QUEEN-12)
    """
    game.table.supply.append(token)
    if game.laboratory.queen_killed:
        grow_waiting(game)
    elif has_growth(game, who.place):
        return _comes(game, who, queen_comes(game, who.place), token)
    else:
        sprouts(game, who.place, "CH-ENCOUNTER-06")
    return None


def sprouts(game: Game, place: str, rule: str) -> None:
    """Nobody comes: a Germinator for the Room, Noise all around, as `rule` says (CH-ENCOUNTER-03, CH-ENCOUNTER-06)."""
    place_germinator(game, place)
    noise_everywhere(game, place, rule)


def blank_met(game: Game, who: Character, token: str) -> None:
    """Noise all around; the Blank goes back into the bag, alone (CH-ENCOUNTER-08)."""
    game.table.bag.append(token)
    noise_everywhere(game, who.place, "CH-ENCOUNTER-08")


# ---------------------------------------------------------------- bag development


def queen_stirs(game: Game, token: str) -> None:
    """Germinators all around the Queen, or one on the Laboratory board grows (CH-BAG-03, CH-BAG-04, CH-QUEEN-12)."""
    game.table.bag.append(token)
    queen = the_queen(game)
    if queen is None:
        grow_waiting(game)
        return
    for place in next_to(game, queen.place):
        place_germinator(game, place)


def blank_drawn(game: Game, token: str) -> None:
    """Every token goes back into the bag, a slain Stinkhorn to the Queen board (CH-BAG-05 to CH-BAG-07)."""
    table = game.table
    table.bag += [token, *table.supply]
    table.supply.clear()
    bring_back_slain(game)


KINDS: Final = {
    BLANK: TokenKind(blank_met, blank_drawn),
    STINKHORN: TokenKind(stinkhorn_met, makes_noise),
    DEATHCAP: TokenKind(deathcap_met, makes_noise),
    QUEEN: TokenKind(queen_met, queen_stirs),
}
"""By the type of the token (CH-BAG-01, CH-BAG-02)."""
