"""What is printed on the Item cards of the ship: how many, what their use costs, when it is open, what they are for."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import fakes

RED, YELLOW, GREEN = "red", "yellow", "green"
ONE_USE = {
    # Copies, Cost, combat mark, Hand slots, component
    "energy-charge": ({RED: 11, YELLOW: 3}, 1, "any", 0, "electrical"),
    "grenade": ({RED: 4}, 1, "any", 0, ""),
    "smoke-grenade": ({RED: 3}, 1, "any", 0, ""),
    "recon-drone": ({RED: 3}, 1, "out", 0, ""),
    "decoy": ({RED: 2}, 1, "any", 0, ""),
    "self-destruct-key": ({RED: 1}, 1, "out", 0, ""),
    "evacuation-key": ({RED: 1}, 1, "out", 0, ""),
    "comms-key": ({RED: 1}, 1, "out", 0, ""),
    "chemicals": ({YELLOW: 7}, 1, "out", 0, "chemical"),
    "tools": ({YELLOW: 6}, 1, "out", 0, "tool"),
    "duct-tape": ({YELLOW: 4}, 1, "out", 0, "tool"),
    "fire-extinguisher": ({YELLOW: 4}, 1, "any", 1, ""),
    "clothes": ({YELLOW: 3, GREEN: 3}, 1, "out", 0, "cloth"),
    "technical-corridors-plans": ({YELLOW: 1}, 1, "out", 0, ""),
    "space-suit": ({YELLOW: 1}, 1, "out", 0, ""),
    "nemesis-plans": ({YELLOW: 1}, 1, "out", 0, ""),
    "medkit": ({GREEN: 7}, 1, "out", 0, "medical"),
    "bandages": ({GREEN: 7}, 1, "out", 0, "cloth"),
    "synthetic-food": ({GREEN: 5}, 1, "out", 0, ""),
    "adrenaline-injection": ({GREEN: 3}, 1, "any", 0, ""),
    "alcohol": ({GREEN: 3}, 1, "out", 0, "chemical"),
    "military-drugs": ({GREEN: 2}, 1, "any", 0, ""),
}
WEAPONS = {"prototype-pistol": ("energy", 3), "prototype-rifle": ("energy", 6), "prototype-shotgun": ("energy", 2)}
CRAFTED = {
    # Components, combat mark
    "antidote": ({"chemical", "medical"}, "out"),
    "taser": ({"electrical", "tool"}, "any"),
    "flamethrower": ({"chemical", "tool"}, "in"),
    "molotov-cocktail": ({"chemical", "cloth"}, "any"),
}


def items(rules: Ruleset) -> dict[str, Any]:
    """The ship's own Item records by id."""
    return {item.id: item for item in rules.content.of("item") if item.kind in ("deck", "crafted")}


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    return items(fakes(board="ship"))


def test_there_are_these_cards_and_no_others(printed: dict[str, Any]) -> None:
    assert printed.keys() == {*ONE_USE, *WEAPONS, *CRAFTED, "extended-magazine"}


@pytest.mark.parametrize("name", ONE_USE)
def test_cards_for_one_use(printed: dict[str, Any], name: str) -> None:
    card = printed[name]
    assert (card.counts, card.cost, card.combat, card.hand, card.component) == ONE_USE[name]
    assert card.one_use
    assert not card.weapon


@pytest.mark.parametrize("name", WEAPONS)
def test_weapons_of_the_red_deck(printed: dict[str, Any], name: str) -> None:
    card = printed[name]
    assert (card.weapon, card.ammo_max) == WEAPONS[name]
    assert (card.counts, card.hand, card.ammo_found, card.combat, card.component) == ({RED: 1}, 1, 1, "in", "")
    assert not card.one_use


def test_the_extended_magazine(printed: dict[str, Any]) -> None:
    card = printed["extended-magazine"]
    assert (card.counts, card.cost, card.combat, card.hand, card.ammo_bonus) == ({RED: 1}, 0, "out", 0, 2)
    assert not card.one_use


@pytest.mark.parametrize("name", CRAFTED)
def test_crafted_cards(printed: dict[str, Any], name: str) -> None:
    card = printed[name]
    assert (set(card.recipe), card.combat) == CRAFTED[name]
    assert card.count == 3
    assert not card.component
    if name == "flamethrower":
        assert (card.weapon, card.ammo_max, card.hand, card.one_use) == ("classic", 4, 1, False)
    else:
        assert (card.weapon, card.cost, card.hand, card.one_use) == ("", 1, 0, True)
