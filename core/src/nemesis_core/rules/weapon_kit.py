"""What Weapons of several crews and boards make of the die, and what loads them. They bind these, none copies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .costs import pay
from .fighting import adds
from .injuries import drive_off
from .inventory import capacity, load, weapons
from .queries import action_cards

if TYPE_CHECKING:
    from ..game import Game
    from .fighting import Shot
    from .table import Character

Rule = Callable[["Game", "Character", str, "Shot"], None]


def wants_reroll(game: Game, who: Character, shot: Shot) -> bool:
    """Does the player want to roll again?"""
    return bool(game.ask(who.seat, "reroll", ["keep", "reroll"], str(shot.result.id)) == "reroll")


def chargeable(game: Game, who: Character) -> list[str]:
    """The Energy Weapons of `who` that are not full."""
    return [card for card in weapons(game, who, "energy") if who.ammo.get(card, 0) < capacity(game, who, card)]


def charge(number: int) -> Callable[[Game, Character, str], None]:
    """The use of a card that puts `number` Ammo on a Weapon, not above its maximum (LD-WEAPON-02)."""
    return lambda game, who, weapon: load(game, who, weapon, number)


def one_more(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Rule of a Weapon: 1 Injury more if the shot deals any, one bought with an Action card included."""
    shot.more = 1


def stronger(result: str) -> Rule:
    """Rule of a Weapon: 1 Injury more on the die result `result`."""

    def rule(game: Game, who: Character, weapon: str, shot: Shot) -> None:
        if shot.result.id == result:
            shot.injuries += 1

    return rule


def repels(game: Game, who: Character, weapon: str, shot: Shot) -> None:
    """Rule of a Weapon: a shot that would deal Injuries to an Intruder makes it Retreat instead (LD-RETR-02).

    One that would deal some for an Action card does so for that card.
    """
    piece = shot.piece
    if piece is None:
        return
    hit = shot.injuries > 0
    if not hit and shot.bonus and action_cards(game, who) and adds(game, who, shot, shot.target):
        pay(game, who, 1)
        hit = True
    shot.injuries = shot.bonus = 0
    if hit:
        shot.after.append(lambda: drive_off(game, piece, who, weapon))


def counts_as(rolled: str, result: str, unchanged: bool = False) -> Rule:
    """Rule of a Weapon: the die result `rolled` counts as `result`; perhaps only one that the die itself shows."""

    def rule(game: Game, who: Character, weapon: str, shot: Shot) -> None:
        if shot.result.id == rolled and (shot.face == rolled or not unchanged):
            shot.result = game.die_results[result]
            shot.injuries = shot.result.injuries

    return rule
