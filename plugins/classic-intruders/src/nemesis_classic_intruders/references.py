"""Where the rules say more about these Intruders: ids by record and by word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Ids = tuple[str, ...]

REPLACED: Final[dict[str, Ids]] = {
    "attack slime": ("LD-SLIME-01", "LD-SLIME-02"),
    "classic intruder": ("LD-CLASSIC-01", "LD-CLASSIC-02", "LD-CLASSIC-03", "LD-CLASSIC-04", "LD-ORIG-03"),
    "intruder_token *": ("LD-ENC-07", "LD-ENC-08", "CI-TOK-01"),
    "weakness": ("LD-WEAK-01", "LD-CLASSIC-04", "LD-CLASSIC-05", "CI-WKN-01", "CI-WKN-02", "CI-SET-03"),
    "weakness *": ("LD-CLASSIC-04", "CI-WKN-01"),
    "weakness_slot *": ("LD-WEAK-01", "CI-WKN-02", "LD-CLASSIC-05"),
}
"""Keys that say something else with this race."""
ADDED: Final[dict[str, Ids]] = {
    "bag_start *": ("CI-SET-04",),
    "infest": ("CI-CBT-02",),
    "injury": ("CI-CBT-01",),
    "intruder_kind larva": ("CI-CBT-02",),
    "knowledge": ("CI-WKN-03",),
    "surprise attack": ("CI-TOK-01",),
}
"""Keys that say more with this race."""
OTHERS: Final = ("LD-NS-03", "LD-WEAK-03")
"""Rules that hold with tokens of two numbers, or where Knowledge decides about Weaknesses."""


def references(told: Mapping[str, Ids]) -> dict[str, Ids]:
    """The race's part of the table `references`, made of what is `told` with any race."""
    added = {key: (*told[key], *ids) for key, ids in ADDED.items()}
    found = {**told, **added, **REPLACED}
    return {key: tuple(rule for rule in ids if rule not in OTHERS) for key, ids in found.items()}
