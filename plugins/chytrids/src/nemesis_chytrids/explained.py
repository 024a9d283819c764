"""What the race's records say to a player: Event cards with their symbols, the spaces of its two boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import event_effect, explain_kind, named

from .records import QUEEN
from .story import with_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Record, Ruleset

    from .records import EventSymbols

TIMES: Final = {1: "", 2: " twice"}


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """Of Event cards those of the race alone; None leaves others to the shared rules."""
    teller = TELLERS.get(kind)
    return teller(ruleset, record) if teller else None


def event_card(ruleset: Ruleset, record: Any) -> list[str] | None:
    """Who moves or spreads through which Corridor, what grows, and what happens then (CH-EVENT-04, CH-EVENT-14)."""
    printed = ruleset.compiled["event_symbols"].get(record.id)
    return [*symbols(ruleset, printed, record.corridors), *event_effect(record)] if printed else None


def symbols(ruleset: Ruleset, printed: EventSymbols, corridors: tuple[int, ...]) -> list[str]:
    """The symbols from the left, the numbers through which each of them goes, and the colours that grow."""
    ways = " and then, all of it again, through Corridor ".join(map(str, corridors))
    told = ", ".join(named(ruleset.compiled["names"], "symbols", symbol) for symbol in printed.symbols)
    grown = [f"{colour}{TIMES[printed.growth.count(colour)]}" for colour in dict.fromkeys(printed.growth)]
    return [
        f"Movement and spreading through Corridor {ways}; the symbols from the left: {told}.",
        *([f"Then Germinators in Rooms grow: {', '.join(grown)}."] if grown else []),
    ]


def event_symbols(ruleset: Ruleset, record: Any) -> list[str]:
    """As its Event card says them."""
    card = ruleset.content.find("event_card", record.id)
    return symbols(ruleset, record, card.corridors)


def germinator_slot(ruleset: Ruleset, record: Any) -> list[str]:
    """Whose space it is."""
    where = f"Space {record.position} from the left on the Laboratory board"
    return [with_board(ruleset.compiled, f"{where}, for a {record.colour} Germinator.")]


def bag_development(ruleset: Ruleset, record: Any) -> list[str]:
    """Its text, with the board of the game."""
    return [with_board(ruleset.compiled, record.text)]


def intruder_kind(ruleset: Ruleset, record: Any) -> list[str] | None:
    """Of the Queen also what the Queen board does in her endurance test (CH-QUEEN-08)."""
    if record.id != QUEEN:
        return None
    added = "In her endurance test the lowest number that is uncovered on the Queen board is added to the blood."
    return [*explain_kind(ruleset, record), added]


def queen_board_space(ruleset: Ruleset, record: Any) -> list[str]:
    """Who stands there, and its number."""
    where = f"Number {record.order} clockwise from the arrow" if record.order else "In the middle"
    kind = named(ruleset.compiled["names"], "intruder", record.holds)
    return [f"{where}, for a {kind}." if record.order else f"{where}, for the {kind}.", number_told(record.number)]


def number_told(number: int) -> str:
    """What a number of the Queen board does (CH-QUEEN-08)."""
    return f"Uncovered, it shows {number}; the lowest number that is uncovered is added to the blood of the Queen."


TELLERS: Final[dict[str, Callable[[Ruleset, Any], list[str] | None]]] = {
    "bag_development": bag_development,
    "event_card": event_card,
    "event_symbols": event_symbols,
    "germinator_slot": germinator_slot,
    "intruder_kind": intruder_kind,
    "queen_board_space": queen_board_space,
}
