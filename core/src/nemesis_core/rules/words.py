"""The decisions of the shared rules in words, and uses of cards, Items and Rooms for pieces to word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from ..wording import Wording

Table = dict[str, Wording]

DRAFTING: Final[Table] = {
    "draft?": Wording("These Draft cards are yours to choose from: which do you keep?", (), ("LD-SETUP-40",)),
    "draft": Wording("Take {draft}", ("draft",), ("LD-SETUP-40", "LD-SETUP-41")),
    "character?": Wording("Which Character of that colour do you take?", (), ("LD-SETUP-41",)),
    "character": Wording("Take the {character}", ("character",), ("LD-SETUP-41",)),
}

TURN: Final[Table] = {
    "turn?": Wording("Your turn: what do you do?", (), ("LD-TURN-02", "LD-ACT-01")),
    "turn move": Wording(
        "Move to {place} through {by}", ("place", "by"), ("LD-BASIC-02", "LD-EXPL-01", "LD-NOISE-01"), "Move"
    ),
    "turn flee": Wording(
        "Escape to {place} through {by}: each Intruder here attacks you first",
        ("place", "by"),
        ("LD-ESC-01", "LD-ESC-02", "LD-ESC-03"),
        "Escape: each Intruder here attacks you first",
    ),
    "turn flee-some": Wording(
        "Escape to {place} through {by}: some of the Intruders here attack you first",
        ("place", "by"),
        ("LD-ESC-01", "LD-ESC-02", "LD-ESC-03"),
        "Escape: some of the Intruders here attack you first",
    ),
    "turn flee-free": Wording(
        "Escape to {place} through {by}: no Intruder here attacks you",
        ("place", "by"),
        ("LD-ESC-01", "LD-ESC-03"),
        "Escape: no Intruder here attacks you",
    ),
    "turn careful": Wording(
        "Move carefully to {place} through {by}",
        ("place", "by"),
        ("LD-BASIC-03", "LD-BASIC-04", "LD-BASIC-05"),
        "Move carefully",
    ),
    "turn pick-up": Wording("Pick up {goods}", ("goods",), ("LD-BASIC-06", "LD-HAND-02", "LD-HAND-04"), "Pick up"),
    "turn trade": Wording("Trade with others in the Room", (), ("LD-BASIC-07", "LD-BASIC-08", "LD-BASIC-09")),
    "turn craft": Wording(
        "Craft the {item} from {first} and {second}",
        ("item", "first:goods", "second:goods"),
        ("LD-CRAFT-02", "LD-BASIC-10"),
        "Craft an Item",
    ),
    "turn shoot": Wording(
        "Shoot the {item} at {target}",
        ("item", "target"),
        ("LD-SHOOT-01", "LD-BASIC-11", "LD-BASIC-13", "LD-SHOOT-03"),
        "Shoot the {item}",
    ),
    "turn shoot-eggs": Wording(
        "Shoot the {item} at {target}, then make a Noise roll",
        ("item", "target"),
        ("LD-NEST-04", "LD-NEST-05", "LD-NEST-06", "LD-INJ-04", "LD-SHOOT-01", "LD-BASIC-13"),
        "Shoot the {item}",
        risks=("Noise roll",),
    ),
    "turn melee": Wording(
        "Make a Melee Attack on {target}",
        ("target",),
        ("LD-BASIC-14", "LD-BASIC-15", "LD-MELEE-01", "LD-MELEE-02"),
        "Make a Melee Attack",
    ),
    "turn melee-eggs": Wording(
        "Make a Melee Attack on {target}, then a Noise roll",
        ("target",),
        ("LD-NEST-04", "LD-NEST-05", "LD-NEST-06", "LD-INJ-04", "LD-MELEE-02"),
        "Make a Melee Attack",
        risks=("Noise roll",),
    ),
    "melee-target?": Wording("At which Intruder do you strike?", (), ("SH-MELEE-07",)),
    "melee-target": Wording("Strike at {target}", ("target",), ("SH-MELEE-07",)),
    "turn card": Wording("Play {card}: {option}[ ({rest})]", ("card", "option"), (), "Play {card}: {option}"),
    "turn item": Wording("Use the {item}: {option}[ ({rest})]", ("item", "option"), (), "Use the {item}: {option}"),
    "turn room": Wording("Use the Room: {action}[ ({rest})]", ("action",), (), "Use the Room: {action}"),
    "turn computer": Wording("Use the Computer: {action}[ ({rest})]", ("action",), (), "Use the Computer: {action}"),
    "turn activate": Wording(
        "Activate the {item}[, discarding {paid}]", ("item", "paid:goods"), ("LD-ITEM-03",), "Activate the {item}"
    ),
    "turn drop": Wording("Drop {goods}", ("goods",), ("LD-DROP-01", "LD-DROP-02", "LD-DROP-03"), "Drop"),
    "turn pass": Wording("Pass", (), ("LD-PASS-01", "LD-PASS-02", "LD-TURN-04"), last=True),
    "pass-discard?": Wording("You pass: which cards do you discard?", (), ("LD-PASS-02", "LD-COST-04")),
    "pass-discard": Wording("Discard {card}", ("card",), ("LD-PASS-02",)),
    "pass-discard done": Wording("Keep the cards that are left", (), ("LD-PASS-02",), last=True),
    "pay?": Wording(
        "Pay with Action cards, {number} to go: which do you discard?", ("number",), ("LD-COST-01", "LD-COST-03")
    ),
    "pay": Wording("Pay with {card}", ("card",), ("LD-COST-01",)),
}

REACTING: Final[Table] = {
    "react?": Wording("Do you react?", (), ("LD-FIRST-03",)),
    "react pass": Wording("Do not react"),
    "react react": Wording("React with {card}: {option}[ ({rest})]", ("card", "option")),
}

TRADING: Final[Table] = {
    "trade-offer?": Wording("Trade: what do you offer, and to whom?", (), ("LD-BASIC-07", "LD-BASIC-09")),
    "trade-offer": Wording("Offer {player}: {goods}", ("player", "goods"), ("LD-BASIC-07",), "Offer {player}"),
    "trade-offer done": Wording("End the Trade", (), ("LD-BASIC-07",)),
    "trade-answer?": Wording(
        "Seat {who} offers you {goods}: what do you give in return?", ("who", "goods"), ("LD-BASIC-07", "LD-BASIC-09")
    ),
    "trade-answer": Wording("Give {goods}", ("goods",), ("LD-BASIC-07",)),
    "trade-answer nothing": Wording("Accept and give nothing", (), ("LD-BASIC-09",)),
    "trade-answer refuse": Wording("Refuse", (), ("LD-BASIC-07",)),
    "trade-agree?": Wording(
        "Seat {partner} gives you {taken} for {given}: do you agree?",
        ("partner", "given:goods", "taken:goods"),
        ("LD-BASIC-07",),
    ),
    "trade-agree agree": Wording("Agree"),
    "trade-agree refuse": Wording("Refuse"),
}

THINGS: Final[Table] = {
    "search?": Wording("These cards lie on top: which Item do you keep?", (), ("LD-SEARCH-01", "LD-SEARCH-03")),
    "search": Wording("Keep {goods}", ("goods",), ("LD-SEARCH-01", "LD-INV-01")),
    "drop?": Wording("Your Hand slots do not hold all that: what do you Drop?", (), ("LD-HAND-03", "LD-HAND-04")),
    "drop": Wording("Drop {goods}", ("goods",), ("LD-HAND-04", "LD-DROP-02", "LD-DROP-03")),
    "unload?": Wording("From which Weapon do you discard 1 Ammo?"),
    "unload": Wording("Discard 1 Ammo of {goods}", ("goods",), ("LD-WEAPON-02",)),
    "panic?": Wording("You have less Ammo than you must discard: which Item do you discard instead?"),
    "panic": Wording("Discard {goods}", ("goods",)),
}

ELSEWHERE: Final[Table] = {
    "advantage?": Wording(
        "Against {target} you rolled {face}: do you discard an Action card to deal {number} more?",
        ("target", "face", "number"),
        ("LD-ADV-03",),
    ),
    "advantage discard": Wording("Discard an Action card", (), ("LD-ADV-03",)),
    "advantage keep": Wording("Leave it at that", (), ("LD-ADV-03",)),
    "dress?": Wording("Which Serious Wound is Dressed?", (), ("LD-WOUND-08", "LD-WOUND-09")),
    "dress": Wording("Dress the Serious Wound {card}", ("card",), ("LD-WOUND-08",)),
    "heal?": Wording("Which Dressed Serious Wound is Healed?", (), ("LD-WOUND-10",)),
    "heal": Wording("Heal the Serious Wound {card}", ("card",), ("LD-WOUND-10",)),
    "token?": Wording("The Exploration token shows {effect}: do you resolve its effect?", ("effect",), ("LD-EXPL-05",)),
    "token ignore": Wording("Ignore its effect"),
    "token resolve": Wording("Resolve its effect", (), ("LD-EXPL-05",)),
    "careful-noise?": Wording("Where do you put the Noise marker?", (), ("LD-BASIC-04", "LD-NOISE-05")),
    "careful-noise": Wording("In {way}", ("way",), ("LD-BASIC-04",)),
    "door-from?": Wording(
        "No Door token is left for {corridor}: from where do you take one?", ("corridor",), ("LD-DOOR-02",)
    ),
    "door-from": Wording("Take the Closed Door in {corridor}", ("corridor",), ("LD-DOOR-03",)),
}

HEADINGS: Final = {
    "turn activate": "Items",
    "turn card": "Action cards",
    "turn careful": "Moving",
    "turn computer": "Computer",
    "turn craft": "Items",
    "turn drop": "Items",
    "turn item": "Items",
    "turn melee": "Fighting",
    "turn move": "Moving",
    "turn pass": "Passing",
    "turn pick-up": "Items",
    "turn room": "Room",
    "turn shoot": "Fighting",
    "turn trade": "Items",
}
"""What stands over the options of a turn in a menu, by their keys: the field `heading` of the names."""

WORDINGS: Final[Table] = {**DRAFTING, **TURN, **REACTING, **TRADING, **THINGS, **ELSEWHERE}
"""What the shared rules ask, by the keys of the table `wordings`."""


def _uses(key: str, lead: str, fields: tuple[str, ...], uses: Mapping[str, Wording]) -> Table:
    return {
        f"{key} {name}": attrs.evolve(
            use, text=lead + use.text, fields=(*fields, *use.fields), head=use.head and lead + use.head
        )
        for name, use in uses.items()
    }


def card_words(uses: Mapping[str, Wording]) -> Table:
    """Wordings of what Action cards can be played for, by card and option: "demolition.destroy-door".

    Each says what follows "Play Demolition: ", with fields for the targets alone.
    """
    return _uses("turn card", "Play {card}: ", ("card",), uses)


def item_words(uses: Mapping[str, Wording]) -> Table:
    """Wordings of what Items can be used for, by Item and option: "medkit.dress-serious".

    Each says what follows "Use the Medkit: ", with fields for the targets alone.
    """
    return _uses("turn item", "Use the {item}: ", ("item",), uses)


def room_words(uses: Mapping[str, Wording]) -> Table:
    """Wordings of Room Actions by id: "send-a-signal"; each says what follows "Use the Room: "."""
    return _uses("turn room", "Use the Room: ", (), uses)


def reaction_words(uses: Mapping[str, Wording]) -> Table:
    """Wordings of reactions, by card or Item and option; each says what follows "React with Interruption: "."""
    return _uses("react react", "React with {card}: ", ("card",), uses)
