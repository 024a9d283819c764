"""Spores on Character boards, in the place of Larvae."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import die, gain_status, has_status, lose_status

from .growth import SPORE, colony, in_number_order, place_germinator, spores_left

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character


def infected(game: Game, who: Character) -> bool:
    """Hook: a Spore comes to the Character board; with one already `who` dies and a Germinator grows in the Room.

    (CH-LARVA-01 to CH-LARVA-03)
    """
    if has_status(who, SPORE):
        if who.place:
            place_germinator(game, who.place)
        die(game, who, SPORE)
    else:
        take_spore(game, who)
    return True


def take_spore(game: Game, who: Character) -> None:
    """A Spore of the pool comes to the board of `who`; from an empty pool the first in the Rooms (CH-LARVA-03)."""
    if not spores_left(game):
        for place in in_number_order(game, colony(game).spores)[:1]:
            place_germinator(game, place, "CH-LARVA-03")
    gain_status(game, who, SPORE, "CH-LARVA-01")


def cured(game: Game, who: Character) -> bool | None:
    """Hook: the Spore is taken off (CH-LARVA-04)."""
    return True if lose_status(game, who, SPORE, "CH-LARVA-04") else None


def counts_as_infected(game: Game, who: Character) -> bool | None:
    """Hook: with a Spore on its board the final draw is due (CH-LARVA-04)."""
    return True if has_status(who, SPORE) else None


def character_died(game: Game, who: Character) -> None:
    """Hook: the Spore of a dead Character goes back to the pool (CH-LARVA-02)."""
    who.marks.pop(SPORE, None)
