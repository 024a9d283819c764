"""What the Weapons of the crew make of the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import computer_at, weapon_kit

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot


EFFECTS.bind("item", "nailgun.shot", "nemesis-nailgun.shot")(weapon_kit.counts_as("two-hits", "hit"))
EFFECTS.bind("item", "survivor-assault-rifle.shot")(weapon_kit.one_more)


@EFFECTS.bind("item", "smg.shot")
def smg(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """SMG: after a miss 1 more Ammo buys another roll, once."""
    if shot.missed and who.ammo[weapon] and weapon_kit.wants_reroll(game, who, shot):
        who.ammo[weapon] -= 1
        shot.roll()


@EFFECTS.bind("item", "smart-gun.shot")
def smart_gun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Smart Gun: with Power the die may be rolled again, once; the second result stands."""
    if game.hooks.power(game, who.place) and weapon_kit.wants_reroll(game, who, shot):
        shot.roll()


@EFFECTS.bind("item", "nemesis-smart-gun.shot")
def networked_gun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Smart Gun without Power: at a working Computer the die may be rolled again, once; the second result stands."""
    if computer_at(game, who.place) and weapon_kit.wants_reroll(game, who, shot):
        shot.roll()
