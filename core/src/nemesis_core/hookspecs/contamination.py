"""Hooks of Contamination, Scanning, Larva and other statuses of a Character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec(firstresult=True)
def infected(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """A Scan of `who` found an INFECTED card: apply the race's consequence. None: nothing happens."""


@hookspec(firstresult=True)
def cured(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Take what grows in `who` off its board; return True when something was there. None: nothing to take."""


@hookspec(firstresult=True)
def counts_as_infected(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Must `who` make the Contamination draw at the end whatever its cards show? None means no."""


@hookspec(firstresult=True)
def status_banned(game: Game, who: Any, status: str) -> bool:  # type: ignore[empty-body]
    """Can `who` not gain `status` (a marker such as "slime")? None means it can.

    Called whenever a status would be gained. Return True to ban it.
    """
