"""Two Objectives of the Solo/Coop deck, two Contingencies, half the Items; one Objective kept wins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Step, Zone, hookimpl
from nemesis_core.rules import (
    OBJECTIVE_STORY,
    HeldObjectives,
    check_held,
    deal_held,
    held_report,
    held_view,
    held_zones,
    keep_one,
    keep_words,
    prospect_kit,
)

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

DECKS: Final = {"solo-coop": 2}
KEEPING: Final = "LD-SOLO-02"
WINNING: Final = "LD-SOLO-05"
TOKENS: Final = {"contingency": 2}
"""Face-down tokens that the player is dealt, by kind."""
STORY: Final = {
    **OBJECTIVE_STORY,
    "token": "The Exploration token at {place} shows {effect} and {items} Items, of which half count, rounded up.",
}
REFERENCES: Final = {
    "objective": ("LD-SOLO-01", "LD-SOLO-02", "LD-SOLO-05", "LD-VICT-07"),
    "objective *": ("LD-SOLO-01", "LD-SOLO-02", "LD-SOLO-05"),
    "condition *": ("LD-SOLO-05",),
    "contingency *": ("LD-SOLO-03", "LD-CTG-03", "LD-CTG-06", "LD-VICT-03"),
    "first encounter": ("LD-SOLO-02", "LD-CRIT-03"),
    "item counter": ("LD-SOLO-04", "LD-EXPL-03", "LD-SEARCH-03", "LD-SEARCH-04"),
    "solo": ("LD-SOLO-01", "LD-SOLO-02", "LD-SOLO-03", "LD-SOLO-04", "LD-SOLO-05"),
    "win": ("LD-SOLO-05",),
}


goals = hookimpl(prospect_kit.held_goals, specname="goals")


@hookimpl
def state_parts() -> dict[str, type]:
    return {"solo": HeldObjectives}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "objectives", deal, before="draft-deck"),
        Step("victory", "objective", objective_check, after="contamination"),
    ]


def deal(game: Game) -> None:
    """Step: two Objectives of the Solo/Coop deck (LD-SOLO-01, LD-SOLO-02)."""
    deal_held(game, game.solo, DECKS)


@hookimpl
def tokens_dealt(game: Game, kind: str) -> int | None:
    """Two Contingency tokens, once the Active one is in its place (LD-SOLO-03)."""
    return TOKENS.get(kind)


@hookimpl
def items_found(game: Game, place: str, number: int) -> int:
    """Half the Items, rounded up; what else reads the token takes its whole number (LD-SOLO-04)."""
    return (number + 1) // 2


@hookimpl
def intruder_placed(game: Game, piece: Any) -> None:
    """The first Encounter: one of the two Objectives is kept (LD-SOLO-02)."""
    keep_one(game, game.solo, KEEPING)


def objective_check(game: Game) -> None:
    """Step: the survivor wins if its Objective is fulfilled (LD-SOLO-05)."""
    check_held(game, game.solo, KEEPING, WINNING)


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    return held_zones(game.solo)


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    return held_view(game, game.solo, seat)


@hookimpl
def report(game: Game) -> dict[str, Any]:
    return held_report(game, game.solo)


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    ruleset.compiled["wordings"].update(keep_words((KEEPING,)))
    ruleset.compiled["references"].update(REFERENCES)
    ruleset.compiled["story"].update(STORY)
    return {}
