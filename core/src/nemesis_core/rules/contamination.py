"""Contamination cards: gaining, scanning, removing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .piles import shuffle_actions
from .queries import contamination_cards

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

INFECTED = "infected"


def gain_contamination(game: Game, who: Character, number: int = 1) -> None:
    """`who` receives Contamination cards on top of its Action discard pile (LD-CONT-01).

    Ruling: with no card left in the Contamination deck none is received.
    """
    deck = game.table.decks["contamination"]
    for _ in range(number):
        if who.status != "active" or not deck:
            return
        card = deck.pop()
        game.drawn(card)
        who.discard.append(card)
        game.tell("contamination.gain", "LD-CONT-01", who=who.seat)


def is_infected(game: Game, card: str) -> bool:
    """What the Scanner shows of `card`; only a Scan may ask (LD-CONT-02)."""
    return bool(game.table.infection[game.cards.contamination_index[card]] == INFECTED)


def scan(game: Game, who: Character, cards: Iterable[str]) -> list[str]:
    """Scan `cards` of `who` and return the INFECTED ones (LD-SCAN-01); nothing else happens yet.

    Everybody sees the card and the result of a Scan at the table.
    """
    found = []
    for card in cards:
        game.know_all(card)
        game.know_all(f"infection:{card}")
        bad = is_infected(game, card)
        game.tell("scan", "LD-SCAN-01", who=who.seat, infected=bad)
        if bad:
            found.append(card)
    return found


def scan_for_larva(game: Game, who: Character, cards: Iterable[str]) -> list[str]:
    """Scan `cards`; if any is INFECTED the race's consequence follows once (LD-SCAN-02, LD-SCAN-03)."""
    found = scan(game, who, cards)
    if found:
        game.hooks.infected(game, who)
    return found


def remove_contamination(game: Game, who: Character, card: str) -> None:
    """Remove `card`, wherever `who` has it, to the bottom of the Contamination deck (LD-CONT-03)."""
    for pile in (who.hand, who.discard, who.deck):
        if card in pile:
            pile.remove(card)
            break
    game.table.decks["contamination"].insert(0, card)
    game.tell("contamination.remove", "LD-CONT-03", who=who.seat)


def all_contamination(game: Game, who: Character) -> list[str]:
    """The Contamination cards of `who` in hand, discard pile and deck."""
    return contamination_cards(game, [*who.hand, *who.discard, *who.deck])


def purge(game: Game, who: Character, cards: list[str]) -> list[str]:
    """Scan `cards` and remove every INFECTED one; no Larva comes of it (LD-DECON-01, LD-SURG-01)."""
    found = scan(game, who, cards)
    for card in found:
        remove_contamination(game, who, card)
    return found


def reshuffle_all(game: Game, who: Character, keep_hand: bool = False) -> None:
    """Shuffle hand, deck and discard pile of `who` into a new Action deck; the hand may be kept (LD-SURG-04)."""
    who.deck += who.discard if keep_hand else who.hand + who.discard
    if not keep_hand:
        who.hand.clear()
    who.discard.clear()
    shuffle_actions(game, who)
