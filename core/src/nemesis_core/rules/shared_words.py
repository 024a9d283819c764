"""What crews and boards have in common in words: common Action cards and Items, what the effects of the kits ask."""

from __future__ import annotations

from typing import Final

from ..wording import Wording
from .words import Table, card_words, item_words, reaction_words

FIX: Final = Wording("remove the Malfunction marker here")
ENGINE: Final = Wording("repair or break the Engine here: put its tokens in the order you like")
ROOM: Final = Wording("{rest}", (), (), "{rest}", "turn room")
DOOR: Final = ("LD-DOOR-02", "LD-DOOR-07")

CARDS: Final[Table] = {
    "basic-repairs.engine": ENGINE,
    "basic-repairs.fix-room": FIX,
    "computer-skills.door": Wording(
        "open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"
    ),
    "computer-skills.free-room-action": ROOM,
    "demolition.break-room": Wording(
        "put a Malfunction marker here", (), ("LD-MALF-03", "LD-MALF-04", "LD-MALF-05", "LD-MALF-06")
    ),
    "demolition.destroy-door": Wording(
        "destroy the Door in {corridor}", ("corridor",), ("LD-DOOR-06", "LD-DOOR-07"), "destroy a Door"
    ),
    "repairs.engine": ENGINE,
    "repairs.fix-room": FIX,
    "rest.scan-hand": Wording(
        "Scan your hand and be rid of what is not INFECTED",
        (),
        ("LD-SCAN-01", "LD-SCAN-02", "LD-CONT-03"),
        risks=("an INFECTED card",),
    ),
    "search.search-room": Wording(
        "draw 2 cards of the {colour} deck and keep one",
        ("colour",),
        ("LD-SEARCH-01", "LD-SEARCH-02", "LD-SEARCH-03", "LD-SEARCH-04"),
        "draw 2 cards of an Item deck and keep one",
    ),
    "suppressive-fire.cover": Wording(
        "for 1 Ammo move {player} to {reached} through {by}, unattacked",
        ("reached:place", "by", "player"),
        (),
        "for 1 Ammo move to a neighbouring Room, unattacked",
    ),
}
"""Action cards, as they stand behind "Play Demolition: "."""

REACTIONS: Final[Table] = {
    "interruption.cancel-action": Wording("the Action or card does nothing", (), ("LD-COST-05",)),
    "interruption.cancel-interruption": Wording("that Interruption does nothing"),
}
"""Reactions, as they stand behind "React with Interruption: "."""

WOUND: Final = Wording("Dress the Serious Wound {card}", ("card",), (), "Dress a Serious Wound")
WIPE: Final = Wording("remove your Slime marker")

ITEMS: Final[Table] = {
    "adrenaline-injection.inject": Wording("draw 1 card and take as many Actions as you can pay for"),
    "clothes.dress-serious": WOUND,
    "clothes.wipe": WIPE,
    "decoy.lure": Wording("lure the Intruders around {place} into it", ("place",), (), "lure Intruders into a Room"),
    "duct-tape.combine": Wording(
        "tape {one} and {other} together", ("one:goods", "other:goods"), (), "tape Heavy Items together"
    ),
    "duct-tape.fix-room": FIX,
    "extended-magazine.attach": Wording("attach it to {goods}", ("goods",), ("LD-WEAPON-02",), "attach it to a Weapon"),
    "grenade.throw": Wording(
        "throw it at {target}",
        ("target",),
        (),
        "throw it at an Intruder",
        risks=("a Serious Wound for every Character there",),
    ),
    "grenade.throw-at-eggs": Wording(
        "throw it at the Eggs in {place}", ("place",), (), "throw it at Eggs", risks=("Noise roll",)
    ),
    "medkit.dress-serious": WOUND,
    "medkit.heal-serious": Wording("Heal the Serious Wound {card}", ("card",), (), "Heal a Serious Wound"),
    "military-drugs.swallow": Wording("put away cards of your hand and draw up to one more"),
    "recon-drone.scout-room": Wording(
        "look at {place} and its Exploration token", ("place",), (), "look at an unexplored Room"
    ),
    "smoke-grenade.smoke": Wording(
        "slip away to {reached} through {by}",
        ("reached:place", "by"),
        ("LD-BASIC-02",),
        "slip away to a neighbouring Room",
    ),
    "synthetic-food.eat": Wording("draw 2 cards"),
    "taser.shock-character": Wording(
        "make {player} discard the whole hand", ("player",), (), "make a Character discard the whole hand"
    ),
    "taser.shock-intruder": Wording("shock {target}", ("target",), ("LD-RETR-02",), "shock an Intruder"),
}
"""Items, as they stand behind "Use the Medkit: "."""

QUESTIONS: Final[Table] = {
    "come-along?": Wording("Seat {who} would take you along to {place}: do you go?", ("who", "place")),
    "come-along agree": Wording("Go along"),
    "come-along refuse": Wording("Stay here"),
    "each-door?": Wording("The Door in {corridor}: what do you do with it?", ("corridor",)),
    "each-door leave": Wording("Leave it as it is"),
    "each-door open": Wording("Open it"),
    "each-door close": Wording("Close it"),
    "discard-item?": Wording("Which Item do you discard to pay for the card?"),
    "discard-item": Wording("Discard {goods}", ("goods",)),
    "look?": Wording("At which unexplored Room tile do you look?"),
    "look": Wording("Look at {place}", ("place",)),
    "more-ammo?": Wording("Two hits with {goods}: do you spend 1 more Ammo for 1 more Injury?", ("goods",)),
    "more-ammo keep": Wording("Keep the Ammo"),
    "more-ammo spend": Wording("Spend 1 more Ammo"),
    "second-room?": Wording("At which unexplored Room tile do you look next?"),
    "second-room": Wording("Look at {place}", ("place",)),
    "put-away?": Wording("Which cards do you put on your discard pile?"),
    "put-away": Wording("Put away {card}", ("card",)),
    "put-away done": Wording("Put away no more", last=True),
    "draw?": Wording("How many cards do you draw?"),
    "draw": Wording("Draw {draws}", ("draws",), ("LD-DRAW-03",)),
    "reroll?": Wording("You rolled {face}: do you roll again?", ("face",)),
    "reroll keep": Wording("Keep the result"),
    "reroll reroll": Wording("Roll again"),
}

WORDINGS: Final[Table] = {**card_words(CARDS), **item_words(ITEMS), **reaction_words(REACTIONS), **QUESTIONS}
