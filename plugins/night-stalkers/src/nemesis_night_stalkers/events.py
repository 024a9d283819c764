"""The 22 Event cards: what each does everywhere, and what besides in Darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Effects
from nemesis_core.rules import (
    LARVA,
    Character,
    Intruder,
    bind_event_cards,
    event_kit,
    has_character,
    has_status,
    in_combat,
    in_the_dark,
    on_board,
    place_intruder,
    role_places,
    same_section,
    scan_drawn,
    scan_for_growth,
    send,
    undressed,
)

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("night-stalkers")
SHELL_CARDS = 4

bind_event_cards(
    EFFECTS,
    "blue-screen",
    "bulkheads-open",
    "consuming-fire",
    "coolant-leak",
    "damage",
    "egg-protection",
    "fire-in-the-hole",
    "hatching",
    "lurking",
    "nest-event",
    "noise-in-corridors",
    "panic",
    "power-surge",
    "sanitary-network-failure",
    "short-circuit",
)


def bleeds(who: Character) -> bool:
    """Has `who` a Serious Wound that is not Dressed?"""
    return bool(undressed(who))


def _hunt(game: Game, piece: Intruder, prey: list[Character]) -> None:
    """`piece`, out of Combat, goes to the Room of its Section with the lowest number where one of `prey` is."""
    rooms = {who.place for who in prey}
    for place in game.board.order if not has_character(game, piece.place) else ():
        if place in rooms and same_section(game, piece.place, place):
            send(game, piece, place)
            return


def _easy_prey(game: Game) -> list[Character]:
    return [c for c in on_board(game) if bleeds(c) and event_kit.empty_handed(game, c)]


@EFFECTS.bind("event_card", "blood-trace-2")
def blood_trace(game: Game) -> None:
    """Where there is light, Intruders go to the blood of those without Action cards.

    Those in Darkness wait for the Darkness effect, which gives them more prey: its lowest number counts then.
    """
    prey = _easy_prey(game)
    for piece in list(game.table.intruders.values()):
        if not game.hooks.darkness(game, piece.place):
            _hunt(game, piece, prey)


@EFFECTS.bind("event_card", "blood-trace-2.darkness")
def blood_trace_in_the_dark(game: Game) -> None:
    """The others go to the blood of anybody: of those without Action cards, or in Darkness."""
    easy = _easy_prey(game)
    prey = in_the_dark(game, lambda c: bleeds(c) and not event_kit.empty_handed(game, c))
    for piece in list(game.table.intruders.values()):
        _hunt(game, piece, [*prey, *easy] if game.hooks.darkness(game, piece.place) else prey)


@EFFECTS.bind("event_card", "kickstopper")
def kickstopper(game: Game) -> None:
    """The Elevator loses its Power, its Rooms break."""
    game.hooks.command(game, "unpower", "elevator")
    event_kit.rooms_fail(game, role_places(game, "elevator"))


@EFFECTS.bind("event_card", "leaving-the-shell-1")
def leaving_the_shell(game: Game) -> None:
    """Larvae may break out of Characters; all others look whether they carry one."""
    carriers = [c for c in on_board(game) if has_status(c, LARVA)]
    others = [c for c in on_board(game) if not has_status(c, LARVA)]
    for who in carriers:
        scan_for_growth(game, who, "creeper")
    for who in others:
        scan_drawn(game, who, SHELL_CARDS)


@EFFECTS.bind("event_card", "scent-of-blood")
def scent_of_blood(game: Game) -> None:
    """Noise all around those who bleed."""
    event_kit.rooms_sound(game, [who.place for who in on_board(game) if bleeds(who)])


@EFFECTS.bind("event_card", "scent-of-blood.darkness")
def scent_of_blood_in_the_dark(game: Game) -> None:
    """An Adult in each Room where somebody bleeds out of Combat; it has no token and does not attack at once."""
    for place in event_kit.dark_places(game, lambda c: bleeds(c) and not in_combat(game, c)):
        place_intruder(game, "adult", place)


@EFFECTS.bind("event_card", "that-s-hot")
def that_s_hot(game: Game) -> None:
    """The Rooms that give Power burn."""
    event_kit.rooms_burn(game, role_places(game, "power"))
