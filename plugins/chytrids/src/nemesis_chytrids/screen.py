"""The colony on a seat's screen: what grows in a Room, the pools, the Laboratory board, the Queen board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import counted, own_place

from . import answers
from .growth import colour_of
from .records import GERMINATOR
from .story import germinator_board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

ALIVE: Final = ("rests", "out")
THE_QUEEN: Final = {
    "rests": "rests on the Queen board",
    "out": "is out on the board",
    "slain": "is dead",
    "lost": "is lost with the board",
}
"""Where the Queen is, in words."""


# ---------------------------------------------------------------- in the Rooms


@hookimpl
def seen_there(ruleset: Ruleset, view: View, place: str, names: Names) -> list[str]:
    """What grows at `place`."""
    there = ["Spore"] if place in view["spores"] else []
    if place in view["germinators"]:
        name, level = view["germinators"][place]
        there.append(f"Germinator ({level_told(name, level)})")
    return [*there, *(["Mycelium"] if place in view["mycelium"] else [])]


@hookimpl
def names_in_view(ruleset: Ruleset, view: View, names: Names) -> dict[str, dict[str, str]]:
    """The Germinator in the Room of the seat's own Character, which is the one that it can attack."""
    here = own_place(view)
    if here not in view["germinators"]:
        return {}
    name, level = view["germinators"][here]
    return {"target": {GERMINATOR: f"the {colour_of(name)} Germinator of level {level}"}}


def level_told(germinator: str, level: int) -> str:
    """A Germinator by its colour and its level."""
    return f"{colour_of(germinator)} {level}"


# ---------------------------------------------------------------- pools and boards


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """The colony as everybody sees it."""
    waiting = ", ".join(level_told(*standing) for standing in view["germinators waiting"])
    rows = [
        ("Spores", spores(view)),
        ("Germinators", rooms(len(view["germinators"]))),
        ("Mycelium", mycelium(view)),
        ("Queen", THE_QUEEN[view["queen"]]),
        (germinator_board(ruleset.compiled), waiting or "no Germinator: Mycelium comes instead"),
        ("Queen board", queen_board(view)),
    ]
    return [Panel("The colony", rows)]


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """How far the colony has come in the end."""
    return panels(game.ruleset, answers.view(game, 0), names)


def rooms(number: int) -> str:
    """In how many Rooms something is."""
    return f"in {counted(number, 'Room')}" if number else "in no Room"


def spores(view: View) -> str:
    """Where Spores are, and how many are left."""
    carried = f", {view['spores carried']} on Character boards" if view["spores carried"] else ""
    return f"{rooms(len(view['spores']))}{carried}; {view['spores left']} left"


def mycelium(view: View) -> str:
    """Where Mycelium is, and how much is left before everything is lost (CH-MYC-04)."""
    end = "" if view["mycelium left"] else ", and the game ends when more is due"
    return f"{rooms(len(view['mycelium']))}; {view['mycelium left']} left{end}"


def queen_board(view: View) -> str:
    """Who rests on the Queen board, and what that adds to the Queen's blood."""
    rest = counted(len(view["queen board"]), "Stinkhorn")
    slain = f"; {len(view['slain'])} slain" if view["slain"] else ""
    added = f"; {view['queen board number']} added to the blood of the Queen" if view["queen"] in ALIVE else ""
    return f"{rest}{slain}{added}"
