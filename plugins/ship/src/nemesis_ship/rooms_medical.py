"""Room Actions that treat Characters: Emergency Room, Surgery, Canteen, Shower Room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    SLIME,
    contamination_in_hand,
    crew_kit,
    has_status,
    heal_one_light,
    lose_status,
    room_kit,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

EFFECTS.bind("room", "emergency-room.treat-your-wounds", choices=room_kit.treatments)(room_kit.treat)
EFFECTS.bind("room", "surgery.surgery")(room_kit.operate)


def offer_scan(game: Game, who: Character) -> None:
    """`who` may Scan the Contamination cards in hand: clean ones go, an INFECTED one has its consequence.

    Where a race eases it by a Rest, that is asked instead. (SH-CANTEEN-02, SH-CANTEEN-03, SH-SHOWER-02)
    """
    scan = game.hooks.eased(game, who, crew_kit.REST)
    if scan is None and contamination_in_hand(game, who):
        scan = game.ask(who.seat, "scan-hand", [crew_kit.LEAVE, crew_kit.SCAN])
    if scan == crew_kit.SCAN:
        crew_kit.scan_hand(game, who)


def hungry(game: Game, who: Character) -> crew_kit.NoTarget:
    """Would a snack do anything?"""
    return crew_kit.when(who.light) or crew_kit.weary(game, who)


@EFFECTS.bind("room", "canteen.have-a-snack", choices=hungry)
def have_a_snack(game: Game, who: Character) -> None:
    """Heal 1 Light Wound, then Scan the hand or not (SH-CANTEEN-01, SH-CANTEEN-02)."""
    heal_one_light(game, who)
    offer_scan(game, who)


def dirty(game: Game, who: Character) -> crew_kit.NoTarget:
    """Would a shower do anything?"""
    return crew_kit.when(has_status(who, SLIME)) or crew_kit.weary(game, who)


@EFFECTS.bind("room", "shower-room.take-a-shower", choices=dirty)
def take_a_shower(game: Game, who: Character) -> None:
    """The Slime marker goes, then Scan the hand or not; Fire stays (SH-SHOWER-01 to SH-SHOWER-03)."""
    lose_status(game, who, SLIME)
    offer_scan(game, who)
