"""Hooks of the player phase and of the event phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game
    from ..steps import OwnedStep


@hookspec(firstresult=True)
def step_left_out(game: Game, phase: str, step: OwnedStep) -> bool:  # type: ignore[empty-body]
    """Is `step` of `phase` left out this time?

    Called before each step of every phase in variants with a piece that has this hook; a step that asks to be called
    again is asked about each time. Return True to go on with the next one. None: it is taken.

    Example: `return True if phase == "event" and step.name == "bag" and game.island.fog else None`
    """


@hookspec
def hand_size(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """Cards more (or fewer, negative) up to which `who` draws at the start of a round; the results are added.

    Called for each Character in the draw step. Return the number. None changes nothing.

    Example: a Room in which one more is drawn: `return 1 if who.place == ROOM else None`
    """


@hookspec
def time_moved(game: Game, left: int, reached: int) -> None:
    """The Time token left slot number `left` and stands on `reached`.

    Called in the Time Track step after the token has moved; end the game with `game.end`. Return None.

    Example: `if reached == 0: game.end("purge")`
    """


@hookspec(firstresult=True)
def waits(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Does `who`, who is active and in no Room, still draw cards and take goes?

    Called in the draw step and when the next go is looked for. Return True if so. None: who is in no Room does nothing.

    Example: `return True if who.seat in game.island.aboard else None`
    """


@hookspec(firstresult=True)
def waiting_go(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """The go of `who`, of whom `waits` says that it waits.

    Called when its turn has come. Let it leave play, pass (`pass_turn`), or put it in a Room: then it takes Actions as
    usual. Return True when done. None: its turn ends, and it is asked again as long as it has not passed.

    Example: `pass_turn(game, who); return True`
    """


@hookspec(firstresult=True)
def goes_apart(game: Game, seat: int) -> bool:  # type: ignore[empty-body]
    """Does `seat`, which has no Character or whose Character is out of play, take goes in its turn?

    Called when the next go is looked for, and between the steps of one. Return True as long as it has not passed. None:
    it takes none.

    Example: `return True if seat == game.island.keeper and not game.island.asleep else None`
    """


@hookspec(firstresult=True)
def go_apart(game: Game, seat: int) -> bool:  # type: ignore[empty-body]
    """A go of `seat`, or one step of it, of which `goes_apart` says that it takes goes.

    Called when its turn has come. Return True to be called again in the same go, with a boundary between, so that few
    choices lie in one step. None: the go is over, and the turn of the next seat begins.

    Example: `game.island.flame = game.ask(seat, "flame", ["bright", "dim"]); return None`
    """


@hookspec(firstresult=True)
def pass_apart(game: Game, seat: int) -> bool:  # type: ignore[empty-body]
    """`seat`, of which `goes_apart` says that it takes goes, passes without having one.

    Called where an effect makes everybody pass. Return True, and see to it that `goes_apart` says no for the rest of
    the round. None: it goes on as if nothing had happened.

    Example: `game.island.asleep = True; return True`
    """


@hookspec(firstresult=True)
def goes_on(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Does `who`, who has used both Actions of its turn, take a further one?

    Called after the second Action, and after each further one. Return True for one more, and lower `who.acted`. None:
    the turn is over.

    Example: `if game.island.wind and not game.island.sailed: game.island.sailed = who.acted = 1; return True`
    """


@hookspec
def turn_ended(game: Game, who: Any) -> None:
    """The turn of `who` is over.

    Called before the next seat's turn begins; `who` may be dead or have left. Return None.

    Example: `game.island.sailed = 0`
    """


@hookspec(firstresult=True)
def event_moves(game: Game, card: Any) -> bool:  # type: ignore[empty-body]
    """Move Intruders, and what else stirs, as the record `card` of the Event card says, before its effect.

    Called in the Event card step when the card is drawn. Return True when done. None: the kinds that it names move
    through its Corridors.

    Example: `march(game, game.tide_marks[card.id]); return True`
    """


@hookspec(firstresult=True)
def attacks_skipped(game: Game) -> bool:  # type: ignore[empty-body]
    """Is the step of this Event Phase in which Intruders attack left out?

    Called when that step begins. Return True to leave it out. None: they attack.

    Example: `return True if game.island.fog else None`
    """
