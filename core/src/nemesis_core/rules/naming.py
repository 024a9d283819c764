"""Names of what options and explanations speak of; those of the log are in `story`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from ..knowledge import HIDDEN
from ..wording import capital
from . import story
from .fighting import ANY
from .labels import both, either, label, phrase
from .laboratory import EGGS
from .words import HEADINGS

if TYPE_CHECKING:
    from ..content import Content
    from .cards import Cards

Table = dict[str, str]

WINDOWS: Final = {
    "action-paid": "another player has paid for an Action",
    "attack-drawn": "an Attack card has been drawn against you",
    "attack-target": "an Intruder is about to attack you",
    "darkness": "Darkness is about to count against you",
    "event-darkness": "the Darkness effect of an Event card is about to apply to you",
    "misfortune-drawn": "another player has drawn a card of misfortune for its Character",
    "noise-development": "the Intruder bag development is about to make you roll for Noise",
    "noise-rolled": "you have rolled for Noise",
    "reaction-played": "another player has reacted",
    "surprise-drawn": "an Attack card has been drawn for a Surprise Attack against you",
    "token-drawn": "an Intruder token has been drawn for your Encounter",
}
"""When a reaction can be used, by the name of its window."""
NEEDS: Final = {
    "ammo": "you hold a Weapon with Ammo",
    "computer": "your Room has a working Computer",
    "corridor-entrance": "your Room has an Entrance to Technical Corridors",
    "darkness": "your Room is in Darkness",
    "discovered": "the number of discovered Weaknesses is at least {}",
    "energy-weapon": "you hold an Energy Weapon",
    "item-counter": "the Item Counter of your Room is at least {}",
    "knowledge": "your Knowledge is at least {}",
    "no-computer": "your Room has no Computer",
    "other-character": "another Character is in your Room",
    "power": "your Room has Power",
    "room-colour": "your Room is {}",
    "weapon": "you hold the {}",
    "working-room": "your Room has no Malfunction marker",
}
"""Conditions that records name in `needs`; {} is what stands behind their name."""
NAMELESS: Final = {
    "attack": ("card",),
    "event_card": ("card",),
    "item": ("card", "item"),
    "knowledge_source": ("knowledge source",),
    "objective": ("objective",),
    "serious_wound": ("card",),
    "weakness": ("card",),
}
"""Kinds of records without a name of their own, most of them cards with copies, and the fields in which they stand."""
DECKS: Final = {"attacks": "Attack", "computer": "Computer", "events": "Event"}
"""Decks that a card can look into."""
MOST_DRAWN: Final = 40
ORDINARY: Final = ("surprise", "event", "escape")
"""Occasions of attacks that the log tells in a way of their own."""


def names(content: Content, cards: Cards, seats: int) -> dict[str, Table]:
    """Field -> id -> name: those of the log, and of all that options and explanations speak of."""
    found = story.names(content)
    found |= {"knowledge source": {}, "need": dict(NEEDS), "window": dict(WINDOWS), "missing": _conditions(content)}
    found["spot"], found["heading"] = {}, dict(HEADINGS)
    found["section"] = {section.id: section.name for section in content.of("section") if section.name}
    _nameless(found, content)
    _tokens(found, content)
    _attack_cards(found, content)
    _event_cards(found, content)
    _cards_say(found, content)
    _uses(found, content)
    _things(found, content)
    _hidden_quests(found, cards)
    found["by"] = {name: way for name, way in found["way"].items() if name not in _numbers(content)} | _numbers(content)
    found["player"] = {f"p{seat + 1}": f"seat {seat + 1}" for seat in range(seats)}
    found["draft"] = found["shown"] = _drafts(cards)
    found["deck"] = dict(DECKS)
    found["draws"] = {"0": "no card", "1": "1 card"} | {str(n): f"{n} cards" for n in range(2, MOST_DRAWN)}
    found["face"] = {face: label(face) for die in content.of("die") for face in die.faces}
    return found


def _nameless(found: dict[str, Table], content: Content) -> None:
    """Cards whose records have no name are told by their ids, which say nothing of a copy."""
    for kind, fields in NAMELESS.items():
        for record in content.of(kind):
            for field in fields:
                found[field].setdefault(record.id, label(record.id))
    for character in content.of("character"):
        for card in content.of("action_card"):
            found["card"].setdefault(f"{character.id}.{card.id}", label(card.id))


def _hidden_quests(found: dict[str, Table], cards: Cards) -> None:
    """A Quest Item of which nobody sees which it is may be any of those with its back."""
    for character, loadout in cards.characters.values():
        if loadout.random_quest:
            drawn = [f"{character.id}.{name}" for name in loadout.quest_items]
            told = either([found["item"][card] for card in drawn])
            found["item"] |= {mark + cards.backs[drawn[0]]: told for mark in ("", HIDDEN)}


def _tokens(found: dict[str, Table], content: Content) -> None:
    """Intruder tokens that stand for no kind of Intruder."""
    kinds = {kind.id for kind in content.of("intruder_kind")}
    for token in content.of("intruder_token"):
        if token.type not in kinds:
            for field in ("intruder", "token"):
                found[field].setdefault(token.type, capital(label(token.type)))


def _event_cards(found: dict[str, Table], content: Content) -> None:
    """Event cards, of which several of one name move others elsewhere."""
    found["top"] = dict(found["card"])
    for card in content.of("event_card"):
        movers, ways = (found["intruder"].get(kind, kind) for kind in card.movers), map(str, card.corridors)
        if card.movers:
            name = found["card"][card.id]
            found["top"][card.id] = f"{name} ({both(list(movers))} through Corridor {', '.join(ways)})"


def _cards_say(found: dict[str, Table], content: Content) -> None:
    """What Event cards and attacks say, for the log: who moves, whom the attack can come from, and the text."""
    found["event"], found["attack"] = {}, {}
    for card in content.of("event_card"):
        movers, ways = (found["intruder"].get(kind, kind) for kind in card.movers), map(str, card.corridors)
        moving = f"Moving through Corridor {both(list(ways))}: {both(list(movers))}." if card.movers else ""
        found["event"][card.id] = " ".join(filter(None, [moving, card.text, _in_the_dark(card)]))
    for attack in content.of("attack"):
        hits = either([found["intruder"].get(kind, kind) for kind in attack.hits])
        said = [f"an attack of {hits}.", attack.text, _in_the_dark(attack)]
        found["attack"][attack.id] = " ".join(filter(None, said))


def _in_the_dark(card: Any) -> str:
    """The Darkness line of a card, if it has one."""
    return f"In Darkness besides: {card.darkness}" if card.darkness else ""


def _attack_cards(found: dict[str, Table], content: Content) -> None:
    """Attack cards, which an endurance test knows by their blood icon."""
    for card in content.of("attack_card"):
        attack = found["card"].get(card.attack, card.attack)
        found["card"][card.id] = f"{attack} ({'Retreat arrow' if card.retreat else f'blood {card.blood}'})"


def _uses(found: dict[str, Table], content: Content) -> None:
    """Options of cards and Items, which have no name of their own, and by what an attack can be brought about."""
    uses: Iterable[Any] = (use for kind in ("action_card", "item") for card in content.of(kind) for use in card.option)
    found["option"] = {use.id: label(use.id) for use in uses}
    named = [record for kind in ("action_card", "item") for record in content.of(kind) if record.name]
    found["occasion"] = {record.id: record.name for record in named if record.id not in ORDINARY} | found["action"]


def _things(found: dict[str, Table], content: Content) -> None:
    """What can be attacked, and what can change hands."""
    found["target"] = {**found["piece"], EGGS: "an Egg", ANY: "one of the Intruders"}
    found["card"] |= story.OBJECTS
    objects = {kind: f"{'an' if name[0] in 'AEIOU' else 'a'} {name}" for kind, name in story.OBJECTS.items()}
    items = {item: f"the {name}" for item, name in found["item"].items()}
    found["goods"] = items | objects | {"nothing": "nothing"}


def _numbers(content: Content) -> Table:
    """Corridors by their numbers, where they have some."""
    numbers = {c.id: ", ".join(map(str, c.numbers)) for c in content.of("corridor") if c.numbers}
    return {corridor: f"Corridor {number}" for corridor, number in numbers.items()}


def _drafts(cards: Cards) -> Table:
    """Draft cards by the Characters that they offer."""
    offered: dict[str, list[str]] = {}
    for character, _ in cards.characters.values():
        offered.setdefault(character.draft_slot, []).append(f"the {character.name or character.id}")
    return {slot: " or ".join(characters) for slot, characters in offered.items()}


def _conditions(content: Content) -> Table:
    """Conditions as Objectives name them, in words."""
    texts = {condition.id: condition.text for condition in content.of("condition")}
    named: Iterable[str] = (c for objective in content.of("objective") for group in objective.any_of for c in group)
    return {condition: phrase(texts, condition) for condition in dict.fromkeys(named)}
