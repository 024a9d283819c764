"""Hooks of the player phase and of the event phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def hand_size(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """Cards more (or fewer, negative) up to which `who` draws at the start of a round; the results are added.

    Called for each Character in the draw step. None changes nothing.

    Example: a Room in which one more is drawn: `return 1 if who.place == ROOM else None`
    """


@hookspec
def time_moved(game: Game, left: int, reached: int) -> None:
    """The Time token left slot number `left` and stands on `reached`.

    Called in the Time Track step after the token has moved; end the game with `game.end`. Return None.

    Example: `if reached == 0: game.end("purge")`
    """
