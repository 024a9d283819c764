"""Which Trait a Character has, where Traits are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

AUTHORIZATION: Final = "authorization"
HANDYMAN: Final = "handyman"
JUST_DIE_ALREADY: Final = "just-die-already"
RUSH: Final = "rush"
SCAVENGER: Final = "scavenger"
WHEELCHAIR: Final = "wheelchair"


def has_trait(game: Game, who: Character, trait: str) -> bool:
    """Has `who` the Trait `trait` in this game?"""
    traits = game.traits
    return who.id in traits and traits[who.id].id == trait
