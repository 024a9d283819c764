"""The Mutation Action: a Contamination card is Scanned, a marker placed, and a part of the Mutation card applies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    ActionKind,
    contamination_cards,
    contamination_in_hand,
    discard_from_hand,
    gain_contamination,
    remove_contamination,
    scan,
)

from . import mutations
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

MUTATE: Final = "mutate"
INFECTED: Final = "infected"
NOT_INFECTED: Final = "not-infected"
RULES: Final = {INFECTED: "CM-MAC-02", NOT_INFECTED: "CM-MAC-03"}


def options(game: Game, who: Character, combat: bool, payable: int) -> list[tuple[str, ...]]:
    """It takes a Mutation card and a Contamination card in hand; it costs no Action cards (CM-MAC-01, CM-MAC-04)."""
    if not brood(game).mutations or not mutations.card_of(game, who) or not contamination_cards(game, who.hand):
        return []
    mark = mutations.printed(game, who).combat
    return [(MUTATE,)] if mark == "any" or (mark == "in") == combat else []


def perform(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Scan, marker, reveal, the Scanned card, the part that fits; the 4th marker kills before the reveal.

    The only marker is that of the Action, whatever the Scan shows. (CM-MAC-01, CM-MAC-05 to CM-MAC-07)
    """
    card = game.ask(who.seat, "mutation-scan", contamination_in_hand(game, who))
    part = INFECTED if scan(game, who, [card]) else NOT_INFECTED
    mutations.add_marker(game, who, "CM-MAC-01")
    if who.status == "dead":
        return
    mutations.reveal(game, who)
    if part == INFECTED:
        discard_from_hand(game, who, card)
    else:
        renew(game, who, card)
    record = mutations.printed(game, who)
    game.tell("mutation.part", RULES[part], who=who.seat, card=record.id, part=part)
    game.ruleset.content.effect("mutation", record, part).run(game, who)


def renew(game: Game, who: Character, card: str) -> None:
    """The clean `card` is removed, and a new one comes onto the discard pile (CM-MAC-03)."""
    remove_contamination(game, who, card)
    gain_contamination(game, who)


KIND: Final = ActionKind(options, perform, rule="CM-MAC-04")
