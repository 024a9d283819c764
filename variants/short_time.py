"""House rule: the Time track is short; the game starts on a later space of it.

What the board keeps on the spaces before that has no part in the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Parameter, Piece, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

RULE: Final = "short-time"
PIECE: Final = Piece(
    id=RULE,
    kind="house-rule",
    title="A shorter Time track",
    implementation=(__name__,),
    requires=("time-track",),
    parameter=Parameter(10, least=4, most=14, meaning="the space of the Time track on which the game starts"),
)


@hookimpl
def time_start(game: Game, first: int) -> int:
    """The space that was asked for, unless the track starts later anyway."""
    start = min(game.ruleset.parameter(RULE), first)
    game.tell(RULE, slot=start)
    return start


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """How it is told."""
    ruleset.compiled["story"][RULE] = "House rule: the Time track is short; Time starts on {slot}."
    return {}
