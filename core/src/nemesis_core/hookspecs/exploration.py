"""Hooks of exploration and of the Noise roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec
def room_explored(game: Game, who: Any, place: str) -> None:
    """`who` has just explored the Room at `place`.

    Called when its tile is up and its token not yet resolved. Return None.

    Example: `if tile_at(game, place).id == "archive": gain_knowledge(game, who, 1)`
    """


@hookspec
def token_turned(game: Game, who: Any, place: str, number: int) -> None:
    """The Exploration token at `place`, explored by `who`, lies open and shows `number`.

    Called when the Items there are set and before the token's effect, also where that is ignored. Return None.

    Example: `game.island.tide += number`
    """


@hookspec(firstresult=True)
def items_found(game: Game, place: str, number: int) -> int:  # type: ignore[empty-body]
    """The Item Counter that a token's `number` sets at `place`.

    Called when a searchable Room has been explored. Return the number to set. None leaves the printed one.

    Example: a mode that halves Items: `return (number + 1) // 2`
    """


@hookspec(firstresult=True)
def careful_token_counts(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Is a token without a Noise roll (Danger, Silence) resolved for `who` after a Careful Movement?

    Called when such a token is uncovered by one. Return True if so. None means no.

    Example: `return True if has_status(who, "slime") else None`
    """


@hookspec(firstresult=True)
def silence_is_danger(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Does Silence count as Danger for `who`?

    Called on each Silence, of the Noise die and of a token. Return True if so. None means no.

    Example: `return True if has_status(who, "slime") else None`
    """


@hookspec(firstresult=True)
def noise_die(game: Game, who: Any) -> str:  # type: ignore[empty-body]
    """The id of the die that `who` rolls for Noise.

    Called before each Noise roll. Return the id of a `die` record. None means the base's "noise-die".

    Example: `return "wind" if who.place in OUTSIDE else None`
    """


@hookspec(firstresult=True)
def noise_result(game: Game, who: Any, face: str) -> bool:  # type: ignore[empty-body]
    """Resolve a `face` of the Noise die, rolled by `who`, that the base does not know.

    Called for each face but numbers, "danger" and "silence". Return True when done. None: not this piece's.

    Example: `if face == "cry": encounter(game, who); return True`
    """


@hookspec(firstresult=True)
def danger_reach(game: Game, place: str) -> list[tuple[Any, str]]:  # type: ignore[empty-body]
    """Which Intruders Danger at `place` calls, each with the Corridor it comes by.

    Called on each Danger; when the list is empty, Noise is placed instead. Return pairs of piece and corridor, with an
    empty text for a piece that comes from further away than next door, by a shortest way. None means the base: those in
    neighbouring Rooms that are not in Combat.

    Example: `return [] if place in game.cellar.sealed else None`
    """


@hookspec(firstresult=True)
def danger_noise(game: Game, place: str) -> list[str]:  # type: ignore[empty-body]
    """Where Danger at `place` puts Noise when it calls nobody.

    Called when no Intruder comes. Return the ids of Corridors and networks; those that have Noise get no more. None
    means the base: all exits of the Room.

    Example: `return ["well"] if place in game.cellar.deep else None`
    """


@hookspec(firstresult=True)
def danger_rule(game: Game, place: str, called: bool) -> str:  # type: ignore[empty-body]
    """By which rule the log tells Danger at `place`, and what comes of it.

    Called on each Danger, when it is known whether it has `called` an Intruder, or brings Noise instead. Return the id
    of a rule. None means the base: LD-NOISE-08 for those that come, LD-NOISE-10 for the Noise.

    Example: `return "MY-DANGER-01" if called and place in game.cellar.deep else None`
    """


@hookspec
def room_entered(game: Game, who: Any, corridor: str) -> None:
    """`who` has come into the Room it stands in, through `corridor`, or some other way: an empty text (LD-MAP-02).

    Called before the Room is explored and before the Noise roll. Return None.

    Example: `if corridor: game.cellar.tracks[corridor] = who.seat`
    """


@hookspec
def room_searched(game: Game, who: Any, place: str) -> None:
    """`who` has Searched the Room at `place` and has the Item it keeps.

    Called at the end of a Search, whatever card or Item it came by. Return None.

    Example: a Room in which a Search soils: `if place in SOILED: gain_status(game, who, "slime")`
    """


@hookspec(firstresult=True)
def searches_each(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Does a Search of `who` in a Room of all colours look at the top card of each Item deck, not at 2 of one deck?

    Called when such a Search is offered. Return True if so. None: one of the decks is chosen.

    Example: `return True if who.id == "beachcomber" else None`
    """
