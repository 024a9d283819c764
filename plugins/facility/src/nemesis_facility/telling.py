"""How the Facility's decisions, words and records are told to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import hookimpl
from nemesis_core.rules import add_board_words, named

from .contingencies import are_open
from .gate import EXIT
from .power import ELEVATOR
from .references import references
from .words import wordings

if TYPE_CHECKING:
    from collections.abc import Callable

    from nemesis_core import Content, Decision, Game, Record, Ruleset

Table = dict[str, str]

FACES: Final[Table] = {
    "discard-hit": "a hit for a discarded card",
    "hit-discard-two": "a hit, and one more for a discarded card",
}
"""Faces of the Advantage die."""
NEEDS: Final[Table] = {
    "alert-not-running": "the Alert Procedure does not run",
    "autodestruction-not-running": "Autodestruction does not run",
    "autodestruction-yellow": "the Autodestruction token lies yellow side up",
    "elevator-elsewhere": "the Elevator is elsewhere",
    "elevator-here": "the Elevator is at your Room",
    "elevator-powered": "the Elevator has Power",
    "elevator-room": "your Room is an Elevator Room",
    "isolation-open": "the Isolation Room is open",
    "knowledge-token-inactive": "your Knowledge token is inactive",
    "neutral-pool-not-empty": "the Neutral Pool has a token",
    "pod-a-empty": "Pod A is empty",
    "pod-b-empty": "Pod B is empty",
    "pod-c-empty": "Pod C is empty",
    "signal-not-sent": "you have sent no Signal",
    "time-token-on-css-token": "a CSS token lies on the slot of the Time token",
    "venting-token-free": "no Room is sealed",
}
"""The Facility's conditions in words."""
SPOTS: Final[Table] = {EXIT: "an Exit Room"}
"""What places are by their roles."""
STATUSES: Final[Table] = {
    "status.gain status=knowledge-active": "The Knowledge token of seat {who} is turned to its active side.",
}
"""How the log tells of the statuses that the Facility gives."""


def add_names(names: dict[str, Table], content: Content) -> None:
    """Add to `names` what the Facility's options speak of."""
    slots = {**{section.id: section.name for section in content.of("section")}, ELEVATOR: "the Elevator"}
    numbers = [token.number for token in content.of("power_token")]
    names["face"] |= FACES
    names["need"] |= NEEDS
    names["spot"] |= SPOTS
    names["heading"]["turn escape"] = "Room"
    names["player"] |= {"pool": "the Neutral Pool"}
    names["lay"] = {f"{slot}={number}": f"{number} on {name}" for slot, name in slots.items() for number in numbers}
    for card in content.of("computer_card"):
        actions = [names["action"].get(action, action) for action in card.options]
        names["top"][card.id] = f"{card.name} ({', '.join(actions)})" if actions else card.name
    for slot in content.of("time_slot"):
        if slot.label:
            names["slot"][str(slot.number)] = names["target"][str(slot.number)] = slot.label


@hookimpl
def compile_content(ruleset: Ruleset) -> dict[str, Any]:
    add_board_words(ruleset)
    ruleset.compiled["story"].update(STATUSES)
    ruleset.compiled["wordings"].update(wordings())
    ruleset.compiled["references"].update(references(ruleset.content))
    add_names(ruleset.compiled["names"], ruleset.content)
    return {}


@hookimpl
def told_as(game: Game, decision: Decision, option: Any) -> Any:
    """A look at a Contingency that is turned up for all."""
    if decision.kind == "turn" and option[:2] == ("room", "peek-at-contingency") and are_open(game):
        return ("room", "turn-up-contingency", *option[2:])
    return None


# ---------------------------------------------------------------- explanations


def time_slot(ruleset: Ruleset, record: Any) -> list[str]:
    """Its place on the track."""
    return [
        line
        for line in (
            "The last slot: the game ends." if record.final else "A slot of the Time track.",
            "While the Time token is on it, the Isolation Room is open." if record.color == "white" else "",
            "A CSS token lies below it at the start." if record.css else "",
        )
        if line
    ]


def threshold(ruleset: Ruleset, record: Any) -> list[str]:
    """When it works."""
    when = "only while the Time token is inactive" if record.kind == "red" else "always"
    return [f"A {record.kind} Power Threshold between the slots {record.from_slot} and {record.to_slot}: works {when}."]


def power_token(ruleset: Ruleset, record: Any) -> list[str]:
    """Its number and how it starts."""
    side = "blue (Power)" if record.starts == "powered" else "red (no Power)"
    return [f"Power token {record.number}; at the start its {side} side is up."]


def css_token(ruleset: Ruleset, record: Any) -> list[str]:
    """What it launches."""
    tokens = sum(token.count for token in ruleset.content.of("css_token"))
    return [record.text, f"{record.count} of the {tokens} CSS tokens."]


def contingency(ruleset: Ruleset, record: Any) -> list[str]:
    """Whom it kills."""
    return [record.text, f"There are {record.count}." if record.count != 1 else "There is one."]


def computer_card(ruleset: Ruleset, record: Any) -> list[str]:
    """Its Actions."""
    actions = [named(ruleset.compiled["names"], "action", name) for name in record.options]
    offered = f"Cost {record.cost}, one of: {', '.join(actions)}." if actions else "Resolved when it is turned up."
    return [line for line in (offered, record.text) if line]


def text(ruleset: Ruleset, record: Any) -> list[str]:
    """A record whose text says all."""
    return [record.text]


LINES: Final[dict[str, Callable[[Ruleset, Any], list[str]]]] = {
    "computer_action": text,
    "computer_card": computer_card,
    "contingency": contingency,
    "css_token": css_token,
    "power_token": power_token,
    "procedure": text,
    "threshold": threshold,
    "time_slot": time_slot,
}


@hookimpl
def explain_record(ruleset: Ruleset, kind: str, record: Record) -> list[str] | None:
    """What the Facility's own records say."""
    return LINES[kind](ruleset, record) if kind in LINES else None
