"""What the records of a race say to a player: its kinds, Event cards, attacks, tokens, Weaknesses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..wording import capital
from .card_records import QUEEN
from .explained import Lines, filled, said
from .labels import both, label
from .sight import counted

if TYPE_CHECKING:
    from ..assembly import Ruleset


def explain_kind(ruleset: Ruleset, record: Any) -> Lines:
    """What it takes to hit and kill it, and how it attacks."""
    test = f"An endurance test draws {counted(record.endurance, 'Attack card')}" if record.endurance else ""
    return filled(
        f"Size {record.size}." + (" A die result for smaller Intruders misses it." if record.size > 1 else ""),
        f"{test}: it dies when the blood is not higher than its Injuries."
        if test
        else "It dies of its first Injury; no card is drawn.",
        f"Killed, it leaves {'an Intruder Carcass' if record.carcass else 'nothing'}.",
        "It attacks with Attack cards." if record.attack == "attack-card" else f"Its attack: {label(record.attack)}.",
        f"There are {counted(record.miniatures, 'miniature')}." if record.miniatures != 1 else "There is 1 miniature.",
        "Objectives that speak of the Queen mean it." if record.queen and record.id != QUEEN else "",
    )


def event_card(ruleset: Ruleset, record: Any) -> Lines:
    """Who moves where, and what happens then."""
    kinds, ways = both(said(ruleset, "intruder", record.movers)), both([f"Corridor {n}" for n in record.corridors])
    return filled(
        f"Intruders without a Character in their Room move through {ways}: {kinds}." if record.movers else "",
        *event_effect(record),
    )


def event_effect(record: Any) -> Lines:
    """What an Event card says below who moves: its effect, its Darkness line, what becomes of it."""
    return filled(
        record.text,
        f"In Darkness besides: {record.darkness}" if record.darkness else "",
        "Afterwards the card leaves the game and the deck is shuffled with its discard pile." if record.remove else "",
        "Afterwards the card is shuffled into the deck." if record.reshuffle else "",
    )


def attack(ruleset: Ruleset, record: Any) -> Lines:
    """For whom it hits, and what it does."""
    return filled(
        f"It hits for: {both(said(ruleset, 'intruder', record.hits))}. For others it misses.",
        record.text,
        f"In Darkness besides: {record.darkness}" if record.darkness else "",
    )


def attack_card(ruleset: Ruleset, record: Any) -> Lines:
    """Its attack and its blood icon."""
    return [f"In an endurance test: {blood_icon(record)}.", *attack_effect(ruleset, record)]


def blood_icon(record: Any) -> str:
    """What an icon with `blood` or `retreat` says."""
    return "a Retreat arrow: the Intruder Retreats" if record.retreat else f"blood {record.blood}"


def attack_effect(ruleset: Ruleset, record: Any) -> Lines:
    """What an Attack card says beside its blood icon: its attack."""
    (name,) = said(ruleset, "card", [record.attack])
    attacks = (found for found in ruleset.content.of("attack") if found.id == record.attack)
    return [f"In an attack: {name}.", *(line for found in attacks for line in attack(ruleset, found))]


def intruder_token(ruleset: Ruleset, record: Any) -> Lines:
    """Its kind and its numbers."""
    (kind,) = said(ruleset, "token", [record.type])
    numbers, compared = _token_numbers(record)
    return [
        f"{capital(kind)}, {numbers}.",
        f"A Surprise Attack follows when you have fewer cards in hand than {compared}."
        if compared
        else "No Surprise Attack follows.",
        f"There are {record.count} of these tokens." if record.count != 1 else "There is one of these tokens.",
    ]


def _token_numbers(record: Any) -> tuple[str, str]:
    """What numbers a token has, and which the hand is compared with; two equal ones are printed as one."""
    if not record.dark:
        return "without a number", ""
    if record.light == record.dark:
        return f"with the number {record.dark}", "that"
    return f"with the numbers {record.light} and {record.dark}", "the first, in Darkness than the second"


def bag_start(ruleset: Ruleset, record: Any) -> Lines:
    """How many tokens begin in the bag."""
    (kind,) = said(ruleset, "token", [record.type])
    more = f", and {record.per_player} for each player" if record.per_player else ""
    return [f"In the Intruder bag at the start: {record.count} {capital(kind)}{more}."]


def weakness_slot(ruleset: Ruleset, record: Any) -> Lines:
    """What turns its card up, and what is needed to profit from it."""
    (thing,) = said(ruleset, "goods", [record.object])
    found = "It lies open from the start." if record.revealed_at_start else f"Research on {thing} turns it up."
    helped = f"a Character with Knowledge of at least {record.knowledge}" if record.knowledge else "every Character"
    return [found, f"It helps {helped}."]
