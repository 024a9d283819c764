"""The Action cards and Quest Items of the Psychologist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    action_cards,
    by_name,
    crew_kit,
    discard_from_hand,
    draw_to_hand,
    in_order_at,
    item_kit,
    others_here,
    seat_name,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

FEW: Final = 2
"""Cards in hand with which another Character is at the mercy of `profile` and the like."""
MOST_DRAWN: Final = 2

EFFECTS.bind("action_card", "suggestion.walk-away", choices=crew_kit.sendings)(crew_kit.send)
EFFECTS.bind("item", "psychologist-sedative.drive-off", choices=crew_kit.intruders_here)(
    item_kit.repel("psychologist-sedative")
)


def thinking(game: Game, who: Character) -> list[str]:
    """The other Characters in the Room with a card in hand."""
    return [seat_name(other) for other in others_here(game, who) if other.hand]


@EFFECTS.bind("action_card", "suggestion.empty-mind", choices=thinking)
def empty_mind(game: Game, who: Character, name: str) -> None:
    """Suggestion: a secret look at a hand, out of which an Action card is discarded."""
    other = by_name(game, name)
    crew_kit.look_at_hand(game, who, other)
    cards = action_cards(game, other)
    if cards:
        discard_from_hand(game, other, game.ask(who.seat, "empty-mind", sorted(cards), (other.seat,)))


@EFFECTS.bind("action_card", "group-therapy.share", choices=lambda game, who: crew_kit.when(others_here(game, who)))
def share(game: Game, who: Character) -> None:
    """Group Therapy: the others may draw a card, and `who` draws one for each that does, 2 at most."""
    drawn = 0
    for other in in_order_at(game, who.place):
        able = other is not who and (other.deck or other.discard)
        if able and game.ask(other.seat, "therapy", ["draw", "keep quiet"], (who.seat,)) == "draw":
            drawn += draw_to_hand(game, other, 1)
    draw_to_hand(game, who, min(MOST_DRAWN, drawn))


def open_books(game: Game, who: Character) -> list[tuple[str, str]]:
    """(Character, deck) of the Objectives to read, of the others in the Room with at most 2 cards in hand."""
    few = [other for other in others_here(game, who) if len(other.hand) <= FEW]
    return [card for other in few for card in crew_kit.objectives_to_read(game, who, other)]


@EFFECTS.bind("action_card", "profile.read-objective", choices=open_books)
def profile(game: Game, who: Character, name: str, deck: str) -> None:
    """Profile: a secret look at an Objective."""
    crew_kit.read_objective(game, who, name, deck, "LD-CARD-02")


# ---------------------------------------------------------------- Quest Items


def case_files(game: Game, who: Character) -> list[list[tuple[str, str]]]:
    """For each other Character in the Room what there is to read of it."""
    found = [crew_kit.objectives_to_read(game, who, other) for other in others_here(game, who)]
    return [cards for cards in found if cards]


@EFFECTS.bind("item", "psychologist-case-files.read-objectives", choices=lambda *at: crew_kit.when(case_files(*at)))
def read_files(game: Game, who: Character) -> None:
    """Case Files: a secret look at an Objective of each other Character in the Room."""
    for cards in case_files(game, who):
        name, deck = game.ask(who.seat, "case-file", cards)
        crew_kit.read_objective(game, who, name, deck, "LD-ITEMACT-01")


@EFFECTS.bind("item", "psychologist-sedative.calm-character", choices=thinking)
def calm(game: Game, who: Character, name: str) -> None:
    """Sedative: another Character discards all Action cards of its hand."""
    other = by_name(game, name)
    for card in action_cards(game, other):
        discard_from_hand(game, other, card)
