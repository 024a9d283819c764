"""Where the rules say more about the Facility: ids by Room Action, by kind of record, by record and by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .gate import EXIT

if TYPE_CHECKING:
    from nemesis_core import Content

Ids = tuple[str, ...]

POD: Final[Ids] = ("LD-CSS-01", "LD-CSS-02", "LD-CSS-03", "LD-CSS-04", "LD-CSS-05", "LD-CSS-08", "LD-CSS-11")
ROOM_ACTIONS: Final[dict[str, Ids]] = {
    "analyze-object": ("LD-LAB-01", "LD-LAB-02", "LD-LAB-03", "LD-LAB-04"),
    "call-the-elevator": ("LD-ELEV-01", "LD-ELEV-05"),
    "check-an-objective": ("LD-TRANS-02",),
    "craft-equipment": ("LD-REPO-01", "LD-CRAFT-02"),
    "decontamination-procedure": ("LD-DECON-01", "LD-DECON-02", "LD-DECON-03"),
    "enter-css-pod-a": POD,
    "enter-css-pod-b": POD,
    "enter-css-pod-c": POD,
    "escape-the-facility": ("LD-BUNKER-01", "LD-BUNKER-02", "LD-BUNKER-03"),
    "examine-the-archives": ("LD-ARCH-01", "LD-ARCH-02", "LD-ARCH-03", "LD-CTG-05"),
    "exterminate-the-threat": ("LD-DEFENSE-01", "LD-DEFENSE-02", "LD-DEFENSE-03"),
    "initiate-autodestruction": ("LD-AUTO-01", "LD-AUTO-02", "LD-AUTO-03", "LD-AUTO-09"),
    "lock-yourself-in": ("LD-ISO-02", "LD-ISO-03", "LD-SURV-01", "LD-CRIT-06"),
    "move-through-technical-corridors": ("LD-CAVE-01", "LD-CAVE-02"),
    "peek-at-contingency": ("LD-ALERTROOM-01", "LD-CTG-05"),
    "power-a-section": ("LD-PGEN-02",),
    "restore-power": ("LD-RESTORE-05", "LD-RESTORE-01", "LD-RESTORE-02", "LD-RESTORE-03", "LD-RESTORE-04"),
    "schedule-css": ("LD-CSSCTL-01", "LD-CSSCTL-02"),
    "send-a-signal": ("LD-TRANS-01",),
    "start-alert-procedure": ("LD-ALERTROOM-01", "LD-ALERT-01", "LD-ALERT-02", "LD-ALERT-03"),
    "stop-autodestruction": ("LD-PGEN-01", "LD-AUTO-07"),
    "surgical-procedure": ("LD-SURG-01", "LD-SURG-02", "LD-SURG-03", "LD-SURG-04"),
    "take-equipment": ("LD-GUARD-01",),
    "take-neutralizer": ("LD-TEST-01",),
    "take-one-egg": ("LD-NEST-02", "LD-NEST-03", "LD-NEST-07"),
    "treat-your-wounds": ("LD-EMER-01", "LD-EMER-02", "LD-EMER-03", "LD-EMER-04"),
    "use-the-elevator": ("LD-ELEV-02", "LD-ELEV-03", "LD-ELEV-04", "LD-ELEV-05"),
    "vent-out": ("LD-VENT-01", "LD-VENT-02", "LD-VENT-03"),
}
"""Room Action -> its rules."""

ANY_ROOM: Final[Ids] = ("LD-ROOMACT-01", "LD-ROOMACT-02")
SILENCED: Final[Ids] = ("LD-ROOMACT-03",)
"""Of every Room with an Action but the exit, whose Action belongs to the place (LD-BUNKER-01)."""
RECORDS: Final[dict[str, Ids]] = {
    "computer_action *": ("LD-COMP-01", "LD-COMP-02", "LD-COMP-03", "LD-COMP-04"),
    "computer_card *": ("LD-COMP-03", "LD-COMP-04", "LD-COMP-05"),
    "contingency *": ("LD-CTG-01", "LD-CTG-03", "LD-CTG-06", "LD-VICT-03"),
    "contingency contingency-blue": ("LD-CTG-10",),
    "contingency contingency-gray": ("LD-CTG-11",),
    "contingency contingency-green": ("LD-CTG-08",),
    "contingency contingency-red": ("LD-CTG-12",),
    "contingency contingency-yellow": ("LD-CTG-09",),
    "css_token *": ("LD-CSS-08", "LD-CSS-10", "LD-CSS-11", "LD-SETUP-13"),
    "item analyze-toolset": ("LD-KNOW-02",),
    "item cave-plans": ("LD-TECH-03",),
    "item clothes": ("LD-SLIME-02", "LD-WOUND-08"),
    "item contingency-decoder": ("LD-CTG-03", "LD-CTG-06"),
    "item enviro-suit": ("LD-BUNKER-05", "LD-CRAFT-03"),
    "item fire-blanket": ("LD-SLIME-02",),
    "item flamethrower": ("LD-CRAFT-03",),
    "item grenade": ("LD-DOOR-05", "LD-NEST-05", "LD-PVP-02"),
    "item main-gate-key": ("LD-GATE-02",),
    "item medkit": ("LD-WOUND-08", "LD-WOUND-10"),
    "item neutralizer": ("LD-CRAFT-03", "LD-TEST-01"),
    "item pistol": ("LD-CRAFT-03",),
    "item research-data": ("LD-KNOW-02",),
    "item taser": ("LD-CRAFT-03", "LD-GUARD-01"),
    "network technical-corridors": ("LD-TECH-01", "LD-TECH-02", "LD-TECH-05", "LD-NOISE-07"),
    "power_token *": ("LD-POWER-01", "LD-SETUP-11", "LD-SETUP-12"),
    "procedure alert-procedure": ("LD-ALERT-01", "LD-ALERT-02", "LD-ALERT-03", "LD-ALERT-04"),
    "procedure autodestruction": ("LD-AUTO-02", "LD-AUTO-04", "LD-AUTO-05", "LD-AUTO-07", "LD-AUTO-08"),
    "procedure venting": ("LD-VENT-01", "LD-VENT-02", "LD-VENT-03"),
    "room contaminated-room": ("LD-CONTROOM-01", "LD-MALF-05"),
    "room emergency-staircase": ("LD-STAIR-01", "LD-STAIR-02", "LD-STAIR-03"),
    "room isolation-room": ("LD-ISO-01",),
    "room nest": ("LD-NEST-01", "LD-NEST-04", "LD-NEST-05", "LD-NEST-06", "LD-EXPL-04", "LD-MALF-04"),
    "section *": ("LD-MAP-07", "LD-MAP-08", "LD-MAP-09", "LD-POWER-01"),
    "threshold *": ("LD-THRESH-01", "LD-THRESH-02", "LD-THRESH-03", "LD-THRESH-05", "LD-THRESH-06"),
    "time_slot *": ("LD-EVENT-03", "LD-EVENT-04"),
}
"""Kind of record, or kind and id -> its rules."""

WORDS: Final[dict[str, Ids]] = {
    "advantage die": ("LD-ADV-01", "LD-ADV-02", "LD-ADV-03", "LD-ADV-04"),
    "alert": ("LD-ALERT-01", "LD-ALERT-02", "LD-ALERT-03", "LD-ALERT-04"),
    "alert procedure": ("LD-ALERT-01", "LD-ALERT-02", "LD-ALERT-03", "LD-ALERT-04"),
    "autodestruction": ("LD-AUTO-01", "LD-AUTO-02", "LD-AUTO-05", "LD-AUTO-07", "LD-AUTO-08", "LD-AUTO-11"),
    "bunker": ("LD-BUNKER-01", "LD-BUNKER-02", "LD-BUNKER-03", "LD-BUNKER-04", "LD-BUNKER-05"),
    "cargo sending system": POD,
    "closed room": ("LD-CRIT-05", "LD-CRIT-06"),
    "computer": ("LD-COMP-01", "LD-COMP-02", "LD-COMP-03", "LD-COMP-04", "LD-MALF-02"),
    "computer action": ("LD-COMP-01", "LD-COMP-02", "LD-COMP-03", "LD-COMP-04", "LD-COMP-05"),
    "contingency": ("LD-CTG-01", "LD-CTG-02", "LD-CTG-05", "LD-CTG-06", "LD-CTG-07", "LD-VICT-03"),
    "css": POD,
    "css pod": POD,
    "css token": ("LD-CSS-02", "LD-CSS-08", "LD-EVENT-02"),
    "elevator": ("LD-ELEV-01", "LD-ELEV-02", "LD-ELEV-03", "LD-ELEV-04", "LD-ELEV-05", "LD-MAP-10"),
    "emergency staircase": ("LD-STAIR-01", "LD-STAIR-02", "LD-STAIR-03"),
    "evacuated": ("LD-CSS-09", "LD-SURV-01"),
    "exit room": ("LD-BUNKER-01", "LD-GATE-02"),
    "isolation room": ("LD-ISO-01", "LD-ISO-02", "LD-ISO-03", "LD-CRIT-05", "LD-CRIT-06"),
    "knowledge token": ("LD-SETUP-48", "LD-ARCH-01", "LD-ARCH-02"),
    "launch": ("LD-EVENT-02", "LD-CSS-08", "LD-CSS-12"),
    "main gate": ("LD-CRIT-04", "LD-GATE-01", "LD-GATE-02", "LD-AUTO-06"),
    "neutral pool": ("LD-SETUP-38", "LD-CTG-05", "LD-DEATH-04"),
    "pod": POD,
    "power": ("LD-POWER-01", "LD-POWER-02", "LD-POWER-03", "LD-POWER-04", "LD-THRESH-05"),
    "power token": ("LD-POWER-01", "LD-SETUP-11", "LD-SETUP-12", "LD-THRESH-05"),
    "purge": ("LD-END-01", "LD-END-02", "LD-END-03"),
    "restore power": ("LD-RESTORE-01", "LD-RESTORE-03", "LD-RESTORE-04", "LD-RESTORE-05"),
    "rover": ("LD-BUNKER-04", "LD-ROVER-01"),
    "sealed room": ("LD-VENT-01", "LD-VENT-02", "LD-VENT-03"),
    "section": ("LD-MAP-07", "LD-MAP-08", "LD-MAP-09", "LD-MAP-10"),
    "signal": ("LD-TRANS-01", "LD-TRANS-02"),
    "staircase": ("LD-STAIR-01", "LD-STAIR-02", "LD-STAIR-03"),
    "threshold": ("LD-THRESH-01", "LD-THRESH-02", "LD-THRESH-03", "LD-THRESH-05"),
    "time": ("LD-EVENT-03", "LD-EVENT-04", "LD-END-01", "LD-POWER-05"),
    "time token": ("LD-EVENT-03", "LD-EVENT-04", "LD-POWER-05", "LD-SETUP-28", "LD-SETUP-29"),
    "venting": ("LD-VENT-01", "LD-VENT-02", "LD-VENT-03"),
}
"""Words that a player meets on the screen -> the rules about them."""


def references(content: Content) -> dict[str, Ids]:
    """The Facility's part of the table `references`; what a Room says is what its Actions say, and more."""
    found = {**RECORDS, **WORDS, "room *": ANY_ROOM}
    for room in content.of("room"):
        ids = [rule for action in room.action for rule in ROOM_ACTIONS.get(action.id, ())]
        silenced = SILENCED if ids and EXIT not in room.roles else ()
        found[f"room {room.id}"] = tuple(dict.fromkeys([*RECORDS.get(f"room {room.id}", ()), *ids, *silenced]))
    return found
