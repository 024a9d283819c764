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
SHIP: Final[dict[str, Ids]] = {
    "attack slime": ("SH-SLIME-01",),
    "bag_development develop-adult": ("SH-ROUND-20",),
    "bag_development develop-blank": ("SH-ROUND-23",),
    "bag_development develop-breeder": ("SH-ROUND-21",),
    "bag_development develop-creeper": ("SH-ROUND-19",),
    "bag_development develop-larva": ("SH-ROUND-18",),
    "bag_development develop-queen": ("SH-ROUND-22",),
    "bag_start *": ("SH-SETUP-17", "SH-SETUP-18"),
    "blank": ("SH-ENCOUNTER-07", "SH-ENCOUNTER-08", "SH-ROUND-23"),
    "classic intruder": ("SH-SETUP-15", "SH-SETUP-16", "SH-SETUP-17", "SH-SETUP-18"),
    "exploration_effect silence": ("LD-EXPL-06", "SH-EXPLORE-04", "LD-EXPL-15"),
    "exploration_effect slime": ("SH-EXPLORE-07",),
    "infected": ("LD-SCAN-01", "SH-CONTAM-04", "SH-CONTAM-05", "SH-CONTAM-07"),
    "infest": ("SH-ATTACK-06",),
    "intruder_kind adult": ("SH-INJURY-03", "SH-INJURY-07", "SH-ROUND-20"),
    "intruder_kind breeder": ("SH-INJURY-04", "SH-ROUND-21"),
    "intruder_kind creeper": ("SH-INJURY-03", "SH-ROUND-19", "SH-CONTAM-05"),
    "intruder_kind larva": ("SH-INJURY-02", "SH-ATTACK-06", "SH-ROUND-18"),
    "intruder_kind queen": ("SH-INJURY-04", "SH-ROUND-22"),
    "intruder_token *": ("LD-ENC-07", "LD-ENC-08"),
    "intruder_token token-blank": ("SH-ENCOUNTER-07", "SH-ENCOUNTER-08", "SH-ROUND-23"),
    "larva": ("SH-ATTACK-06", "SH-CONTAM-04", "SH-CONTAM-05"),
    "scan": ("LD-SCAN-01", "SH-CONTAM-04", "SH-CONTAM-05", "SH-CONTAM-07"),
    "slime": ("SH-SLIME-01", "SH-EXPLORE-04", "SH-EXPLORE-07"),
    "weakness": ("SH-SETUP-16", "SH-WEAKNESS-02"),
    "weakness *": ("SH-WEAKNESS-02",),
    "weakness_slot *": ("SH-SETUP-16", "SH-WEAKNESS-02"),
}
"""Keys that say something else on a board of the original game."""
ORIGINAL: Final = "nemesis"
"""The edition of such a board."""
OTHERS: Final = ("LD-NS-03", "LD-WEAK-03")
"""Rules that hold with tokens of two numbers, or where Knowledge decides about Weaknesses."""


def _more(told: Mapping[str, Ids]) -> dict[str, Ids]:
    return {key: (*told[key], *ids) for key, ids in ADDED.items()}


def references(told: Mapping[str, Ids], edition: str) -> dict[str, Ids]:
    """The race's part of the table `references` on a board of `edition`, made of what is `told` with any race."""
    found = {**told, **SHIP} if edition == ORIGINAL else {**told, **_more(told), **REPLACED}
    return {key: tuple(rule for rule in ids if rule not in OTHERS) for key, ids in found.items()}
