"""The crew's decisions in words."""

from __future__ import annotations

from typing import Final

from nemesis_core import Wording
from nemesis_core.rules import card_words, item_words, reaction_words

Table = dict[str, Wording]

PLANS: Final = ("master-plan", "maintenance-plan", "defense-plan", "workspace-plan")
FIX: Final = Wording("remove the Malfunction marker here")
FIRE: Final = Wording("remove the Fire marker here", (), ("LD-FIRE-01",))
ATTACKS: Final = Wording("look at the top 2 Attack cards")
EVENTS: Final = Wording("look at the top 2 Event cards")
LOOK: Final = Wording("look at two unexplored Room tiles")
ENGINE: Final = Wording("repair or break the Engine here: put its tokens in the order you like")
ROOM: Final = Wording("{rest}", (), (), "{rest}", "turn room")
AFAR: Final = Wording("from afar, at {place}, {rest}", ("place",), (), "from afar, at {place}, {rest}", "turn room")
COMPUTER: Final = Wording("{rest}", (), (), "{rest}", "turn computer")
COMPUTER_RULES: Final = ("LD-COMP-01", "LD-COMP-02", "LD-COMP-03", "LD-COMP-04")
BUILD: Final = Wording("build {goods} for 1 of the Item Counter", ("goods",), ("LD-BASIC-10",), "build a Crafted Item")
CHARGE: Final = Wording("put 2 Ammo on {goods}", ("goods",), ("LD-WEAPON-02",), "put 2 Ammo on a Weapon")
CUT: Final = Wording("cut {target} with the Probe Arm", ("target",), ("LD-INJ-02",), "cut an Intruder")
DOOR: Final = ("LD-DOOR-02", "LD-DOOR-07")

CARDS: Final[Table] = {
    "bypass.chain-computer-actions": Wording("perform Computer Actions, each at its own Cost", (), COMPUTER_RULES),
    "bypass.chain-room-actions": Wording("perform Room Actions from afar, each at its own Cost"),
    "bypass.flip-power": Wording("turn over the Power token of your Section", (), ("LD-POWER-01",)),
    "clean-up.engine": ENGINE,
    "clean-up.fix-room": FIX,
    "clean-up.put-out-fire": FIRE,
    "desperate-attack.desperate": Wording(
        "2 Injuries to {target}, and a Contamination card for you",
        ("target",),
        ("LD-INJ-02",),
        "2 Injuries",
        risks=("Attack",),
    ),
    "distraction.slip-away": Wording(
        "for an Item move {player}[ and {other}] to {reached} through {by}, unattacked",
        ("reached:place", "by", "player", "other:player"),
        (),
        "for an Item move to a neighbouring Room, unattacked",
    ),
    "emergency-key.door": Wording("open or close the Door in {corridor}", ("corridor",), DOOR, "open or close a Door"),
    "emergency-key.elevator": Wording(
        "call the Elevator and ride it to {place}",
        ("place",),
        ("LD-ELEV-01", "LD-ELEV-02", "LD-ELEV-03", "LD-ELEV-04"),
        "call the Elevator and ride it",
    ),
    "facility-tour.tour": Wording(
        "go to {reached} through {by}[ together with {player}]",
        ("reached:place", "by", "player"),
        ("LD-BASIC-02", "LD-EXPL-01", "LD-NOISE-01", "LD-ESC-01"),
        "go to a neighbouring Room",
    ),
    "field-experience.expect-attack": ATTACKS,
    "field-experience.expect-event": EVENTS,
    "field-experience.foresee-attack": ATTACKS,
    "field-experience.foresee-event": EVENTS,
    "field-experience.study-room": Wording("gain 1 Knowledge for 1 of the Item Counter", (), ("LD-KNOW-02",)),
    "it-should-work.computer-in-darkness": COMPUTER,
    "it-should-work.room-action-despite-malfunction": ROOM,
    "it-works-for-me.engine": ENGINE,
    "it-works-for-me.fix-and-act": Wording(
        "remove the Malfunction marker here, then perhaps perform a Room Action from afar"
    ),
    "it-works-for-me.fix-and-use": Wording("remove the Malfunction marker here, then perhaps use the Computer"),
    "jury-rigging.build-aboard": BUILD,
    "jury-rigging.build-from-scrap": BUILD,
    "neuralink.no-power": COMPUTER,
    "neuralink.no-terminal": COMPUTER,
    "neuralink.remote-room-action": AFAR,
    "obstinate.bandage": Wording(
        "for an Item Dress the Serious Wound {wound}",
        ("wound:card",),
        ("LD-WOUND-08",),
        "Dress a Serious Wound for an Item",
    ),
    "obstinate.grit": Wording("draw a card for each of your Serious Wounds"),
    "quarantine.seal-room": Wording(
        "close every Door around {place}", ("place",), (*DOOR, "LD-TECH-04"), "close every Door around a Room"
    ),
    "recharge.charge-at-computer": CHARGE,
    "recharge.charge-weapon": CHARGE,
    "rushed-analysis.scan-hand": Wording(
        "Scan your hand and be rid of what is not INFECTED",
        (),
        ("LD-SCAN-01", "LD-SCAN-02", "LD-CONT-03"),
        risks=("an INFECTED card",),
    ),
    "rushed-analysis.scan-and-learn": Wording(
        "Scan your hand, be rid of what is not INFECTED, and learn by it",
        (),
        ("LD-SCAN-01", "LD-CONT-03"),
        risks=("an INFECTED card",),
    ),
    "sensitive-hearing.place-noise": Wording(
        "put a Noise marker in {way}", ("way",), ("LD-NOISE-05",), "put a Noise marker in a Corridor"
    ),
    "sensitive-hearing.remove-noise": Wording(
        "remove the Noise marker in {way}", ("way",), ("LD-NMARK-01",), "remove a Noise marker"
    ),
    "stun.stun-character": Wording("make {player} discard the whole hand", ("player",), (), "stun a Character"),
    "stun.throw-weapon": Wording(
        "throw {goods} at {target}, which Retreats through {corridor}",
        ("goods", "target", "corridor"),
        (),
        "throw a Weapon at an Intruder, which Retreats",
    ),
    "vents.crawl": Wording(
        "go through the Technical Corridors to {reached}",
        ("reached:place",),
        ("LD-TECH-03",),
        "go through the Technical Corridors",
        risks=("Attack",),
    ),
    "vivisection.cut": CUT,
    "vivisection.cut-deep": CUT,
    "weird-metabolism.burn-contamination": Wording(
        "discard {given} and draw 2 cards",
        ("given:card",),
        ("LD-COST-04",),
        "discard a Contamination card and draw 2 cards",
    ),
    "weird-metabolism.shed-slime": Wording("remove your Slime marker", (), ("LD-SLIME-01",)),
    **{f"{plan}.free-room-action": ROOM for plan in PLANS},
    **{f"{plan}.check-two-rooms": LOOK for plan in PLANS},
}
"""Action cards, as they stand behind "Play Demolition: "."""

RESTORE: Final = Wording("discard {goods} to restore all its Uses", ("goods",))
SAMPLE: Final = Wording(
    "take an Intruder Carcass from {target}", ("target",), ("LD-HAND-02",), "take an Intruder Carcass"
)

ITEMS: Final[Table] = {
    "cheat-codes.cheat": Wording("put the next 3 Computer cards in order, then use the Computer for free"),
    "nemesis-cheat-codes.cheat": AFAR,
    "nemesis-nailgun.reload": Wording("discard {goods} to fill it", ("goods",), ("LD-WEAPON-02",)),
    "nemesis-overmind.lure": Wording(
        "send {target} through {corridor}", ("target", "corridor"), (), "send an Intruder away"
    ),
    "nemesis-probe-arm.restore": RESTORE,
    "nemesis-probe-arm.sample": SAMPLE,
    "nemesis-wail.place-noise": Wording("put a Noise marker in every Corridor near by", (), ("LD-NOISE-05",)),
    "nemesis-wail.remove-noise": Wording("remove all Noise markers near by", (), ("LD-NMARK-01",)),
    "overmind.lure": Wording(
        "gain 2 Knowledge[ and send {target} through {corridor}]",
        ("target", "corridor"),
        ("LD-KNOW-02",),
        "gain 2 Knowledge and send an Intruder away",
    ),
    "pressure-washer.drive-off": Wording(
        "make {target} Retreat", ("target",), ("LD-RETR-02",), "make an Intruder Retreat"
    ),
    "pressure-washer.put-out-fire": FIRE,
    "pressure-washer.wash-slime": Wording(
        "remove the Slime marker of {player}", ("player",), ("LD-SLIME-01",), "remove a Slime marker"
    ),
    "probe-arm.restore": RESTORE,
    "probe-arm.sample": SAMPLE,
    "wail.place-noise": Wording("put a Noise marker in every Corridor of your Section", (), ("LD-NOISE-05",)),
    "wail.remove-noise": Wording("remove all Noise markers of your Section", (), ("LD-NMARK-01",)),
}
"""Items, as they stand behind "Use the Wail: "."""

BAIT: Final = Wording("discard {goods}, and {player} is attacked instead of you", ("goods", "player"), ("LD-SLIME-01",))
QUIET: Final = Wording("make no Noise roll")

REACTIONS: Final[Table] = {
    "feel-of-the-dark.ignore-darkness-event": Wording("that Darkness effect does not apply to you"),
    "feel-of-the-dark.ignore-surprise": Wording("ignore the effect of that Attack card"),
    "inconspicuous.redirect-attack": Wording("{player} is attacked instead of you", ("player",)),
    "inconspicuous.skip-noise": QUIET,
    "inconspicuous.stay-quiet": QUIET,
    "pheromones.bait-another": BAIT,
    "pheromones.lead-to-another": BAIT,
    "pheromones.mask-scent": Wording("discard {goods} and ignore the attack", ("goods",), ("LD-SLIME-01",)),
}
"""Reactions, as they stand behind "React with Interruption: "."""

QUESTIONS: Final[Table] = {
    "computer?": Wording("Which Computer Action do you perform?", (), COMPUTER_RULES),
    "computer": Wording("{rest}", (), (), "{rest}", "turn computer"),
    "computer done": Wording("Perform no Computer Action"),
    "keep-on-top?": Wording("Which of these cards goes back on top of its deck?"),
    "keep-on-top": Wording("Put {top} back on top", ("top",)),
    "remote-room?": Wording("Which Room Action do you perform from afar?"),
    "remote-room": AFAR,
    "remote-room done": Wording("Perform no Room Action"),
    "next-card?": Wording("Which of these Computer cards comes next, from the top?"),
    "next-card": Wording("{top} comes next", ("top",)),
}

WORDINGS: Final[Table] = {**card_words(CARDS), **item_words(ITEMS), **reaction_words(REACTIONS), **QUESTIONS}
"""The crew's part of the table `wordings`."""

REFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "action_card vents": ("LD-TECH-03",),
}
"""The crew's part of the table `references`."""

ROLES: Final[dict[str, tuple[str, ...]]] = {
    "facility worker": ("LD-SETUP-47", "LD-SETUP-49"),
    "nemesis survivor": ("LD-SETUP-45", "LD-SETUP-46", "LD-SETUP-50", "LD-WEAK-02"),
}
"""The same, where roles decide who starts where."""
