"""The mode on the player's screen and on the end screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import held_panels, held_results

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]


@hookimpl
def panels(ruleset: Ruleset, view: dict[str, Any], names: Names) -> list[Panel]:
    """The two Objectives, or the one kept and the name of the other."""
    return held_panels(ruleset, view, names)


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """Whether the player won, or by which check it failed, and both Objectives."""
    return held_results(game, game.solo, names)
