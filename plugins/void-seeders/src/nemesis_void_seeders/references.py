"""Where the rules say more about Insanity, Panic, tokens and the Laboratory: ids by record and by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from .records import BLANK, INSANITY, VOID_SEEDER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Content, Wording

Ids = tuple[str, ...]

INSTEAD: Final[dict[str, Ids]] = {
    "LD-DECON-02": ("VS-INS-10",),
    "LD-DOOR-04": ("VS-MOV-01",),
    "LD-INJ-03": (),
    "LD-INJ-05": ("VS-CBT-04", "VS-CBT-05"),
    "LD-INJ-06": ("VS-CBT-06", "VS-CBT-07"),
    "LD-INJ-08": ("VS-CBT-10",),
    "LD-LARVA-01": ("VS-CMP-05",),
    "LD-LARVA-02": (),
    "LD-LARVA-03": (),
    "LD-NOISE-09": ("VS-MOV-01",),
    "LD-NS-02": ("VS-ENC-06",),
    "LD-NS-03": (),
    "LD-RETR-03": ("VS-CBT-04", "VS-CBT-06"),
    "LD-SCAN-02": ("VS-INS-06",),
    "LD-SCAN-04": ("VS-INS-06",),
    "LD-SCAN-05": (),
    "LD-SETUP-16": ("VS-SET-10", "VS-SET-11"),
    "LD-SETUP-17": (),
    "LD-SETUP-18": (),
    "LD-SLIME-01": ("VS-SLM-01",),
    "LD-SLIME-02": ("VS-SLM-01",),
    "LD-SURG-02": ("VS-INS-09",),
    "LD-VICT-05": ("VS-END-03",),
    "SH-CANTEEN-03": ("VS-INS-06",),
    "SH-CONTAM-04": ("VS-INS-06",),
    "SH-SURGERY-02": ("VS-INS-09",),
    "SH-VICTORY-07": ("VS-END-03",),
}
"""Rules of other races -> what holds with this one in their place."""

TOKENS: Final[dict[str, Ids]] = {
    BLANK: ("VS-ENC-09", "VS-ENC-10", "VS-BAG-04"),
    INSANITY: ("VS-SET-11", "VS-ENC-08", "VS-BAG-02", "VS-BAG-03", "VS-BAG-05", "VS-INS-13"),
    VOID_SEEDER: ("VS-ENC-02", "VS-ENC-03", "VS-ENC-05", "VS-ENC-06", "VS-ENC-07", "VS-BAG-01"),
}
"""Type of token -> its rules in an Encounter and in the bag development."""
LEVELS: Final[Ids] = ("VS-INS-01", "VS-INS-02", "VS-INS-03", "VS-INS-04", "VS-INS-05")
PANIC: Final[Ids] = ("VS-PAN-01", "VS-PAN-02", "VS-PAN-03", "VS-PAN-04", "VS-PAN-06", "VS-PAN-07", "VS-PAN-12")
LABORATORY: Final[Ids] = ("VS-LAB-01", "VS-LAB-02", "VS-LAB-03", "VS-LAB-04")
CHECK: Final[Ids] = ("VS-END-01", "VS-END-02", "VS-END-03", "VS-END-06")
OWN: Final[dict[str, Ids]] = {
    "insanity": (*LEVELS, "VS-INS-06", "VS-INS-10"),
    "insanity level": LEVELS,
    "insanity token": TOKENS[INSANITY],
    "insanity_level *": LEVELS,
    "insanity_token *": TOKENS[INSANITY],
    "panic": PANIC,
    "panic *": PANIC,
    "panic card": (*PANIC, "VS-PAN-05", "VS-PAN-08", "VS-PAN-10", "VS-PAN-11"),
    "void seeder": ("VS-CMP-01", "VS-CMP-02"),
}
"""Keys of the race's own."""
CARDS: Final[dict[str, Ids]] = {
    "attack bite": ("VS-CBT-02",),
    "attack dismay": ("VS-CBT-02", "VS-PAN-01"),
    "attack dread": ("VS-CBT-02", "VS-PAN-01"),
    "event_card agoraphobia-1": ("VS-CBT-08", "VS-LAI-12"),
    "event_card hunt": ("VS-MOV-01", "VS-MOV-02"),
    "event_card monophobia-1": ("VS-PAN-01", "VS-PAN-08"),
    "event_card neurosis": ("VS-PAN-01", "VS-PAN-08"),
    "event_card terror-1": ("VS-INS-06",),
    "panic blind-escape": ("VS-PAN-11",),
    "panic insane-courage": ("VS-PAN-10", "VS-PAN-11"),
    "panic ripping-off-the-bandages": ("VS-PAN-10", "VS-PAN-12"),
    "weakness cracked-shell": ("VS-LAI-08",),
    "weakness echo-without-source": ("VS-ENC-08", "VS-ENC-09"),
    "weakness fading-voices": ("VS-ENC-07", "VS-PAN-01"),
    "weakness shy-of-light": ("VS-ENC-05", "VS-ENC-06"),
    "weakness solid-bulkheads": ("VS-MOV-01",),
    "weakness thin-manifestation": ("VS-CBT-04", "VS-CBT-05", "VS-CBT-06"),
    "weakness wave-of-calm": ("VS-INS-04",),
}
"""Keys of cards that say more."""
MORE: Final[dict[str, Ids]] = {
    "action_card rest": ("VS-INS-10", "VS-INS-11"),
    "contamination check": CHECK,
    "infected": ("VS-INS-06", "VS-INS-07"),
    "interruption": ("VS-PAN-05", "VS-PAN-09"),
    "intruder": ("VS-CMP-01",),
    "laboratory": LABORATORY,
    "larva": ("VS-CMP-05", "VS-INS-08", "VS-INS-09"),
    "room laboratory": LABORATORY,
    "slime": ("VS-SLM-01",),
    "surprise attack": ("VS-ENC-05", "VS-ENC-07"),
}
"""Keys that say more with this race."""
EDITIONS: Final[dict[str, dict[str, Ids]]] = {
    "lockdown": {
        "action_card rushed-analysis": ("VL-REST-01", "VL-REST-02"),
        "exploration token": ("VS-SET-05", "VS-SET-06", "VS-SET-17"),
        "item neutralizer": ("VL-NEUTRAL-01", "VL-NEUTRAL-02"),
        "room decon-room": ("VS-INS-10", "VS-INS-12", "VL-REST-01"),
    },
}
"""Edition of the board -> keys that say more on it."""


def references(told: Mapping[str, Ids], content: Content, edition: str) -> dict[str, Ids]:
    """The table `references` with this race on a board of `edition`, made of what is `told` with any."""
    found = {key: replaced(ids) for key, ids in told.items()} | OWN
    for more in (CARDS, MORE, EDITIONS.get(edition, {})):
        for key, ids in more.items():
            found[key] = tuple(dict.fromkeys([*found.get(key, ()), *ids]))
    for kind in ("intruder_token", "bag_development"):
        found |= {f"{kind} {record.id}": TOKENS[record.type] for record in content.of(kind) if record.type in TOKENS}
    return found


def replaced(ids: Ids) -> Ids:
    """`ids` with the race's own in the place of those of other races."""
    return tuple(dict.fromkeys(own for rule in ids for own in INSTEAD.get(rule, (rule,))))


def by_own_rules(told: Mapping[str, Wording]) -> dict[str, Wording]:
    """The wordings `told`, by the rules that hold with this race."""
    return {key: attrs.evolve(wording, rules=replaced(wording.rules)) for key, wording in told.items()}
