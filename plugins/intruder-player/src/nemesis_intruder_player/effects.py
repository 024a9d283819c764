"""The effects of the Intruder Action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    by_name,
    event_kit,
    has_character,
    in_combat,
    noise_roll,
    on_board,
    recover,
    scan_top,
    seat_name,
)

from . import planning
from .ways import goes_or_breaks

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

EFFECTS: Final = Effects("intruder-player")
KIND: Final = "intruder_effect"
ADULT: Final = 2
"""The size of an Adult; other Intruders of that size stand for it."""
SCANNED: Final = 4
HEALED: Final = 2

EFFECTS.bind(KIND, "planning", choices=planning.can_plan)(planning.look)


# ---------------------------------------------------------------- Pursuit


def pursued(game: Game) -> list[tuple[str]]:
    """The Characters out of Combat."""
    return [(seat_name(who),) for who in on_board(game) if not in_combat(game, who)]


@EFFECTS.bind(KIND, "pursuit", choices=pursued)
def pursuit(game: Game, name: str) -> None:
    """A Character rolls for Noise."""
    noise_roll(game, by_name(game, name))


# ---------------------------------------------------------------- Coordinated Hunt


def adults(game: Game) -> list[str]:
    """The kinds of Intruders that stand for Adults."""
    return [name for name, kind in game.cards.kinds.items() if kind.size == ADULT]


def hunters(game: Game) -> list[tuple[()]]:
    """Is there an Adult out of Combat with a Character next door?"""
    kinds = adults(game)
    return [()] if any(hunts(game, piece) for piece in game.table.intruders.values() if piece.kind in kinds) else []


def hunts(game: Game, piece: Intruder) -> bool:
    """Has `piece`, out of Combat, a Character next door, and does it go there or break a Door?"""
    if has_character(game, piece.place):
        return False
    way = event_kit.way_to(game, piece, has_character)
    return bool(way) and goes_or_breaks(game, piece, way)


@EFFECTS.bind(KIND, "coordinated-hunt", choices=hunters)
def coordinated_hunt(game: Game) -> None:
    """Adults go next door to Characters."""
    event_kit.close_in(game, adults(game))


# ---------------------------------------------------------------- Metamorphosis


def grown_in(game: Game) -> list[tuple[()]]:
    """Is a Character on the board?"""
    return [()] if on_board(game) else []


@EFFECTS.bind(KIND, "metamorphosis", choices=grown_in)
def metamorphosis(game: Game) -> None:
    """Larvae break out of Characters; then the others Scan 4 cards each.

    With other Intruders: who carries what they infect with suffers what one more INFECTED Scan brings.
    """
    there = on_board(game)
    carriers = [who for who in there if game.hooks.counts_as_infected(game, who)]
    for who in carriers:
        infect(game, who)
    for who in there:
        if who not in carriers and who.place and scan_top(game, who, SCANNED):
            infect(game, who)


def infect(game: Game, who: Character) -> None:
    """`who`, if it still stands in a Room, suffers what an INFECTED Scan brings."""
    if who.place:
        game.hooks.infected(game, who)


# ---------------------------------------------------------------- Self-Healing


def hurt(game: Game) -> list[tuple[str]]:
    """The Intruders with Injuries."""
    return [(piece.id,) for piece in game.table.intruders.values() if piece.injuries]


@EFFECTS.bind(KIND, "self-healing", choices=hurt)
def self_healing(game: Game, piece: str) -> None:
    """An Intruder loses up to 2 Injuries."""
    recover(game, game.table.intruders[piece], HEALED)
