"""Hooks of Encounters and of Intruders coming, moving and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def token_kinds() -> dict[str, Any]:  # type: ignore[empty-body]
    """What each kind of bag token does, as `nemesis_core.rules.TokenKind`, by the token record's `type`.

    Called once when a variant is assembled. Return type -> what it does. None adds none.

    Example: `return {"blank": TokenKind(encounter=blank, develop=blank_again)}`
    """


@hookspec(firstresult=True)
def instead_of_encounter(game: Game, who: Any) -> bool | None:
    """An Encounter starts in the Room of `who`: resolve it in another way.

    Called before the Noise markers there are removed. Return True when that brought an Intruder to the Room, False when
    it did not. None: it is resolved as usual.

    Example: `return False if who.id == "ghost" else None`
    """


@hookspec(firstresult=True)
def token_for(game: Game, kind: str) -> str:  # type: ignore[empty-body]
    """The token in the supply that is put into the bag, or set aside, for an Intruder of `kind`.

    Called before it is taken from there, as when such an Intruder leaves the board without a token of its own. Return
    its id, which may be of another type; an empty text to take none. None: one at random of those of the type `kind`.

    Example: `return next((token for token in game.table.supply if token in game.cellar.old), "")`
    """


@hookspec(firstresult=True)
def surprise_number(game: Game, who: Any, token: str) -> int:  # type: ignore[empty-body]
    """The number of `token` that the hand of `who` is compared with for a Surprise Attack.

    Called in an Encounter after the Intruder of the `token` that was drawn is placed. Return the number; a hand smaller
    than it is attacked. None means 0, so that there is no Surprise Attack.

    Example: `return game.cards.tokens[token].light`
    """


@hookspec
def intruder_placed(game: Game, piece: Any) -> None:
    """An Intruder came onto the board, by whatever cause.

    Called when `piece` stands in its Room and before anything else happens there. Return None.

    Example: a Nest that stirs when somebody comes: `if piece.place == game.cellar.nest: game.cellar.awake += 1`
    """


@hookspec
def intruder_moved(game: Game, piece: Any) -> None:
    """The Intruder `piece` came to another Room, in whatever way.

    Called when it stands there and before anything else happens. Return None.

    Example: `if piece.place == game.island.jetty: ashore(game)`
    """


@hookspec
def intruder_left(game: Game, piece: Any) -> None:
    """The Intruder `piece` has left the board alive, as into the Technical Corridors.

    Called when it is off the board and its token in the bag. Return None.

    Example: `game.cellar.resting.append(piece.id)`
    """


@hookspec(firstresult=True)
def place_piece(game: Game, kind: str, place: str) -> bool:  # type: ignore[empty-body]
    """Handle placing a piece of `kind` at `place` in another way (deny, substitute, shortage).

    Called before the base places it. Return True when handled. None lets the base place it.

    Example: `return True if kind == "adult" and place in game.cellar.sealed else None`
    """


@hookspec(firstresult=True)
def shortage(game: Game, kind: str) -> bool:  # type: ignore[empty-body]
    """No miniature of `kind` is left: free one.

    Called when one is to be placed and all are on the board. Return True when one was freed. None: nothing can be
    done, and none is placed.

    Example: `return free_idle(game, kind) if kind == "adult" else None`
    """


@hookspec(firstresult=True)
def next_miniature(game: Game, kind: str) -> str:  # type: ignore[empty-body]
    """The miniature of `kind` that comes onto the board next.

    Called when one is to be placed. Return its id ("adult-3"), an empty text when none can be taken. None: the one with
    the lowest number that is not on the board.

    Example: `return game.cellar.resting[0] if kind == "adult" and game.cellar.resting else None`
    """


@hookspec(firstresult=True)
def stays_out(game: Game, piece: Any, network: str) -> bool:  # type: ignore[empty-body]
    """Does the Intruder `piece`, sent into the Technical Corridors `network`, stay in its Room as it is?

    Called when a number leads it there. Return True to let it stay. None: it leaves the board.

    Example: `return True if piece.kind == "breeder" else None`
    """


@hookspec(firstresult=True)
def instead_of_move(game: Game, piece: Any, corridor: str, target: str) -> bool:  # type: ignore[empty-body]
    """Do something else where the Intruder `piece` would now go through `corridor` to `target`, whatever sends it.

    Called when no Closed Door and no other piece stops it. Return True when it stays where it is. None: it moves.

    Example: `return True if piece.kind == "queen" and lay_web(game, target) else None`
    """


@hookspec(firstresult=True)
def door_holds(game: Game, piece: Any, corridor: str) -> bool:  # type: ignore[empty-body]
    """Does the Closed Door in `corridor` stop the Intruder `piece` without being destroyed?

    Called when `piece` is to go through that Door; it does not move in either case. Return True to leave the Door
    closed. None has it destroyed.

    Example: `return True if piece.kind == "larva" else None`
    """


@hookspec(firstresult=True)
def passes_door(game: Game, piece: Any, corridor: str) -> bool:  # type: ignore[empty-body]
    """Does the Intruder `piece` go through the Closed Door in `corridor` as if it were open?

    Called when `piece` is to go through that Door. Return True to let it pass; the Door stays closed. None has the Door
    stop it.

    Example: `return True if piece.kind == "mist" else None`
    """


@hookspec(firstresult=True)
def traverse(game: Game, piece: Any, corridor: str, target: str) -> bool:  # type: ignore[empty-body]
    """May the Intruder `piece` go through `corridor` to `target`?

    Called after the base has dealt with Closed Doors and Technical Corridors, and by cards that ask where `piece`
    could go. Return False to deny. None lets it go.

    Example: `return False if piece.kind == "queen" and corridor in game.cellar.narrow else None`
    """
