"""Hooks of Contamination, Scanning, Larva and other statuses of a Character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..hooks import hookspec

if TYPE_CHECKING:
    from ..game import Game


@hookspec(firstresult=True)
def infected(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """A Scan of `who` found an INFECTED card: apply the race's consequence.

    Called once however many of the cards were INFECTED. Return True when done. None: nothing happens.

    Example: `gain_status(game, who, "larva"); return True`
    """


@hookspec(firstresult=True)
def contamination_drawn(game: Game, who: Any, card: str) -> bool:  # type: ignore[empty-body]
    """`who` has drawn the Contamination card `card` into its hand.

    Called at once. Return True when the piece has taken it out of the cards of `who`: another one is drawn in its
    place. None: it stays in hand.

    Example: `remove_contamination(game, who, card); return True`
    """


@hookspec(firstresult=True)
def cured(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Take what grows in `who` off its board.

    Called by Rooms and cards that treat a Character. Return True when something was there. None: nothing to take.

    Example: `return True if lose_status(game, who, "larva") else None`
    """


@hookspec(firstresult=True)
def counts_as_infected(game: Game, who: Any) -> bool:  # type: ignore[empty-body]
    """Must `who` make the Contamination draw at the end whatever its cards show?

    Called in the victory check for each survivor, and when a treatment asks whether something grows in `who`. Return
    True if so. None means no.

    Example: `return True if has_status(who, "larva") else None`
    """


@hookspec
def contamination_draw(game: Game, who: Any) -> int:  # type: ignore[empty-body]
    """Cards more (or fewer, negative) that `who` draws in the Contamination check at the end; the results are added.

    Called in the victory check for each survivor that has to draw. Return the number. None changes nothing.

    Example: `return -1 if has_tag(game, who, "amulet") else None`
    """


@hookspec(firstresult=True)
def eases(game: Game, who: Any, by: str) -> bool:  # type: ignore[empty-body]
    """Does the Action `by` do something for `who` beside what it does to the Contamination cards in hand?

    Called when it is offered, so it must be quick: `by` is "rest" for Rest and what else Scans a hand to be rid of
    clean cards, "decontaminate" for what rids a hand of INFECTED ones. Return True to have it offered without such
    cards. None means no.

    Example: `return True if by == "rest" and who.marks.get("fear") else None`
    """


@hookspec(firstresult=True)
def eased(game: Game, who: Any, by: str) -> str:  # type: ignore[empty-body]
    """`who` performs the Action `by`: do what the piece does there before any card is Scanned.

    Called with the words of `eases`. Return what becomes of the cards in hand after it: "scan" or "leave"; either takes
    the place of what "decontaminate" does to a Larva and Slime. None: the Action does what it says.

    Example: `return game.ask(who.seat, "rest", ["leave", "scan"]) if by == "rest" else None`
    """


@hookspec(firstresult=True)
def status_banned(game: Game, who: Any, status: str) -> bool:  # type: ignore[empty-body]
    """Can `who` not gain `status` (a marker such as "slime")?

    Called whenever a status would be gained. Return True to ban it. None means that it can be gained.

    Example: `return True if status == "slime" else None`
    """


@hookspec(firstresult=True)
def status_ignored(game: Game, who: Any, status: str) -> bool:  # type: ignore[empty-body]
    """Does a marker `status` that `who` has (such as "slime") do nothing to it now?

    Called by rules that ask whether the marker affects `who`. Return True if it does nothing. None: it does what it
    does.

    Example: `return True if status == "slime" and has_tag(game, who, "oilskin") else None`
    """
