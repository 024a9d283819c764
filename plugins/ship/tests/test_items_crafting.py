"""Crafting Items aboard, and using them."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import table

pytestmark = pytest.mark.variant


@pytest.fixture
def t() -> Any:
    """The Captain with two cards and no Items; the Scout elsewhere."""
    return table("nemesis", ["captain", "scout"]).bare("captain").cards("captain", 2).put("scout", "engine-2")


@pytest.mark.rule("SH-ACTION-16")
@pytest.mark.parametrize(
    ("crafted", "components"),
    [
        ("antidote", ("chemicals", "medkit")),
        ("antidote", ("alcohol", "medkit")),
        ("taser", ("energy-charge", "tools")),
        ("taser", ("energy-charge", "duct-tape")),
        ("flamethrower", ("chemicals", "tools")),
        ("molotov-cocktail", ("alcohol", "clothes")),
        ("molotov-cocktail", ("chemicals", "bandages")),
    ],
)
def test_two_components_make_a_crafted_item(t: Any, crafted: str, components: tuple[str, str]) -> None:
    cards = {t.give("captain", name) for name in components}
    (option,) = t.legal("captain", "craft")
    assert option[1].partition("/")[0] == crafted
    assert set(option[2:]) == cards
    t.act("captain", *option)
    assert [*t["captain"].items, *t["captain"].held] == [option[1]]
    assert len(t["captain"].hand) == 1
    discarded = {card for name, pile in t.table.discards.items() if name.startswith("item-") for card in pile}
    assert discarded == cards, "both lie on the discard piles, not under their decks"


@pytest.mark.rule("SH-ACTION-16")
def test_two_equal_symbols_make_nothing(t: Any) -> None:
    for name in ("chemicals", "alcohol", "chemicals"):
        t.give("captain", name)
    assert t.legal("captain", "craft") == []


@pytest.mark.rule("SH-ACTION-16")
def test_nothing_is_crafted_that_is_out(t: Any) -> None:
    t.give("captain", "chemicals")
    t.give("captain", "medkit")
    assert len(t.legal("captain", "craft")) == 1
    t.table.crafted[:] = [card for card in t.table.crafted if not card.startswith("antidote/")]
    assert t.legal("captain", "craft") == []


@pytest.mark.rule("SH-ACTION-16", "SH-COMBAT-02")
def test_crafting_is_no_matter_for_out_of_combat_only(t: Any) -> None:
    t.give("captain", "chemicals")
    t.give("captain", "tools")
    t.intruder("adult", "hibernatorium")
    t.act("captain", "craft")
    assert t["captain"].held == ["flamethrower/1"]


def test_a_crafted_flamethrower_comes_loaded(t: Any) -> None:
    t.give("captain", "chemicals")
    t.give("captain", "tools")
    t.act("captain", "craft")
    assert t["captain"].ammo == {"flamethrower/1": 4}


@pytest.mark.rule("SH-ACTION-21")
def test_an_item_of_one_use_is_paid_for_and_discarded(t: Any) -> None:
    food = t.give("captain", "bandages")
    t.wounds("captain", light=2).use("captain", food, "heal-light")
    assert t["captain"].light == 0
    assert len(t["captain"].hand) == 1
    assert t["captain"].items == []
    assert t.table.discards["item-green"] == [food]


@pytest.mark.rule("SH-ACTION-21")
def test_an_item_needs_its_price(t: Any) -> None:
    t.give("captain", "bandages")
    t.give("captain", "extended-magazine")
    t.give("captain", "prototype-rifle")
    t.wounds("captain", light=2).cards("captain", 0)
    assert {option[2] for option in t.legal("captain", "item")} == {"attach"}, "only what costs nothing"
