"""The colony on a seat's screen: growth in the Rooms, the Laboratory board, the Queen board; what its records say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Panel, hookimpl
from nemesis_core.rules import counted, named

from .growth import MYCELIUM, colour_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nemesis_core import Record, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

NUMBERS: Final = {1: "", 2: " twice"}


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """The colony as everybody sees it."""
    rows = [
        ("Spores", spores(view, names)),
        ("Germinators", "; ".join(germinator(names, place, *at) for place, at in view["germinators"].items())),
        ("Mycelium", mycelium(ruleset, view, names)),
        ("Laboratory board", ", ".join(level_told(*standing) for standing in view["germinators waiting"]) or "empty"),
        ("Queen board", queen_board(view)),
    ]
    return [Panel("The colony", [row for row in rows if row[1]])]


def spores(view: View, names: Names) -> str:
    """Where Spores lie, and how many are left."""
    return f"{places(names, view['spores'])}{counted(view['spores left'], 'marker')} left"


def mycelium(ruleset: Ruleset, view: View, names: Names) -> str:
    """Where Mycelium is, and how much is left before everything is lost."""
    left = limit(ruleset, MYCELIUM) - len(view["mycelium"])
    return f"{places(names, view['mycelium'])}{counted(left, 'marker')} left"


def limit(ruleset: Ruleset, marker: str) -> int:
    """How many of `marker` there are."""
    return next(int(component.count) for component in ruleset.content.of("component") if component.id == marker)


def places(names: Names, at: Iterable[str]) -> str:
    """The places by name, with what separates them from the rest of the line."""
    told = ", ".join(named(names, "place", place) for place in at)
    return f"{told}; " if told else ""


def level_told(germinator: str, level: int) -> str:
    """A Germinator by its colour and its level."""
    return f"{colour_of(germinator)} {level}"


def germinator(names: Names, place: str, name: str, level: int) -> str:
    """A Germinator in a Room."""
    return f"{named(names, 'place', place)} ({level_told(name, level)})"


def queen_board(view: View) -> str:
    """Who rests on the Queen board, and what that adds to the Queen's blood."""
    rest = counted(len(view["queen board"]), "Stinkhorn")
    slain = f"; {len(view['slain'])} slain" if view["slain"] else ""
    added = "" if view["queen killed"] else f"; {view['queen board number']} added to the blood of the Queen"
    return f"{rest}{slain}{added}"


# ---------------------------------------------------------------- records


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """The symbols of an Event card, and the spaces of the race's own boards."""
    teller = TELLERS.get(kind)
    return teller(record) if teller else None


def event_symbols(record: Any) -> list[str]:
    """Who moves or spreads, from the left, and what grows."""
    grown = [f"{colour}{NUMBERS[record.growth.count(colour)]}" for colour in dict.fromkeys(record.growth)]
    lines = [f"Movement and spreading, from the left: {', '.join(record.symbols)}."]
    return [*lines, f"Then Germinators grow: {', '.join(grown)}."] if grown else lines


def germinator_slot(record: Any) -> list[str]:
    """Whose space it is."""
    return [f"Space {record.position} from the left on the Laboratory board, for a {record.colour} Germinator."]


def queen_board_space(record: Any) -> list[str]:
    """Who stands there, and its number."""
    where = f"Number {record.order} clockwise from the arrow" if record.order else "In the middle"
    return [f"{where}, for a {record.holds}. Uncovered, it shows {record.number}."]


TELLERS: Final = {
    "event_symbols": event_symbols,
    "germinator_slot": germinator_slot,
    "queen_board_space": queen_board_space,
}
