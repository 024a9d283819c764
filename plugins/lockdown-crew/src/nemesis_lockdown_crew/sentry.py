"""The Action cards of the Sentry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core.rules import (
    arrive,
    attacks_for_leaving,
    by_name,
    close_all,
    crew_kit,
    discard_hand,
    discard_item,
    intruders_at,
    is_bound,
    move_through,
    open_ways,
    others_here,
    seat_name,
    weapons,
)

from .effects import EFFECTS

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character

STUNNED = 3


def sealable(game: Game, who: Character) -> list[str]:
    """The Rooms with a Corridor in which a Door can be closed."""
    board, doors = game.board, game.table.doors
    return [place for place in board.order if any(corridor not in doors for corridor, _ in board.ways[place])]


@EFFECTS.bind("action_card", "quarantine.seal-room", choices=sealable)
def quarantine(game: Game, who: Character, place: str) -> None:
    """Quarantine: every Door of a Room closes, Destroyed ones apart (LD-DOOR-07, LD-TECH-04)."""
    close_all(game, place)


def stunnable(game: Game, who: Character) -> list[str]:
    """The other Characters here with a hand of at most 3 cards."""
    return [seat_name(other) for other in others_here(game, who) if 0 < len(other.hand) <= STUNNED]


@EFFECTS.bind("action_card", "stun.stun-character", choices=stunnable)
def stun(game: Game, who: Character, target: str) -> None:
    """Stun: another Character discards its whole hand."""
    discard_hand(game, by_name(game, target))


def throws(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Weapon, Intruder, Corridor) for each Weapon that can drive an Intruder out of the Room."""
    return [
        (weapon, piece.id, corridor)
        for weapon in weapons(game, who)
        if not is_bound(game, weapon)
        for piece in intruders_at(game, who.place)
        for corridor in crew_kit.ways_out(game, piece)
    ]


@EFFECTS.bind("action_card", "stun.throw-weapon", choices=throws)
def throw_weapon(game: Game, who: Character, weapon: str, target: str, corridor: str) -> None:
    """Stun: a Weapon is discarded and an Intruder retreats where the player says."""
    discard_item(game, who, weapon)
    move_through(game, game.table.intruders[target], corridor)


def tours(game: Game, who: Character) -> list[tuple[str, ...]]:
    """(Room, Corridor) alone, and with each other Character of the Room."""
    guests: list[tuple[str, ...]] = [(), *((seat_name(other),) for other in others_here(game, who))]
    return [(place, corridor, *guest) for place, corridor in open_ways(game, who.place) for guest in guests]


@EFFECTS.bind("action_card", "facility-tour.tour", choices=tours)
def facility_tour(game: Game, who: Character, place: str, corridor: str, *names: str) -> None:
    """Facility Tour: move with a guest, willing or not; for each that is an Escape (LD-ESC-01 to LD-ESC-04).

    Ruling: who leads is attacked first; if it dies nobody moves, if the guest dies the leader goes alone.
    """
    start = who.place
    guests = [by_name(game, name) for name in names]
    if attacks_for_leaving(game, who):
        guests = [guest for guest in guests if guest.place == start and attacks_for_leaving(game, guest)]
    if who.place != start:
        game.table.followers.clear()
        return
    arrive(game, who, place, corridor, may_ignore=True, along=guests)
