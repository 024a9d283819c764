"""Planning: of the top Event cards one is chosen and resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import discard_card, distinct, draw_card, resolve_event

from .role import own

if TYPE_CHECKING:
    from nemesis_core import Game

LOOKED: Final = 3


def can_plan(game: Game) -> list[tuple[()]]:
    """Is there an Event card to look at?"""
    return [()] if game.table.decks["events"] or game.table.discards["events"] else []


def look(game: Game) -> None:
    """The Intruder player looks at the top 3 Event cards, or as many as there are."""
    part = own(game)
    part.looked = [card for _ in range(LOOKED) if (card := draw_card(game, "events"))]
    game.tell("deck.look", "MD-INTR-03", (part.seat,), who=part.seat, deck="events", cards=list(part.looked))


def settle(game: Game) -> None:
    """One of the cards is resolved, movement and effect, and the others are discarded before.

    Ruling: discarded first, so that they are there when the deck is shuffled.
    """
    part = own(game)
    chosen = game.ask(part.seat, "planned-event", distinct(part.looked))
    for card in part.looked:
        if card != chosen:
            discard_card(game, "events", card)
    part.looked = []
    resolve_event(game, chosen)
