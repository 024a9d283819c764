"""The attack of a Metagorger, the two icons of an Attack card, and what comes out of the dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import add_token, gain_contamination, light_wound, place_intruder, take_off, token_aside

from .adaptation_effects import PROLIFIC, RELENTLESS
from .adaptations import adaptation_active
from .mutations import gain_mutation_card
from .records import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER
from .tokens import add_metagorger

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

LEFT: Final = {FLESHBEAST: 1, BUTCHER: 2}
"""Kind -> the Shamblers that come out of one that was killed (CM-INJ-03, CM-INJ-04)."""


def metagorger_attack(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """Way of attacking: no card; a Light Wound, a Contamination card and a Mutation card, then the Metagorger is gone.

    A target that the Wound kills gets no more. (CM-ATT-02, CM-ATT-03, CM-ATT-05, CM-ATT-06)
    """
    light_wound(game, who, METAGORGER)
    if who.place:
        gain_contamination(game, who)
        gain_mutation_card(game, who)
    take_off(game, piece)
    token_aside(game, piece)
    game.tell("metagorger.gone", "CM-ATT-02", piece=piece.id)
    if add_token(game, SHAMBLER) and adaptation_active(game, PROLIFIC):
        add_metagorger(game)


def blood_drawn(game: Game, piece: Intruder, cards: list[Any]) -> tuple[int | None, bool]:
    """Hook: Metagorgers have an icon of their own on each card; Relentless ones do not flee (CM-INJ-01)."""
    icons = [game.metagorger_blood[card.id] for card in cards] if piece.kind == METAGORGER else cards
    if any(icon.retreat for icon in icons):
        return (None, False) if adaptation_active(game, RELENTLESS) else (None, True)
    return sum(icon.blood for icon in icons), False


def died(game: Game, piece: Intruder, place: str, cause: str) -> None:
    """Hook `intruder_died`: Shamblers come out of a Fleshbeast and the Butcher, if any are free.

    Not where a procedure has killed everything in the Room. (CM-INJ-03 to CM-INJ-05, CM-INJ-08)
    """
    if cause:
        return
    for _ in range(LEFT.get(piece.kind, 0)):
        place_intruder(game, SHAMBLER, place)
