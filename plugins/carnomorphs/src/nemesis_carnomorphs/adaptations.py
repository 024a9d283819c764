"""Adaptation cards: where they lie, how they turn up and how they leave the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

    from .records import AdaptationSlot


def slots(game: Game) -> tuple[AdaptationSlot, ...]:
    """The slots of the Laboratory board, from the left."""
    found: tuple[AdaptationSlot, ...] = game.adaptation_slots
    return found


def adaptation_active(game: Game, name: str) -> bool:
    """Does the Adaptation `name` lie face up? Then it works for all Carnomorphs (CM-ADP-01, CM-ADP-03, CM-ADP-07)."""
    part = game.brood
    return any(part.faces[slot] and card.partition("/")[0] == name for slot, card in part.adaptations.items())


def turn_up(game: Game, piece: Intruder) -> None:
    """Hook `intruder_placed`: the first of its kind was taken from its slot, so the card there turns up.

    (CM-ADP-02, CM-ADP-07, CM-FED-10)
    """
    part = brood(game)
    for slot in slots(game):
        if slot.kind == piece.kind and not part.faces[slot.id]:
            part.faces[slot.id] = 1
            card = part.adaptations[slot.id]
            game.know_all(card)
            game.tell("adaptation", "CM-ADP-02", card=card.partition("/")[0], piece=piece.id)


def discardable(game: Game, kind: str) -> AdaptationSlot | None:
    """The slot of Objects of `kind`, if the card on it lies face up (CM-ADP-04, CM-ADP-06)."""
    part = brood(game)
    fitting = (slot for slot in slots(game) if slot.object == kind)
    return next((slot for slot in fitting if slot.id in part.adaptations and part.faces[slot.id]), None)


def can_be_analysed(game: Game, who: Character, kind: str) -> bool | None:
    """Hook: only an Object whose Adaptation lies face up (CM-ADP-04, CM-ADP-05)."""
    return discardable(game, kind) is not None


def discard(game: Game, kind: str) -> bool:
    """Hook `weakness_found`: the face-up Adaptation of Objects of `kind` leaves the game (CM-ADP-04, CM-ADP-07)."""
    slot = discardable(game, kind)
    if slot is None:
        return False
    part = brood(game)
    card = part.adaptations.pop(slot.id)
    part.gone.append(card)
    game.tell("adaptation.gone", "CM-ADP-04", card=card.partition("/")[0])
    return True
