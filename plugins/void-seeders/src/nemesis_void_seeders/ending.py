"""The end: Contamination cards drive survivors mad, and who is mad draws for its life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    all_contamination,
    contamination_cards,
    die,
    discard_card,
    reshuffle_all,
    survivors,
)

from .insanity import level, set_level
from .records import LAST_LEVEL, PANIC

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DRAWN: Final = 4


def contamination_check(game: Game) -> None:
    """Step: every survivor counts its Contamination cards, then those on the last level draw.

    (VS-END-01 to VS-END-03, VS-END-06)
    """
    put_panic_away(game)
    lose_lairs(game)
    alive = survivors(game)
    if alive:
        game.tell("check", "VS-END-01", check="contamination")
    for who in alive:
        count(game, who)
    for who in alive:
        if level(game, who) == LAST_LEVEL:
            draw(game, who)


def put_panic_away(game: Game) -> None:
    """Panic cards that were being resolved when the game ended lie on the discard pile (VS-PAN-06)."""
    while game.seeders.resolving:
        discard_card(game, PANIC, game.seeders.resolving.pop())


def lose_lairs(game: Game) -> None:
    """With the board, and so the Despoiler, all Lairs on it are gone (VS-END-05)."""
    part = game.seeders
    if game.laboratory.queen_killed:
        part.destroyed += part.lairs.values()
        part.lairs.clear()
        part.lair_injuries.clear()


def count(game: Game, who: Character) -> None:
    """Each Contamination card raises the level of `who` by 1, up to the last one (VS-END-01, VS-END-02)."""
    cards = len(all_contamination(game, who))
    set_level(game, who, min(LAST_LEVEL, level(game, who) + cards), "VS-END-01")


def draw(game: Game, who: Character) -> None:
    """`who` shuffles all its cards and draws 4; it dies of any Contamination card, INFECTED or not (VS-END-03)."""
    reshuffle_all(game, who)
    drawn = [game.drawn(card) for card in who.deck[-DRAWN:]]
    game.tell("check.draw", "VS-END-03", who=who.seat, drawn=drawn)
    if contamination_cards(game, drawn):
        die(game, who, "contamination")
