"""Questions about the place that a board answers, and what it does on command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec(firstresult=True)
def power(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Does `place` have Power?

    Called by whatever needs it: Computers, Room Actions, cards. Return True or False. None means no.

    Example: `return bool(game.cellar.powered)`
    """


@hookspec(firstresult=True)
def counts_as_powered(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Does an effect that speaks of Sections with Power reach `place`, whatever Power there is?

    Called by cards that do something where Power is. Return True or False. None: it reaches the places with Power.

    Example: on a board without Sections, for cards made for one that has them: `return True`
    """


@hookspec(firstresult=True)
def darkness(game: Game, place: str) -> bool:  # type: ignore[empty-body]
    """Is `place` in Darkness?

    Called by whatever asks for it: Surprise Attacks, Attack and Event cards. Return True or False. None means no.

    Example: `return not game.cellar.powered`
    """


@hookspec(firstresult=True)
def section(game: Game, place: str) -> str:  # type: ignore[empty-body]
    """The Section of `place`.

    Called by effects that speak of a whole Section. Return its id, an empty text for none. None means that the board
    knows no Sections.

    Example: `return "" if place in STAIRS else game.board.places[place].section`
    """


@hookspec(firstresult=True)
def markers_exhausted(game: Game, marker: str, place: str) -> bool:  # type: ignore[empty-body]
    """A `marker` ("fire-marker" or "malfunction-marker") must be placed at `place` and none is left.

    Called before it is placed; it may end the game. Return True when one was freed: then it is placed. None: nothing is
    placed.

    Example: `if marker == "fire-marker": game.end("burnt"); return None`
    """


@hookspec
def door_changed(game: Game, corridor: str) -> None:
    """A Door in `corridor` was opened, closed or destroyed.

    Called when it already lies as it does now. Return None.

    Example: `if not is_closed(game, corridor): game.cellar.sealed = ""`
    """


@hookspec(firstresult=True)
def command(game: Game, name: str, argument: str) -> bool:  # type: ignore[empty-body]
    """Do something that only one piece can do, mostly the board, ordered by an effect of another piece.

    Called by effects of cards and Rooms. `name` is a word such as "start-self-destruct", "unpower", "drain-power", on
    which both pieces agree; `argument` a place role, a piece or an empty text. Return True when done. None: this piece
    knows no such word, and the next one is asked; when none knows it, nothing happens.

    Example: `if name == "feed-flame": game.island.flame += int(argument); return True`
    """


@hookspec(firstresult=True)
def command_targets(game: Game, name: str) -> list[str]:  # type: ignore[empty-body]
    """The arguments with which the command `name` would do something now.

    Called when a card lets a player choose among them, such as the places that the Rover can be sent to
    ("move-rover"). Return them; an empty list when there is none. None: this piece knows no such word.

    Example: `return ["dimmed", "bright"] if name == "turn-lamp" else None`
    """


@hookspec(firstresult=True)
def computer_actions(game: Game, who: Any) -> list[tuple[str, ...]]:  # type: ignore[empty-body]
    """The Actions of the face-up Computer card for `who`, each as a tuple of its id and its target, if it has any.

    Called when a card or Item that allows a Computer Action is offered. Return what `who` could do with them
    whether or not its Room has a working Computer or Power, and whatever it can pay; only an Action that can do
    nothing is left out. None: this board has no Computers.

    Example: `return [("gain-knowledge",), ("door-control", "corridor-3")]`
    """


@hookspec(firstresult=True)
def computer_cost(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """The Action cards that an Action of the face-up Computer card costs `who`.

    Called when a card that allows one is offered, and when it is paid. Return the number. None: this board has no
    Computers.

    Example: `return face_up(game).cost`
    """


@hookspec(firstresult=True)
def computer_action(game: Game, who: Any, option: tuple[str, ...], keep: bool) -> bool:  # type: ignore[empty-body]
    """Perform `option`, one of those that `computer_actions` lists, for `who`; its Cost is the caller's matter.

    Called when it has been paid for. Then the card goes under its deck and the next one is turned up, unless `keep`
    leaves it there for more of its Actions; the caller then ends with `computer_turned`. Return True when done. None:
    this board has no Computers.

    Example: `perform(game, who, *option); return True if keep else turn_up(game, who)`
    """


@hookspec(firstresult=True)
def computer_turned(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """The face-up Computer card goes under its deck and the next one is turned up for `who`.

    Called after the last of several Actions that left it there. Return True when done. None: this board has no
    Computers.

    Example: `return turn_up(game, who)`
    """


@hookspec(firstresult=True)
def computer_deck(game: Game) -> list[str]:  # type: ignore[empty-body]
    """The face-down Computer cards: the deck itself, to be looked at and put in another order. Its end is its top.

    Called by cards that look at it. Return the list in the state. None: this board has no Computers.

    Example: `return game.table.decks["computer"]`
    """


@hookspec(firstresult=True)
def ride_elevator(game: Game, who: Any, target: str) -> bool:  # type: ignore[empty-body]
    """`who` calls the Elevator to its Room and rides it to `target`, with or without Power.

    Called by a card that allows it; `target` is another place of the role "elevator". Who may come along is up to the
    board. Return True when done. None: this board has no Elevator.

    Example: `arrive(game, who, target); return True`
    """
