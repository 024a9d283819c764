"""The Objective check of the group: every Objective, by Characters that survive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core.rules import holds, survivors

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nemesis_core import Game


def check(game: Game) -> None:
    """Step: if all Objectives are fulfilled and somebody survives, everybody wins, the dead too (LD-COOP-03, -04)."""
    state = game.cooperative
    if not survivors(game):
        return
    game.tell("check", "LD-VICT-02", check="objective")
    for card in state.objectives:
        missing = lacking(game, card)
        met = not all(missing)
        if met:
            state.fulfilled.append(card)
        game.tell("objective.group", "LD-COOP-03", objective=card, won=met, missing=[] if met else missing)
    if len(state.fulfilled) == len(state.objectives):
        state.winners = [who.seat for who in game.table.characters]
        game.tell("group.win", "LD-COOP-04")


def lacking(game: Game, card: str) -> list[list[str]]:
    """For each alternative of the Objective `card` the conditions that are not met; one without any fulfils it."""
    return [_unmet(game, alternative) for alternative in game.cards.objectives[card].any_of]


def _unmet(game: Game, alternative: Sequence[str]) -> list[str]:
    """The conditions of `alternative` that no survivor meets, or that too few meet.

    One survivor has to meet all that is asked of one Character (LD-COOP-03).
    """
    alive = survivors(game)
    group = [game.cards.objectives[card] for card in game.cooperative.objectives]
    counted = [c for c in alternative if c in game.counted_conditions]
    own = [c for c in alternative if c not in counted]
    few = [c for c in counted if sum(holds(game, who, c) for who in alive) < asking(group, c)]
    unmet = min(([c for c in own if not holds(game, who, c)] for who in alive), key=len, default=own)
    return [c for c in alternative if c in few or c in unmet]


def asking(objectives: Iterable[Any], condition: str) -> int:
    """How many of the records `objectives` ask for `condition`, in any alternative."""
    return sum(any(condition in way for way in record.any_of) for record in objectives)
