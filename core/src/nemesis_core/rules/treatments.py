"""What Rooms and Items do to bodies: cleaning decks, cutting out what grows in a Character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contamination import all_contamination, purge, reshuffle_all
from .queries import contamination_cards
from .race_kit import LARVA
from .statuses import has_status
from .turns_end import pass_turn

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def contamination_in_hand(game: Game, who: Character) -> list[str]:
    """The Contamination cards in the hand of `who`, sorted."""
    return sorted(contamination_cards(game, who.hand))


def grows(game: Game, who: Character) -> bool:
    """Does something grow in `who`: a Larva, or what the race has instead?"""
    return has_status(who, LARVA) or bool(game.hooks.counts_as_infected(game, who))


def cut_out(game: Game, who: Character) -> bool:
    """Take what grows in `who` off its board; False when there was nothing."""
    return bool(game.hooks.cured(game, who))


def clean_all(game: Game, who: Character) -> None:
    """Scan all Contamination cards of `who`, remove the INFECTED ones and the Larva (LD-SURG-01, LD-SURG-02)."""
    purge(game, who, all_contamination(game, who))
    cut_out(game, who)


def start_over(game: Game, who: Character) -> None:
    """All cards of `who` become a new Action deck, and it passes with an empty hand (LD-SURG-04)."""
    reshuffle_all(game, who)
    pass_turn(game, who)
