"""What the records of the shared kinds say to a player: Characters, Objectives, dice and markers; and all by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ..story import shown, ways_told
from ..wording import capital
from . import explained_board, explained_race
from .explained import Lines, filled, said, text
from .explained_cards import action_card, item
from .labels import both, either, label, sentences
from .sight import named

if TYPE_CHECKING:
    from ..assembly import Ruleset


def character(ruleset: Ruleset, record: Any) -> Lines:
    """What it has in games of the board's edition."""
    cards = ruleset.compiled["cards"]
    _, loadout = cards.characters.get(record.id, (record, record.loadout[0]))
    starts = any(record.role in place.start for place in ruleset.compiled["board"].places.values())
    role = label(record.role).title() if starts else ""
    known = f", Knowledge {loadout.knowledge} at the start" if loadout.knowledge else ""
    own = {
        "Starting Item": said(ruleset, "item", (f"{record.id}.{name}" for name in loadout.starting_items)),
        "Quest Item": said(ruleset, "item", (f"{record.id}.{name}" for name in loadout.quest_items)),
    }
    deck = [
        (f"{copies} x " if copies > 1 else "") + shown("card", f"{record.id}.{name}", ruleset.compiled["names"])
        for name, copies in loadout.deck.items()
    ]
    if loadout.random_quest:
        own["Quest Item"] = [either(own["Quest Item"])]
    return filled(
        f"{role}, Draft card {record.draft_slot}{known}.".removeprefix(", "),
        *(f"{kind}: {', '.join(names)}." for kind, names in own.items() if names),
        f"Trait: {held.name}." if (held := ruleset.compiled["traits"].get(record.id)) else "",
        f"Action deck: {', '.join(deck)}." if deck else "",
    )


def trait(ruleset: Ruleset, record: Any) -> Lines:
    """Whose it is and what it changes."""
    return [f"The Trait of the {named(ruleset.compiled['names'], 'character', record.character)}.", record.text]


def objective(ruleset: Ruleset, record: Any) -> Lines:
    """When it wins, and each of its conditions in full."""
    told = ways_told([said(ruleset, "missing", way) for way in record.any_of])
    texts = {condition.id: condition.text for condition in ruleset.content.of("condition")}
    full = dict.fromkeys(sentences(texts, c) for way in record.any_of for c in way)
    seats = f", dealt to {record.min_players} or more players" if record.min_players > 1 else ""
    return [
        f"{capital(named(ruleset.compiled['names'], 'deck', record.deck))} Objective{seats}.",
        f"You win if your Character survives and: {told}.",
        *(f"- {line}" for line in full if line.count(". ")),
    ]


def die(ruleset: Ruleset, record: Any) -> Lines:
    """Its faces."""
    return [f"Its faces: {', '.join(said(ruleset, 'face', record.faces))}."]


def component(ruleset: Ruleset, record: Any) -> Lines:
    """How many there are, and what happens when they are out."""
    return filled(
        f"There are {record.count}." if record.count != 1 else "There is one.",
        f"When one is needed and none is left: {record.when_out}" if record.when_out else "",
        f"It stands for: {', '.join(map(label, record.uses))}." if record.uses else "",
        f"Its sides: {both([label(side) for side in record.sides])}." if record.sides else "",
        f"In play at the start: {record.at_start}." if record.at_start else "",
    )


def exploration_token(ruleset: Ruleset, record: Any) -> Lines:
    """Its effect and its number."""
    (effect,) = said(ruleset, "effect", [record.effect])
    kind = f" A token of the kind {label(record.kind)}." if record.kind else ""
    return [f"Effect {effect}; the Item Counter is set to {record.items}.{kind}"]


def exploration_effect(ruleset: Ruleset, record: Any) -> Lines:
    """What it does, and whether a Noise roll follows."""
    return filled(record.text, "The Noise roll follows as usual." if record.noise_roll else "")


def contamination(ruleset: Ruleset, record: Any) -> Lines:
    """How many of the cards are so."""
    number = sum(other.count for other in ruleset.content.of("contamination"))
    return [f"{record.count} of {number} Contamination cards are {'' if record.infected else 'not '}INFECTED."]


def knowledge(ruleset: Ruleset, record: Any) -> Lines:
    """How far it goes."""
    return [f"Knowledge goes up to {record.slots}."]


def knowledge_source(ruleset: Ruleset, record: Any) -> Lines:
    """What it gives."""
    return [f"It gives {record.amount} Knowledge."]


LINES: Final[dict[str, Callable[[Any, Any], Lines]]] = {
    "action_card": action_card,
    "attack": explained_race.attack,
    "attack_card": explained_race.attack_card,
    "bag_development": text,
    "bag_start": explained_race.bag_start,
    "board": explained_board.board,
    "character": character,
    "component": component,
    "condition": text,
    "contamination": contamination,
    "corridor": explained_board.corridor,
    "die": die,
    "die_result": text,
    "event_card": explained_race.event_card,
    "exploration_effect": exploration_effect,
    "exploration_token": exploration_token,
    "intruder_kind": explained_race.explain_kind,
    "intruder_token": explained_race.intruder_token,
    "item": item,
    "knowledge": knowledge,
    "knowledge_source": knowledge_source,
    "network": explained_board.network,
    "objective": objective,
    "place": explained_board.place,
    "room": explained_board.room,
    "section": explained_board.section,
    "serious_wound": text,
    "space": explained_board.space,
    "trait": trait,
    "weakness": text,
    "weakness_slot": explained_race.weakness_slot,
}
"""How each kind of record is explained."""
