"""Intruders that come by the Attack card Summoning: they hold back for as long as that Action or step lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import place_intruder

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder


def summon(game: Game, place: str) -> None:
    """A token is drawn, and its Intruder comes to `place`, without an Encounter; a Blank goes back into the bag.

    Ruling: from an empty bag nobody comes.
    """
    if not game.table.bag:
        return
    token = game.pick("bag", game.table.bag)
    kind = game.cards.tokens[token].type
    game.tell("token.draw", "LD-ATK-04", token=kind)
    if kind not in game.cards.kinds:
        game.table.bag.append(token)
        return
    piece = place_intruder(game, kind, place, token)
    if piece is not None:
        game.brood.summoned[piece.id] = game.state.steps


def comes_by_itself(game: Game, piece: Intruder) -> None:
    """Hook `intruder_placed`: a miniature that comes anew has not been summoned."""
    game.brood.summoned.pop(piece.id, None)


def holds_back(game: Game, piece: Intruder, who: Character, occasion: str) -> bool | None:
    """Hook `attack_denied`: no attack of any kind in the step in which it was summoned."""
    return True if game.brood.summoned.get(piece.id) == game.state.steps else None
