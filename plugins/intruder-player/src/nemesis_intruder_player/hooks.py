"""What the mode brings when a variant is assembled, and its place in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Effects, Record, Step, hookimpl
from nemesis_core.rules import distinct, draw_card, to_bottom

from . import going, role
from .effects import EFFECTS
from .records import KINDS
from .role import own
from .state import IntruderPlayer

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset

ACTING: Final = frozenset({"attacks", "event-card", "bag"})
"""Steps of the Event Phase in which Intruders act on every board."""
BACK: Final = "intruder-action"


@hookimpl
def record_kinds() -> dict[str, type[Record]]:
    return KINDS


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def state_parts() -> dict[str, type]:
    return {"intruder_player": IntruderPlayer}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "intruder-actions", role.lay_deck, before="draft-deck"),
        Step("player", "taking-over", role.offer, after="round"),
        Step("player", "intruder-draw", role.draw, after="draw"),
        Step("victory", "intruder-player", role.win, after="objective"),
    ]


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    races = {piece.id for piece in ruleset.pieces if piece.kind == "race"}
    cards = [(record, n + 1) for record in ruleset.content.of("intruder_action") for n in range(record.count)]
    check(ruleset, len(cards))
    steps = {step.name for step in ruleset.phases["event"] if step.name in ACTING or step.owner in races}
    return {"intruder_cards": {f"{record.id}/{n}": record for record, n in cards}, "intruder_steps": steps}


def check(ruleset: Ruleset, cards: int) -> None:
    """Without a card the Intruder player could do nothing.

    :raises ContentError: naming the last of the records, when there are no `cards`.
    """
    if not cards:
        last = ruleset.content.of("intruder_action")[-1]
        why = "no Intruder Action card is left, each has 'count' 0; give one 1 or more"
        raise ruleset.content.wrong("intruder_action", last, why)


@hookimpl
def card_backs(ruleset: Ruleset) -> dict[str, str]:
    return dict.fromkeys(ruleset.compiled["intruder_cards"], BACK)


# ---------------------------------------------------------------- in a round


@hookimpl
def character_died(game: Game, who: Any) -> None:
    role.note_death(game, who)


@hookimpl
def goes_apart(game: Game, seat: int) -> bool | None:
    """The Intruder player does, until it has passed."""
    part = own(game)
    return True if seat == part.seat and not part.passed else None


@hookimpl
def go_apart(game: Game, seat: int) -> bool | None:
    return going.go(game, seat)


@hookimpl
def pass_apart(game: Game, seat: int) -> bool | None:
    """Where everybody passes the Intruder player does, too."""
    if seat != own(game).seat:
        return None
    role.pass_go(game)
    return True


@hookimpl
def step_left_out(game: Game, phase: str, step: Any) -> bool | None:
    """With an Intruder player the Intruders do nothing by themselves in the Event Phase (MD-INTR-04, MD-INTR-05)."""
    left_out = phase == "event" and own(game).seat >= 0 and step.name in game.intruder_steps
    return True if left_out else None


@hookimpl
def attack_card(game: Game, piece: Any, who: Any, occasion: str) -> str | None:
    """Of as many Attack cards as the Intruder Action card says one is chosen; the others go under the deck.

    Ruling: in the order in which they were drawn. (MD-INTR-03)
    """
    if occasion != going.OCCASION:
        return None
    part = own(game)
    cards = [card for _ in range(part.drawing) if (card := draw_card(game, "attacks"))]
    for card in cards:
        game.know(card, (part.seat,))
    chosen: str = game.ask(part.seat, "chosen-attack", distinct(cards)) if cards else ""
    for card in cards:
        if card != chosen:
            to_bottom(game, "attacks", card)
    return chosen
