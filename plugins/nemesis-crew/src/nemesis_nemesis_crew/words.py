"""The crew's decisions in words; what all crews have in common is worded by the shared rules."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording
from nemesis_core.rules import card_words, item_words, reaction_words

Table = dict[str, Wording]

FIX: Final = Wording("remove the Malfunction marker here")
ENGINE: Final = Wording("repair or break the Engine here: put its tokens in the order you like")
ROOM: Final = Wording("{rest}", (), (), "{rest}", "turn room")
DOOR: Final = Wording(
    "open or close the Door in {corridor}", ("corridor",), ("LD-DOOR-02", "LD-DOOR-07"), "open or close a Door"
)
MOVING: Final = ("LD-BASIC-02", "LD-EXPL-01", "LD-NOISE-01")
SHOOTING: Final = ("LD-SHOOT-01", "LD-BASIC-11", "LD-BASIC-13", "LD-SHOOT-03")

CARDS: Final[Table] = {
    "adrenaline.escape-and-draw": Wording(
        "Escape to {reached} through {by} and draw 1 card: each Intruder here attacks you first",
        ("reached:place", "by"),
        ("LD-ESC-01", "LD-ESC-02", "LD-ESC-03"),
        "Escape and draw 1 card: each Intruder here attacks you first",
    ),
    "adrenaline.shoot-and-draw": Wording(
        "shoot {goods} at {target} and draw 1 card", ("goods", "target"), SHOOTING, "shoot {goods} and draw 1 card"
    ),
    "blocking-access.break-remote": Wording(
        "put a Malfunction marker in {place}",
        ("place",),
        ("LD-MALF-03", "LD-MALF-04"),
        "put a Malfunction marker in a Room with a Computer",
    ),
    "blocking-access.free-room-action": ROOM,
    "covering-fire.cover-two": Wording(
        "for 1 Ammo move {player}[ and {other}] to {reached} through {by}, unattacked",
        ("reached:place", "by", "player", "other:player"),
        (),
        "for 1 Ammo move to a neighbouring Room, unattacked",
    ),
    "fast-repairs.engine": ENGINE,
    "fast-repairs.fix-room": FIX,
    "full-auto.empty-magazine": Wording(
        "empty {goods} at {target}, with 1 Injury more for every 2 Ammo",
        ("goods", "target"),
        SHOOTING,
        "empty {goods}, with 1 Injury more for every 2 Ammo",
    ),
    "ingenuity.craft": Wording(
        "craft the {item} from {first} and {second}",
        ("item", "first:goods", "second:goods"),
        ("LD-CRAFT-02", "LD-BASIC-10"),
        "craft an Item",
    ),
    "ingenuity.engine": ENGINE,
    "ingenuity.fix-room": FIX,
    "intranet.remote-room-action": Wording(
        "from afar, at {place}, {rest}", ("place",), (), "from afar, at {place}, {rest}", "turn room"
    ),
    "knowledge-of-the-facility.door": DOOR,
    "knowledge-of-the-facility.peek-room": Wording("look at an unexplored Room tile"),
    "knowledge-of-the-ship.door": DOOR,
    "knowledge-of-the-ship.peek-room": Wording("look at an unexplored Room tile"),
    "motivation.all-draw": Wording("everybody here draws 1 card", (), ("LD-DRAW-03",)),
    "old-friend.free-room-action": ROOM,
    "order.order-move": Wording(
        "send {player} to {place} through {by}", ("place", "by", "player"), MOVING, "send a Character to a Room"
    ),
    "piloting.check-coordinates": Wording("look at the Coordinates card"),
    "piloting.free-room-action": ROOM,
    "pyrotechnics.light-fire": Wording("for an Item put a Fire marker here", (), ("LD-FIRE-01",), risks=("Fire",)),
    "pyrotechnics.put-out-fire": Wording("remove the Fire marker here", (), ("LD-FIRE-01",)),
    "reconnaissance.silent-move": Wording(
        "go to {quietly} through {by} without a Noise roll",
        ("quietly:place", "by"),
        ("LD-BASIC-02", "LD-EXPL-01"),
        "go to a neighbouring Room without a Noise roll",
    ),
    "reload.reload-six-shooter": Wording("put 1 Ammo on {goods}", ("goods",), ("LD-WEAPON-02",)),
    "remote-piloting.free-room-action": ROOM,
    "remote-piloting.move-rover": Wording(
        "send the empty Rover to {place}", ("place",), ("LD-ROVER-01",), "send the empty Rover away"
    ),
    "risk-assessment.peek-event": Wording(
        "look at the top Event card and put it on the top or at the bottom", (), ("LD-EVENT-11",)
    ),
    "scavenging.search-empty": Wording(
        "draw 2 cards of the {colour} deck and keep one, whatever the Item Counter",
        ("colour",),
        ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03"),
        "draw 2 cards of an Item deck and keep one, whatever the Item Counter",
    ),
    "taking-aim.aimed-shot": Wording(
        "shoot {goods} at {target}, and perhaps roll again",
        ("goods", "target"),
        SHOOTING,
        "shoot {goods}, and perhaps roll again",
    ),
    "technical-corridors.crawl": Wording(
        "go through the Technical Corridors to {reached}, then Pass",
        ("reached:place",),
        ("LD-TECH-02", "LD-TECH-03", *MOVING),
        "go through the Technical Corridors, then Pass",
    ),
}
"""Action cards, as they stand behind "Play Order: "."""

ITEMS: Final[Table] = {
    "autoloader.attach": Wording("attach it to {goods}", ("goods",), ("LD-WEAPON-02",), "attach it to a Weapon"),
    "flashlight.search-room": Wording(
        "draw 2 cards of the {colour} deck and keep one",
        ("colour",),
        ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03"),
        "draw 2 cards of an Item deck and keep one",
    ),
    "laboratory-equipment.analyse": Wording(
        "discover the Weakness that belongs to {goods}",
        ("goods",),
        ("LD-WEAK-01",),
        "discover the Weakness to an Object",
    ),
    "log-key.read-objective": Wording(
        "look at the {deck} Objective of {player}", ("player", "deck"), (), "look at an Objective of another player"
    ),
    "orbital-maneuvering-system.steer": Wording(
        "make everybody Pass, and leave out the Intruder Attack step of this round"
    ),
    "pilot-evacuation-key.pod": Wording("lock or unlock {pod}", ("pod:place",), (), "lock or unlock an Escape Pod"),
    "plasma-torch.door": Wording(
        "open or close the Door in {corridor}, or close a Destroyed one",
        ("corridor",),
        ("LD-DOOR-02",),
        "open or close a Door",
    ),
    "security-key.doors": Wording(
        "open or close Doors round {place}",
        ("place",),
        ("LD-DOOR-02", "LD-DOOR-07"),
        "open or close Doors round a Room",
    ),
}
"""Items, as they stand behind "Use the Log Key: "."""

REACTIONS: Final[Table] = {
    "armor.ignore-attack": Wording("ignore that Attack"),
    "motion-scanner.roll-again": Wording("discard 1 Action card and roll again"),
    "nerves-of-steel.ignore-surprise": Wording("ignore the effect of that Attack card"),
}
"""Reactions, as they stand behind "React with Nerves of Steel: "."""

QUESTIONS: Final[Table] = {
    "put-back?": Wording("The top card of the Event deck is {top}: where do you put it?", ("top",)),
    "put-back bottom": Wording("At the bottom of the deck"),
    "put-back top": Wording("Back on top of the deck"),
}

WORDINGS: Final[Table] = {**card_words(CARDS), **item_words(ITEMS), **reaction_words(REACTIONS), **QUESTIONS}
"""The crew's part of the table `wordings`."""

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "action_card scavenging": ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03"),
    "action_card technical-corridors": ("LD-TECH-02", "LD-TECH-03"),
    "colour": ("LD-ORIG-01", "LD-ORIG-02", "CR-AFTER-02", "CR-AFTER-03"),
    "nemesis survivor": ("LD-SETUP-45", "LD-SETUP-46", "LD-SETUP-50", "LD-WEAK-02"),
}
"""The crew's part of the table `references`."""
