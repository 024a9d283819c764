"""A rehearsal: with changed content, the set-up for each number of players is gone through before anybody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import ContentError, NemesisError, PluginError
from .game import Decision, Game, Option

if TYPE_CHECKING:
    from .assembly import Ruleset


class _Ready(BaseException):
    """Leaves a game whose set-up is done."""


def _first(_game: Game, decision: Decision) -> Option:
    option: Option = decision.options[0]
    return option


def _stop(game: Game) -> None:
    if game.state.phase != "setup":
        raise _Ready


def rehearse(ruleset: Ruleset) -> None:
    """Set up a game for each number of players that `ruleset` allows.

    :raises ContentError: saying for how many it fails, and why.
    """
    low, high = ruleset.players
    for seats in range(low, high + 1):
        game = ruleset.new_game(seats)
        game.asker, game.on_step = _first, _stop
        try:
            game.run()
        except _Ready:
            continue
        except PluginError as error:
            why = error.__cause__ if isinstance(error.__cause__, NemesisError) else error
            raise ContentError(f"no game of {seats} players can be set up: {why}") from error
