"""The eight Weaknesses: what each changes for those whom it helps. Two of them ask the rules of Doors and Lairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import hookimpl
from nemesis_core.rules import (
    action_cards,
    free_exits,
    intruders_at,
    noise_everywhere,
    number_in_the_light,
    on_board,
    pay,
    place_noise,
    weakness_active,
)

from .insanity import can_fall, lower_level

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

ECHO: Final = "echo-without-source"
FADING_VOICES: Final = "fading-voices"
GROUNDED_FLESH: Final = "grounded-flesh"
SHY_OF_LIGHT: Final = "shy-of-light"
THIN_MANIFESTATION: Final = "thin-manifestation"
WAVE_OF_CALM: Final = "wave-of-calm"
BY_ATTACKS: Final = ("attack", "surprise")
"""Occasions of Panic cards that attacks bring."""
ECHOES: Final = 2
"""Noise markers with Echo Without Source."""
RULE: Final = "LD-WEAK-02"


@hookimpl
def blood_change(game: Game, who: Character | None, piece: Intruder, blood: int) -> int:
    """Thin Manifestation: 1 lower, but not below 1."""
    return -int(who is not None and blood > 1 and weakness_active(game, who, THIN_MANIFESTATION))


@hookimpl
def injury_change(game: Game, who: Character | None, piece: Intruder, cause: str) -> int:
    """Grounded Flesh: 1 more from an Energy Weapon."""
    item = game.cards.item.get(cause) if who is not None else None
    energy = item is not None and item.record.weapon == "energy"
    return int(energy and weakness_active(game, who, GROUNDED_FLESH))


@hookimpl
def surprise_number(game: Game, who: Character, token: str) -> int:
    """The one number that is printed (VS-ENC-05, VS-ENC-06); Shy of Light lowers it where there is Power."""
    return number_in_the_light(game, who, token, SHY_OF_LIGHT)


def panic_spared(game: Game, who: Character, occasion: str) -> bool:
    """Fading Voices: does `who` discard an Action card to be spared the Panic card that an attack brings?"""
    if occasion not in BY_ATTACKS or not action_cards(game, who) or not weakness_active(game, who, FADING_VOICES):
        return False
    if game.ask(who.seat, FADING_VOICES, ["panic", "spare"]) == "panic":
        return False
    pay(game, who, 1)
    game.tell("panic.spared", RULE, who=who.seat)
    return True


def noise_around(game: Game, who: Character, rule: str) -> None:
    """The Noise, by `rule`, of an Encounter of `who` to which nobody comes; Echo Without Source leaves less of it."""
    if not weakness_active(game, who, ECHO):
        noise_everywhere(game, who.place, rule)
        return
    for _ in range(ECHOES):
        free = free_exits(game, who.place)
        if free:
            place_noise(game, game.ask(who.seat, ECHO, free), rule)


def wave_of_calm(game: Game) -> None:
    """Step: those in Rooms without Intruders may go down a level, in order, while Wave of Calm lies open."""
    for who in on_board(game):
        if can_fall(game, who) and not intruders_at(game, who.place) and weakness_active(game, who, WAVE_OF_CALM):
            if game.ask(who.seat, WAVE_OF_CALM, ["calm", "stay"]) == "calm":
                lower_level(game, who, RULE)
