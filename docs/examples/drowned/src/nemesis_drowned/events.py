"""What the Event cards do: two that other races have too, and our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    add_token,
    bind_event_cards,
    event_kit,
    gain_contamination,
    in_the_dark,
    noise_everywhere,
    on_board,
    place_malfunction,
    recover,
)

from .tide import fall, is_flooded, rise
from .tokens import DIVER, LEECH

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("drowned")
SPAWN: Final = 2
SURGE: Final = 2
EBB: Final = 3
ALL_INJURIES: Final = 99
bind_event_cards(EFFECTS, "bulkheads-open", "short-circuit")


@EFFECTS.bind("event_card", "surge")
def surge(game: Game) -> None:
    """The Brine rises by 2."""
    rise(game, SURGE)


@EFFECTS.bind("event_card", "low-ebb")
def low_ebb(game: Game) -> None:
    """3 Rooms fall dry."""
    fall(game, EBB)


@EFFECTS.bind("event_card", "salt-in-the-wires")
def salt_in_the_wires(game: Game) -> None:
    """Explored Rooms under Brine break."""
    for place in event_kit.explored_rooms(game):
        if is_flooded(game, place):
            place_malfunction(game, place)


@EFFECTS.bind("event_card", "spawn")
def spawn(game: Game) -> None:
    """Two Leeches more in the bag."""
    for _ in range(SPAWN):
        add_token(game, LEECH)


@EFFECTS.bind("event_card", "spawn.darkness")
def spawn_in_the_dark(game: Game) -> None:
    """A Contamination card for each Character in Darkness."""
    for who in in_the_dark(game):
        gain_contamination(game, who)


@EFFECTS.bind("event_card", "lead-boots")
def lead_boots(game: Game) -> None:
    """Divers out of Combat go next door to Characters."""
    event_kit.hunt(game, DIVER)


@EFFECTS.bind("event_card", "the-sea-heals")
def the_sea_heals(game: Game) -> None:
    """Intruders in the Brine lose their Injuries; Characters in it are heard."""
    for piece in list(game.table.intruders.values()):
        if is_flooded(game, piece.place):
            recover(game, piece, ALL_INJURIES)
    for who in on_board(game):
        if is_flooded(game, who.place):
            noise_everywhere(game, who.place)
