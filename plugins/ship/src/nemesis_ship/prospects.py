"""What the ship tells bots: how long it flies, the ways to live on, and what its Rooms are good for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from nemesis_core import HIDDEN, Errand, hookimpl
from nemesis_core.rules import object_kind, prospect_kit

from .ending import EARTH, ENGINES_NEEDED, MARS, MARS_WANTED
from .engines import WORKING
from .hibernation import HIBERNATING, OPEN
from .pods import LAUNCH
from .self_destruct import OFF

if TYPE_CHECKING:
    from nemesis_core import Ruleset

View = dict[str, Any]
EARTH_WANTED: Final = f"ship-reaches-{EARTH}"
PODS_OPEN, COURSE_KNOWN, ENGINES_WORK = "pods-open", "course-known", "engines-work"
"""Conditions that are no Objective's: an Escape Pod can be entered; the seat has seen the Coordinates; enough Engines
work."""
WORK_ON: Final = "engine"
"""The use of a card or an Item by which the tokens of an Engine are stacked anew."""
EGG, CARCASS = "carry-egg", "carry-carcass"
"""Conditions of having an Object of one kind at hand."""
BLUE, IN_SURGERY = "carry-blue-corpse", "blue-corpse-in-surgery"
DESTROYED: Final = "ship-destroyed"
AWAY: Final = "left-or-hibernates"
BLAST: Final = (DESTROYED, "nest-destroyed", "queen-killed")
"""The conditions that hold when the ship explodes."""
EVEN: Final = 0.5
"""How likely an Engine works that nobody of the seat has seen."""
SOMEBODY_DIES: Final = 0.4
"""How likely the Pods are unlocked by others, or by a death."""


@hookimpl
def rounds_left(ruleset: Ruleset, view: View) -> int:
    """To the jump, or to the explosion."""
    ends: list[int] = [view["time"], *([view["self-destruct"]] if view["self-destruct"] != OFF else [])]
    return max(1, min(ends))


# ---------------------------------------------------------------- Engines and course


def works_of(tokens: list[str]) -> float:
    """How likely the Engine with these `tokens` works, for all that the seat knows."""
    top = tokens[-1]
    return EVEN if top[0] == HIDDEN else float(top.endswith(f"/{WORKING}"))


def engines_work(view: View, mended: str = "") -> float:
    """How likely enough Engines work, for all that the seat knows, when the Engine `mended` does."""
    odds = [1.0] + [0.0] * len(view["engines"])
    for engine, tokens in view["engines"].items():
        works = 1.0 if engine == mended else works_of(tokens)
        odds = [there * (1 - works) + (odds[n - 1] * works if n else 0) for n, there in enumerate(odds)]
    return sum(odds[ENGINES_NEEDED:])


def engines(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """Working on the Engines of which the seat does not know that they work; whoever does lays the working side up."""
    yield Errand(choose=(WORKING,))
    where = prospect_kit.can_use(ruleset, view, WORK_ON)
    for engine, tokens in view["engines"].items() if where else ():
        places, _ = prospect_kit.tile_places(ruleset, view, engine)
        if places and works_of(tokens) < 1:
            told: dict[str, Any] = {"takes": 0.0 if where == prospect_kit.HAND else prospect_kit.WAITS}
            odds = 0.9 * engines_work(view, engine)
            yield Errand(choose=("", "", WORK_ON), places=places, fulfils=(ENGINES_WORK,), odds=odds, **told)


def possible_cards(ruleset: Ruleset, view: View) -> list[str]:
    """The Coordinates cards that can lie by the Cockpit."""
    card = view["coordinates"][-1]
    elsewhere = set(view["coordinates box"])
    return [card] if card[0] != HIDDEN else [c for c in ruleset.compiled["coordinates_cards"] if c not in elsewhere]


def flies_to(ruleset: Ruleset, view: View, world: str) -> float:
    """How likely the ship flies to `world` as the marker lies."""
    cards = ruleset.compiled["coordinates_cards"]
    possible = possible_cards(ruleset, view)
    bound = [card for card in possible if cards[card].destinations[view["destination"]] == world]
    return len(bound) / max(1, len(possible))


def course(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Cockpit: seeing the Coordinates, and setting a course when they are known."""
    room, possible = prospect_kit.room_errand, possible_cards(ruleset, view)
    if len(possible) > 1:
        yield from room(ruleset, view, "cockpit", "check-coordinates", fulfils=(COURSE_KNOWN,))
    if somebody_sleeps(view):
        return
    if len(possible) > 1:
        for condition in (EARTH_WANTED, MARS_WANTED):
            told: dict[str, Any] = {"fulfils": (condition,), "needs": (COURSE_KNOWN,), "odds": 0.8}
            yield from room(ruleset, view, "cockpit", "set-destination", **told)
        return
    for world, condition in ((EARTH, EARTH_WANTED), (MARS, MARS_WANTED)):
        spaces = ruleset.compiled["coordinates_cards"][possible[0]].destinations if possible else {}
        for space in [space for space, there in spaces.items() if there == world and space != view["destination"]]:
            yield from room(ruleset, view, "cockpit", "set-destination", space, fulfils=(condition,), odds=0.9)


# ---------------------------------------------------------------- ways to live on


def somebody_sleeps(view: View) -> bool:
    """Does anybody hibernate, so that neither course nor Self-Destruct can be changed (SH-HIBER-05)?"""
    return any(who["status"] == HIBERNATING for who in view["characters"])


def worlds(ruleset: Ruleset, view: View) -> list[str]:
    """What the ship has to reach so that the seat lives on asleep: Earth, or Mars for a goal of Mars (SH-WIN-02)."""
    goals = [goal for some in ruleset.hooks.goals(ruleset, view) for goal in some]
    bound_for_mars = any(MARS_WANTED in way for goal in goals for way in goal.ways)
    return [EARTH_WANTED, *([MARS_WANTED] if bound_for_mars else [])]


def hibernation(ruleset: Ruleset, view: View) -> list[Errand]:
    """The chambers, once the marker is on a blue space; who sleeps lives only if the ship comes home."""
    spaces, time = ruleset.compiled["time_spaces"], view["time"]
    blue = [number for number in range(time, -1, -1) if spaces[number].color == OPEN]
    if not blue or view["self-destruct"] != OFF:
        return []
    told: dict[str, Any] = {"leaves": True, "fulfils": (AWAY,), "spoils": BLAST, "opens": time - blue[0]}
    return [
        errand
        for world in worlds(ruleset, view)
        for errand in prospect_kit.room_errand(
            ruleset, view, "hibernatorium", "hibernate", needs=(world, ENGINES_WORK), **told
        )
    ]


def open_pods(ruleset: Ruleset, view: View, section: str = "") -> list[str]:
    """The Unlocked Pods with a free place, all or those of one `section`."""
    seats, waiting = ruleset.compiled["pod_seats"], view["waiting"]
    return [
        pod
        for pod, (where, locked) in view["pods"].items()
        if not locked and section in ("", where) and len(waiting.get(pod, ())) < seats[pod]
    ]


def pods(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Pods of both Sections, the Room that unlocks them, and the launch."""
    told: dict[str, Any] = {"leaves": True, "fulfils": (AWAY, "left-by-pod")}
    for section in sorted({section for section, _ in view["pods"].values()}):
        needs = () if open_pods(ruleset, view, section) else (PODS_OPEN,)
        yield from prospect_kit.room_errand(
            ruleset, view, f"evacuation-section-{section}", "enter-a-pod", needs=needs, odds=0.9, **told
        )
    if not open_pods(ruleset, view):
        for pod in [pod for pod, (_, locked) in view["pods"].items() if locked][:1]:
            told = {"fulfils": (PODS_OPEN,), "shared": True}
            yield from prospect_kit.room_errand(ruleset, view, "hatch-control-system", "turn-a-pod", pod, **told)
    if str(view["seat"]) in view["beside"] or view["phase"] == "player":
        yield Errand(choose=(LAUNCH,))


# ---------------------------------------------------------------- Rooms


def duties(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """What the Rooms do for Objectives."""
    marks = prospect_kit.own_character(view).get("marks", {})
    room = prospect_kit.room_errand
    if not marks.get("signal"):
        yield from room(ruleset, view, "comms-room", "send-a-signal", fulfils=("signal-sent",))
    if view["eggs"]:
        yield from room(ruleset, view, "nest", "take-an-egg", fulfils=("carry-egg", prospect_kit.OBJECT))
    if view["self-destruct"] == OFF:
        told: dict[str, Any] = {"fulfils": (*BLAST, PODS_OPEN), "spoils": (AWAY, EARTH_WANTED, MARS_WANTED)}
        if not somebody_sleeps(view):
            yield from room(ruleset, view, "generator", "start", shared=True, odds=0.3, **told)
        yield from prospect_kit.nest_errands(ruleset, view, "nest")
    yield from blue_corpse(ruleset, view)
    told = {"needs": (prospect_kit.OBJECT,), "shared": True, "odds": 1.0 if view["researched"] else EVEN}
    if len(view["researched"]) < 2:
        yield from room(ruleset, view, "laboratory", "analyse", fulfils=("weaknesses-discovered-2",), **told)
    for kind, need in (("egg", EGG), ("intruder-carcass", CARCASS)):
        if kind not in view["researched"]:
            found = {"fulfils": (f"weakness-{kind.removeprefix('intruder-')}",), "needs": (need,)}
            yield from room(ruleset, view, "laboratory", "analyse", kind, **found)
    for place, objects in view["objects"].items():
        for carcass in [name for name in objects if object_kind(name) == "intruder-carcass"][:1]:
            yield Errand(choose=("pick-up", carcass), places=(place,), fulfils=(CARCASS,))


def blue_corpse(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The blue Corpse: picked up where it lies, and brought into the Surgery."""
    corpse = view["blue corpse"]
    lies = tuple(place for place, objects in view["objects"].items() if corpse in objects)
    if lies:
        yield Errand(choose=("pick-up", corpse), places=lies, fulfils=(BLUE,))
    places, hidden = prospect_kit.tile_places(ruleset, view, "surgery")
    if corpse:
        told: dict[str, Any] = {"fulfils": (IN_SURGERY,), "needs": (BLUE,), "shared": True}
        yield Errand(choose=("drop", corpse), places=places, hidden=hidden, **told)


def treatments(ruleset: Ruleset, view: View) -> Iterator[Errand]:
    """The Rooms that ease Wounds and infection."""
    room = prospect_kit.room_errand
    yield from room(ruleset, view, "emergency-room", "treat-your-wounds", eases="wounds")
    yield from room(ruleset, view, "surgery", "surgery", eases="infection")


@hookimpl
def errands(ruleset: Ruleset, view: View) -> list[Errand]:
    """The ways to live on, what Objectives ask for, what makes better."""
    return [
        *hibernation(ruleset, view),
        *pods(ruleset, view),
        *engines(ruleset, view),
        *course(ruleset, view),
        *duties(ruleset, view),
        *treatments(ruleset, view),
        *prospect_kit.object_errand(view),
    ]


# ---------------------------------------------------------------- conditions


@hookimpl
def likely(ruleset: Ruleset, view: View, condition: str) -> float | None:
    """The conditions of Objectives that ask for the ship, and the two of its own."""
    blast = 1.0 if view["destroyed"] else 0.9 if view["self-destruct"] != OFF else 0.1
    whole = 1 - blast
    surgery, _ = prospect_kit.tile_places(ruleset, view, "surgery")
    who = view["characters"][view["seat"]] if view["seat"] < len(view["characters"]) else {}
    at_hand = prospect_kit.own_character(view).get("held", ())
    told = {
        PODS_OPEN: 1.0 if open_pods(ruleset, view) else SOMEBODY_DIES,
        ENGINES_WORK: engines_work(view),
        COURSE_KNOWN: float(len(possible_cards(ruleset, view)) == 1),
        DESTROYED: blast,
        EARTH_WANTED: flies_to(ruleset, view, EARTH) * whole,
        MARS_WANTED: flies_to(ruleset, view, MARS) * whole,
        AWAY: float(who.get("status") in ("escaped", "hibernating")),
        "left-by-pod": float(who.get("status") == "escaped"),
        "weakness-egg": float("egg" in view["researched"]),
        "weakness-carcass": float("intruder-carcass" in view["researched"]),
        CARCASS: float("intruder-carcass" in map(object_kind, at_hand)),
        BLUE: float(view["blue corpse"] in at_hand),
        IN_SURGERY: float(any(view["blue corpse"] in view["objects"].get(place, ()) for place in surgery)),
    }
    return told.get(condition)
