"""House rule: more Blank tokens in the bag, so that Intruders come later and bag developments do less.

They are like the Blank that the race has; in a box they would be any tokens that cannot be told apart by touch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Parameter, Piece, errors, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

RULE: Final = "more-blanks"
PIECE: Final = Piece(
    id=RULE,
    kind="house-rule",
    title="More Blank tokens in the bag",
    implementation=(__name__,),
    parameter=Parameter(2, least=1, most=9, meaning="Blank tokens that are added to the bag"),
)
STORY: Final = {
    RULE: "House rule: {count} more Blank tokens are in the bag.",
    f"{RULE} count=1": "House rule: 1 more Blank token is in the bag.",
}


def blank(ruleset: Ruleset) -> str:
    """The race's own Blank: the token that stands for no Intruder."""
    cards = ruleset.compiled["cards"]
    found = [token for token, record in cards.tokens.items() if record.type not in cards.kinds]
    if not found:
        raise errors.AssemblyError(f"{RULE} needs a race with a Blank token, which this one lacks; leave it out")
    return str(found[0])


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """The tokens, and how they are told."""
    tokens = ruleset.compiled["cards"].tokens
    more = tuple(f"{RULE}/{n + 1}" for n in range(ruleset.parameter(RULE)))
    tokens.update(dict.fromkeys(more, tokens[blank(ruleset)]))
    ruleset.compiled["story"].update(STORY)
    return {"more_blanks": more}


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    """They cannot be told from the race's own."""
    return dict.fromkeys(ruleset.compiled["more_blanks"], ruleset.back(blank(ruleset)))


@hookimpl
def edit_pool(game: Game, pool: str, pieces: list[str]) -> None:
    """They are in the bag from the start, and not in the supply beside it."""
    if pool == "supply":
        pieces[:] = [token for token in pieces if token not in game.more_blanks]
    elif pool == "bag":
        pieces += game.more_blanks
        game.tell(RULE, count=len(game.more_blanks))
