"""Room Actions that treat Characters: Decon Room, Emergency Room, Surgery, Testing Lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    SLIME,
    contamination_in_hand,
    crafted_left,
    crew_kit,
    cut_out,
    grows,
    has_status,
    lose_status,
    purge,
    room_kit,
    take_crafted,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DECONTAMINATE: Final = "decontaminate"
"""What hooks call an Action that rids a hand of INFECTED cards."""

EFFECTS.bind("room", "emergency-room.treat-your-wounds", choices=room_kit.treatments)(room_kit.treat)
EFFECTS.bind("room", "surgery.surgical-procedure")(room_kit.operate)


def unclean(game: Game, who: Character) -> crew_kit.NoTarget:
    """Is there anything for the Decon Room to do?"""
    eased = game.hooks.eases(game, who, DECONTAMINATE)
    return crew_kit.when(eased or contamination_in_hand(game, who) or has_status(who, SLIME) or grows(game, who))


@EFFECTS.bind("room", "decon-room.decontamination-procedure", choices=unclean)
def decontaminate(game: Game, who: Character) -> None:
    """The hand is rid of INFECTED cards, the board of Larva and Slime, or what a race has in the place of these.

    (LD-DECON-01 to LD-DECON-03, LD-SLIME-02)
    """
    eased = game.hooks.eased(game, who, DECONTAMINATE)
    if eased != crew_kit.LEAVE:
        purge(game, who, contamination_in_hand(game, who))
    if eased is None:
        cut_out(game, who)
        lose_status(game, who, SLIME)


def neutralizers(game: Game, who: Character) -> list[str]:
    """A Neutralizer, if one is left."""
    return crafted_left(game, "neutralizer")


@EFFECTS.bind("room", "testing-lab.take-neutralizer", choices=neutralizers)
def take_neutralizer(game: Game, who: Character, card: str) -> None:
    """Take it (LD-TEST-01)."""
    take_crafted(game, who, card)
