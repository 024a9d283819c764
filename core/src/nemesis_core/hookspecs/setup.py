"""Hooks while a game is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def edit_pool(game: Game, pool: str, pieces: list[str]) -> None:
    """Change a pool of pieces before it is shuffled or dealt.

    Called once for each pool of set-up, by `make_pile` for piles of a piece's own too: `pool` is its name (a deck,
    "rooms-I", "exploration", "bag", ...), `pieces` the list itself, to be changed in place. Not called when a pile is
    shuffled again. Return None.

    Example: a race that takes two tokens out: `if pool == "exploration": pieces.remove(token)`
    """


@hookspec
def seats_apart() -> int:  # type: ignore[empty-body]
    """How many seats of a game have no Character but something else to play; the results are added.

    Called once when a variant is assembled. These are the last of the seats, so that a game of four with one of them
    has three Characters; what is counted by players, such as tokens for each, is counted by Characters. Return the
    number. None adds none.

    Example: `return 1`
    """


@hookspec
def token_places(game: Game) -> list[str]:  # type: ignore[empty-body]
    """Explored places that get a face-down Exploration token in set-up, like the Rooms that nobody has explored.

    Called when the tokens are dealt; the lists are joined. The token is turned up by the first Character who comes
    there. Return the places. None adds none.

    Example: `return role_places(game, "elevator")`
    """


@hookspec(firstresult=True)
def time_start(game: Game, first: int) -> int:  # type: ignore[empty-body]
    """On which space of the Time track does the game start?

    Called when a board with such a track sets it up; it starts on space `first` and ends on space 0. Return the number
    of a later space, at least 1. None: it starts on `first`.

    Example: `return 10`
    """
