"""What the tokens do: drawn for an Encounter, and drawn when the bag develops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import TokenKind, add_token, makes_noise, meet, noise_everywhere

from .tide import rise

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

LEECH: Final = "leech"
DIVER: Final = "diver"
HARBOURMASTER: Final = "harbourmaster"
BUBBLES: Final = "bubbles"


def only_noise(game: Game, who: Character, token: str) -> None:
    """Nobody comes: Noise in every exit of the Room, and the token goes back."""
    noise_everywhere(game, who.place)
    game.table.bag.append(token)


def spawns(game: Game, token: str) -> None:
    """The token goes back, and a Leech's goes into the bag with it."""
    game.table.bag.append(token)
    add_token(game, LEECH)


def finds_a_suit(game: Game, token: str) -> None:
    """The token leaves the bag, and a Diver's takes its place."""
    game.table.supply.append(token)
    add_token(game, DIVER)


def calls_the_tide(game: Game, token: str) -> None:
    """The token goes back, and the Brine rises by 1."""
    game.table.bag.append(token)
    rise(game, 1)


TOKENS: Final = {
    BUBBLES: TokenKind(only_noise, spawns),
    LEECH: TokenKind(meet, finds_a_suit),
    DIVER: TokenKind(meet, makes_noise),
    HARBOURMASTER: TokenKind(meet, calls_the_tide),
}
