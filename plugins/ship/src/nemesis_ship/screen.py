"""The ship on a seat's screen: the tracks, its course, its Engines, the Escape Pods, the Airlock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import HIDDEN, Panel, hookimpl
from nemesis_core.rules import named, seat_told

from .hibernation import OPEN
from .self_destruct import JUMP, NO_RETURN, OFF
from .story import EXPLODED_ON_THE_WAY, WORLDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

BLUE: Final = "blue Character Corpse"
UNSEEN: Final = "not seen"
CARRIED: Final = ("card", "item", "object")
"""Fields in which a Corpse is told of."""


@hookimpl
def names_in_view(ruleset: Ruleset, view: View, names: Names) -> dict[str, dict[str, str]]:
    """The blue Corpse, the Pods in which somebody waits, how a jump of a ship that exploded on the way is told.

    Also why a Room Action is shut, and where each space of the Destination track leads, if the seat knows that.
    """
    blue = {view["blue corpse"]: BLUE} if view["blue corpse"] else {}
    spaces = {space: f"{space} ({WORLDS[world]})" for space, world in destinations(ruleset, view).items()}
    goods = {corpse: f"the {name}" for corpse, name in blue.items()}
    beside = {
        name: f"{named(names, 'pod', name)} (Section {view['pods'][name][0].upper()})" for name in view["waiting"]
    }
    ending = {JUMP: EXPLODED_ON_THE_WAY} if view["destroyed"] else {}
    return {
        **dict.fromkeys(CARRIED, blue),
        "goods": goods,
        "space": spaces,
        "beside": beside,
        "ending": ending,
        "shut": {"hibernate": f"the chambers open at {opening(ruleset)}"},
    }


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """The ship as everybody sees it, and what the seat has seen of its course and its Engines."""
    rows = [
        ("Time", time(ruleset, view)),
        ("Self-Destruct", self_destruct(ruleset, view)),
        ("Course", course(ruleset, view, names)),
        ("Engines", "; ".join(engine(names, view, name) for name in view["engines"])),
        ("Escape Pods", "; ".join(pod(names, view, name) for name in sorted(view["pods"])) or "all gone"),
        ("Airlock", f"procedure at {named(names, 'place', view['airlock'])}" if view["airlock"] else ""),
    ]
    return [Panel("The ship", [row for row in rows if row[1]])]


# ---------------------------------------------------------------- tracks


def time(ruleset: Ruleset, view: View) -> str:
    """Where the Time marker is, whether one can hibernate, and when the ship jumps (SH-CRIT-06, SH-END-01)."""
    now, spaces = view["time"], ruleset.compiled["time_spaces"]
    chambers = "the chambers are open" if spaces[now].color == OPEN else f"the chambers open at {opening(ruleset)}"
    return f"space {now}, {spaces[now].color}; {chambers}; the ship jumps at 0" if now else "the ship has jumped"


def opening(ruleset: Ruleset) -> int:
    """The first space on which one can hibernate."""
    numbers: list[int] = [space.number for space in ruleset.content.of("time_space") if space.color == OPEN]
    return max(numbers)


def self_destruct(ruleset: Ruleset, view: View) -> str:
    """Where the Self-Destruct marker is, and what it does next (SH-GENERATOR-04 to SH-GENERATOR-06)."""
    now, spaces = view["self-destruct"], ruleset.compiled["self_destruct_spaces"]
    if now == OFF:
        return "not running"
    late = max(number for number, space in spaces.items() if space.color == NO_RETURN)
    stopping = f"no stopping it from {late} on" if now > late else "it cannot be stopped"
    return f"space {now}, {spaces[now].color}; {stopping}; the ship explodes at 0"


# ---------------------------------------------------------------- course and Engines


def destinations(ruleset: Ruleset, view: View) -> dict[str, str]:
    """Where the ship flies from each space of the track, if the seat has seen the Coordinates."""
    card = view["coordinates"][0] if view["coordinates"] else HIDDEN
    return {} if card[:1] == HIDDEN else ruleset.compiled["coordinates_cards"][card].destinations


def course(ruleset: Ruleset, view: View, names: Names) -> str:
    """The space of the Destination marker, and the Coordinates as far as they are known."""
    known = bool(destinations(ruleset, view))
    card = named(names, "coordinates", view["coordinates"][0]) if known else UNSEEN
    return f"the Destination is {named(names, 'space', view['destination'])}; Coordinates: {card}"


def engine_state(names: Names, view: View, name: str) -> str:
    """The state of an Engine, which its upper token shows, if the seat knows one of the two (SH-SETUP-14)."""
    lower, upper = [token.partition("/")[2] for token in view["engines"][name]]
    others = [state for state in names["state"] if state != lower] if lower else []
    return upper or (others or [""])[0]


def engine(names: Names, view: View, name: str) -> str:
    """An Engine with its state, as far as the seat knows it."""
    return f"{named(names, 'engine', name)} {named(names, 'state', engine_state(names, view, name)) or UNSEEN}"


# ---------------------------------------------------------------- Pods


def pod(names: Names, view: View, name: str) -> str:
    """A Pod: its Section, whether it is Locked, who waits in it."""
    section, locked = view["pods"][name]
    told = f"{named(names, 'pod', name)} (Section {section.upper()}) {'Locked' if locked else 'Unlocked'}"
    waiting = [seat_told(names, seat) for seat in view["waiting"].get(name, [])]
    return f"{told}, with {' and '.join(waiting)}" if waiting else told
