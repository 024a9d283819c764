"""Sentences of the log about the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Content

STORY: dict[str, str] = {
    "time": "The Time marker moves to space {slot}.",
    "self-destruct.start": "The Self-Destruct Sequence starts: its marker lies on the green space.",
    "self-destruct.stop": "The Self-Destruct Sequence is stopped.",
    "self-destruct": "The Self-Destruct marker moves to space {slot}.",
    "pods.unlock": "All Escape Pods are Unlocked.",
    "pod.turn locked=yes": "{pod} is Locked.",
    "pod.turn locked=no": "{pod} is Unlocked.",
    "pod.enter": "Seat {who} enters {pod}.",
    "pod.wait": "Seat {who} waits in {pod}.",
    "pod.leave": "Seat {who} steps out of {pod}.",
    "pod.back": "Seat {who} is put out of {pod}: an Intruder is in the Room.",
    "pod.launch": "{pod} is launched.",
    "coordinates.look": "Seat {who} looks at the Coordinates: {coordinates}.",
    "coordinates.open": "The Coordinates are turned up: {coordinates}.",
    "destination": "The Destination marker moves to space {space}.",
    "course": "The ship flies to {world}.",
    "engine.look": "Seat {who} looks at {engine}: it is {state}.",
    "engine.stack changed=yes": "Seat {who} works on {engine} and changes the order of its tokens.",
    "engine.stack changed=no": "Seat {who} works on {engine} and leaves its tokens in their order.",
    "engine.open": "{engine} is turned up: it is {state}.",
    "airlock.start": "The Emergency Airlock procedure starts at {place}: its Doors close.",
    "airlock.stop": "The Emergency Airlock procedure at {place} is called off: a Door is open.",
    "airlock": "{place} is open to space.",
    "objective.show": "Seat {who} shows the Objective {objective}.",
    "jump": "The ship jumps.",
    "explode": "The ship explodes.",
    "leave status=hibernating": "Seat {who} hibernates.",
    "nobody-awake track=time": "Nobody awake is left aboard: the Time marker goes to its last space.",
    "nobody-awake track=self-destruct": "Nobody awake is left aboard: the Self-Destruct marker goes to its last space.",
}
EXPLODED_ON_THE_WAY = "the ship jumps, and explodes on the way"
"""The ending of a ship whose Engines failed in the jump."""

WORLDS: dict[str, str] = {"deep-space": "deep space", "earth": "Earth", "mars": "Mars", "venus": "Venus"}
"""Where the ship can fly to."""

WORDS: dict[str, dict[str, str]] = {
    "cause": {
        "airlock": "thrown out of the Airlock",
        "course": "the ship did not fly to Earth",
        "engines": "the ship exploded in the jump",
        "jump": "awake when the ship jumped",
        "ship_destroyed": "the ship exploded",
        "surgery": "Surgery",
    },
    "column": {
        "engines_working": "Engines that worked at the end",
        "escaped": "Characters that left in a Pod",
        "hibernated": "Characters that hibernated",
        "pods_left": "Pods that stayed behind",
        "self_destruct": "Self-Destruct was running at the end",
        "ship_destroyed": "the ship was destroyed",
        "time": "space of the Time marker at the end",
    },
    "ending": {
        "jump": "the ship jumps",
        "ship_destroyed": "the ship explodes",
    },
    "state": {"damaged": "Damaged", "working": "Working"},
    "status": {
        "escaped": "escaped in a Pod",
        "hibernating": "hibernating",
    },
    "world": WORLDS,
}
"""What stands in the log, on the end screen and in summaries for causes, endings, ways to leave play and columns."""


def add_names(names: dict[str, dict[str, str]], content: Content) -> None:
    """Add to `names` what the ship's events tell: Pods, Engines, worlds, where each Coordinates card leads."""
    names["pod"] = {space.id: space.name for space in content.of("space") if space.kind == "pod"}
    names["engine"] = {room.id: room.name for room in content.of("room") if "engine" in room.roles}
    names["coordinates"] = {card.id: leads(card.destinations) for card in content.of("coordinates")}
    for field, told in WORDS.items():
        names.setdefault(field, {}).update(told)


def leads(destinations: Mapping[str, str]) -> str:
    """Where the ship flies from each space of the Destination track: "A Earth, B Mars, ..."."""
    return ", ".join(f"{space} {WORLDS[world]}" for space, world in sorted(destinations.items()))
