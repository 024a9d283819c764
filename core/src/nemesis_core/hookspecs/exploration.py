"""Hooks of exploration and of the Noise roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def room_explored(game: Game, who: Any, place: str) -> None:
    """`who` has just explored the Room at `place` (its tile is up, its token not yet resolved). Return None."""


@hookspec(firstresult=True)
def items_found(game: Game, place: str, number: int) -> int:  # type: ignore[empty-body]
    """The Item Counter that a token's `number` sets at `place`. None leaves the printed number.

    Example: a mode that halves Items: `return (number + 1) // 2`
    """


@hookspec(firstresult=True)
def careful_token_counts(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Is a Danger (or Silence) token resolved after a Careful Movement? None means no."""


@hookspec(firstresult=True)
def silence_is_danger(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Does Silence count as Danger for `who`? None means no."""


@hookspec(firstresult=True)
def noise_die(game: Game, who: Any) -> str:  # type: ignore[empty-body]
    """The id of the die that `who` rolls for Noise. None means the base's "noise-die"."""


@hookspec(firstresult=True)
def noise_result(game: Game, who: Any, face: str) -> bool:  # type: ignore[empty-body]
    """Resolve a face of the Noise die that the base does not know; return True when done. None: not mine."""


@hookspec(firstresult=True)
def danger_reach(game: Game, place: str) -> list[tuple[Any, str]]:  # type: ignore[empty-body]
    """Which Intruders Danger at `place` calls, each with the Corridor it comes by.

    None means the base: those in neighbouring Rooms that are not in Combat.
    """


@hookspec
def corridor_used(game: Game, who: Any, corridor: str) -> None:
    """`who` has come through `corridor` and stands in the Room at its end (LD-MAP-02). Return None."""
