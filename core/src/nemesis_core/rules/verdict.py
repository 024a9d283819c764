"""The end screen's first part: how the game ended, and what became of each Character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hooks import hookimpl
from ..screen import Panel
from .objectives import survives
from .sight import named
from .victory import stopped

if TYPE_CHECKING:
    from ..game import Game
    from ..story import Names
    from .table import Character


@hookimpl(tryfirst=True)
def results(game: Game, names: Names) -> list[Panel]:
    """How the game ended, and who survived or died how and where."""
    ending = "it was stopped before its end" if stopped(game) else named(names, "ending", game.state.ending)
    rows = [
        (str(who.seat + 1), named(names, "character", who.id), str(who.number), fate(game, who, names))
        for who in game.table.characters
    ]
    heads = ("#Seat", "~Character", "#Player", "~What became of it")
    return [Panel(f"The game is over in round {game.table.round}: {ending}", rows, heads)]


def fate(game: Game, who: Character, names: Names) -> str:
    """What became of `who`: how it survived, or where it died of what."""
    away = named(names, "status", who.left or who.status)
    at = f" at {named(names, 'place', who.place or who.died_at)}" if who.place or who.died_at else ""
    if who.status == "dead":
        before = f"{away}, then " if who.left else ""
        return f"{before}died{at}: {named(names, 'cause', who.cause)}"
    if not survives(who):
        return "was on its way"
    told = f": {away}" if who.left or who.status != "active" else at
    return f"was alive{told}" if stopped(game) else f"survived{told}"


# ---------------------------------------------------------------- what boards tell of their end


def nobody_was_left(game: Game) -> bool:
    """Had all Characters died or left before the end? Those who had not died of it."""
    ending = game.state.ending
    return not any(who.status == "active" or (who.cause == ending and not who.left) for who in game.table.characters)


def markers_gone(game: Game) -> str:
    """Of which markers there were too many, in words."""
    table = game.table
    lie = (("Fire", table.fire, "fire-marker"), ("Malfunction", table.malfunction, "malfunction-marker"))
    gone = [name for name, places, marker in lie if len(places) >= table.limits[marker]]
    return f"too many {' or '.join(gone)} markers"
