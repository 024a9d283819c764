"""Questions about the place that a board answers, and what it does on command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec(firstresult=True)
def power(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Does `place` have Power? None means no."""


@hookspec(firstresult=True)
def darkness(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Is `place` in Darkness? None means no."""


@hookspec(firstresult=True)
def section(game: Game, place: str) -> str:  # type: ignore[empty-body]
    """The Section of `place`, an empty text for none. None means that the board knows no Sections."""


@hookspec(firstresult=True)
def markers_exhausted(game: Game, marker: str, place: str) -> bool:  # type: ignore[empty-body]
    """A `marker` ("fire-marker" or "malfunction-marker") must be placed at `place` and none is left.

    End the game, or free one and return True: then it is placed. None: nothing is placed.
    """


@hookspec
def door_changed(game: Game, corridor: str) -> None:
    """A Door in `corridor` was opened, closed or destroyed. Return None."""


@hookspec(firstresult=True)
def command(game: Game, name: str, argument: str) -> bool:  # type: ignore[empty-body]
    """Do something that only the board can do, ordered by a card of another piece.

    `name` is a word such as "start-self-destruct", "unpower", "drain-power"; `argument` a place role, a piece or an
    empty text. Return True when done. None: this board has no such thing, and nothing happens.
    """


@hookspec(firstresult=True)
def computer_actions(game: Game, who: Any) -> list[tuple[str, ...]]:  # type: ignore[empty-body]
    """The Actions of the face-up Computer card, each as a tuple of its id and its target, if it has any.

    Called when a card or Item that allows a Computer Action is offered. List what `who` could do with them
    whether or not its Room has a working Computer or Power, and whatever it can pay; only an Action that can do
    nothing is left out. None: this board has no Computers.

    Example: `return [("gain-knowledge",), ("door-control", "corridor-3")]`
    """


@hookspec(firstresult=True)
def computer_cost(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """The Action cards that an Action of the face-up Computer card costs `who`. None: this board has no Computers."""


@hookspec(firstresult=True)
def computer_action(game: Game, who: Any, option: tuple[str, ...], keep: bool) -> bool:  # type: ignore[empty-body]
    """Perform `option`, one of those that `computer_actions` lists, for `who`; its Cost is the caller's matter.

    Then the card goes under its deck and the next one is turned up, unless `keep` leaves it there for more of
    its Actions; the caller then ends with `computer_turned`. Return True when done.
    """


@hookspec(firstresult=True)
def computer_turned(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """The face-up Computer card goes under its deck and the next one is turned up for `who`.

    Return True when done. None: this board has no Computers.
    """


@hookspec(firstresult=True)
def computer_deck(game: Game) -> list[str]:  # type: ignore[empty-body]
    """The face-down Computer cards: the deck itself, to be looked at and put in another order. Its end is its top.

    None: this board has no Computers.
    """


@hookspec(firstresult=True)
def ride_elevator(game: Game, who: Any, target: str) -> bool:  # type: ignore[empty-body]
    """`who` calls the Elevator to its Room and rides it to `target`, with or without Power.

    `target` is another place of the role "elevator". Who may come along is up to the board. Return True when
    done. None: this board has no Elevator.
    """
