"""Mutations: who gets a card, who a marker, and what the fourth marker does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import die, free_miniature, place_intruder, seat_name

from .records import SHAMBLER
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

    from .records import Mutation

DECK: Final = "mutations"
MUTATION: Final = "mutation"
"""The cause of a death by too many markers."""
FATAL: Final = 4
SHOWN: Final = 2
"""So many cards are drawn, of which one is kept."""

# ---------------------------------------------------------------- cards


def card_of(game: Game, who: Character) -> str:
    """The Mutation card of `who`, or an empty text."""
    return brood(game).mutations.get(seat_name(who), "")


def printed(game: Game, who: Character) -> Mutation:
    """What is printed on the card of `who`, which has one."""
    record: Mutation = game.mutation_cards[card_of(game, who)]
    return record


def gain_mutation_card(game: Game, who: Character, rule: str = "CM-MUT-02") -> bool:
    """`who` draws 2, keeps 1 in secret and shuffles the other back; False for one who has a card already.

    Ruling: with only 1 card left that is the one, and without any nothing is gained. (CM-MUT-02, CM-MUT-03)
    """
    deck = game.table.decks[DECK]
    if card_of(game, who) or who.status == "dead" or not deck:
        return False
    shown = [game.drawn(deck.pop()) for _ in range(min(SHOWN, len(deck)))]
    for card in shown:
        game.know(card, (who.seat,))
    kept = game.ask(who.seat, "keep-mutation", sorted(shown))
    brood(game).mutations[seat_name(who)] = kept
    deck += [card for card in shown if card != kept]
    game.shuffle(DECK, deck)
    game.tell("mutation.card", rule, who=who.seat)
    game.tell("mutation.keep", rule, (who.seat,), who=who.seat, card=kept)
    return True


def is_shown(game: Game, who: Character) -> bool:
    """Has the card of `who` been revealed?"""
    return bool(brood(game).shown.get(seat_name(who)))


def reveal(game: Game, who: Character) -> None:
    """The Mutation card of `who` lies open from now on (CM-MUT-02, CM-MAC-01)."""
    if not is_shown(game, who):
        card = card_of(game, who)
        brood(game).shown[seat_name(who)] = 1
        game.know_all(card)
        game.tell("mutation.reveal", "CM-MAC-01", who=who.seat, card=card)


# ---------------------------------------------------------------- markers


def mutate(game: Game, who: Character, rule: str = "CM-MUT-04") -> None:
    """`who` gets a Mutation marker, or the card if it has none yet, as `rule` says (CM-MUT-04)."""
    if card_of(game, who):
        add_marker(game, who, rule)
    else:
        gain_mutation_card(game, who, rule)


def markers(game: Game, who: Character) -> int:
    """How many Mutation markers `who` has on the Larva space (CM-MUT-04)."""
    return brood(game).markers.get(seat_name(who), 0)


def add_marker(game: Game, who: Character, rule: str) -> None:
    """One more Mutation marker; with the 4th `who` dies (CM-MUT-05)."""
    if who.status == "dead":
        return
    count_markers(game, who, 1, rule)
    if markers(game, who) >= FATAL:
        burst(game, who)


def count_markers(game: Game, who: Character, number: int, rule: str) -> None:
    """`number` more markers lie on the board of `who`; their number is not limited (CM-MUT-12)."""
    now = brood(game).markers[seat_name(who)] = markers(game, who) + number
    game.tell("mutation.marker", rule, who=who.seat, number=number, now=now)


def burst(game: Game, who: Character) -> None:
    """`who` dies of its markers; a Shambler comes, which attacks nobody at once, and the Corpse lies there.

    Without a free miniature none comes. (CM-MUT-05, CM-MUT-10)
    """
    if who.place and free_miniature(game, SHAMBLER):
        place_intruder(game, SHAMBLER, who.place)
    die(game, who, MUTATION)


# ---------------------------------------------------------------- what others ask


def infected(game: Game, who: Character) -> bool:
    """Hook: a Scan that would place a Larva gives a marker, or the card; one for all cards (CM-MUT-06, CM-MUT-07)."""
    mutate(game, who, "CM-MUT-06")
    return True


def cured(game: Game, who: Character) -> bool | None:
    """Hook: what takes off a Larva takes off 1 marker, never the card (CM-MUT-08)."""
    left = markers(game, who) - 1
    if left < 0:
        return None
    brood(game).markers[seat_name(who)] = left
    game.tell("mutation.cure", "CM-MUT-08", who=who.seat, left=left)
    return True


def counts_as_infected(game: Game, who: Character) -> bool | None:
    """Hook: with a marker on its board there is something to treat in `who` (CM-MUT-08)."""
    return True if markers(game, who) else None


def status_banned(game: Game, who: Character, status: str) -> bool | None:
    """Hook: nobody carries a Larva (CM-MUT-01)."""
    return True if status == "larva" else None


def character_died(game: Game, who: Character) -> None:
    """Hook: the markers of a dead Character are removed, its card stays (CM-MUT-11)."""
    brood(game).markers.pop(seat_name(who), None)


def report(game: Game) -> dict[str, Any]:
    """Hook: how many mutated, and how many died of it."""
    return {
        "mutations": len(brood(game).mutations),
        "mutation_deaths": sum(who.cause == MUTATION for who in game.table.characters),
    }
