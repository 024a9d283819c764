"""Sentences of the log about the Facility."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemesis_core import Content

STORY: dict[str, str] = {
    "power on=yes": "The Power of {slot} goes on (Power token {number}).",
    "power on=no": "The Power of {slot} goes out (Power token {number}).",
    "power.lie": "The Power tokens lie anew: {slots}.",
    "time": "The Time token moves to slot {slot}.",
    "time.side active=yes": "The Time token is turned to its active side.",
    "time.side active=no": "The Time token is turned to its inactive side.",
    "threshold": "The Time token crosses a {threshold} Power Threshold.",
    "isolation.open": "The Isolation Room is open.",
    "alert.start": "The Alert Procedure runs until slot {slot}.",
    "autodestruction.start": "Autodestruction starts: its token lies on slot {slot}, the yellow side up.",
    "autodestruction.stop": "Autodestruction is stopped.",
    "autodestruction.red": "The Autodestruction token turns red on slot {slot}.",
    "gate.open": "The Main Gate opens.",
    "rover": "The Rover is at {place}.",
    "pod.enter": "Seat {who} enters {pod}.",
    "css.launch": "The CSS token is turned up: {pods} is launched.",
    "css.launch pods=none": "The CSS token is turned up: no Pod is launched.",
    "css.launch pods=a, b, c": "The CSS token is turned up: all Pods are launched.",
    "css.peek": "Seat {who} looks at the CSS token on slot {slot}: it launches {token}.",
    "css.gone": "The CSS token on slot {slot} leaves the game.",
    "css.move": "The CSS token on slot {slot} moves to {target}.",
    "contingency.look": "Seat {who} looks at a Contingency of seat {source}: {token}.",
    "contingency.look source=pool": "Seat {who} looks at a Contingency of the Neutral Pool: {token}.",
    "contingency.open": "A Contingency of the Neutral Pool is turned up: {token}.",
    "contingency.keep": "Seat {who} keeps a Contingency of the Neutral Pool.",
    "contingency.active": "The Active Contingency is {token}.",
    "venting.start": "The Room at {place} is sealed.",
    "venting.stop": "The seal at {place} is broken.",
    "objective.show": "Seat {who} shows the Objective {objective}.",
    "venting": "The Room at {place} is vented.",
    "elevator": "The Elevator is at {place}.",
    "computer": "Seat {who} uses the Computer: {action}.",
    "computer.card": "The face-up Computer card is now {card}.",
    "computer.immediate": "Seat {who} turns up {card}.",
    "destroyed": "The Facility is destroyed.",
}

WORDS: dict[str, dict[str, str]] = {
    "cause": {
        "alert": "the end of the Alert Procedure",
        "contingency": "the Contingency check",
        "css": "a Pod that was not launched",
        "exterminate": "the defence systems",
        "facility_destroyed": "the Facility is destroyed",
        "purge": "the purge of the Facility",
        "surgery": "Surgery",
        "venting": "the Venting procedure",
    },
    "column": {
        "alert": "the Alert was set off",
        "autodestruction": "Autodestruction was set off",
        "facility_destroyed": "the Facility was destroyed",
        "gate_open": "the Main Gate was open at the end",
        "isolation_open": "the Isolation Room was open at the end",
        "power": "Sections with Power at the end",
        "time": "slot of the Time token at the end",
    },
    "ending": {
        "alert": "the Alert Procedure has run its time",
        "facility_destroyed": "the Facility is destroyed",
        "purge": "the Time track has run out and the Facility is purged",
    },
    "status": {
        "bunker": "safe in the Bunker",
        "evacuated": "Evacuated by CSS",
        "isolated": "locked in the Isolation Room",
    },
}
"""What stands in the log, on the end screen and in summaries for causes, endings, ways to leave play and columns."""


def add_names(names: dict[str, dict[str, str]], content: Content) -> None:
    """Add to `names` what the Facility's events tell: Pods, CSS tokens, Sections, whose Contingencies."""
    pods = {space.letter: space.name for space in content.of("space") if space.letter}
    names |= {"pod": pods, "pods": pods, "beside": pods, "source": {f"p{n}": str(n) for n in range(1, 6)}}
    names["slot"] = {section.id: section.name for section in content.of("section")} | {"elevator": "the Elevator"}
    names["slots"] = names["slot"]
    for token in content.of("css_token"):
        launched = [pods.get(letter, letter) for letter in token.launches]
        names["token"][token.id] = ", ".join(launched) or "no Pod"
    for field, told in WORDS.items():
        names.setdefault(field, {}).update(told)
