"""The Facility's decisions in words."""

from __future__ import annotations

from typing import Final

import attrs

from nemesis_core import Wording
from nemesis_core.rules import item_words, reaction_words, room_words

from .references import ROOM_ACTIONS

Table = dict[str, Wording]

DOOR: Final = ("LD-DOOR-02", "LD-DOOR-07")
COMPUTER: Final = ("LD-COMP-01", "LD-COMP-02", "LD-COMP-03", "LD-COMP-04")

ROOMS: Final[Table] = {
    "analyze-object": Wording("Analyze {goods}", ("goods",), (), "Analyze 1 Object"),
    "call-the-elevator": Wording("Call the Elevator"),
    "check-an-objective": Wording("Check an Objective of {player}", ("player",), (), "Check an Objective"),
    "craft-equipment": Wording(
        "Craft Equipment, the {item} from {part} alone", ("item", "part:goods"), (), "Craft Equipment"
    ),
    "decontamination-procedure": Wording("Decontamination Procedure"),
    "enter-css-pod-a": Wording("Enter the CSS Pod A", risks=("a Serious Wound if it is not launched",)),
    "enter-css-pod-b": Wording("Enter the CSS Pod B", risks=("a Serious Wound if it is not launched",)),
    "enter-css-pod-c": Wording("Enter the CSS Pod C", risks=("a Serious Wound if it is not launched",)),
    "examine-the-archives": Wording(
        "Examine the Archives[ and look at Contingency {which} of {player}]",
        ("player", "which"),
        (),
        "Examine the Archives and look at a Contingency",
    ),
    "exterminate-the-threat": Wording(
        "Exterminate the Threat in {place}",
        ("place",),
        (),
        "Exterminate the Threat",
        risks=("a Serious Wound for every Character there",),
    ),
    "initiate-autodestruction": Wording("Initiate the Autodestruction Sequence"),
    "lock-yourself-in": Wording("Lock Yourself In, after a Noise roll", risks=("Noise roll",)),
    "move-through-technical-corridors": Wording(
        "Move through Technical Corridors to {reached}",
        ("reached:place",),
        (),
        "Move through Technical Corridors",
        risks=("Attack",),
    ),
    "peek-at-contingency": Wording(
        "Peek at Contingency {which} of {player}, which you keep", ("player", "which"), (), "Peek at a Contingency"
    ),
    "power-a-section": Wording("Turn over the Power token of this Section"),
    "restore-power": Wording("Restore Power"),
    "schedule-css": Wording(
        "Schedule CSS, looking at the token on slot {slot}", ("slot",), (), "Schedule CSS, looking at a token"
    ),
    "send-a-signal": Wording("Send a Signal"),
    "start-alert-procedure": Wording("Start the Alert Procedure"),
    "stop-autodestruction": Wording("Stop the Autodestruction Sequence"),
    "surgical-procedure": Wording("Surgical Procedure", risks=("Light Wound",)),
    "take-equipment": Wording("Take {goods} for 1 of the Item Counter", ("goods",), (), "Take Equipment"),
    "take-neutralizer": Wording("Take {goods}", ("goods",)),
    "take-one-egg": Wording("Take one Egg and make a Noise roll", risks=("Noise roll",)),
    "treat-your-wounds": Wording("{treatment}", ("treatment",), (), "Treat your Wounds"),
    "use-the-elevator": Wording("Ride the Elevator to {place}", ("place",), (), "Ride the Elevator"),
    "vent-out": Wording("Vent Out {place}", ("place",), (), "Vent Out"),
}
"""Room Actions, as they stand behind "Use the Room: "."""

OPENLY: Final[Table] = {
    "turn-up-contingency": Wording(
        "Turn up Contingency {which} of {player}", ("player", "which"), ("LD-ALERTROOM-01",), "Turn up a Contingency"
    ),
}
"""Room Actions where tokens are turned up for all instead of being looked at."""

ITEMS: Final[Table] = {
    "analyze-toolset.analyze": Wording("analyze {goods}", ("goods",), (), "analyze an Object"),
    "analyze-toolset.scan-hand": Wording("Scan the Contamination cards in your hand", (), ("LD-SCAN-01",)),
    "antiseptic.disinfect": Wording(
        "Scan and remove {card}", ("card",), ("LD-SCAN-01", "LD-CONT-03"), "Scan a card", risks=("an INFECTED card",)
    ),
    "autodestruction-key.toggle": Wording("{switch} Autodestruction", ("switch",), ("LD-AUTO-02", "LD-AUTO-07")),
    "cave-plans.crawl": Wording(
        "go through the Technical Corridors to {reached}", ("reached:place",), (), "go to another Room"
    ),
    "contingency-decoder.peek-players": Wording(
        "look at Contingency {which} of {player}", ("player", "which"), (), "look at a Contingency"
    ),
    "facility-plans.check-two-rooms": Wording(
        "look at the Room tile at {place} and at one more", ("place",), (), "look at two Room tiles"
    ),
    "fire-blanket.put-out-fire": Wording("remove the Fire marker here"),
    "fire-blanket.wipe": Wording("remove your Slime marker"),
    "main-gate-key.open-gate": Wording("open the Main Gate"),
    "medical-stapler.dress-serious": Wording("Dress the Serious Wound {card}", ("card",), (), "Dress a Serious Wound"),
    "medical-stapler.heal-light": Wording("Heal all your Light Wounds"),
    "neutralizer.cure": Wording("remove all INFECTED cards and the Larva, then pass with a new Action deck"),
    "power-cell.flip-power": Wording("give Power to {slot}", ("slot",), ("LD-POWER-01",)),
    "reagent.drive-off": Wording("make {target} Retreat", ("target",), ("LD-RETR-02",), "make an Intruder Retreat"),
    "reagent.refuel": Wording("fill {goods}", ("goods",), ("LD-WEAPON-02",), "fill a Weapon"),
    "research-data.study": Wording("gain 1 Knowledge"),
    "scalpel.cut-out-larva": Wording("cut the Larva out of {player}", ("player",), (), "cut out a Larva"),
    "scalpel.stab": Wording("stab {target}", ("target",), (), "stab an Intruder", risks=("Contamination card",)),
    "thermite-charge.blow-up": Wording(
        "blow it up in {place}",
        ("place",),
        ("LD-PVP-02",),
        "blow it up",
        risks=("a Light Wound for every Character there",),
    ),
    "toolbelt.door": Wording("open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"),
    "toolbelt.fix-gear": Wording("restore {goods} of {player}", ("player", "goods"), (), "restore gear"),
    "toolbelt.fix-room": Wording("remove the Malfunction marker here"),
    "weapon-battery.door": Wording("open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"),
    "weapon-battery.load": Wording("fill {goods}", ("goods",), ("LD-WEAPON-02",), "fill a Weapon"),
}
"""Items, as they stand behind "Use the Medkit: "."""

REACTIONS: Final[Table] = {
    "flashlight.shine": Wording("compare your hand with the lower number", (), ("LD-NS-02",)),
    "glowstick.light-up": Wording("you are not in Darkness for this", (), ("LD-POWER-04",)),
}

COMPUTERS: Final[Table] = {
    "door-control": Wording("open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"),
    "fire-control": Wording(
        "put out the Fire in {place} and make its Intruders Retreat",
        ("place",),
        ("LD-RETR-02",),
        "put out a Fire and make Intruders Retreat",
    ),
    "gain-knowledge": Wording("gain 1 Knowledge", (), ("LD-KNOW-01",)),
    "move-rover": Wording("send the empty Rover to the other end of its way", (), ("LD-ROVER-01",)),
    "peek-contingencies": Wording(
        "look at the Contingencies of {player}", ("player",), ("LD-CTG-04",), "look at the Contingencies of a player"
    ),
    "peek-css": Wording("look at the CSS token on slot {slot}", ("slot",), (), "look at a CSS token"),
    "swap-power": Wording(
        "exchange the Power tokens of {one} and {other}",
        ("one:slot", "other:slot"),
        ("LD-POWER-01",),
        "exchange two Power tokens",
    ),
}
"""Computer Actions, as they stand behind "Use the Computer: "."""

WAYS_OUT: Final[Table] = {
    "turn escape": Wording("Escape the Facility ({rest})", (), ("LD-BUNKER-01", "LD-BUNKER-02", "LD-BUNKER-03")),
    "turn escape by-rover": Wording("Drive the Rover to the Bunker", (), ("LD-BUNKER-04", "LD-BUNKER-02")),
    "turn escape on-foot": Wording(
        "Escape to the Bunker on foot, after a Noise roll",
        (),
        ("LD-BUNKER-05", "LD-BUNKER-06", "LD-BUNKER-07", "LD-BUNKER-02"),
        risks=("Noise roll",),
    ),
}

QUESTIONS: Final[Table] = {
    "arrange-power?": Wording("How do you lay the four Power tokens?", (), ("LD-RESTORE-03", "LD-POWER-01")),
    "arrange-power": Wording("{lay}, {rest}", ("lay",), ("LD-RESTORE-03",), "{lay}"),
    "ride?": Wording(
        "Seat {who} rides the Elevator to {place}: do you come along?",
        ("who", "place"),
        ("LD-ELEV-03", "LD-ELEV-04"),
    ),
    "ride ride": Wording("Come along", (), ("LD-ELEV-03",)),
    "ride stay": Wording("Stay here", (), ("LD-ELEV-03",)),
    "move-css?": Wording("You have looked at the CSS token on slot {slot}: where do you put it?", ("slot",)),
    "move-css": Wording("Move it to slot {slot}", ("slot",), ("LD-CSSCTL-02",)),
    "move-css stay": Wording("Leave it where it is", (), ("LD-CSSCTL-02",)),
    "rover-to?": Wording("Where do you send the empty Rover?", (), ("LD-ROVER-01",)),
    "rover-to": Wording("{place}", ("place",), ("LD-ROVER-01",)),
    "exterminate-price?": Wording("How do you pay for Exterminate the Threat in {place}?", ("place",)),
    "exterminate-price item-counter": Wording("Lower the Item Counter here by 1"),
    "exterminate-price malfunction": Wording("Put a Malfunction marker here", (), ("LD-MALF-03",)),
}


def wordings() -> Table:
    """The Facility's part of the table `wordings`."""
    rooms = {name: attrs.evolve(wording, rules=ROOM_ACTIONS[name]) for name, wording in ROOMS.items()}
    computers = {
        f"turn computer {name}": attrs.evolve(
            wording,
            text=f"Use the Computer: {wording.text}",
            head=wording.head and f"Use the Computer: {wording.head}",
            rules=(*COMPUTER, *wording.rules),
        )
        for name, wording in COMPUTERS.items()
    }
    return {
        **room_words({**rooms, **OPENLY}),
        **item_words(ITEMS),
        **reaction_words(REACTIONS),
        **computers,
        **WAYS_OUT,
        **QUESTIONS,
    }
