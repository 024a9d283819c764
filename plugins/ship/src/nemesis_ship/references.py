"""Where the rules say more about the ship: ids by Room Action, by kind of record, by record and by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from nemesis_core import Content

Ids = tuple[str, ...]

POD: Final[Ids] = ("SH-POD-01", "SH-POD-02", "SH-POD-03", "SH-POD-05", "SH-POD-06", "SH-POD-07", "SH-POD-10")
HIBERNATION: Final[Ids] = ("SH-CRIT-06", "SH-HIBER-01", "SH-HIBER-02", "SH-HIBER-03", "SH-HIBER-04", "SH-HIBER-05")
SELF_DESTRUCT: Final[Ids] = (
    "SH-GENERATOR-01",
    "SH-GENERATOR-02",
    "SH-GENERATOR-03",
    "SH-GENERATOR-04",
    "SH-GENERATOR-05",
    "SH-GENERATOR-06",
    "SH-GENERATOR-07",
    "SH-GENERATOR-08",
)
AIRLOCK: Final[Ids] = (
    "SH-AIRLOCK-01",
    "SH-AIRLOCK-02",
    "SH-AIRLOCK-03",
    "SH-AIRLOCK-04",
    "SH-AIRLOCK-05",
    "SH-AIRLOCK-06",
)
ENGINES: Final[Ids] = ("SH-SETUP-14", "SH-ENGINE-01", "SH-ENGINE-02", "SH-ENGINE-06", "SH-MALF-03", "SH-VICTORY-02")
COURSE: Final[Ids] = ("SH-SETUP-07", "SH-COCKPIT-01", "SH-COCKPIT-05", "SH-VICTORY-04", "SH-VICTORY-05")
DESTINATION: Final[Ids] = ("SH-SETUP-08", "SH-COCKPIT-02", "SH-COCKPIT-03", "SH-COCKPIT-04")

ROOM_ACTIONS: Final[dict[str, Ids]] = {
    "airlock-procedure": AIRLOCK,
    "analyse": ("SH-LAB-01", "SH-LAB-02", "SH-WEAKNESS-01"),
    "check-coordinates": ("SH-COCKPIT-01",),
    "check-engines": ("SH-ENGCTRL-01", "SH-ENGCTRL-02"),
    "check-the-engine": ("SH-ENGINE-01", "SH-ENGINE-05"),
    "enter-a-pod": ("SH-EVAC-01", "SH-EVAC-02", "SH-EVAC-03", "SH-EVAC-04", "SH-EVAC-05", "SH-POD-05", "SH-POD-09"),
    "fire-control": ("SH-FIRECTRL-01", "SH-FIRECTRL-02", "SH-FIRECTRL-03"),
    "have-a-snack": ("SH-CANTEEN-01", "SH-CANTEEN-02", "SH-CANTEEN-03"),
    "hibernate": ("SH-HIBER-01", "SH-HIBER-02", "SH-HIBER-03", "SH-HIBER-04", "SH-HIBER-05", "SH-WIN-02"),
    "look": ("SH-MONITOR-01",),
    "move-doors": ("SH-COMMAND-01", "SH-DOOR-01"),
    "recharge": ("SH-ARMORY-01", "SH-ARMORY-02", "SH-ARMORY-03"),
    "search": ("SH-STORAGE-01",),
    "send-a-signal": ("SH-COMMS-01", "SH-COMMS-02"),
    "set-destination": ("SH-COCKPIT-02", "SH-COCKPIT-03", "SH-COCKPIT-04"),
    "start": ("SH-GENERATOR-01", "SH-GENERATOR-02", "SH-GENERATOR-05", "SH-GENERATOR-06", "SH-GENERATOR-07"),
    "stop": ("SH-GENERATOR-03", "SH-GENERATOR-04"),
    "surgery": ("SH-SURGERY-01", "SH-SURGERY-02", "SH-SURGERY-03", "SH-SURGERY-04"),
    "take-a-shower": ("SH-SHOWER-01", "SH-SHOWER-02", "SH-SHOWER-03"),
    "take-an-egg": ("SH-NEST-01", "SH-NEST-02", "SH-NEST-03"),
    "treat-your-wounds": ("SH-EMERGENCY-01", "SH-WOUND-08", "SH-WOUND-09"),
    "turn-a-pod": ("SH-HATCH-01", "SH-CRIT-04"),
}
"""Room Action -> its rules."""

ANY_ROOM: Final[Ids] = ("SH-ROOM-01", "SH-ACTION-19")
SILENCED: Final[Ids] = ("SH-ROOM-02",)
"""Of every Room with an Action."""
SPECIAL: Final = "special"
RECORDS: Final[dict[str, Ids]] = {
    "coordinates *": COURSE,
    "item antidote": ("SH-ITEM-10", "SH-ITEM-11"),
    "item comms-key": ("SH-COMMS-02",),
    "item duct-tape": ("SH-ITEM-09", "SH-ENGINE-02", "SH-ENGINE-03"),
    "item evacuation-key": ("SH-POD-01", "SH-CRIT-04"),
    "item flamethrower": ("SH-ITEM-10", "SH-ITEM-11"),
    "item grenade": ("SH-NEST-09", "SH-ACTION-24"),
    "item medkit": ("SH-WOUND-08", "SH-WOUND-09"),
    "item molotov-cocktail": ("SH-ITEM-10", "SH-ITEM-11", "SH-NEST-09"),
    "item self-destruct-key": ("SH-GENERATOR-04", "SH-GENERATOR-07"),
    "item space-suit": ("SH-AIRLOCK-06", "SH-NOISE-01"),
    "item taser": ("SH-ITEM-10", "SH-ITEM-11"),
    "item tools": ("SH-ENGINE-02", "SH-ENGINE-03", "SH-ENGINE-04"),
    "network *": ("SH-TECH-01", "SH-TECH-02", "SH-NOISE-06"),
    "pod_count *": ("SH-SETUP-09", "SH-SETUP-10", "SH-SETUP-11", "SH-SETUP-12"),
    "room cabins": ("SH-CABINS-01", "SH-CABINS-02"),
    "room nest": ("SH-NEST-04", "SH-NEST-05", "SH-NEST-06", "SH-NEST-07", "SH-NEST-08", "SH-NEST-10", "SH-MALF-04"),
    "room room-covered-with-slime": ("SH-SLIMEROOM-01", "SH-SLIMEROOM-02", "SH-SLIMEROOM-03"),
    "self_destruct_space *": ("SH-GENERATOR-02", "SH-GENERATOR-04", "SH-GENERATOR-05", "SH-GENERATOR-06"),
    "space *": POD,
    "time_space *": ("SH-ROUND-11", "SH-CRIT-06", "SH-END-01"),
}
"""Kind of record, or kind and id -> its rules."""

WORDS: Final[dict[str, Ids]] = {
    "airlock": AIRLOCK,
    "attack": ("SH-ATTACK-01", "SH-ATTACK-02", "SH-ATTACK-03", "SH-ATTACK-04", "SH-ATTACK-05"),
    "careful movement": ("SH-ACTION-08", "SH-ACTION-09"),
    "computer": ("SH-ROOM-03", "SH-ROOM-04"),
    "coordinates": COURSE,
    "coordinates check": ("SH-VICTORY-01", "SH-VICTORY-04", "SH-VICTORY-05", "SH-COCKPIT-05"),
    "cost": ("SH-ACTION-22", "SH-ACTION-01", "SH-ACTION-02"),
    "course": COURSE,
    "destination": DESTINATION,
    "earth": ("SH-VICTORY-04", "SH-WIN-02", "SH-WIN-03"),
    "encounter": (
        "SH-ENCOUNTER-01",
        "SH-ENCOUNTER-02",
        "SH-ENCOUNTER-03",
        "SH-ENCOUNTER-04",
        "SH-ENCOUNTER-05",
        "SH-ENCOUNTER-06",
        "SH-ENCOUNTER-09",
    ),
    "engine": ENGINES,
    "engine room": ENGINES,
    "engines check": ("SH-VICTORY-01", "SH-VICTORY-02", "SH-VICTORY-03", "SH-ENGINE-06"),
    "escape pod": POD,
    "evacuation section": ("SH-EVAC-01", "SH-EVAC-02", "SH-EVAC-03", "SH-EVAC-04", "SH-EVAC-05"),
    "explosion": ("SH-END-02", "SH-END-03", "SH-GENERATOR-06", "SH-VICTORY-02"),
    "generator": SELF_DESTRUCT,
    "hibernation": HIBERNATION,
    "jump": ("SH-END-01", "SH-END-04", "SH-GENERATOR-08"),
    "locked": ("SH-POD-01", "SH-POD-02", "SH-HATCH-01", "SH-CRIT-04"),
    "melee": ("SH-ACTION-11", "SH-MELEE-01", "SH-MELEE-02", "SH-MELEE-05", "SH-MELEE-06", "SH-MELEE-07"),
    "movement": ("SH-ACTION-04", "SH-ACTION-05", "SH-ACTION-06", "SH-ACTION-07", "SH-NOISE-01"),
    "nest": ("SH-NEST-01", "SH-NEST-02", "SH-NEST-03", "SH-NEST-04", "SH-NEST-05", "SH-NEST-06", "SH-NEST-10"),
    "noise": ("SH-NOISE-01", "SH-NOISE-03", "SH-NOISE-04", "SH-NOISE-05", "SH-NOISE-06", "SH-NOISE-07"),
    "pod": POD,
    "repair or break": ("SH-ENGINE-02", "SH-ENGINE-03", "SH-ENGINE-04"),
    "search": ("SH-SEARCH-01", "SH-SEARCH-02", "SH-SEARCH-03", "SH-SEARCH-04", "SH-SEARCH-05"),
    "self-destruct": SELF_DESTRUCT,
    "signal": ("SH-COMMS-01", "SH-COMMS-02"),
    "special room": ("SH-ROOM-07", "SH-SETUP-35", "SH-SEARCH-05"),
    "survive": ("SH-WIN-01", "SH-WIN-02", "SH-WIN-03", "SH-POD-13"),
    "time": ("SH-SETUP-22", "SH-ROUND-11", "SH-CRIT-06", "SH-END-01"),
    "victory check": ("SH-VICTORY-01", "SH-VICTORY-02", "SH-VICTORY-04", "SH-VICTORY-06", "SH-VICTORY-08"),
    "working": ENGINES,
}
"""Words that a player meets on the screen -> the rules about them."""


def references(content: Content) -> dict[str, Ids]:
    """The ship's part of the table `references`; what a Room says is what its Actions say, and more."""
    found = {**RECORDS, **WORDS, "room *": ANY_ROOM}
    for room in content.of("room"):
        ids = [rule for action in room.action for rule in ROOM_ACTIONS.get(action.id, ())]
        more = (*(SILENCED if ids else ()), *(WORDS["special room"][:1] if room.group == SPECIAL else ()))
        found[f"room {room.id}"] = tuple(dict.fromkeys([*RECORDS.get(f"room {room.id}", ()), *ids, *more]))
    return found
