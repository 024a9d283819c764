"""Dealing Objectives, keeping one at the first Encounter, and the Objective check: one of each of two decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Step, Zone, hookimpl
from nemesis_core.rules import (
    OBJECTIVE_STORY,
    HeldObjectives,
    check_held,
    deal_held,
    gain_objective,
    held_report,
    held_view,
    held_zones,
    keep_one,
    keep_words,
    prospect_kit,
    redeal_kept,
)

if TYPE_CHECKING:
    from nemesis_core import Game

CHOOSING = ("LD-CRIT-01", "LD-CRIT-02")
DECKS = {"corporate": 1, "personal": 1}
REFERENCES = {
    "corporate objective": ("LD-SETUP-33", "LD-SETUP-34", "LD-CRIT-01"),
    "personal objective": ("LD-SETUP-33", "LD-SETUP-34", "LD-CRIT-01"),
}


goals = hookimpl(prospect_kit.held_goals, specname="goals")


@hookimpl
def state_parts() -> dict[str, type]:
    return {"semi_coop": HeldObjectives}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "objectives", deal, before="draft-deck"),
        Step("victory", "objective", objective_check, after="contamination"),
    ]


def deal(game: Game) -> None:
    """Step: one Corporate and one Personal Objective each, fit for the number of players (LD-SETUP-32 to -34)."""
    deal_held(game, game.semi_coop, DECKS)


@hookimpl
def intruder_placed(game: Game, piece: Any) -> None:
    """The first Encounter: everybody keeps one Objective, in secret and at once (LD-CRIT-01, LD-CRIT-02)."""
    keep_one(game, game.semi_coop)


def objective_check(game: Game) -> None:
    """Step: each survivor shows its Objective and wins if it is fulfilled (LD-VICT-07, LD-GOAL-01 to -03)."""
    check_held(game, game.semi_coop)


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    return held_zones(game.semi_coop)


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """What the seat holds; of others the number (LD-SETUP-34)."""
    return held_view(game, game.semi_coop, seat)


@hookimpl
def after_redeal(game: Game, seat: int) -> None:
    """Which of its two cards another seat kept is dealt anew too."""
    redeal_kept(game, game.semi_coop, seat)


@hookimpl
def objectives_of(game: Game, who: Any) -> list[str]:
    return list(game.semi_coop.held[who.seat])


@hookimpl
def objective_gained(game: Game, who: Any, card: str) -> bool:
    """It is held with the others, of which one is kept."""
    return gain_objective(game, game.semi_coop, who, card)


@hookimpl
def report(game: Game) -> dict[str, Any]:
    return held_report(game, game.semi_coop)


@hookimpl
def compile_content(ruleset: Any) -> dict[str, Any]:
    ruleset.compiled["wordings"].update(keep_words(CHOOSING))
    ruleset.compiled["references"].update(REFERENCES)
    ruleset.compiled["story"].update(OBJECTIVE_STORY)
    return {}
