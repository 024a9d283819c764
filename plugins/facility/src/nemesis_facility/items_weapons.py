"""Weapons of the Item decks, and what loads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import crew_kit, item_kit, weapon_kit

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Shot

EFFECTS.bind("item", "combat-rifle.shot")(item_kit.spends_ammo)
EFFECTS.bind("item", "combat-shotgun.shot")(item_kit.scatters)
EFFECTS.bind("item", "weapon-battery.load", choices=item_kit.energy_weapons)(item_kit.fill)
EFFECTS.bind("item", "reagent.refuel", choices=item_kit.chemical_weapons)(item_kit.fill)
EFFECTS.bind("item", "reagent.drive-off", choices=crew_kit.intruders_here)(item_kit.repel("reagent"))


EFFECTS.bind("item", "service-revolver.shot")(weapon_kit.stronger(item_kit.TWO_HITS))


@EFFECTS.bind("item", "pistol.shot")
def pistol(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Two-hits counts as a hit."""
    if shot.result.id == item_kit.TWO_HITS:
        shot.injuries = 1
