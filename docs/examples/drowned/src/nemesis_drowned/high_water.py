"""House rule "high water": further Rooms are under Brine when the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Step, hookimpl

from .tide import rise

if TYPE_CHECKING:
    from nemesis_core import Game


def wash_in(game: Game) -> None:
    """As many as was chosen with the rule."""
    rise(game, game.ruleset.parameter("high-water"))


@hookimpl
def steps() -> list[Step]:
    return [Step("setup", "high-water", wash_in, after="tide")]
