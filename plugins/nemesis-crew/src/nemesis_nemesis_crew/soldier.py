"""The Action cards and Quest Items of the Soldier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import hookimpl
from nemesis_core.rules import (
    Shot,
    attached,
    attack_targets,
    crew_kit,
    shoot,
    unload,
    weapon_kit,
    weapons,
    weapons_called,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nemesis_core import Game
    from nemesis_core.rules import Character

ASSAULT_RIFLE = "assault-rifle"
AUTOLOADER = "autoloader"
AMMO_FOR_INJURY = 2
"""Ammo of Full Auto for each Injury that it deals whatever the die shows."""

EFFECTS.bind("action_card", "nerves-of-steel.ignore-surprise", choices=crew_kit.would_be_hit)(crew_kit.deny)


def covers(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor, who moves...): `who`, another Character of the Room, or both."""
    return crew_kit.slips(game, who, together=True)


@EFFECTS.bind("action_card", "covering-fire.cover-two", choices=covers)
def covering_fire(game: Game, who: Character, place: str, corridor: str, *names: str) -> None:
    """Covering Fire: for 1 Ammo one or two Characters leave a Combat without being attacked; another must agree.

    The Ammo is spent all the same.
    """
    unload(game, who, 1)
    crew_kit.slip_away(game, who, place, corridor, names)


def shots(game: Game, who: Character, arms: Iterable[str]) -> list[tuple[str, str]]:
    """(Weapon, target) for each of `arms` that is loaded."""
    targets = attack_targets(game, who)
    return [(weapon, target) for weapon in arms if who.ammo[weapon] for target in targets]


def energy_shots(game: Game, who: Character) -> list[tuple[str, str]]:
    """The shots of loaded Energy Weapons."""
    return shots(game, who, weapons(game, who, "energy"))


@EFFECTS.bind("action_card", "taking-aim.aimed-shot", choices=energy_shots)
def taking_aim(game: Game, who: Character, weapon: str, target: str) -> None:
    """Taking Aim: a Shoot whose die may be rolled again, once; the second result stands (LD-SHOOT-01)."""

    def aim(shot: Shot) -> None:
        if weapon_kit.wants_reroll(game, who, shot):
            shot.roll()

    shoot(game, who, weapon, target, aim)


def rifle_shots(game: Game, who: Character) -> list[tuple[str, str]]:
    """The shots of the Assault Rifle."""
    return shots(game, who, weapons_called(game, who, ASSAULT_RIFLE))


@EFFECTS.bind("action_card", "full-auto.empty-magazine", choices=rifle_shots)
def full_auto(game: Game, who: Character, weapon: str, target: str) -> None:
    """Full Auto: all Ammo for one Shoot; half of it, rounded down, is dealt as Injuries even on a miss."""
    spent = who.ammo[weapon]

    def empty(shot: Shot) -> None:
        who.ammo[weapon] = 0
        shot.sure = spent // AMMO_FOR_INJURY

    shoot(game, who, weapon, target, empty)


# ---------------------------------------------------------------- Quest Items

EFFECTS.bind("item", "armor.ignore-attack", choices=crew_kit.would_be_hit)(crew_kit.deny)


def rifles(game: Game, who: Character) -> list[str]:
    """The Assault Rifle in hand."""
    return weapons_called(game, who, ASSAULT_RIFLE)


@EFFECTS.bind("item", "autoloader.attach", choices=rifles)
def autoload(game: Game, who: Character, weapon: str) -> None:
    """Autoloader: attached, it lets the Assault Rifle hold 1 more Ammo, and spares the Cost of loading it."""


@hookimpl
def item_discount(game: Game, who: Character, option: tuple[str, ...]) -> int | None:
    """An Item that loads an Assault Rifle with an Autoloader has Cost 0."""
    cards = game.cards
    weapon = next(iter(option[3:4]), "")
    if not any(cards.tagged(item, AUTOLOADER) for item in attached(who, weapon)):
        return None
    loads = set(cards.item[option[1]].record.tags) & set(cards.item[weapon].record.reload_tags)
    return int(cards.item[option[1]].cost) if loads else None
