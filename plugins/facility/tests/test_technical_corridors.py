"""What leads a Character through the Technical Corridors, in the standard game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from nemesis_core import Ruleset, assemble
from nemesis_core.testing import Table

HERE = "room-013"
FAR = ("room-001", "room-008")
"""Rooms with an Entrance like `HERE`, in other Sections."""


def sitting(rules: Ruleset, character: str = "survivor", combat: bool = False) -> Table:
    """`character` in a Room with an Entrance, with an Item to pay with, the far Rooms explored; perhaps in Combat."""
    other = "hacker" if character != "hacker" else "sentry"
    t = Table(rules, [character, other], 0)
    t.game.asker = lambda game, decision: decision.options[0]
    for place in (HERE, *FAR):
        t.explored(place, 2)
    t.give(character, "clothes")
    if combat:
        t.intruder("creeper", HERE)
    return t.put(character, HERE).put(other, HERE).hand(character, "search", "search").mark(character, knowledge=8)


def far_uses(t: Table, kind: str) -> dict[str, tuple[str, ...]]:
    """An option that names a far Room for each use of `kind` that has one."""
    return {option[2] if kind != "room" else option[1]: option for option in t.legal(0, kind) if set(FAR) & set(option)}


def leads_far(t: Table, option: tuple[str, ...]) -> bool:
    """Does the Action take a Character to a far Room?"""
    return any(who.place in FAR for who in t.act(0, *option).table.characters)


def by_cards(rules: Ruleset) -> set[str]:
    found = set()
    for character, (_, loadout) in rules.compiled["cards"].characters.items():
        for card, combat in product(set(loadout.deck) - {"search"}, (False, True)):
            t = sitting(rules, character, combat)
            t.hand(character, card, "search", "search")
            found |= {f"{card}.{use}" for use, option in far_uses(t, "card").items() if leads_far(t, option)}
    return found


def by_items(rules: Ruleset) -> set[str]:
    found = set()
    for item, combat in product(rules.content.of("item"), (False, True)):
        t = sitting(rules, item.character or "survivor", combat)
        t.give(0, item.id)
        found |= {f"{item.id}.{use}" for use, option in far_uses(t, "item").items() if leads_far(t, option)}
    return found


def by_rooms(rules: Ruleset) -> set[str]:
    found = set()
    for room in rules.content.of("room"):
        t = sitting(rules)
        if room.id in (*t.table.tiles.values(), *t.table.box):
            t.room(room.id, HERE, 2)
            found |= {f"{room.id}.{use}" for use, option in far_uses(t, "room").items() if leads_far(t, option)}
    return found


@pytest.mark.variant
@pytest.mark.rule("LD-TECH-03")
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (by_cards, {"vents.crawl"}),
        (by_items, {"cave-plans.crawl"}),
        (by_rooms, {"cave-entrance.move-through-technical-corridors"}),
    ],
)
def test_exactly_three_effects_lead_through_the_technical_corridors(source: Any, expected: set[str]) -> None:
    assert source(assemble("lockdown")) == expected
