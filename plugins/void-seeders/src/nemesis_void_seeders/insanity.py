"""Insanity levels: rising, falling, the death that lies beyond the last, and what treatments do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import LARVA, SLIME, contamination_in_hand, die, seat_name

from .records import FIRST_LEVEL, INSANITY, LAST_LEVEL

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

CALM: Final = 3
"""The level to which what takes a Larva off takes a Character down (VS-INS-09)."""
LOWER: Final = "lower"
BOTH: Final = "lower-and-scan"
SCAN: Final = "scan"
LEAVE: Final = "leave"


# ---------------------------------------------------------------- the level


def level(game: Game, who: Character) -> int:
    """The Insanity level of `who` (VS-INS-01)."""
    return int(game.seeders.levels.get(seat_name(who), FIRST_LEVEL))


def set_level(game: Game, who: Character, new: int, rule: str) -> bool:
    """`who` is on level `new`, as `rule` says; nobody dies of it. False when it was there (VS-INS-05)."""
    before = level(game, who)
    if before == new:
        return False
    game.seeders.levels[seat_name(who)] = new
    game.tell("insanity.rise" if new > before else "insanity.fall", rule, who=who.seat, level=new)
    return True


def raise_level(game: Game, who: Character, rule: str) -> None:
    """`who` goes up one level, as `rule` says; from the last one it dies (VS-INS-03)."""
    if who.status == "dead":
        return
    if level(game, who) < LAST_LEVEL:
        set_level(game, who, level(game, who) + 1, rule)
    else:
        die(game, who, INSANITY)


def can_fall(game: Game, who: Character) -> bool:
    """Can `who` go down a level: down to 1, or to 3 as soon as it has been there? (VS-INS-04)"""
    now = level(game, who)
    return now > int(game.insanity_levels[now].floor)


def lower_level(game: Game, who: Character, rule: str = "VS-INS-10") -> bool:
    """`who` goes down one level, if it can (VS-INS-04)."""
    return can_fall(game, who) and set_level(game, who, level(game, who) - 1, rule)


def calm_down(game: Game, who: Character, rule: str = "VS-INS-09") -> bool:
    """`who`, if it is above level 3, goes down to that (VS-INS-09)."""
    return level(game, who) > CALM and set_level(game, who, CALM, rule)


# ---------------------------------------------------------------- Contamination, Larvae, Slime


@hookimpl
def infected(game: Game, who: Character) -> bool:
    """A Scan that finds an INFECTED card takes `who` to the last level (VS-INS-06)."""
    set_level(game, who, LAST_LEVEL, "VS-INS-06")
    return True


@hookimpl
def status_banned(game: Game, who: Character, status: str) -> bool | None:
    """There is no Slime, and no Larva: the last level comes in its place (VL-SLIME-01, VS-SLM-01, VS-INS-08)."""
    if status == LARVA:
        set_level(game, who, LAST_LEVEL, "VS-INS-08")
    return True if status in (SLIME, LARVA) else None


@hookimpl
def cured(game: Game, who: Character) -> bool | None:
    """What takes a Larva off calms `who` down (VS-INS-09, VL-NEUTRAL-01)."""
    return calm_down(game, who) or None


@hookimpl
def counts_as_infected(game: Game, who: Character) -> bool | None:
    """Can a treatment do something for `who`? The end asks for it in a way of its own (VS-INS-09)."""
    return True if level(game, who) > CALM else None


# ---------------------------------------------------------------- Rest and the like


@hookimpl
def eases(game: Game, who: Character, by: str) -> bool | None:
    """Rest, Rushed Analysis and the Decon Room do something for whoever can go down a level (VS-INS-10)."""
    return can_fall(game, who) or None


@hookimpl
def eased(game: Game, who: Character, by: str) -> str | None:
    """Its player chooses one or both: first the level, then the Scan (VS-INS-10, VS-INS-11, VL-REST-01)."""
    if not can_fall(game, who):
        return None
    ways = [LOWER, BOTH, SCAN, LEAVE] if contamination_in_hand(game, who) else [LOWER, LEAVE]
    chosen = game.ask(who.seat, "calm", ways)
    if chosen in (LOWER, BOTH):
        lower_level(game, who)
    return SCAN if chosen in (BOTH, SCAN) else LEAVE


# ---------------------------------------------------------------- back from the dead


@hookimpl
def character_back(game: Game, who: Character, place: str) -> None:
    """It has the level on which it died; its token, if it is out of the game, goes into the bag again (VS-INS-13)."""
    part = game.seeders
    for token in [token for token, seat in part.owners.items() if seat == seat_name(who) and token in part.boxed]:
        part.boxed.remove(token)
        game.table.bag.append(token)
        game.tell("insanity.token.back", "VS-INS-13", who=who.seat)
