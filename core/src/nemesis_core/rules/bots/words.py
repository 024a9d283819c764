"""What the words in an option promise: ids of uses say what they do, whoever made them."""

from __future__ import annotations

from functools import cache
from typing import Final

PROMISES: Final[dict[str, str]] = {
    "search": "search",
    "heal": "heal",
    "dress": "heal",
    "bandage": "heal",
    "treat": "heal",
    "medkit": "heal",
    "rest": "clean",
    "scan": "clean",
    "disinfect": "clean",
    "decontamination": "clean",
    "fix": "repair",
    "repair": "repair",
    "charge": "load",
    "recharge": "load",
    "reload": "load",
    "load": "load",
    "fire": "fire",
    "extinguish": "fire",
    "noise": "quiet",
    "check": "look",
    "attack": "attack",
    "shot": "attack",
    "desperate": "attack",
    "slip": "flee",
    "flee": "flee",
    "escape": "flee",
}


@cache
def promise(use: str) -> str:
    """What the use with the id `use` is for, a word; an empty text where nothing tells."""
    if use.startswith("place-"):
        return ""
    return next((PROMISES[word] for word in use.split("-") if word in PROMISES), "")
