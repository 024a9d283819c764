"""How the ship's decisions, words and records are told to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import add_board_words, named

from .hibernation import OPEN
from .own_rules import OWN_RULES
from .references import references
from .self_destruct import NO_RETURN
from .story import leads
from .words import wordings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nemesis_core import Decision, Game, Record, Ruleset

    Names = Mapping[str, Mapping[str, str]]

SWITCHES: Final = {"start": "start", "stop": "stop"}
"""What a key does, where a Room's Action of that name would stand."""


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    compiled = ruleset.compiled
    add_board_words(ruleset)
    compiled["names"]["switch"] = dict(SWITCHES)
    compiled["wordings"].update(wordings())
    compiled["references"].update(references(ruleset.content))
    compiled["own_rules"].update(OWN_RULES)
    return {}


@hookimpl
def question(game: Game, decision: Decision, names: Names) -> str | None:
    """Who waits in a Pod that has been Locked is told so, and that it can be launched all the same (SH-HATCH-01)."""
    if decision.kind != "pod-waiting" or decision.about not in game.ship.locked:
        return None
    pod = named(names, "pod", decision.about)
    return f"You wait in {pod}. It is Locked, but can be launched from inside: what do you do?"


# ---------------------------------------------------------------- explanations


def time_space(ruleset: Ruleset, record: Any) -> list[str]:
    """What holds while the marker is on it."""
    said = f"A {record.color} space of the Time track; the marker goes towards space 0."
    if record.color == OPEN:
        return [said, "While the marker is on it, the chambers of the Hibernatorium are open."]
    return [said, *(["The ship jumps, and whoever is awake aboard dies."] if record.number == 0 else [])]


def self_destruct_space(ruleset: Ruleset, record: Any) -> list[str]:
    """What happens when the marker reaches it."""
    said = f"A {record.color} space of the Self-Destruct track; the marker goes towards space 0."
    spaces = ruleset.content.of("self_destruct_space")
    if record.number == max(space.number for space in spaces):
        return [said, "Here the marker starts."]
    if record.color != NO_RETURN:
        return [said, *(["The ship explodes."] if record.number == 0 else [])]
    first = max(space.number for space in spaces if space.color == NO_RETURN) == record.number
    opened = ["As the marker comes to it, all Escape Pods become Unlocked."] if first else []
    return [said, *opened, "The Sequence cannot be stopped any more."]


def coordinates(ruleset: Ruleset, record: Any) -> list[str]:
    """Where it leads from each space."""
    cards = len(ruleset.content.of("coordinates"))
    return [
        f"Where the ship flies from each space of the Destination track: {leads(record.destinations)}.",
        f"One of the {cards} Coordinates cards is in a game, face down until the end.",
    ]


def pod_count(ruleset: Ruleset, record: Any) -> list[str]:
    """How many Pods there are for how many players."""
    fewer = [other.players for other in ruleset.content.of("pod_count") if other.players < record.players]
    least = max(fewer, default=0) + 1
    players = f"{least} to {record.players}" if least < record.players else str(record.players)
    return [f"With {players} players {record.pods} Escape Pods are used."]


LINES: Final[dict[str, Callable[[Ruleset, Any], list[str]]]] = {
    "coordinates": coordinates,
    "pod_count": pod_count,
    "self_destruct_space": self_destruct_space,
    "time_space": time_space,
}


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What the ship's own records say."""
    return LINES[kind](ruleset, record) if kind in LINES else None
