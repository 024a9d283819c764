"""The mode on a seat's screen and on the end screen: Objectives with their conditions in words, and who won."""

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
    """The seat's own Objectives, and those of others that it was shown; of the one that it removed, the name."""
    return held_panels(ruleset, view, names)


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """Who won, by which check the others failed, and all Objectives."""
    return held_results(game, game.semi_coop, names)
