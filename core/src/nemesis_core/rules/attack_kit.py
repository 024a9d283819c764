"""What the attacks of several races do. Races bind these, alone or one after the other; none copies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import wounds
from .contamination import gain_contamination
from .death import die
from .intruders import free_miniature, place_intruder
from .queries import in_order_at
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


def fatal(number: int, *otherwise: Attack) -> Attack:
    """Death with `number` Serious Wounds or more before it; for one with fewer each of `otherwise`, in this order."""

    def run(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
        if len(who.serious) >= number:
            die(game, who, piece.kind)
            return
        for attack in otherwise:
            attack(game, piece, who, occasion)

    return run


def deadly_or_wound(number: int) -> Attack:
    """Death for who has `number` Serious Wounds or more already, Dressed or not; for others one more."""
    return fatal(number, serious_wound)


def on_everybody(attack: Attack) -> Attack:
    """`attack`, on each Character in the Room of the target, in order from the First Player."""

    def run(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
        for other in in_order_at(game, who.place):
            attack(game, piece, other, occasion)

    return run


def joined(game: Game, piece: Intruder, who: Character, occasion: str) -> None:
    """One more of the attacker's kind comes to the Room, if a miniature is left; it does not attack by surprise."""
    if free_miniature(game, piece.kind):
        place_intruder(game, piece.kind, who.place)


def room_by_room(game: Game, pieces: list[Intruder], first: Callable[[Intruder], int]) -> list[Intruder]:
    """`pieces` by the number of their Room, those without one last; in each Room by the number that `first` gives."""
    order = {place: n for n, place in enumerate(game.board.order)}
    return sorted(pieces, key=lambda piece: (order[piece.place], first(piece)))


def in_turn(*attacks: Attack) -> Attack:
    """Each of `attacks`, in this order."""

    def run(*about: Any) -> None:
        for attack in attacks:
            attack(*about)

    return run
