"""House rule: no player is out of the game; whose Character has died comes back when the next Round begins.

It stands where it stood at the start of the game, without Items and Light Wounds, its Serious Wounds Dressed, with its
cards and markers. Its Corpse lies where it died. Who is dead when the game ends stays dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import Parameter, Piece, Step, hookimpl
from nemesis_core.rules import awaited, bring_back, start_place

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

RULE: Final = "no-elimination"
PIECE: Final = Piece(
    id=RULE,
    kind="house-rule",
    title="Nobody is eliminated: the dead come back in the next Round",
    implementation=(__name__,),
    parameter=Parameter(15, least=1, most=15, meaning="how often each Character can come back"),
)
STORY: Final = {
    "lives": "House rule: seat {who} can come back {left} more times.",
    "lives left=1": "House rule: seat {who} can come back once more.",
    "lives left=0": "House rule: seat {who} cannot come back again.",
}


@attrs.define
class Lives:
    """`game.lives`: the seats whose Characters came back, one entry each time."""

    back: list[int] = attrs.field(factory=list)


def left(game: Game, who: Character) -> int:
    """How often `who` can still come back."""
    used: int = game.lives.back.count(who.seat)
    return game.ruleset.parameter(RULE) - used


@hookimpl
def comes_back(game: Game, who: Character) -> bool | None:
    """As long as it can, the game goes on without anybody."""
    return True if left(game, who) else None


def come_back(game: Game) -> None:
    """Step: the dead are back."""
    for who in awaited(game):
        game.lives.back.append(who.seat)
        bring_back(game, who, start_place(game, who))
        game.tell("lives", who=who.seat, left=left(game, who))


@hookimpl
def steps() -> list[Step]:
    return [Step("player", "come-back", come_back, after="round")]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"lives": Lives}


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """How often somebody came back."""
    return {"came_back": len(game.lives.back)}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """How it is told."""
    ruleset.compiled["story"].update(STORY)
    ruleset.compiled["names"].setdefault("column", {})["came_back"] = "Characters that came back by the house rule"
    return {}
