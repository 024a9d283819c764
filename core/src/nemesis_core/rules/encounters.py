"""Encounters: Noise goes, a token is drawn, an Intruder comes, perhaps a Surprise Attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs

from .attacks import attack
from .intruders import place_intruder
from .markers import clear_noise
from .queries import in_darkness
from .reactions import Moment, darkness_for, window

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder


@attrs.frozen
class TokenKind:
    """What a kind of bag token does: `encounter(game, who, token)` and `develop(game, token)`.

    The token has left the bag when either is called; each puts it where it goes. `encounter` returns the Intruder that
    came to the Room, be it gone again, or None.
    """

    encounter: Callable[[Any, Any, str], object]
    develop: Callable[[Any, str], object]


def encounter(game: Game, who: Character) -> bool:
    """An Encounter in the Room of `who`; True when an Intruder came there (LD-ENC-01, LD-ENC-05 to LD-ENC-09).

    Ruling: with an empty bag the Noise markers go and nobody comes.
    """
    game.tell("encounter", "LD-ENC-01", who=who.seat, place=who.place)
    averted = game.hooks.instead_of_encounter(game, who)
    if averted is not None:
        return bool(averted)
    clear_noise(game, who.place)
    if not game.table.bag:
        return False
    token = game.pick("bag", game.table.bag)
    game.tell("token.draw", "LD-ENC-07", token=game.cards.tokens[token].type)
    return bool(game.token_kinds[game.cards.tokens[token].type].encounter(game, who, token))


def meet(game: Game, who: Character, token: str) -> Intruder | None:
    """The Intruder of `token` comes to the Room of `who` and may attack at once (LD-ENC-07 to LD-ENC-09)."""
    piece = place_intruder(game, game.cards.tokens[token].type, who.place, token)
    if piece is not None:
        surprise(game, who, piece, token)
    return piece


def surprise(game: Game, who: Character, piece: Intruder, token: str) -> None:
    """A Surprise Attack, when the whole hand is smaller than the number of `token` (LD-ENC-08)."""
    number = game.hooks.surprise_number(game, who, token) or 0
    if len(who.hand) < number:
        game.tell("surprise", "LD-ENC-08", who=who.seat, piece=piece.id, number=number)
        attack(game, piece, who, "surprise")


def token_darkness(game: Game, who: Character, token: str) -> bool:
    """Is the higher number of `token` the one for `who`? Light may still be made (LD-NS-02, LD-NS-03)."""
    moment = Moment("token-drawn", who, card=token)
    if not darkness_for(game, who, moment):
        return False
    window(game, "token-drawn", moment)
    return not moment.light


def token_number(game: Game, who: Character, token: str, change: int = 0) -> int:
    """The number of `token` that counts for `who`, changed by `change`: the higher one in Darkness.

    Nobody is asked for light where it would change nothing, as with equal numbers (LD-NS-01 to LD-NS-03).
    """
    record = game.cards.tokens[token]
    matters = record.light + change <= len(who.hand) < record.dark + change
    dark = token_darkness(game, who, token) if matters else in_darkness(game, who)
    return int(record.dark if dark else record.light) + change
