"""The end of the game: the check for Mutations in place of the Contamination check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    all_contamination,
    contamination_cards,
    die,
    reshuffle_all,
    scan,
    survivors,
)

from . import mutations

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DRAWN: Final = 4


def check(game: Game) -> None:
    """Step: both parts, each for all survivors, where the usual Contamination check would be (CM-END-04)."""
    alive = survivors(game)
    if not alive:
        return
    game.tell("check", "CM-END-04", check="mutation")
    for who in alive:
        look_for_infection(game, who)
    for who in alive:
        draw(game, who)


def look_for_infection(game: Game, who: Character) -> None:
    """Without a Mutation card `who` Scans all it has; any INFECTED card gives it one (CM-END-01)."""
    if not mutations.card_of(game, who) and scan(game, who, all_contamination(game, who)):
        mutations.gain_mutation_card(game, who, "CM-END-01")


def draw(game: Game, who: Character) -> None:
    """With a Mutation card `who` draws 4 of all its cards: a marker for each Contamination card (CM-END-02)."""
    if not mutations.card_of(game, who):
        return
    reshuffle_all(game, who)
    drawn = [game.drawn(card) for card in who.deck[-DRAWN:]]
    game.tell("check.draw", "CM-END-02", who=who.seat, drawn=drawn)
    found = len(contamination_cards(game, drawn))
    if found:
        mutations.count_markers(game, who, found, "CM-END-02")
    if mutations.markers(game, who) >= mutations.FATAL:
        perish(game, who)


def perish(game: Game, who: Character) -> None:
    """`who` dies in the check: nothing is placed on the board for it (CM-END-04)."""
    place, who.place = who.place, ""
    die(game, who, mutations.MUTATION)
    who.died_at = place
