"""Room Actions that treat Characters: Decon Room, Emergency Room, Surgery, Testing Lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    SLIME,
    crafted_left,
    dress,
    has_status,
    heal_light,
    heal_one,
    light_wound,
    lose_status,
    purge,
    take_crafted,
    undressed,
)

from .effects import EFFECTS, when
from .treatments import clean_all, cut_out, grows, in_hand, start_over

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

DRESS_ALL = "dress-all-serious"
HEAL_ONE = "heal-one-dressed"
HEAL_LIGHT = "heal-all-light"


def unclean(game: Game, who: Character) -> tuple[tuple[()], ...]:
    """Is there anything for the Decon Room to do?"""
    return when(in_hand(game, who) or has_status(who, SLIME) or grows(game, who))


@EFFECTS.bind("room", "decon-room.decontamination-procedure", choices=unclean)
def decontaminate(game: Game, who: Character) -> None:
    """The hand is rid of INFECTED cards, the board of Larva and Slime (LD-DECON-01 to LD-DECON-03, LD-SLIME-02)."""
    purge(game, who, in_hand(game, who))
    cut_out(game, who)
    lose_status(game, who, SLIME)


def treatments(game: Game, who: Character) -> list[str]:
    """The treatments of the Emergency Room that would help `who` (LD-EMER-01 to LD-EMER-03)."""
    fitting = {DRESS_ALL: undressed(who), HEAL_ONE: who.dressed, HEAL_LIGHT: who.light}
    return [name for name, wounds in fitting.items() if wounds]


@EFFECTS.bind("room", "emergency-room.treat-your-wounds", choices=treatments)
def treat(game: Game, who: Character, treatment: str) -> None:
    """One treatment, and only that (LD-EMER-04)."""
    if treatment == DRESS_ALL:
        for card in undressed(who):
            dress(game, who, card)
    elif treatment == HEAL_ONE:
        heal_one(game, who)
    else:
        heal_light(game, who)


@EFFECTS.bind("room", "surgery.surgical-procedure")
def operate(game: Game, who: Character) -> None:
    """All INFECTED cards and the Larva go, for a Light Wound and the rest of the round (LD-SURG-01 to LD-SURG-04)."""
    clean_all(game, who)
    light_wound(game, who, "surgery")
    if who.place:
        start_over(game, who)


def neutralizers(game: Game, who: Character) -> list[str]:
    """A Neutralizer, if one is left."""
    return crafted_left(game, "neutralizer")


@EFFECTS.bind("room", "testing-lab.take-neutralizer", choices=neutralizers)
def take_neutralizer(game: Game, who: Character, card: str) -> None:
    """Take it (LD-TEST-01)."""
    take_crafted(game, who, card)
