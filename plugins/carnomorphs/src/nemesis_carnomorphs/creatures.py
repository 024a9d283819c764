"""How Carnomorphs come and go: tokens for the bag, the Butcher before Technical Corridors, the order of kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import attack_kit

from .records import BUTCHER, KINDS, METAGORGER
from .tokens import BLUE

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Intruder

RANK: Final = {kind: n for n, kind in enumerate(reversed(KINDS))}
"""Kind -> its place in the order in which several in one Room act: the Butcher first (CM-ATT-07, CM-FED-05)."""


def token_for(game: Game, kind: str) -> str | None:
    """Hook: for a Metagorger a blue token when no red one is left (CM-SET-06, CM-ENC-06)."""
    table, tokens = game.table, game.cards.tokens
    types = {tokens[token].type for token in table.supply} if kind == METAGORGER else ()
    if BLUE not in types or METAGORGER in types:
        return None
    blue = [token for token in table.supply if tokens[token].type == BLUE]
    return str(game.pick("supply", blue))


def place_piece(game: Game, kind: str) -> bool | None:
    """Hook: once killed, the Butcher never comes back (CM-INJ-04)."""
    return True if kind == BUTCHER and game.laboratory.queen_killed else None


def stays_out(game: Game, piece: Intruder) -> bool | None:
    """Hook: the Butcher goes into no Technical Corridors; it stays, and so do its Injuries (CM-MOV-03, CM-MOV-05)."""
    return True if piece.kind == BUTCHER else None


def attack_order(game: Game, pieces: list[Intruder]) -> list[Intruder]:
    """Hook: Room by Room from the lowest number, in each the highest kind first (CM-ATT-07)."""
    return attack_kit.room_by_room(game, pieces, lambda piece: RANK[piece.kind])
