"""Where the rules say more about the Carnomorphs: ids by record and by word. Mutations and Feeding have their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Content

Ids = tuple[str, ...]

INSTEAD: Final[dict[str, Ids]] = {
    "LD-ENC-10": ("CM-ENC-02",),
    "LD-ENC-11": ("CM-ENC-03",),
    "LD-ENC-12": ("CM-ENC-02",),
    "LD-INJ-05": ("CM-INJ-01",),
    "LD-INJ-06": ("CM-INJ-01",),
    "LD-INJ-08": ("CM-INJ-02", "CM-INJ-03", "CM-INJ-04", "CM-INJ-07"),
    "LD-LARVA-01": ("CM-MUT-01",),
    "LD-LARVA-03": (),
    "LD-RETR-03": ("CM-INJ-01",),
    "LD-SETUP-16": ("CM-SET-05",),
    "LD-SETUP-17": (),
    "LD-SETUP-18": (),
    "LD-TECH-05": ("CM-MOV-02", "CM-MOV-03"),
    "LD-WEAK-01": ("CM-ADP-02", "CM-ADP-04"),
    "LD-WEAK-02": ("CM-ADP-06",),
    "LD-WEAK-03": ("CM-ADP-03",),
    "LD-WEAK-04": ("CM-ADP-03",),
    "LD-WEAK-05": ("CM-ADP-01",),
    "SH-CANTEEN-03": ("CM-MUT-06",),
    "SH-CONTAM-04": ("CM-MUT-06",),
}
"""Rules of other races -> what holds with this one in their place."""

ENCOUNTER: Final[Ids] = ("CM-ENC-01", "CM-ENC-05")
TOKENS: Final[dict[str, Ids]] = {
    "blank": ("CM-ENC-02", "CM-ENC-03", "CM-BAG-08", "CM-BAG-09"),
    "metagorger": (*ENCOUNTER, "CM-BAG-01", "CM-BAG-02", "CM-BAG-03", "CM-BAG-10"),
    "blue-metagorger": (*ENCOUNTER, "CM-SET-06", "CM-BAG-04", "CM-BAG-11"),
    "shambler": (*ENCOUNTER, "CM-BAG-05"),
    "fleshbeast": (*ENCOUNTER, "CM-BAG-05"),
    "butcher": ("CM-ENC-01", "CM-ENC-07", "CM-BAG-06", "CM-BAG-07", "CM-BAG-12"),
}
"""Type of token -> its rules in an Encounter and in the bag development."""
ADAPTATION: Final[Ids] = ("CM-ADP-01", "CM-ADP-02", "CM-ADP-03", "CM-ADP-04", "CM-ADP-06", "CM-ADP-07")
ANALYSIS: Final[Ids] = ("CM-ADP-04", "CM-ADP-05", "CM-ADP-06", "CL-ADAPT-03")
METAGORGER: Final[Ids] = ("CM-CMP-02", "CM-ATT-02", "CM-ATT-03", "CM-ATT-05", "CM-ATT-06", "CM-INJ-01", "CM-INJ-02")
SHAMBLER: Final[Ids] = ("CM-CMP-02", "CM-ATT-01", "CM-INJ-01", "CM-INJ-02", "CM-INJ-05")
FLESHBEAST: Final[Ids] = ("CM-CMP-02", "CM-ATT-01", "CM-INJ-01", "CM-INJ-03", "CM-INJ-05")
BUTCHER: Final[Ids] = (
    "CM-CMP-02",
    "CM-ATT-01",
    "CM-INJ-01",
    "CM-INJ-04",
    "CM-MOV-03",
    "CM-MOV-05",
    "CM-BAG-06",
    "CM-END-03",
)
OWN: Final[dict[str, Ids]] = {
    "adaptation": ADAPTATION,
    "adaptation *": ADAPTATION,
    "adaptation_slot *": ("CM-SET-03", *ADAPTATION),
    "blank": TOKENS["blank"],
    "blue character corpse": ("CM-SET-09", "CM-FED-07"),
    "butcher": BUTCHER,
    "carnomorph": ("CM-CMP-01", "CM-CMP-02", "CM-CMP-03", "CL-TERMS-01"),
    "component blue-corpse": ("CM-SET-09", "CL-SETUP-28"),
    "component carnomorph-help-card": ("CM-SET-10", "CL-SETUP-20"),
    "component extra-carcass": ("CM-CMP-04", "CM-INJ-06"),
    "component nest-egg": ("CM-SET-02", "CL-SETUP-09"),
    "fleshbeast": FLESHBEAST,
    "intruder_kind butcher": BUTCHER,
    "intruder_kind fleshbeast": FLESHBEAST,
    "intruder_kind metagorger": METAGORGER,
    "intruder_kind shambler": SHAMBLER,
    "laboratory board": ("CM-SET-02", "CM-SET-03", "CM-SET-04", *ADAPTATION),
    "metagorger": METAGORGER,
    "shambler": SHAMBLER,
}
"""Keys of the race's own."""
MORE: Final[dict[str, Ids]] = {
    "attack": ("CM-ATT-02", "CM-ATT-07"),
    "attack card": ("CM-INJ-01",),
    "bag development": ("CM-SET-06", "CM-ENC-06"),
    "carcass": ("CM-INJ-06",),
    "component carcass": ("CM-INJ-06",),
    "encounter": ("CM-ENC-05", "CM-ENC-07"),
    "first encounter": ("CM-ENC-04",),
    "intruder": ("CM-CMP-01",),
    "intruder bag": ("CM-SET-05", "CM-SET-06", "CM-ENC-06"),
    "melee": ("CM-ADP-01",),
    "research": ANALYSIS,
    "room laboratory": ANALYSIS,
    "surprise attack": ("CM-ATT-03", "CM-ADP-07"),
    "technical corridors": ("CM-MOV-05",),
    "weakness": ("CL-ADAPT-01", "CL-ADAPT-02"),
}
"""Keys that say more with this race."""


def references(told: Mapping[str, Ids], content: Content) -> dict[str, Ids]:
    """The table `references` with this race, made of what is `told` with any."""
    found = {key: replaced(ids) for key, ids in told.items()} | OWN
    for key, ids in MORE.items():
        found[key] = tuple(dict.fromkeys([*found.get(key, ()), *ids]))
    for kind in ("bag_development", "intruder_token"):
        found |= {f"{kind} {record.id}": TOKENS[record.type] for record in content.of(kind) if record.type in TOKENS}
    return found


def replaced(ids: Ids) -> Ids:
    """`ids` with the race's own in the place of those of other races."""
    return tuple(dict.fromkeys(own for rule in ids for own in INSTEAD.get(rule, (rule,))))
