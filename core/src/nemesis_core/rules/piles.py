"""Decks and discard piles: drawing, putting back, what happens when one runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def refill(game: Game, name: str) -> bool:
    """Shuffle the discard pile of deck `name` into it if it is empty; False when both are empty.

    Ruling for the Event, Attack, Serious Wound and Item decks alike (LD-EVENT-11, LD-INJ-09).
    """
    deck: list[str] = game.table.decks[name]
    if deck:
        return True
    discards: list[str] = game.table.discards[name]
    if not discards:
        return False
    deck.extend(discards)
    discards.clear()
    game.shuffle(name, deck)
    return True


def draw_card(game: Game, name: str) -> str:
    """The top card of deck `name`, or an empty text when deck and discard pile are empty."""
    if not refill(game, name):
        return ""
    card: str = game.table.decks[name].pop()
    game.state.known.pop(card, None)
    return game.drawn(card)


def discard_card(game: Game, name: str, card: str) -> None:
    """Put `card` face up on the discard pile of deck `name`."""
    game.table.discards[name].append(card)


def to_bottom(game: Game, name: str, card: str) -> None:
    """Put `card` face down under deck `name`."""
    game.table.decks[name].insert(0, card)


def draw_to_hand(game: Game, who: Character, number: int) -> int:
    """`who` draws `number` Action cards; the discard pile is shuffled in when the deck is out (LD-DRAW-03).

    Another one is drawn in the place of a Contamination card that a piece takes away. Returns how many were drawn:
    drawing stops when deck and discard pile are empty.
    """
    deck, hand = who.deck, who.hand
    contamination = game.cards.contamination_index if game.watched_draws else ()
    drawn = 0
    while drawn < number:
        if not deck:
            if not who.discard:
                return drawn
            deck.extend(who.discard)
            who.discard.clear()
            shuffle_actions(game, who)
        card = game.drawn(deck.pop())
        hand.append(card)
        if card not in contamination or not game.hooks.contamination_drawn(game, who, card):
            drawn += 1
    return number


def shuffle_actions(game: Game, who: Character) -> None:
    """Shuffle the Action deck of `who`.

    Contamination cards look alike, so what had been seen of one by a Scan is lost among the others: their
    infection is mixed too.
    """
    game.shuffle(f"deck-{who.seat}", who.deck)
    index, infection = game.cards.contamination_index, game.table.infection
    places = [index[card] for card in who.deck if card in index]
    if places:
        flags = [infection[i] for i in places]
        if len(places) > 1:
            game.shuffle("infection", flags)
        for i, flag in zip(places, flags, strict=True):
            infection[i] = flag
            game.forget(f"infection:{game.cards.contamination[i]}")


def discard_hand(game: Game, who: Character) -> None:
    """`who` discards the whole hand, Contamination cards too."""
    who.discard.extend(who.hand)
    who.hand.clear()


def discard_from_hand(game: Game, who: Character, card: str) -> None:
    """`card` goes from the hand of `who` to its discard pile."""
    who.hand.remove(card)
    who.discard.append(card)
