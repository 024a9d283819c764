"""Objectives: a kit for modes, with the conditions that boards share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .queries import own_items
from .statuses import has_status

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character


def survives(who: Character) -> bool:
    """Is the Character of `who` alive (at the end: after all checks)?"""
    return who.status not in ("dead", "active") or (who.status == "active" and bool(who.place))


def fulfilled(game: Game, who: Character, objective: str) -> bool:
    """Is `objective` fulfilled for `who`: all conditions of one of its alternatives?"""
    record = game.cards.objectives[objective]
    return any(all(holds(game, who, condition) for condition in alternative) for alternative in record.any_of)


def holds(game: Game, who: Character, condition: str) -> bool:
    """Does one `condition` hold for `who`?"""
    name, _, argument = condition.partition(":")
    return bool(game.conditions[name](game, who, argument))


def failed_conditions(game: Game, who: Character, objective: str) -> list[list[str]]:
    """For each alternative of `objective` the conditions that do not hold for `who`."""
    record = game.cards.objectives[objective]
    return [[c for c in alternative if not holds(game, who, c)] for alternative in record.any_of]


def _alive(game: Game) -> list[Character]:
    return [c for c in game.table.characters if survives(c)]


def only_survivor(game: Game, who: Character, argument: str) -> bool:
    """No other Character survives."""
    return all(c is who for c in _alive(game))


def another_survivor(game: Game, who: Character, argument: str) -> bool:
    """At least one other Character survives."""
    return any(c is not who for c in _alive(game))


def player_dead(game: Game, who: Character, argument: str) -> bool:
    """The Character of player number `argument` does not survive; for that player itself: only survivor."""
    if who.number == int(argument):
        return only_survivor(game, who, "")
    return all(c.number != int(argument) or not survives(c) for c in game.table.characters)


def carries(kind: str) -> object:
    """A condition: `who` has an Object of `kind` with it."""

    def condition(game: Game, who: Character, argument: str) -> bool:
        return any(card.partition("/")[0] == kind for card in who.held)

    return condition


def items_at_least(number: int) -> object:
    """A condition: `who` holds at least `number` Items; Objects and inactive Quest Items are none."""

    def condition(game: Game, who: Character, argument: str) -> bool:
        return sum(card in game.cards.item for card in own_items(who)) >= number

    return condition


def discovered(number: int) -> object:
    """A condition: research, by whomever, has turned up at least `number` Weaknesses."""
    return lambda game, who, argument: bool(game.laboratory.discovered >= number)


def status_in(*statuses: str) -> Callable[[Game, Character, str], bool]:
    """A condition: `who` left in one of these ways."""
    return lambda game, who, argument: who.status in statuses


def rooms_explored(game: Game, who: Character, argument: str) -> bool:
    """Every Room tile is explored."""
    return all(place in game.table.explored for place in game.table.tiles)


CONDITIONS = {
    "signal-sent": lambda game, who, argument: has_status(who, "signal"),
    "nest-destroyed": lambda game, who, argument: bool(game.laboratory.destroyed),
    "queen-killed": lambda game, who, argument: bool(game.laboratory.queen_killed),
    "weakness-discovered": discovered(1),
    "weaknesses-discovered-2": discovered(2),
    "rooms-explored": rooms_explored,
    "only-survivor": only_survivor,
    "another-survivor": another_survivor,
    "player-dead": player_dead,
    "carry-egg": carries("egg"),
    "carry-corpse": carries("character-corpse"),
    "items-7": items_at_least(7),
}
