"""Weapons of the Item decks, and what loads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    Shot,
    capacity,
    drive_off,
    intruders_at,
    load,
    own_items,
    place_fire,
    weapons,
)

from .effects import EFFECTS, some

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

BLANK = "blank"
HIT = "hit"
TWO_HITS = "two-hits"
MAGAZINE = 2

# ---------------------------------------------------------------- shots


@EFFECTS.bind("item", "combat-rifle.shot")
def rifle(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """On two-hits 1 more Ammo may be spent for 1 more Injury."""
    if shot.result.id != TWO_HITS or not who.ammo[weapon]:
        return
    if game.ask(who.seat, "more-ammo", ["keep", "spend"], weapon) == "spend":
        who.ammo[weapon] -= 1
        shot.injuries += 1


@EFFECTS.bind("item", "combat-shotgun.shot")
def shotgun(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """At least 1 Injury to anything but on a miss; 1 more on hit and two-hits."""
    if shot.result.id != BLANK:
        shot.at_least(1)
    if shot.result.id in (HIT, TWO_HITS):
        shot.injuries += 1


@EFFECTS.bind("item", "service-revolver.shot")
def revolver(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """1 more Injury on two-hits."""
    if shot.result.id == TWO_HITS:
        shot.injuries += 1


@EFFECTS.bind("item", "flamethrower.shot")
def flamethrower(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """At least 1 Injury to anything but on a miss; on two-hits the Room burns."""
    if shot.result.id != BLANK:
        shot.at_least(1)
    if shot.result.id == TWO_HITS:
        place = who.place
        shot.after.append(lambda: place_fire(game, place))


@EFFECTS.bind("item", "pistol.shot")
def pistol(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Two-hits counts as a hit."""
    if shot.result.id == TWO_HITS:
        shot.injuries = 1


# ---------------------------------------------------------------- Ammo


def refillable(game: Game, who: Character, tag: str) -> list[str]:
    """What `who` has that Items with `tag` fill and that is not full."""
    items = game.cards.item
    return [
        card
        for card in own_items(who)
        if card in who.ammo and tag in items[card].record.reload_tags and who.ammo[card] < capacity(game, who, card)
    ]


def fill(game: Game, who: Character, card: str) -> None:
    """Fill `card` to its maximum (LD-WEAPON-02)."""
    load(game, who, card, capacity(game, who, card))


def energy_weapons(game: Game, who: Character) -> list[str]:
    """The Weapons that a Weapon Battery would fill."""
    return refillable(game, who, "ammo-energy")


@EFFECTS.bind("item", "weapon-battery.load", choices=energy_weapons)
def load_energy(game: Game, who: Character, card: str) -> None:
    """Fill an Energy Weapon."""
    fill(game, who, card)


def chemical_weapons(game: Game, who: Character) -> list[str]:
    """The Weapons that a Reagent would fill."""
    return refillable(game, who, "ammo-chemical")


@EFFECTS.bind("item", "reagent.refuel", choices=chemical_weapons)
def refuel(game: Game, who: Character, card: str) -> None:
    """Fill a Flamethrower or another Weapon of its kind."""
    fill(game, who, card)


def intruders_here(game: Game, who: Character) -> list[str]:
    """The Intruders in the Room."""
    return [piece.id for piece in intruders_at(game, who.place)]


@EFFECTS.bind("item", "reagent.drive-off", choices=intruders_here)
def repel(game: Game, who: Character, target: str) -> None:
    """An Intruder in the Room Retreats."""
    drive_off(game, game.table.intruders[target], who, some("reagent"))


def attachable(game: Game, who: Character) -> list[str]:
    """The Energy Weapons to which a magazine can be added."""
    return weapons(game, who, "energy")


@EFFECTS.bind("item", "extended-magazine.attach", choices=attachable)
def extend(game: Game, who: Character, weapon: str) -> None:
    """The Weapon, which can hold 2 more from now on, gains 2 Ammo."""
    load(game, who, weapon, MAGAZINE)
