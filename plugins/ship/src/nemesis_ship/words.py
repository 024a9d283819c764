"""The ship's decisions in words."""

from __future__ import annotations

from typing import Final

import attrs

from nemesis_core import Wording
from nemesis_core.rules import item_words, room_words

from .items_words import ITEMS
from .references import ROOM_ACTIONS

Table = dict[str, Wording]

ROOMS: Final[Table] = {
    "airlock-procedure": Wording(
        "Start the Emergency Airlock procedure in {place}", ("place",), (), "Start the Emergency Airlock procedure"
    ),
    "analyse": Wording("Analyse {object}", ("object:goods",), (), "Analyse an Object"),
    "check-coordinates": Wording("Check the Coordinates"),
    "check-engines": Wording("Check the status of all Engines"),
    "check-the-engine": Wording("Check the Engine"),
    "enter-a-pod": Wording("Try to enter an Escape Pod, after a Noise roll", risks=("Noise roll",)),
    "fire-control": Wording(
        "Put out the Fire in {place} and make its Intruders Retreat", ("place",), (), "Initiate the Fire Control"
    ),
    "have-a-snack": Wording("Have a snack", risks=("an INFECTED card",)),
    "hibernate": Wording("Try to hibernate, after a Noise roll", risks=("Noise roll",)),
    "look": Wording("Look at {place} and its Exploration token", ("place",), (), "Look at an unexplored Room"),
    "move-doors": Wording("Open or close Doors around {place}", ("place",), (), "Open or close the Doors of a Room"),
    "recharge": Wording("Put 2 Ammo on {goods}", ("goods",), (), "Recharge an Energy Weapon"),
    "search": Wording(
        "Draw 2 cards of the {colour} deck and keep one", ("colour",), (), "Draw 2 cards of an Item deck and keep one"
    ),
    "send-a-signal": Wording("Send a Signal"),
    "set-destination": Wording("Set the Destination to {space}", ("space",), (), "Set the Destination"),
    "start": Wording("Start the Self-Destruct Sequence"),
    "stop": Wording("Stop the Self-Destruct Sequence"),
    "surgery": Wording("Perform a Surgery procedure", risks=("Light Wound",)),
    "take-a-shower": Wording("Take a shower", risks=("an INFECTED card",)),
    "take-an-egg": Wording("Take one Egg and make a Noise roll", risks=("Noise roll",)),
    "treat-your-wounds": Wording("{treatment}", ("treatment",), (), "Treat your Wounds"),
    "turn-a-pod": Wording("Lock or unlock {pod}", ("pod",), (), "Lock or unlock an Escape Pod"),
}
"""Room Actions, as they stand behind "Use the Room: "."""

PODS: Final[Table] = {
    "pod?": Wording("No Intruder has come: which Escape Pod do you enter?", (), ("SH-EVAC-03", "SH-POD-04")),
    "pod": Wording("Enter {pod}", ("pod",), ("SH-POD-04",)),
    "pod-entered?": Wording("You are in {pod}: is it launched now?", ("pod",), ("SH-POD-05",)),
    "pod-entered launch": Wording("Launch it, with everybody in it", (), ("SH-POD-06", "SH-POD-11")),
    "pod-entered wait": Wording("Wait in it, and pass", (), ("SH-POD-07", "SH-POD-09", "SH-POD-13")),
    "pod-waiting?": Wording("You wait in {pod}: what do you do?", ("pod",), ("SH-POD-07", "SH-HATCH-01")),
    "pod-waiting launch": Wording("Launch it, with everybody in it", (), ("SH-POD-06", "SH-POD-11")),
    "pod-waiting leave": Wording("Step back into the Room and take your turn", (), ("SH-POD-08", "SH-POD-09")),
    "pod-waiting stay": Wording("Wait on, and pass", (), ("SH-POD-09", "SH-POD-13")),
}
"""What is asked of one that enters a Pod or waits in it."""

QUESTIONS: Final[Table] = {
    "engine-top?": Wording(
        "You see both tokens of {engine}: which one do you put on top?", ("engine",), ("SH-ENGINE-02", "SH-ENGINE-03")
    ),
    "engine-top": Wording("The {state} one", ("state",), ("SH-ENGINE-02",)),
    "scan-hand?": Wording("Do you Scan the Contamination cards in your hand?", (), ("SH-CANTEEN-02", "SH-CANTEEN-03")),
    "scan-hand leave": Wording("Leave them as they are"),
    "scan-hand scan": Wording("Scan them", (), ("SH-CANTEEN-02", "SH-CANTEEN-03")),
}
"""Other questions in the middle of an effect."""


def wordings() -> Table:
    """The ship's part of the table `wordings`."""
    rooms = {name: attrs.evolve(wording, rules=ROOM_ACTIONS[name]) for name, wording in ROOMS.items()}
    return {**room_words(rooms), **item_words(ITEMS), **PODS, **QUESTIONS}
