"""The Trait cards of the crew, a house rule: what each of them changes. The Medic's is with her cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import Step, Wording, hookimpl
from nemesis_core.rules import crew_kit, has_tag, has_trait, seat_name, undressed

from .convict import HANDCUFFS
from .weapons import HIT, TWO_HITS

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character, Shot

CONFIDANT: Final = "confidant"
HEAD_OFFICE: Final = "head-office"
NOTHING_TO_LOSE: Final = "nothing-to-lose"
CORPORATE: Final = "objective:corporate"
NOBODY: Final = "nobody"


@attrs.define
class TraitState:
    """`game.aftermath_traits`."""

    looked: bool = False
    """The Psychologist has looked at a hand in this turn."""


@hookimpl
def state_parts() -> dict[str, type]:
    return {"aftermath_traits": TraitState}


@hookimpl
def steps() -> list[Step]:
    return [Step("setup", "head-office", review, after="characters")]


def review(game: Game) -> None:
    """Step: Head Office, the Corporate Objectives of all others are seen."""
    for who in game.table.characters:
        if has_trait(game, who, HEAD_OFFICE):
            for other in game.table.characters:
                if other is not who:
                    read_corporate(game, who, other)


def read_corporate(game: Game, who: Character, other: Character) -> None:
    """The player of `who` sees the Corporate Objectives of `other`."""
    for card in crew_kit.objectives_of(game, other):
        if game.cards.backs[card] == CORPORATE:
            game.know(card, (who.seat,))
            seats = (who.seat, other.seat)
            game.tell("objective.read", "LD-SETUP-34", seats, who=who.seat, partner=other.seat, objective=card)


@hookimpl
def trade_started(game: Game, who: Any, others: list[Any]) -> None:
    """Confidant: a look at the hand of one who Trades, once in a turn."""
    part = game.aftermath_traits
    if part.looked or not has_trait(game, who, CONFIDANT):
        return
    name = game.ask(who.seat, "confidant", [NOBODY, *(seat_name(other) for other in others if other.hand)])
    if name != NOBODY:
        part.looked = True
        crew_kit.look_at_hand(game, who, next(other for other in others if seat_name(other) == name))


@hookimpl
def turn_ended(game: Game, who: Any) -> None:
    """In the next turn another look is allowed."""
    game.aftermath_traits.looked = False


@hookimpl
def contamination_draw(game: Game, who: Any) -> int | None:
    """Confidant: a card less in the check at the end."""
    return -1 if has_trait(game, who, CONFIDANT) else None


@hookimpl(trylast=True)
def melee_rolled(game: Game, who: Any, shot: Shot) -> None:
    """Nothing to Lose: an Injury more for who bleeds, on the results that hit anything; the last roll counts."""
    if shot.result.id in (HIT, TWO_HITS) and undressed(who) and has_trait(game, who, NOTHING_TO_LOSE):
        shot.more += 1


@hookimpl
def trade_barred(game: Game, who: Any) -> bool | None:
    """Nothing to Lose: no Trade with the Handcuffs on."""
    return has_tag(game, who, HANDCUFFS) or None


WORDINGS: Final = {
    "confidant?": Wording("You Trade: at whose hand do you look?"),
    "confidant": Wording("At the hand of {player}", ("player",)),
    "confidant nobody": Wording("At nobody's"),
}


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    """What is asked."""
    ruleset.compiled["wordings"].update(WORDINGS)
    return {}
