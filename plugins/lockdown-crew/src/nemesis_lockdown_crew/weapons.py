"""What the Weapons of the crew make of the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot


def wants_reroll(game: Game, who: Character, shot: Shot) -> bool:
    """Does the player want to roll again?"""
    return bool(game.ask(who.seat, "reroll", ["keep", "reroll"], str(shot.result.id)) == "reroll")


@EFFECTS.bind("item", "smg.shot")
def smg(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """SMG: after a miss 1 more Ammo buys another roll, once."""
    if shot.missed and who.ammo[weapon] and wants_reroll(game, who, shot):
        who.ammo[weapon] -= 1
        shot.roll()


@EFFECTS.bind("item", "smart-gun.shot")
def smart_gun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Smart Gun: with Power the die may be rolled again, once; the second result stands."""
    if game.hooks.power(game, who.place) and wants_reroll(game, who, shot):
        shot.roll()


@EFFECTS.bind("item", "nailgun.shot")
def nailgun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Nailgun: two-hits counts as hit."""
    if shot.result.id == "two-hits":
        shot.result = game.die_results["hit"]
        shot.injuries = shot.result.injuries


@EFFECTS.bind("item", "survivor-assault-rifle.shot")
def assault_rifle(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Assault Rifle: 1 Injury more if the shot deals any, one bought with an Action card included."""
    shot.more = 1
