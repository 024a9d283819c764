"""Hooks of dying, leaving, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game
    from ..screen import Panel
    from ..story import Names


@hookspec
def character_died(game: Game, who: Any, place: str, cause: str, corpse: str) -> None:
    """`who` died at `place` (empty when it was in no Room) by `cause`; its Corpse lies there.

    Called at once, before anything else happens; `cause` is "attack", "fire", "event" or another word for
    what killed it, `corpse` the token of its Corpse (empty when there is none). Return None.

    Example: `game.my_mode.dead_by[cause] = game.my_mode.dead_by.get(cause, 0) + 1`
    """


@hookspec
def character_back(game: Game, who: Any, place: str) -> None:
    """`who`, who had died, is back in play at `place`.

    Called when it stands there with its Wounds treated; `who.cause` still says what had killed it. Put right what the
    piece keeps of `who`. Return None.

    Example: `if who.cause == "madness": who.marks["madness"] = 5`
    """


@hookspec(firstresult=True)
def comes_back(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Will `who`, who is dead, be brought back by the piece in a later Round?

    Called when no active Character is left. Return True if so: then the game goes on. None: `who` stays dead.

    Example: `return True if game.my_mode.lives[who.seat] else None`
    """


@hookspec
def character_left(game: Game, who: Any) -> None:
    """`who` has left play alive (locked in, fled, evacuated); `who.status` says how.

    Called when it is off the board, before the end of the game is looked for. Return None.

    Example: `game.my_mode.order.append(who.seat)`
    """


@hookspec(firstresult=True)
def inside(game: Game) -> list[Any]:  # type: ignore[empty-body]
    """The living Characters who are in the place that the board shows, in its Rooms or shut away somewhere in it.

    Called when all of it is lost with everybody inside. Return them. None: those who still take part.

    Example: `return [c for c in game.table.characters if c.status in ("active", "bricked-in")]`
    """


@hookspec(firstresult=True)
def nobody_left(game: Game) -> bool:  # type: ignore[empty-body]
    """No active Character is left on the board: end the game.

    Called during the player phase and the event phase when the last one has died or left. Return True once the game is
    ended with `game.end`. None: the base ends it with reason "nobody-left".

    Example: `game.end("all-aboard"); return True`
    """


@hookspec
def objective_conditions() -> dict[str, Callable[..., bool]]:  # type: ignore[empty-body]
    """Conditions that objective records name, as functions `(game, who, argument) -> bool`.

    Called once when a variant is assembled. Return name -> function: a condition "player-dead:2" calls "player-dead"
    with "2". None adds none.

    Example: `return {"lamp-lit": lambda game, who, _: game.island.flame > 0}`
    """


@hookspec
def objectives_of(game: Game, who: Any) -> list[str]:  # type: ignore[empty-body]
    """The Objective cards that the player of `who` still has, for effects that show them to another player.

    Called when such an effect is offered and when it is resolved; the lists of all pieces are joined. Return the ids.
    None has none.

    Example: `return list(game.my_mode.held[who.seat])`
    """


@hookspec(firstresult=True)
def objective_gained(game: Game, who: Any, card: str) -> bool:  # type: ignore[empty-body]
    """The player of `who` gains the Objective `card` and may keep it in the place of another one.

    Called by cards that bring an Objective of their own, which has been in no pile. Return True when the mode has it.
    None: in this mode nobody holds Objectives in secret, and whoever called does something else with it.

    Example: `game.my_mode.held[who.seat].append(card); return True`
    """


@hookspec
def report(game: Game) -> dict[str, Any]:  # type: ignore[empty-body]
    """Columns of the row that a simulation keeps of a finished game; the dicts are merged.

    Called once, when the game is over. Return column -> value: a number, a text, a truth value, or nothing. None adds
    no column. Summaries and comparisons show numbers and truth values, by the names that the field `column` of the
    compiled table `names` has for them. A number whose column ends in `_seat` is that of a seat: they show how often it
    was which.

    Example: `return {"power_left": sum(game.cellar.powered)}`
    """


@hookspec
def results(game: Game, names: Names) -> list[Panel]:  # type: ignore[empty-body]
    """The piece's part of the end screen: who survived and won, by which check others failed, what was hidden.

    Called once, when the game is over; every secret may be told. `names` tell ids as the referee knows them. Return a
    list of `Panel`. None shows nothing.

    Example: `return [Panel("The lighthouse", [("Tides that were hidden", ", ".join(game.island.tides))])]`
    """
