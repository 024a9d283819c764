"""What the Facility tells bots: how long it stands, the ways out of it, and what its Rooms are good for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import attrs

from nemesis_core import HIDDEN, Errand, hookimpl
from nemesis_core.rules import prospect_kit

from .contingencies import KILLS
from .css import EVACUATED
from .ending import SURVIVOR
from .gate import EXIT, ON_FOOT, ROVER, WAY_TO_BUNKER
from .power import ELEVATOR
from .procedures import AHEAD, OFF
from .time_track import OPEN_COLOUR

if TYPE_CHECKING:
    from nemesis_core import Ruleset

View = dict[str, Any]
SIGNAL, SENT = "signal", "signal-sent"
"""The marker of a Signal, and the condition that it was sent."""
OPEN: Final = "isolation-open"
"""The condition that the Isolation Room can be used."""
DESTROYED, STANDS, ISOLATED = "facility-destroyed", "facility-stands", "isolated"
LASTS: Final = 0.8
"""How likely the Facility is to stand to the end when nothing threatens it."""
STARTED: Final = 0.9
"""How likely Autodestruction is not stopped."""
BLAST: Final = (DESTROYED, "nest-destroyed", "queen-killed")
"""The conditions that hold when the Facility explodes."""
ACTIVE, WISE = "knowledge-active", "knowledge-8"
WISDOM: Final = 8
"""The Knowledge that an Objective asks for."""
SURVEYS: Final = {"sections-1-2-explored": (1, 2), "sections-1-3-explored": (1, 3)}
"""Conditions -> the numbers of the Sections to be explored for them."""
QUIETLY: Final = 0.8
"""How likely no Intruder comes by the Noise roll on the way to the Bunker."""
HALFWAY: Final = 0.4
"""How likely a second Weakness is found after the first."""


# ---------------------------------------------------------------- time


@hookimpl
def rounds_left(ruleset: Ruleset, view: View) -> int:
    """To the last slot, or the token before it that ends the game."""
    time: int = view["time"]
    ends = [time]
    if view["alert"] != OFF:
        ends.append(time - view["alert"] + 1)
    slot, red = view["autodestruction"]
    if slot != OFF:
        ends.append(time - (slot if red else max(0, slot - AHEAD)) + 1)
    return max(1, min(ends))


def opening(ruleset: Ruleset, view: View) -> int:
    """In how many rounds the Isolation Room opens by itself."""
    if view["isolation open"]:
        return 0
    slots = ruleset.compiled["time_slots"]
    white = [number for number in range(view["time"], -1, -1) if slots[number].color == OPEN_COLOUR]
    time: int = view["time"]
    return time - white[0] if white else time


# ---------------------------------------------------------------- the Active Contingency


@attrs.frozen
class _Left:
    """A Character that has left with this status and these markers, as far as a Contingency asks."""

    status: str
    marks: dict[str, int]


def spared(ruleset: Ruleset, view: View, status: str, signal: bool = False) -> float:
    """How likely the Active Contingency spares the seat once it has left with `status`, for all that the seat knows.

    With `signal` as if it had sent one.
    """
    kinds = ruleset.compiled["contingency_kinds"]
    elsewhere = {token for tokens in (*view["contingencies"], view["contingency pool"]) for token in tokens}
    active = view["contingency active"]
    known = [token for token in active if token[0] != HIDDEN]
    possible = [kinds[token] for token in known or (token for token in kinds if token not in elsewhere)]
    if not active or not possible:
        return 1.0
    marks = prospect_kit.own_character(view).get("marks", {})
    if signal:
        marks = {**marks, SIGNAL: 1}
    who = _Left(status, marks)
    return sum(not KILLS[record.kills](who, record.threshold) for record in possible) / len(possible)


# ---------------------------------------------------------------- ways out


def with_signal(ruleset: Ruleset, view: View, status: str) -> Iterator[tuple[float, tuple[str, ...]]]:
    """How likely the seat is spared, and what that needs: as it is, and with a Signal where that makes it likelier."""
    plain, better = spared(ruleset, view, status), spared(ruleset, view, status, signal=True)
    yield plain, ()
    if better > plain:
        yield better, (SENT,)


def blast(view: View) -> float:
    """How likely the Facility does not stand to the end; once the token is red nothing stops it (LD-AUTO-07)."""
    slot, red = view["autodestruction"]
    if view["destroyed"] or (slot != OFF and red):
        return 1.0
    return 1 - LASTS if slot == OFF else STARTED


def locked_in(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Isolation Room: when it opens by itself, or as soon as somebody opens it."""
    stands = 1 - blast(view)
    wait = opening(ruleset, view)
    for odds, needs in with_signal(ruleset, view, ISOLATED):
        told: dict[str, Any] = {"leaves": True, "fulfils": (ISOLATED,), "spoils": (DESTROYED,), "odds": odds * stands}
        room = "isolation-room", "lock-yourself-in"
        yield from prospect_kit.room_errand(ruleset, view, *room, opens=wait, needs=needs, **told)
        if wait:
            yield from prospect_kit.room_errand(ruleset, view, *room, needs=(OPEN, *needs), **told)


def launches(ruleset: Ruleset, view: View, slot: str, letter: str) -> float:
    """How likely the CSS token on `slot` launches the Pod `letter`, for all that the seat knows."""
    tokens = ruleset.compiled["css_tokens"]
    token = view["css"][slot]
    seen = {*view["css"].values(), *view["css box"], *view["css used"]}
    possible = [token] if token[0] != HIDDEN else [name for name in tokens if name not in seen]
    return sum(letter in tokens[name].launches for name in possible) / len(possible) if possible else 0.0


def pods(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Pods, each at the slots that are still to come with a CSS token that may launch it."""
    time, ways = view["time"], list(with_signal(ruleset, view, EVACUATED))
    told: dict[str, Any] = {"leaves": True, "fulfils": ("evacuated", "left-by-css")}
    slots = sorted(view["css"], key=int, reverse=True)
    for letter, tile in ruleset.compiled["pods"].items():
        soonest = 1 if letter in view["pods"] else 0  # whoever is in it is out of it after the launch (LD-CSS-10, -12)
        for pod in prospect_kit.room_errand(ruleset, view, tile, f"enter-css-pod-{letter}"):
            told |= {"choose": pod.choose, "places": pod.places, "hidden": pod.hidden}
            for slot in slots:
                wait, launched = time - int(slot), launches(ruleset, view, slot, letter)
                for odds, needs in ways if wait >= soonest and launched else ():
                    needed = (*pod.needs, *needs)
                    yield Errand(opens=wait, closes=wait, odds=odds * launched, needs=needed, **told)


def bunker(ruleset: Ruleset, view: View) -> list[Errand]:
    """The Rover, once the Main Gate is open; it waits in an Exit Room. In a suit one can walk (LD-BUNKER-05)."""
    board, place = ruleset.compiled["board"], view["rover"]
    if not view["gate open"]:
        return []
    exits = tuple(where for where, roles in board.place_roles.items() if EXIT in roles)
    told: dict[str, Any] = {"leaves": True, "fulfils": ("evacuated",)}
    odds, found = spared(ruleset, view, "bunker"), []
    if place in exits:
        found.append(Errand(choose=("escape", ROVER), places=(place,), odds=odds, **told))
    if prospect_kit.has_item(ruleset, view, "suit"):
        ways = tuple(board.with_role(WAY_TO_BUNKER)) or exits
        found.append(Errand(choose=("escape", ON_FOOT), places=ways, odds=odds * QUIETLY, **told))
    return found


# ---------------------------------------------------------------- Rooms


def duties(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """What the Rooms do for Objectives and for the checks at the end."""
    marks = prospect_kit.own_character(view).get("marks", {})
    room = prospect_kit.room_errand
    told: dict[str, Any]
    if not marks.get(SIGNAL):
        told = {"fulfils": (SENT,)}
        yield from room(ruleset, view, "transmitter-control-room", "send-a-signal", **told)
    yield from learning(ruleset, view, marks.get("knowledge", 0), bool(marks.get("knowledge-active")))
    if not view["isolation open"]:
        told = {"fulfils": (OPEN,), "shared": True, "hastens": True}
        yield from room(ruleset, view, "alert-room", "start-alert-procedure", **told)
    if view["autodestruction"][0] == OFF:
        told = {"fulfils": BLAST, "shared": True, "spoils": (STANDS, ISOLATED), "odds": 0.02}
        yield from room(ruleset, view, "cooling-system", "initiate-autodestruction", **told)
    if view["eggs"]:
        told = {"fulfils": ("carry-egg", prospect_kit.OBJECT)}
        yield from room(ruleset, view, "nest", "take-one-egg", **told)
        yield from prospect_kit.nest_errands(ruleset, view, "nest")
    for condition, numbers in SURVEYS.items():
        yield from prospect_kit.exploring(view, condition, section_places(ruleset, numbers))
    yield from research(ruleset, view)


def research(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Laboratory, for what is not researched yet."""
    found = len(view["researched"])
    told: dict[str, Any] = {"needs": (prospect_kit.OBJECT,), "shared": True}
    for condition, number in (("weakness-discovered", 1), ("weaknesses-discovered-2", 2)):
        if found < number:
            told |= {"fulfils": (condition,), "odds": HALFWAY ** (number - found - 1)}
            yield from prospect_kit.room_errand(ruleset, view, "laboratory", "analyze-object", **told)


def learning(ruleset: Ruleset, view: View, known: int, active: bool) -> Iterator[Errand]:
    """The Archive, the Laboratory and the Computers, for a Character with the Knowledge `known`."""
    room, wise = prospect_kit.room_errand, WISE
    if not active:
        told: dict[str, Any] = {"fulfils": (ACTIVE,)}
        yield from room(ruleset, view, "archive", "examine-the-archives", **told)
        if known < WISDOM:
            yield from room(ruleset, view, "archive", "examine-the-archives", fulfils=(wise,), odds=wisdom(known + 2))
    if known < WISDOM:
        told = {"fulfils": (wise,), "needs": (prospect_kit.OBJECT,), "odds": wisdom(known + 3)}
        yield from room(ruleset, view, "laboratory", "analyze-object", **told)


def wisdom(known: int) -> float:
    """How likely a Character with the Knowledge `known` has enough of it for an Objective at the end."""
    return 1.0 if known >= WISDOM else float(0.1 + 0.06 * known)


def section_places(ruleset: Ruleset, numbers: Iterable[int]) -> list[str]:
    """The places of the Sections of these `numbers`, counted from the top."""
    sections = sorted(ruleset.content.of("section"), key=lambda s: s.order)
    names = {section.id for n, section in enumerate(sections, 1) if n in numbers}
    of_section = ruleset.compiled["board"].sections
    return [place for place, section in of_section.items() if section in names]


def lights(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """Restore Power where the Isolation Room is in Darkness; and how the tokens are laid then, its Section first."""
    board, power = ruleset.compiled["board"], view["power"]
    shelters, _ = prospect_kit.tile_places(ruleset, view, "isolation-room")
    sections = [board.sections[place] for place in shelters]
    if not all(power[section][1] for section in sections if section in power):
        told: dict[str, Any] = {"eases": "light", "shared": True}
        yield from prospect_kit.room_errand(ruleset, view, "backup-power-supply", "restore-power", **told)
    own = board.sections.get(prospect_kit.own_character(view).get("place", ""), "")
    numbers = sorted((not on, int(number), number) for number, on in power.values())
    order = [*dict.fromkeys([*sections, own, *(slot for slot in power if slot != ELEVATOR), ELEVATOR])]
    laid = dict(zip((slot for slot in order if slot in power), (number for *_, number in numbers), strict=True))
    yield Errand(choose=tuple(f"{slot}={laid[slot]}" for slot in power))


def treatments(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Rooms that ease Wounds and infection."""
    room = prospect_kit.room_errand
    yield from room(ruleset, view, "emergency-room", "treat-your-wounds", eases="wounds")
    yield from room(ruleset, view, "decon-room", "decontamination-procedure", eases="infection")
    yield from room(ruleset, view, "surgery", "surgical-procedure", eases="infection")


@hookimpl
def errands(ruleset: Ruleset, view: View) -> list[Errand]:
    """The ways out, what Objectives ask for, what makes better."""
    return [
        *locked_in(ruleset, view),
        *pods(ruleset, view),
        *bunker(ruleset, view),
        *duties(ruleset, view),
        *lights(ruleset, view),
        *treatments(ruleset, view),
        *prospect_kit.object_errand(view),
    ]


# ---------------------------------------------------------------- conditions


@hookimpl
def likely(ruleset: Ruleset, view: View, condition: str) -> float | None:
    """The conditions of Objectives that ask for the Facility, and that its Isolation Room is open."""
    who = view["characters"][view["seat"]] if view["seat"] < len(view["characters"]) else {}
    marks, status = who.get("marks", {}), who.get("status")
    told = {
        OPEN: float(view["isolation open"]),
        DESTROYED: blast(view),
        STANDS: 1 - blast(view),
        ACTIVE: float(bool(marks.get("knowledge-active"))),
        WISE: wisdom(marks.get("knowledge", 0)) if marks.get("knowledge", 0) >= WISDOM - 2 else 0.02,
        "evacuated": float(status in ("evacuated", "bunker")),
        "left-by-css": float(status == "evacuated"),
        ISOLATED: float(status == ISOLATED),
        "no-nemesis-survivor": _none_of(ruleset, view, SURVIVOR),
    }
    if condition in told:
        return told[condition]
    if condition in SURVEYS:
        return float(0.6 ** sum(place not in view["explored"] for place in section_places(ruleset, SURVEYS[condition])))
    return None


def _none_of(ruleset: Ruleset, view: View, role: str) -> float:
    """How likely no Character of `role` survives; the own one is to."""
    records = ruleset.compiled["cards"].characters
    odds = 1.0
    for who in view["characters"]:
        if who["character"] in records and records[who["character"]][0].role == role:
            odds *= 0.0 if who["seat"] == view["seat"] else 1 - prospect_kit.lives(who)
    return odds
