"""Lairs: how they come, what it is to share a Room with one, how they are hurt and destroyed, what ends with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    draw_blood,
    gain_contamination,
    noise_roll,
    place_object,
    serious_wound,
    take_off,
    token_aside,
    weakness_active,
)

from .records import DESPOILER, LAIRS
from .tokens import random_token_home

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

LAIR: Final = "lair"
NAMES: Final = tuple(f"{LAIR}-{n + 1}" for n in range(LAIRS))
"""The miniatures (VS-CMP-04)."""
SIZE: Final = 3
"""What a die result must reach to hit one: those for smaller targets miss it (VS-LAI-06)."""
DRAWN: Final = 2
"""Attack cards drawn for a Lair that has been hurt (VS-LAI-08)."""
CARCASS: Final = "intruder-carcass"
CRACKED_SHELL: Final = "cracked-shell"

EFFECTS = Effects(Effects.shared)


def lair_at(game: Game, place: str) -> str:
    """The Lair at `place`, or an empty text."""
    return str(game.seeders.lairs.get(place, ""))


def place_of(game: Game, lair: str) -> str:
    """Where `lair` is, or an empty text."""
    return next((place for place, name in game.seeders.lairs.items() if name == lair), "")


def despoiler_dead(game: Game) -> bool:
    """Is the Despoiler killed: are all Lairs destroyed, or the board? (VS-LAI-12, VS-CBT-08)"""
    return bool(game.laboratory.queen_killed)


# ---------------------------------------------------------------- coming


def place_lair(game: Game, place: str) -> None:
    """A Lair comes to `place`, which is no First Encounter (VS-LEX-01, VS-LEX-03, VS-LEX-04)."""
    part = game.seeders
    gone = {*part.lairs.values(), *part.destroyed}
    lair = next((name for name in NAMES if name not in gone), "")
    if lair and place not in part.lairs:
        part.lairs[place] = lair
        game.tell("lair.place", "VS-LEX-01", place=place)


@EFFECTS.bind("exploration_effect", "lair")
def lair_token(game: Game, who: Character, corridor: str) -> None:
    """A Lair comes to the Room (VS-LEX-01, VS-LEX-02, VS-LEX-05)."""
    place_lair(game, who.place)


# ---------------------------------------------------------------- being there


@hookimpl
def causes_combat(game: Game, place: str) -> bool | None:
    """A Lair does (VS-LAI-01, VS-ENC-11)."""
    return True if place in game.seeders.lairs else None


@hookimpl
def turn_ended(game: Game, who: Character) -> None:
    """A Noise roll, when Fire has done its worst (VS-LAI-02, VS-LAI-15)."""
    if who.place in game.seeders.lairs:
        game.tell("lair.noise", "VS-LAI-02", who=who.seat, place=who.place)
        noise_roll(game, who)


# ---------------------------------------------------------------- what hits one


def _there(game: Game, place: str) -> list[str] | None:
    lair = game.seeders.lairs.get(place)
    return [lair] if lair else None


@hookimpl
def targets(game: Game, place: str) -> list[str] | None:
    """What shoots or strikes at something else than Intruders can do so at a Lair (VS-LAI-06, VS-LAI-07)."""
    return _there(game, place)


@hookimpl
def item_targets(game: Game, place: str) -> list[str] | None:
    """So can Items and Action cards that injure Intruders (VS-LAI-13)."""
    return _there(game, place)


@hookimpl
def sample_targets(game: Game, place: str) -> list[str] | None:
    """A Lair gives a Carcass, and is not hurt by it (VL-CARCASS-03, VS-CBT-11)."""
    return _there(game, place)


@hookimpl
def target_size(game: Game, target: str) -> int | None:
    """Only the crosshairs hit it, with the Advantage die whatever injures any target (VS-LAI-06, VS-LAI-14)."""
    return SIZE if target in NAMES else None


@hookimpl
def hit_target(game: Game, who: Character, target: str, injuries: int, source: str, cause: str) -> bool | None:
    """It is hurt; a Melee Attack costs what one at an Intruder does (VS-LAI-07, VS-LAI-08, VS-LAI-13)."""
    if target not in NAMES:
        return None
    if source == "melee":
        gain_contamination(game, who)
    if injuries:
        hurt_lair(game, place_of(game, target), injuries, who)
    elif source == "melee":
        serious_wound(game, who, "melee")
    return True


@hookimpl
def room_struck(game: Game, place: str, injuries: int | None, who: Character | None, cause: str) -> None:
    """What strikes all Intruders of a Room strikes it; what kills all of them destroys it.

    (VS-LAI-09, VS-LAI-10, VS-LAI-13)
    """
    if injuries is None:
        destroy_lair(game, place)
    else:
        hurt_lair(game, place, injuries)


@hookimpl
def can_be_struck(game: Game, place: str) -> bool | None:
    """A Room with a Lair is worth it (VS-LAI-13)."""
    return True if place in game.seeders.lairs else None


# ---------------------------------------------------------------- Injuries


def hurt_lair(game: Game, place: str, injuries: int, who: Character | None = None) -> None:
    """The Lair at `place`, if any, suffers `injuries`, then it is checked.

    They are of an attack of `who`, if that is given: then Cracked Shell may add one. (VS-LAI-08)
    """
    part, lair = game.seeders, lair_at(game, place)
    if not lair or injuries <= 0:
        return
    injuries += who is not None and weakness_active(game, who, CRACKED_SHELL)
    now = part.lair_injuries[lair] = part.lair_injuries.get(lair, 0) + injuries
    game.tell("lair.injury", "VS-LAI-08", place=place, injuries=injuries, now=now)
    check_lair(game, place, now)


def check_lair(game: Game, place: str, injuries: int) -> None:
    """2 Attack cards: an arrow saves it, else the higher blood must be more than its `injuries` (VS-LAI-08).

    Ruling: a card that cannot be drawn counts as blood 0.
    """
    cards = draw_blood(game, DRAWN)
    blood = max((card.blood for card in cards), default=0)
    if any(card.retreat for card in cards):
        game.tell("lair.arrow", "VS-LAI-08", place=place)
    elif blood <= injuries:
        destroy_lair(game, place)
    else:
        game.tell("lair.endures", "VS-LAI-08", place=place, blood=blood)


def destroy_lair(game: Game, place: str) -> None:
    """The Lair at `place`, if any, lies on a Destroyed slot and leaves a Carcass; the last takes the Despoiler along.

    (VS-LAI-10 to VS-LAI-12)
    """
    part, lair = game.seeders, lair_at(game, place)
    if not lair:
        return
    del part.lairs[place]
    part.lair_injuries.pop(lair, None)
    part.destroyed.append(lair)
    game.tell("lair.destroy", "VS-LAI-11", place=place)
    place_object(game, CARCASS, place)
    if len(part.destroyed) == LAIRS:
        kill_despoiler(game)


# ---------------------------------------------------------------- the Despoiler


def kill_despoiler(game: Game) -> None:
    """It counts as killed, and leaves the board if it is there (VS-LAI-12, VS-CBT-12, VS-END-04)."""
    game.laboratory.queen_killed = True
    game.tell("despoiler.die", "VS-LAI-12")
    for piece in list(game.table.intruders.values()):
        if piece.kind == DESPOILER:
            _removed(game, piece)


def _removed(game: Game, piece: Intruder) -> None:
    take_off(game, piece)
    token_aside(game, piece)
    game.tell("intruder.vanish", "VS-LAI-12", piece=piece.id)
    random_token_home(game)


@hookimpl
def place_piece(game: Game, kind: str, place: str) -> bool | None:
    """A killed Despoiler is never placed again (VS-LAI-12)."""
    return True if kind == DESPOILER and despoiler_dead(game) else None
