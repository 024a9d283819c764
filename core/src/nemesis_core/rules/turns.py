"""The player phase: drawing, the First Player token, turns of up to two Actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .costs import pay
from .piles import draw_to_hand
from .queries import action_cards, characters_at, in_combat, wound_sum
from .reactions import Moment, window
from .trading import go_on_trading
from .turns_end import end_turn, next_seat, pass_seat, takes_goes, waiting

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

HAND = 5
ACTIONS = 2


def start_round(game: Game) -> None:
    """A new round begins; everybody's Help card shows its normal side (LD-EVENT-16, LD-PASS-03)."""
    table = game.table
    table.round += 1
    table.passing = False
    for who in table.characters:
        who.passed = who.status != "active"
        who.burned = False
        who.acted = 0
    game.tell("round", "LD-ROUND-01", round=table.round)


def draw_step(game: Game) -> None:
    """Everybody draws up to 5 cards, more or fewer by Wounds and pieces (LD-DRAW-01 to LD-DRAW-04)."""
    for who in game.table.characters:
        if who.place or waiting(game, who):
            size = HAND + wound_sum(game, who, "draw_up_to") + sum(game.hooks.hand_size(game, who))
            draw_to_hand(game, who, max(0, size - len(who.hand)))


def pass_first_player(game: Game) -> None:
    """The First Player token goes left, not in the first round, past those out of play (LD-FIRST-01, -02)."""
    table = game.table
    if table.round > 1:
        count = len(table.characters)
        for k in range(1, count + 1):
            seat = (table.first + k) % count
            if table.characters[seat].place or waiting(game, table.characters[seat]):
                table.first = seat
                break
    table.turn = next_seat(game, table.first)
    game.tell("first-player", "LD-FIRST-01", who=table.first)


def turn_options(game: Game, who: Character) -> list[tuple[str, ...]]:
    """Everything that `who` can do now (LD-ACT-01)."""
    combat = in_combat(game, who)
    payable = len(action_cards(game, who))
    options: list[tuple[str, ...]] = []
    for list_options in game.action_lists if payable or game.cost_changes else game.unpaid_lists:
        options += list_options(game, who, combat, payable)
    return options


def take_turns(game: Game) -> bool:
    """One Action, drop, pass or exchange of a Trade; True while anybody can still act.

    An Action that others could interrupt takes three calls, so that few choices lie between two boundaries.
    """
    table = game.table
    if table.declared:
        who = table.characters[table.turn]
        go_on(game, who, tuple(table.declared))
    else:
        if table.turn < 0 or not takes_goes(game, table.turn):
            table.turn = next_seat(game, max(table.turn, 0))
            if table.turn < 0:
                return False
        if table.passing:
            pass_seat(game, table.turn)
            return bool(table.turn >= 0)
        if game.apart and game.hooks.goes_apart(game, table.turn):
            return go_apart(game, table.turn)
        who = table.characters[table.turn]
        if not who.place:
            return wait(game, who)
        if table.trading:
            go_on_trading(game, who)
        else:
            begin(game, who, game.ask(who.seat, "turn", turn_options(game, who)))
    if not table.declared and not table.trading and turn_over(who) and not goes_on(game, who):
        end_turn(game, who)
    return bool(table.turn >= 0)


def go_apart(game: Game, seat: int) -> bool:
    """A step of the go of `seat`, which plays no Character. Returns as `take_turns`."""
    if not game.hooks.go_apart(game, seat):
        game.table.turn = next_seat(game, seat + 1)
    return bool(game.table.turn >= 0)


def wait(game: Game, who: Character) -> bool:
    """The go of `who`, who waits beside the Rooms; back in a Room it takes Actions. Returns as `take_turns`."""
    game.hooks.waiting_go(game, who)
    if not who.place or who.passed:
        end_turn(game, who)
    return bool(game.table.turn >= 0)


def begin(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Pay for an Action; it waits as long as others in the Room could interrupt it."""
    declare(game, who, option)
    kind = game.actions[option[0]]
    if kind.free or len(characters_at(game, who.place)) < 2:
        kind.perform(game, who, option)
    else:
        game.table.declared, game.table.uninterrupted = list(option), False


def go_on(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Let others interrupt the declared Action, then, at the next call, perform it."""
    table = game.table
    if table.uninterrupted:
        table.declared = []
        game.actions[option[0]].perform(game, who, option)
    elif interrupted(game, who, option):
        table.declared = []
    else:
        table.uninterrupted = True


def turn_over(who: Character) -> bool:
    """Has `who` passed, left, or used both Actions? (LD-TURN-02, LD-TURN-04)"""
    return who.passed or not who.place or (who.acted >= ACTIONS and not who.unlimited)


def goes_on(game: Game, who: Character) -> bool:
    """Does `who`, who has used both Actions, take a further one?"""
    return bool(who.place) and not who.passed and bool(game.hooks.goes_on(game, who)) and not turn_over(who)


def declare(game: Game, who: Character, option: tuple[str, ...]) -> None:
    """Count and pay an Action (LD-ACT-03, LD-COST-01)."""
    kind = game.actions[option[0]]
    if not kind.free:
        who.acted += 1
    if kind.prepare is not None:
        kind.prepare(game, who, option)
    cost = kind.cost(game, who, option)
    if cost:
        pay(game, who, cost)
    game.tell("act", kind.rule, who=who.seat, action=option[0])


def interrupted(game: Game, who: Character, option: tuple[str, ...]) -> bool:
    """Has another player in the Room cancelled this Action, paid for as it is?"""
    if len(characters_at(game, who.place)) < 2:
        return False
    moment = Moment("action-paid", who, option=option)
    window(game, "action-paid", moment)
    if moment.denied:
        game.tell("cancelled", "LD-COST-05", who=who.seat)
    return moment.denied
