"""Passing and the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .contamination import gain_contamination
from .piles import discard_from_hand
from .queries import character_of, wound_effects
from .wounds import fire_wound, light_wound

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def pass_turn(game: Game, who: Character) -> None:
    """`who` passes, discarding as many cards as it likes (LD-PASS-01 to LD-PASS-03, LD-COST-04)."""
    mark_passed(game, who)
    while who.hand:
        choice = game.ask(who.seat, "pass-discard", ["done", *sorted(who.hand)])
        if choice == "done":
            break
        discard_from_hand(game, who, choice)
    for effect in wound_effects(game, who):
        if effect == "light-wound":
            light_wound(game, who, "wound")
        else:
            gain_contamination(game, who)


def everybody_passes(game: Game) -> None:
    """Each player who has not passed does so in the place of its next go, with the discards of any pass.

    A seat that plays no Character is a player, too.
    """
    game.table.passing = True


def pass_seat(game: Game, seat: int) -> None:
    """`seat`, whose go it is, passes; the next player is on."""
    who = character_of(game, seat)
    if who is not None and not who.passed:
        pass_turn(game, who)
    else:
        game.hooks.pass_apart(game, seat)
    game.table.turn = next_seat(game, seat + 1)


def mark_passed(game: Game, who: Character) -> None:
    """The Help card of `who` shows its Pass side."""
    who.passed = True
    game.tell("pass", "LD-PASS-03", who=who.seat)


def end_turn(game: Game, who: Character) -> None:
    """The turn of `who` is over: Fire, then the next player (LD-TURN-03, LD-TURN-05)."""
    who.acted = 0
    who.unlimited = False
    if who.place:
        fire_wound(game, who)
    game.hooks.turn_ended(game, who)
    table = game.table
    table.turn = next_seat(game, table.turn + 1)


def waiting(game: Game, who: Character) -> bool:
    """Does `who` wait beside the Rooms, drawing cards and taking goes?"""
    return not who.place and who.status == "active" and bool(game.hooks.waits(game, who))


def next_seat(game: Game, start: int) -> int:
    """The first seat from `start` clockwise that can still act, or -1 (LD-TURN-01, LD-PASS-01)."""
    count = game.state.seats
    for k in range(count):
        seat = (start + k) % count
        if takes_goes(game, seat):
            return seat
    return -1


def takes_goes(game: Game, seat: int) -> bool:
    """Can `seat` still act: with a Character that has not passed, or with what it plays apart from Characters?"""
    who = character_of(game, seat)
    if who is not None and not who.passed and (who.place or waiting(game, who)):
        return True
    return bool(game.apart and game.hooks.goes_apart(game, seat))
