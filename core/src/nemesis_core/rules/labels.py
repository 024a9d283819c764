"""Words made of ids, for what has no name or text of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

TERMS: Final = frozenset(
    {
        "action", "adult", "ammo", "attack", "carcass", "character", "computer", "contamination", "corpse", "corridor",
        "corridors", "danger", "darkness", "door", "doors", "egg", "eggs", "elevator", "encounter", "event", "fire",
        "injury", "injuries", "interruption", "intruder", "item", "items", "knowledge", "larva", "malfunction", "nest",
        "noise", "object", "power", "room", "rooms", "silence", "slime", "weapon", "wound", "wounds",
    }
)  # fmt: skip
"""Words that the rules write with a capital."""
NUMBER: Final = re.compile(r"\bN\b(?: \([^)]*\))?")
"""Where a text speaks of a number that stands behind the name of a condition, with a remark that says so."""


def label(name: str) -> str:
    """An id in words, the terms of the rules with a capital: "check-two-rooms" is "check two Rooms"."""
    return " ".join(word.capitalize() if word in TERMS else word for word in name.split("-"))


def sentences(texts: Mapping[str, str], condition: str) -> str:
    """The text of `condition`; in that of "player-dead:2" the number stands where it speaks of N."""
    name, _, argument = condition.partition(":")
    text = texts.get(name) or f"{label(name)} {argument}".strip()
    return NUMBER.sub(argument, text) if argument else text


def phrase(texts: Mapping[str, str], condition: str) -> str:
    """The first sentence of the text of `condition`, to stand within another one."""
    first = sentences(texts, condition).partition(". ")[0].rstrip(".")
    return first[:1].lower() + first[1:]


def either(words: list[str]) -> str:
    """ "a, b or c"."""
    return _joined(words, "or")


def both(words: list[str]) -> str:
    """ "a, b and c"."""
    return _joined(words, "and")


def _joined(words: list[str], last: str) -> str:
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
