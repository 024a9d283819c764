"""What the attacks of several races do. Races bind these, alone or one after the other; none copies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import wounds
from .contamination import gain_contamination
from .death import die
from .race_kit import SLIME
from .statuses import gain_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character, Intruder

Attack = Callable[..., None]
"""Called with the game, the Intruder, the Character and the occasion."""


def light_wound(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Light Wound."""
    wounds.light_wound(game, who, piece.kind)


def serious_wound(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Serious Wound."""
    wounds.serious_wound(game, who, piece.kind)


def contamination(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Contamination card."""
    gain_contamination(game, who)


def slime(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """A Slime marker."""
    gain_status(game, who, SLIME)


def deadly(number: int) -> Attack:
    """Death with `number` Serious Wounds or more, those just suffered among them."""

    def run(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
        if len(who.serious) >= number:
            die(game, who, piece.kind)

    return run


def in_turn(*attacks: Attack) -> Attack:
    """Each of `attacks`, in this order."""

    def run(*about: Any) -> None:
        for attack in attacks:
            attack(*about)

    return run
