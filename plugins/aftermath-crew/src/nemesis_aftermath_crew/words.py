"""The crew's decisions in words; what all crews have in common is worded by the shared rules."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording
from nemesis_core.rules import card_words, item_words, reaction_words

Table = dict[str, Wording]

ROOM: Final = Wording("{rest}", (), (), "{rest}", "turn room")
AFAR: Final = Wording("from afar, at {place}, {rest}", ("place",), (), "from afar, at {place}, {rest}", "turn room")
DOOR: Final = Wording(
    "open or close the Door in {corridor}", ("corridor",), ("LD-DOOR-02", "LD-DOOR-07"), "open or close a Door"
)
DRESS: Final = Wording("Dress the Serious Wound {wound}", ("wound:card",), ("LD-WOUND-08",), "Dress a Serious Wound")
LIGHT: Final = Wording("Heal your Light Wounds", (), ("LD-WOUND-10",))
RETREAT: Final = Wording("make {target} Retreat", ("target",), ("LD-RETR-02",), "make an Intruder Retreat")
MOVING: Final = ("LD-BASIC-02", "LD-EXPL-01", "LD-NOISE-01")

CARDS: Final[Table] = {
    "brawl.punch": Wording(
        "strike {target} without a Contamination card",
        ("target",),
        ("LD-BASIC-14", "LD-MELEE-01"),
        "strike",
        risks=("a Light Wound on a miss",),
    ),
    "break-through.smash-door": Wording(
        "destroy the Door in {corridor} and go through it without a Noise roll",
        ("corridor",),
        ("LD-DOOR-06", "LD-ESC-02"),
        "destroy a Door and go through it without a Noise roll",
    ),
    "direct-interface.remote-room-action": AFAR,
    "er.sedate": Wording(
        "for 1 Ammo {player} receives a Contamination card and discards an Action card",
        ("player",),
        ("LD-CONT-01",),
        "for 1 Ammo a Character receives a Contamination card and discards an Action card",
    ),
    "er.stimulate": Wording(
        "for 1 Ammo {player} draws 3 cards", ("player",), ("LD-DRAW-03",), "for 1 Ammo a Character draws 3 cards"
    ),
    "executive-access.door": DOOR,
    "executive-access.free-room-action": ROOM,
    "field-dressing.two-patients": Wording(
        "{player}[: Dress {wound}]",
        ("player", "wound:card"),
        ("LD-WOUND-08", "LD-WOUND-10"),
        "treat up to 2 Characters",
    ),
    "golden-parachute.bonus": Wording("draw 3 cards", (), ("LD-DRAW-03",)),
    "golden-parachute.open-gate": Wording("open the Main Gate", (), ("LD-GATE-02",)),
    "golden-parachute.unlock-pod": Wording("lock or unlock {pod}", ("pod:place",), (), "lock or unlock an Escape Pod"),
    "group-therapy.share": Wording("the others here may draw 1 card, and you draw for it", (), ("LD-DRAW-03",)),
    "laika-seek.call-back": Wording("Laika comes back[ with {goods}]", ("goods",)),
    "laika-seek.send": Wording(
        "Laika runs to {place} through {by}", ("place", "by"), ("LD-EXPL-01", "LD-NOISE-01"), "Laika runs off"
    ),
    "mainframe-link.computer-action": Wording("{rest}", (), (), "{rest}", "turn computer"),
    "mainframe-link.door": DOOR,
    "pain-tolerance.dress-serious": DRESS,
    "pain-tolerance.shrug-off": Wording("Heal 1 Light Wound and draw 1 card", (), ("LD-WOUND-10", "LD-DRAW-03")),
    "pharmacist.dress-serious": Wording(
        "Dress {wound} of {player}", ("player", "wound:card"), ("LD-WOUND-08",), "Dress a Serious Wound"
    ),
    "pharmacist.heal-serious": Wording(
        "Heal {wound} of {player}", ("player", "wound:card"), ("LD-WOUND-10",), "Heal a Serious Wound"
    ),
    "power-core.charge-weapon": Wording("put 1 Ammo on {goods}", ("goods",), ("LD-WEAPON-02",), "load a Weapon"),
    "power-core.flip-power": Wording("turn the Power token of your Section", (), ("LD-POWER-01",)),
    "profile.read-objective": Wording(
        "look at the {deck} Objective of {player}", ("player", "deck"), (), "look at an Objective of somebody here"
    ),
    "robot-assault.strike": Wording("deal 2 Injuries to {target}", ("target",), ("LD-INJ-01",), "deal 2 Injuries"),
    "robot-labour.engine": Wording("repair or break the Engine here: put its tokens in the order you like"),
    "robot-labour.fix-room": Wording("remove the Malfunction marker here"),
    "robot-labour.put-out-fire": Wording("remove the Fire marker here", (), ("LD-FIRE-01",)),
    "self-diagnostics.dress-serious": DRESS,
    "self-diagnostics.heal-light": LIGHT,
    "servo-strength.lift-and-go": Wording(
        "pick up {goods}[ and go to {reached} through {by}]",
        ("goods", "reached:place", "by"),
        ("LD-BASIC-06", "LD-HAND-02", *MOVING),
        "pick up an Object and perhaps go on",
    ),
    "stakeout.check-two-rooms": Wording("look at 2 unexplored Room tiles"),
    "stakeout.remove-noise": Wording(
        "remove the Noise marker in {way}", ("way",), ("LD-NOISE-05",), "remove a Noise marker"
    ),
    "suggestion.empty-mind": Wording(
        "look at the hand of {player} and take a card out of it", ("player",), (), "look at a hand"
    ),
    "suggestion.walk-away": Wording(
        "send {player} to {place} through {by}", ("place", "by", "player"), MOVING, "send a Character to a Room"
    ),
    "take-down.overpower": Wording(
        "{player} discards its hand or gives you an Item", ("player",), (), "have a Character yield"
    ),
    "threaten.shake-down": Wording(
        "{player} discards an Action card or gives you an Item", ("player",), (), "have a Character yield"
    ),
    "track-target.silent-move": Wording(
        "go to {quietly} through {by} without a Noise roll",
        ("quietly:place", "by"),
        ("LD-BASIC-02", "LD-EXPL-01"),
        "go to a neighbouring Room without a Noise roll",
    ),
}
"""Action cards, as they stand behind "Play Brawl: "."""

ITEMS: Final[Table] = {
    "android-memory-bank.restore": Wording("discard your hand and draw anew from all your cards", (), ("LD-DRAW-03",)),
    "android-repair-frame.repair": Wording(
        "Heal your Light Wounds and Dress your Serious ones", (), ("LD-WOUND-08", "LD-WOUND-10")
    ),
    "bounty-hunter-flares.light-up": Wording("look at up to 2 unexplored Rooms next to you and their tokens"),
    "bounty-hunter-net-gun.net-character": Wording("{player} passes", ("player",), ("LD-PASS-01",), "somebody passes"),
    "bounty-hunter-net-gun.net-intruder": Wording(
        "{target} makes no Attack in this round", ("target",), (), "an Intruder makes no Attack in this round"
    ),
    "ceo-access-card.remote-room-action": AFAR,
    "ceo-private-channel.send-signal": Wording("send a Signal"),
    "combat-drugs.draw": Wording("draw cards until you hold 5", (), ("LD-DRAW-03",)),
    "convict-stash.open": Wording("take 2 cards of the {colour} deck", ("colour",), (), "take 2 cards of an Item deck"),
    "handcuff-key.unlock": Wording("free {player} of the Handcuffs", ("player",), (), "take the Handcuffs off"),
    "psychologist-case-files.read-objectives": Wording("look at an Objective of each other player here"),
    "psychologist-sedative.calm-character": Wording(
        "{player} discards all Action cards", ("player",), (), "a Character discards all Action cards"
    ),
    "psychologist-sedative.drive-off": RETREAT,
    "surgery-kit.operate": Wording(
        "rid {player} of INFECTED cards and the Larva, for a Light Wound",
        ("player",),
        ("LD-SURG-01", "LD-SURG-02"),
        "rid a Character of INFECTED cards and the Larva, for a Light Wound",
    ),
}
"""Items, as they stand behind "Use the Surgery Kit: "."""

REACTIONS: Final[Table] = {
    "cold-logic.ignore-surprise": Wording("ignore the effect of that Attack card"),
    "laika-guard.protect": Wording(
        "that Attack does nothing, and Laika runs to {place} through {by}", ("place", "by"), (), "that does nothing"
    ),
    "robot-guard.shield": Wording("that Attack does nothing"),
}
"""Reactions, as they stand behind "React with Cold Logic: "."""

QUESTIONS: Final[Table] = {
    "case-file?": Wording("At which Objective of this player do you look?"),
    "case-file": Wording("The {deck} Objective of {player}", ("player", "deck")),
    "empty-mind?": Wording("Which Action card does seat {who} discard?", ("who",)),
    "empty-mind": Wording("{card}", ("card",)),
    "key-keeper?": Wording("To whom do you give the Handcuff Key?"),
    "key-keeper": Wording("To {player}", ("player",)),
    "laika-on?": Wording("Does Laika run on to another Room?"),
    "laika-on": Wording("To {place} through {by}", ("place", "by")),
    "laika-on stay": Wording("She stays there", last=True),
    "overpowered?": Wording("Seat {who} has overpowered you: what do you give up?", ("who",)),
    "overpowered discard": Wording("Discard your hand"),
    "overpowered give": Wording("Give {goods}", ("goods",)),
    "second-patient?": Wording("Whom do you treat besides, and how?"),
    "second-patient": Wording("{player}[: Dress {card}]", ("player", "card"), ("LD-WOUND-08", "LD-WOUND-10")),
    "second-patient none": Wording("Nobody", last=True),
    "shaken?": Wording("Seat {who} threatens you: what do you give up?", ("who",)),
    "shaken discard": Wording("Discard an Action card"),
    "shaken give": Wording("Give {goods}", ("goods",)),
    "therapy?": Wording("Seat {who} listens to you: do you draw 1 card?", ("who",), ("LD-DRAW-03",)),
    "therapy draw": Wording("Draw 1 card"),
    "therapy keep quiet": Wording("Say nothing"),
}

WORDINGS: Final[Table] = {**card_words(CARDS), **item_words(ITEMS), **reaction_words(REACTIONS), **QUESTIONS}
"""The crew's part of the table `wordings`."""

STORY: Final = {
    "contract": "Seat {who} gains the Objective {objective}, which it may keep.",
    "item.give": "Seat {who} gives seat {partner} an Item.",
    "laika.back": "Laika is back with the Bounty Hunter.",
    "laika.run": "Laika runs to {place}.",
    "netted": "{piece} hangs in the net until the end of the round.",
}
"""What only this crew does."""
NEED: Final = {"robot": "your Robot has Energy"}
DECK: Final = {"bounty-hunter": "Bounty Hunter"}

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "character ceo": ("CR-CEO-01",),
    "character convict": ("CR-OTHERS-01", "CR-AFTER-04"),
    "character medic": ("CR-MEDIC-01",),
    "character psychologist": ("CR-OTHERS-01",),
    "colour": ("LD-ORIG-01", "LD-ORIG-02", "CR-AFTER-02", "CR-AFTER-03"),
    "nemesis survivor": ("LD-SETUP-45", "LD-SETUP-46", "LD-SETUP-50", "LD-WEAK-02"),
}
"""The crew's part of the table `references`."""
LOCKDOWN: Final = "lockdown"
"""The edition for which the crew has cards of its own, and rules of them."""
IN_LOCKDOWN: Final[dict[str, tuple[str, ...]]] = {
    "bounty contract": ("CR-BOUNTY-03", "CR-BOUNTY-04"),
    "bounty hunter": ("CR-BOUNTY-01", "CR-BOUNTY-03", "CR-BOUNTY-04"),
    "character android": ("CR-ANDROID-01", "CR-ANDROID-02", "CR-ANDROID-03"),
    "character bounty-hunter": ("CR-BOUNTY-01", "CR-BOUNTY-02", "CR-BOUNTY-03", "CR-BOUNTY-04", "CR-BOUNTY-05"),
    "character ceo": ("CR-CEO-01", "CR-CEO-02", "CR-CEO-03"),
    "character convict": ("CR-OTHERS-01", "CR-OTHERS-02", "CR-OTHERS-03", "CR-OTHERS-04", "CR-AFTER-04"),
    "character medic": ("CR-MEDIC-01", "CR-MEDIC-02", "CR-MEDIC-03"),
    "character psychologist": ("CR-OTHERS-01", "CR-OTHERS-02", "CR-OTHERS-03", "CR-OTHERS-04"),
    "contract": ("CR-BOUNTY-03", "CR-BOUNTY-04"),
    "nemesis survivor": (*REFERENCES["nemesis survivor"], "CR-AFTER-05"),
    "robot": ("CR-CEO-02",),
    "trait": ("CR-ANDROID-03", "CR-CEO-03", "CR-OTHERS-04", "CR-BOUNTY-05"),
}
"""What is there instead, and beside, in games of that edition."""


def references(edition: str) -> dict[str, tuple[str, ...]]:
    """The crew's part of the table `references` in games of `edition`."""
    return REFERENCES | IN_LOCKDOWN if edition == LOCKDOWN else REFERENCES
