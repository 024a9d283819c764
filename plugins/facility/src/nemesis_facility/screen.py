"""The Facility on a seat's screen: the Time track and what is to come, Power, ways out, the Computer, Contingencies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import HIDDEN, Panel, hookimpl
from nemesis_core.rules import counted, listed, named, seat_told, short_name

from .gate import BUNKER
from .power import ELEVATOR
from .procedures import OFF
from .time_track import OPEN_COLOUR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nemesis_core import Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """The Facility as everybody sees it, and the Contingencies that the seat knows."""
    rows = [
        ("Time", "; ".join(time(ruleset, view, names))),
        ("Running", "; ".join(running(ruleset, view))),
        ("Power", "; ".join(power(ruleset, view, names))),
        ("Ways out", "; ".join(ways_out(ruleset, view, names))),
        ("Computer", computer(ruleset, view, names)),
        ("Contingencies", "; ".join(contingencies(view, names))),
        ("Sealed Room", named(names, "place", view["venting"])),
    ]
    return [Panel("The Facility", [row for row in rows if row[1]])]


# ---------------------------------------------------------------- time


def slot_name(ruleset: Ruleset, number: int) -> str:
    """A slot of the Time track as it is printed."""
    return ruleset.compiled["time_slots"][number].label or str(number)


def time(ruleset: Ruleset, view: View, names: Names) -> list[str]:
    """Where the Time token is, with which side up, and what lies ahead of it."""
    now = view["time"]
    told = [f"slot {slot_name(ruleset, now)}, token {'active' if view['time active'] else 'inactive'}"]
    for kind in ("red", "blue"):
        thresholds = [slot for slot, colour in ruleset.compiled["thresholds"].items() if colour == kind and slot <= now]
        told += [f"{kind} Thresholds after {falling(thresholds)}"] if thresholds else []
    css = sorted((int(slot) for slot in view["css"]), reverse=True)
    return [*told, *([f"CSS {', '.join(css_token(ruleset, view, names, slot) for slot in css)}"] if css else [])]


def falling(slots: Iterable[int]) -> str:
    """Slots in the order in which the Time token comes to them."""
    return ", ".join(str(slot) for slot in sorted(slots, reverse=True))


def css_token(ruleset: Ruleset, view: View, names: Names, slot: int) -> str:
    """A slot with a CSS token, and which Pods it launches, if the seat knows that."""
    name, token = slot_name(ruleset, slot), view["css"][str(slot)]
    return name if token[:1] == HIDDEN else f"{name} ({named(names, 'token', token)})"


def moment(ruleset: Ruleset, slot: int) -> str:
    """When a token on `slot` acts: as Time leaves the slot, or on the last one as Time reaches it (LD-AUTO-11)."""
    return f"{'at' if ruleset.compiled['time_slots'][slot].final else 'after'} slot {slot_name(ruleset, slot)}"


def running(ruleset: Ruleset, view: View) -> list[str]:
    """The Alert Procedure and Autodestruction, if they run, with the slots that end them."""
    alert, (autodestruction, red) = view["alert"], view["autodestruction"]
    told = [f"Alert Procedure: the game ends {moment(ruleset, alert)}"] if alert != OFF else []
    if autodestruction != OFF:
        last = ruleset.compiled["time_slots"][autodestruction].final
        what = "the Facility is destroyed" if red or last else "it turns red"
        told.append(f"Autodestruction: {what} {moment(ruleset, autodestruction)}")
    return told


def isolation(ruleset: Ruleset, view: View) -> str:
    """Whether the Isolation Room is open, or when Time opens it."""
    if view["isolation open"]:
        return "Isolation Room open"
    white = [number for number, slot in ruleset.compiled["time_slots"].items() if slot.color == OPEN_COLOUR]
    ahead = [number for number in white if number < view["time"]]
    return f"Isolation Room opens at {max(ahead)}" if ahead else "Isolation Room closed"


# ---------------------------------------------------------------- power, ways out, the Computer


def power(ruleset: Ruleset, view: View, names: Names) -> list[str]:
    """Each slot of a Power token with its side and number; the Elevator also with its place."""
    told = []
    for slot, (number, on) in view["power"].items():
        name = f"Elevator (at {short(ruleset, view['elevator'])})" if slot == ELEVATOR else named(names, "slot", slot)
        told.append(f"{name} {'on' if on else 'off'} ({number})")
    return told


def short(ruleset: Ruleset, place: str) -> str:
    """The short name of `place`."""
    return short_name(ruleset.compiled["board"].places[place])


def ways_out(ruleset: Ruleset, view: View, names: Names) -> list[str]:
    """The Main Gate, the Rover, the Isolation Room, and who is in a Pod."""
    rover = "in the Bunker" if view["rover"] == BUNKER else f"at {short(ruleset, view['rover'])}"
    pods = [f"{named(names, 'pod', letter)}: {seat_told(names, seat)}" for letter, seat in sorted(view["pods"].items())]
    gate = "open" if view["gate open"] else "closed"
    return [f"Main Gate {gate}", f"Rover {rover}", isolation(ruleset, view), *pods]


def computer(ruleset: Ruleset, view: View, names: Names) -> str:
    """The face-up Computer card: its Cost and its Actions."""
    card = ruleset.compiled["computer_cards"].get(view["computer"])
    return f"Cost {card.cost}: {', '.join(named(names, 'action', name) for name in card.options)}" if card else ""


# ---------------------------------------------------------------- Contingencies


def contingencies(view: View, names: Names) -> list[str]:
    """The seat's own tokens, those it knows of others, the Neutral Pool, the Active one."""
    told = []
    for seat, held in enumerate(view["contingencies"]):
        if seat == view["seat"] and held:
            told.append(f"yours: {listed(names, 'token', held)}")
        elif known(held):
            told.append(f"{seat_told(names, seat)}: {listed(names, 'token', held)}")
    pool, active = view["contingency pool"], view["contingency active"]
    told.append(f"Neutral Pool: {listed(names, 'token', pool) if known(pool) else counted(len(pool), 'token')}")
    return [*told, *([f"Active: {listed(names, 'token', active)}"] if known(active) else [])]


def known(tokens: Sequence[str]) -> bool:
    """Does the seat know one of `tokens`?"""
    return any(token[:1] != HIDDEN for token in tokens)
