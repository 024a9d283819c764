"""What the ship's own Items can be used for, in words; those that boards have in common have theirs."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording

DOOR: Final = Wording(
    "open or close the Door in {corridor}", ("corridor",), ("LD-DOOR-02", "LD-DOOR-07"), "open or close a Door"
)
ENGINE: Final = Wording("repair or break the Engine here: put its tokens in the order you like")

ITEMS: Final[dict[str, Wording]] = {
    "alcohol.disinfect": Wording(
        "Scan and remove {card}", ("card",), ("LD-SCAN-01", "LD-CONT-03"), "Scan a card", risks=("an INFECTED card",)
    ),
    "antidote.cure": Wording("remove all INFECTED cards and the Larva for 1 Contamination card, then pass"),
    "bandages.dress-serious": Wording("Dress the Serious Wound {card}", ("card",), (), "Dress a Serious Wound"),
    "bandages.heal-light": Wording("Heal all your Light Wounds"),
    "chemicals.refuel": Wording("fill {goods}", ("goods",), ("SH-ITEM-06",), "fill a Weapon"),
    "comms-key.read-objective": Wording(
        "look at the {deck} Objective of {player}", ("player", "deck"), (), "look at an Objective of a Character"
    ),
    "duct-tape.engine": ENGINE,
    "energy-charge.door": DOOR,
    "energy-charge.load": Wording("fill {goods}", ("goods",), ("SH-ITEM-06",), "fill a Weapon"),
    "evacuation-key.pod": Wording("lock or unlock {pod}", ("pod",), (), "lock or unlock an Escape Pod"),
    "fire-extinguisher.put-out-fire": Wording("remove the Fire marker here"),
    "fire-extinguisher.repel": Wording(
        "make {target} Retreat", ("target",), ("LD-RETR-02",), "make an Intruder Retreat"
    ),
    "molotov-cocktail.throw": Wording(
        "throw it into {place}",
        ("place",),
        (),
        "throw it at Intruders",
        risks=("a Serious Wound for every Character there",),
    ),
    "molotov-cocktail.throw-at-eggs": Wording(
        "throw it at the Eggs in {place}", ("place",), (), "throw it at Eggs", risks=("Noise roll",)
    ),
    "nemesis-plans.check-two-rooms": Wording(
        "look at the Room tile at {place} and at one more", ("place",), (), "look at two Room tiles"
    ),
    "self-destruct-key.toggle": Wording("{switch} the Self-Destruct sequence", ("switch",)),
    "space-suit.spacewalk": Wording(
        "discard all Action cards and go to {reached}",
        ("reached:place",),
        (),
        "discard all Action cards and go elsewhere",
    ),
    "technical-corridors-plans.crawl": Wording(
        "go through the Technical Corridors to {reached}", ("reached:place",), (), "go to another Room"
    ),
    "tools.door": DOOR,
    "tools.engine": ENGINE,
    "tools.fix-room": Wording("remove the Malfunction marker here"),
}
"""Items, as they stand behind "Use the Bandages: "."""
