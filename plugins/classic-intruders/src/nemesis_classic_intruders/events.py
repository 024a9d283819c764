"""The 20 Event cards of Lockdown's deck: those of several races are bound, the race's own are here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core import Effects
from nemesis_core.rules import (
    LARVA,
    SLIME,
    Character,
    affected_by,
    bind_event_cards,
    burst,
    event_kit,
    gain_status,
    has_status,
    in_combat,
    in_the_dark,
    noise_roll,
    on_board,
    place_intruder,
    recover,
    scan_drawn,
)

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("classic-intruders")
ECLOSION_CARDS: Final = 4
REGENERATED: Final = 2

bind_event_cards(
    EFFECTS,
    "blue-screen",
    "bulkheads-open",
    "consuming-fire",
    "coolant-leak",
    "damage",
    "damaging-fire",
    "egg-protection",
    "hatching",
    "life-network-failure",
    "lurking",
    "nest-event",
    "noise-in-corridors",
    "panic",
    "power-surge",
    "short-circuit",
)


@EFFECTS.bind("event_card", "eclosion")
def eclosion(game: Game) -> None:
    """Larvae break out of Characters; then the others look whether they carry one."""
    for who in on_board(game):
        if has_status(who, LARVA):
            burst(game, who, "creeper")
    for who in on_board(game):
        scan_drawn(game, who, ECLOSION_CARDS)


# ---------------------------------------------------------------- Hunt


@EFFECTS.bind("event_card", "hunt-1")
def hunt(game: Game) -> None:
    """Adults hunt."""
    event_kit.hunt(game, "adult")


# ---------------------------------------------------------------- Slime


def slimed(game: Game) -> list[Character]:
    """The Characters on the board to whom a Slime marker does something, in order."""
    return [who for who in on_board(game) if affected_by(game, who, SLIME)]


@EFFECTS.bind("event_card", "scent-of-prey")
def scent_of_prey(game: Game) -> None:
    """Noise all around those with Slime."""
    event_kit.rooms_sound(game, [who.place for who in slimed(game)])


@EFFECTS.bind("event_card", "scent-of-prey.darkness")
def scent_of_prey_in_the_dark(game: Game) -> None:
    """They roll for Noise, out of Combat; Combat is looked at when the turn to roll comes."""
    for who in in_the_dark(game, lambda c: affected_by(game, c, SLIME) and not in_combat(game, c)):
        if who.place and not in_combat(game, who):
            noise_roll(game, who)


@EFFECTS.bind("event_card", "regeneration")
def regeneration(game: Game) -> None:
    """Every Intruder loses Injuries."""
    for piece in list(game.table.intruders.values()):
        recover(game, piece, REGENERATED)


@EFFECTS.bind("event_card", "regeneration.darkness")
def regeneration_in_the_dark(game: Game) -> None:
    """An Adult in each Room where somebody has Slime, without a token or an attack; then Slime for everybody."""
    touched = in_the_dark(game, lambda c: affected_by(game, c, SLIME) or can_be_slimed(game, c))
    for place in dict.fromkeys(who.place for who in touched if affected_by(game, who, SLIME)):
        place_intruder(game, "adult", place)
    for who in touched:
        gain_status(game, who, SLIME)


def can_be_slimed(game: Game, who: Character) -> bool:
    """Would `who` get a Slime marker?"""
    return not has_status(who, SLIME) and not game.hooks.status_banned(game, who, SLIME)
