"""The Action cards that several of the six decks have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    can_malfunction,
    closed_doors,
    contamination_cards,
    destroy_door,
    place_malfunction,
    remove_contamination,
    remove_malfunction,
    scan_for_larva,
    search,
    search_colours,
)

from .effects import EFFECTS
from .targets import HERE, NoTarget, broken

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Moment


@EFFECTS.bind("action_card", "search.search-room", choices=search_colours)
def search_room(game: Game, who: Character, colour: str) -> None:
    """Search: keep 1 of the top 2 cards of a deck of the Room's colour (LD-SEARCH-01 to LD-SEARCH-04)."""
    search(game, who, colour)


def contaminated_hand(game: Game, who: Character) -> NoTarget:
    """Is there a Contamination card in hand?"""
    return HERE if contamination_cards(game, who.hand) else []


def scan_hand(game: Game, who: Character) -> int:
    """Scan the Contamination cards in hand, remove the clean ones, suffer once for any INFECTED one.

    Returns how many were removed (LD-SCAN-01, LD-SCAN-02, LD-CONT-03).
    """
    cards = contamination_cards(game, who.hand)
    infected = scan_for_larva(game, who, cards)
    clean = [card for card in cards if card not in infected]
    for card in clean:
        remove_contamination(game, who, card)
    return len(clean)


@EFFECTS.bind("action_card", "rest.scan-hand", choices=contaminated_hand)
def rest(game: Game, who: Character) -> None:
    """Rest: Scan the hand and be rid of what is clean."""
    scan_hand(game, who)


@EFFECTS.bind("action_card", "demolition.destroy-door", choices=closed_doors)
def demolish_door(game: Game, who: Character, corridor: str) -> None:
    """Demolition: a Closed Door of the Room is Destroyed (LD-DOOR-06)."""
    destroy_door(game, corridor)


def breakable(game: Game, who: Character) -> NoTarget:
    """May a Malfunction marker lie in the Room?"""
    return HERE if can_malfunction(game, who.place) else []


@EFFECTS.bind("action_card", "demolition.break-room", choices=breakable)
def break_room(game: Game, who: Character) -> None:
    """Demolition: a Malfunction marker in the Room (LD-MALF-03 to LD-MALF-06)."""
    place_malfunction(game, who.place)


@EFFECTS.bind("action_card", "basic-repairs.fix-room", "repairs.fix-room", "clean-up.fix-room", choices=broken)
def fix_room(game: Game, who: Character) -> None:
    """Basic Repairs, Repairs, Clean Up: take the Malfunction marker away."""
    remove_malfunction(game, who.place)


def other_acts(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Has another player in the Room of `holder` just paid for an Action?"""
    return HERE if moment.who is not holder and moment.who.place == holder.place else []


def other_interrupts(game: Game, holder: Character, moment: Moment) -> NoTarget:
    """Has another player in the Room of `holder` just played Interruption?"""
    played = game.cards.action.get(moment.card)
    if played is None or played.id != "interruption":
        return []
    return other_acts(game, holder, moment)


def cancel(game: Game, holder: Character, target: tuple[str, ...], moment: Moment) -> None:
    """Interruption: the Action does nothing; what was paid stays paid (LD-COST-05)."""
    moment.denied = True


EFFECTS.bind("action_card", "interruption.cancel-action", choices=other_acts)(cancel)
EFFECTS.bind("action_card", "interruption.cancel-interruption", choices=other_interrupts)(cancel)
