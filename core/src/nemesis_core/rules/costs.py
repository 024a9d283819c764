"""Costs: Action cards discarded from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import distinct
from .queries import action_cards, wound_sum

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def extra_cost(game: Game, who: Character, kind: str) -> int:
    """Action cards that an Action of `kind` costs `who` more: by Wounds and by what pieces say."""
    if not who.serious and not game.cost_changes:
        return 0
    extra: int = sum(game.hooks.cost_change(game, who, kind)) if game.cost_changes else 0
    if who.serious:
        if kind == "item":
            extra += wound_sum(game, who, "item_cost")
        elif kind == "escape":
            extra += wound_sum(game, who, "escape_cost")
        elif kind == "careful":
            extra += wound_sum(game, who, "careful_cost")
    return extra


def pay(game: Game, who: Character, cost: int) -> None:
    """`who` discards `cost` Action cards of its choice (LD-COST-01, LD-COST-03)."""
    hand = who.hand
    for left in range(cost, 0, -1):
        cards = action_cards(game, who)
        if len(cards) == left:
            for card in cards:
                hand.remove(card)
            who.discard.extend(cards)
            return
        card = game.ask(who.seat, "pay", distinct(cards), str(left))
        hand.remove(card)
        who.discard.append(card)
