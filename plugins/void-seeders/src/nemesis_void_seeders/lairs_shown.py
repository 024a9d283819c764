"""Lairs and the Despoiler on a seat's screen, and what the kinds of Void Seeders say to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import counted, own_place

from . import answers
from .lairs import despoiler_dead
from .records import DESPOILER, LAIRS, LURKER, STALKER, WHISPERER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Record, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

DEFEATED: Final = "{}, else it is defeated when {} is not higher than its Injuries."
OF_TWO: Final = "Hurt, it is checked with 2 Attack cards: it Retreats if either shows an arrow"
OF_ONE: Final = "Hurt, it is checked with 1 Attack card: it Retreats if that shows an arrow"
TESTS: Final = {
    LURKER: DEFEATED.format(OF_TWO, "the lower number"),
    WHISPERER: DEFEATED.format(OF_ONE, "the number"),
    STALKER: DEFEATED.format(OF_TWO, "the higher number"),
    DESPOILER: f"It takes no Injuries. {OF_ONE}. It dies with the last Lair.",
}
ATTACKS: Final = "It attacks with Attack cards; a Surprise Attack is 1 Contamination card and a Panic card instead."


# ---------------------------------------------------------------- the screen


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Is the Despoiler dead, or where is it?"""
    out = any(piece.kind == DESPOILER for piece in game.table.intruders.values())
    return {"despoiler": "is dead" if despoiler_dead(game) else f"is {'' if out else 'not '}on the board"}


@hookimpl
def seen_there(ruleset: Ruleset, view: View, place: str, names: Names) -> list[str]:
    """The Lair at `place`."""
    return [lair_told(view["lairs"][place][1])] if place in view["lairs"] else []


def lair_told(injuries: int) -> str:
    """A Lair with its Injuries."""
    return f"Lair ({counted(injuries, 'Injury', 'Injuries')})" if injuries else "Lair"


@hookimpl
def names_in_view(ruleset: Ruleset, view: View, names: Names) -> dict[str, dict[str, str]]:
    """Lairs in other Rooms than that of the seat's own Character are told by where they are."""
    here = own_place(view)
    places = names["place"]
    far = {lair: f"the Lair at {places.get(at, at)}" for at, (lair, _) in view["lairs"].items() if at != here}
    return {"target": far} if far else {}


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """Lairs and the Despoiler, as everybody sees them."""
    places = names["place"]
    there = [f"{places.get(place, place)}: {lair_told(injuries)}" for place, (_, injuries) in view["lairs"].items()]
    rows = [
        ("In Rooms", "; ".join(there) or "none"),
        ("Destroyed", f"{len(view['lairs destroyed'])} of {LAIRS}"),
        ("Despoiler", view["despoiler"]),
    ]
    return [Panel("Lairs", rows)]


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """What became of them."""
    return panels(game.ruleset, {**answers.view(game, 0), **view(game, 0)}, names)


# ---------------------------------------------------------------- asked back


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """The race's kinds of Intruders; None leaves others to other modules."""
    return kind_told(record) if kind == "intruder_kind" and record.id in TESTS else None


def kind_told(record: Any) -> list[str]:
    """What it takes to hit and to defeat it, and how it attacks (VS-CBT-01, VS-CBT-04 to VS-CBT-08, VS-ENC-07)."""
    number = f"There are {record.miniatures} miniatures" if record.miniatures != 1 else "There is 1 miniature"
    smaller = " A die result for smaller Intruders misses it." if record.size > 1 else ""
    return [
        f"Size {record.size}.{smaller}",
        TESTS[record.id],
        "It leaves no Carcass; for each that leaves the board a random token comes into the Intruder bag.",
        ATTACKS,
        f"{number}.",
        *(["Objectives that speak of the Queen mean it."] if record.queen else []),
    ]
