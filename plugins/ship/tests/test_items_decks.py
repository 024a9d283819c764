"""The Item decks and the Crafted Items of the ship, and how each is come by."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis_core.rules import copy_of, die, search
from nemesis_core.testing import table

CRAFTED = {"antidote", "flamethrower", "molotov-cocktail", "taser"}
WEAPONS = {"prototype-pistol": 3, "prototype-rifle": 6, "prototype-shotgun": 2}

pytestmark = pytest.mark.variant


@pytest.fixture
def t() -> Any:
    """Captain and Scout on the ship, without Items."""
    return table("nemesis", ["captain", "scout"]).bare("captain").bare("scout")


def kinds(cards: Any) -> Counter[str]:
    """How many cards there are of each record."""
    return Counter(map(copy_of, cards))


@pytest.mark.rule("SH-SEARCH-01")
def test_there_are_three_decks_of_thirty(t: Any) -> None:
    decks = {name: cards for name, cards in t.table.decks.items() if name.startswith("item-")}
    assert {name: len(cards) for name, cards in decks.items()} == {"item-red": 30, "item-yellow": 30, "item-green": 30}
    assert kinds(decks["item-red"])["grenade"] == 4
    assert kinds(decks["item-yellow"])["tools"] == 6
    assert kinds(decks["item-green"])["medkit"] == 7
    both = kinds(decks["item-red"])["energy-charge"], kinds(decks["item-yellow"])["energy-charge"]
    assert both == (11, 3)


@pytest.mark.rule("SH-ITEM-10")
def test_there_are_four_crafted_items(t: Any) -> None:
    assert kinds(t.table.crafted) == dict.fromkeys(CRAFTED, 3)


@pytest.mark.rule("SH-SETUP-20")
def test_crafted_items_lie_beside_the_decks(t: Any) -> None:
    for colour in ("red", "yellow", "green"):
        assert not CRAFTED & kinds(t.table.decks[f"item-{colour}"]).keys()
    assert len(t.table.crafted) == 12


@pytest.mark.rule("SH-ITEM-11")
def test_a_hundred_searches_find_no_crafted_item(t: Any) -> None:
    t.room("cabins", "room-006", items=2).put("captain", "room-006")
    t.game.asker = lambda game, decision: decision.options[0]
    for n in range(100):
        search(t.game, t["captain"], ("red", "yellow", "green")[n % 3])
        for card in [*t["captain"].items, *t["captain"].held]:
            assert copy_of(card) not in CRAFTED
            t.act("captain", "drop", card)
    assert len(t.told("search")) == 100
    assert len(t.table.crafted) == 12


@pytest.mark.rule("SH-ITEM-05")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_that_was_found_holds_one_ammo(t: Any, weapon: str) -> None:
    t.room("armory", "room-002", items=2).put("captain", "room-002").hand("captain", "search")
    t.top("item-red", weapon, "grenade").will(f"{weapon}/1").play_card("captain", "search", "search-room", "red")
    assert t["captain"].ammo == {f"{weapon}/1": 1}


@pytest.mark.rule("SH-ITEM-06")
@pytest.mark.parametrize(("weapon", "ammo", "full"), [("prototype-rifle", 5, 6), ("prototype-shotgun", 1, 2)])
def test_ammo_never_exceeds_the_capacity(t: Any, weapon: str, ammo: int, full: int) -> None:
    card = t.give("captain", weapon, ammo=ammo)
    t.room("armory", "room-002").put("captain", "room-002").hand("captain", "search", "search")
    t.act("captain", "room", "recharge")
    assert t["captain"].ammo == {card: full}


def test_the_comms_key_reads_an_objective_of_a_character_with_a_signal(t: Any) -> None:
    t.room("monitoring-room", "room-006").put("captain", "room-006").hand("captain", "search")
    key = t.give("captain", "comms-key")
    assert t.legal("captain", "item") == [], "nobody has sent a Signal"
    t.mark("scout", signal=1)
    decks = {option[4] for option in t.legal("captain", "item", key, "read-objective", "p2")}
    assert decks == {"corporate", "personal"}
    before = t.game.view(0)
    t.use("captain", key, "read-objective", "p2", "personal")
    (told,) = [event for event in t.log if event.kind == "objective.read"]
    assert sorted(told.audience) == [0, 1]
    assert told.data["objective"] not in str(before)
    assert told.data["objective"] in str(t.game.view(0))
    assert t.table.discards["item-red"] == [key]


@pytest.mark.parametrize(("who", "offered"), [("captain", False), ("scout", True)])
def test_the_comms_key_reads_objectives_of_others_who_live(t: Any, who: str, offered: bool) -> None:
    t.room("monitoring-room", "room-006").put("captain", "room-006").hand("captain", "search")
    t.give("captain", "comms-key")
    t.mark(who, signal=1)
    assert bool(t.legal("captain", "item")) is offered
    t.do(lambda: die(t.game, t["scout"], "fire"))
    assert t.legal("captain", "item") == []


@pytest.mark.parametrize("kept", [0, 1])
def test_what_the_comms_key_offers_does_not_tell_which_objective_was_kept(t: Any, kept: int) -> None:
    t.room("monitoring-room", "room-006").put("captain", "room-006").hand("captain", "search", "search")
    held, keys = t.game.semi_coop.held, [t.give("captain", "comms-key")]
    t.mark("scout", signal=1).will(held[0][0], card := held[1][kept]).comes("adult", "engine-1")
    use = ("item", keys[0], "read-objective", "p2", "kept")
    assert t.legal("captain", "item") == [use]
    assert t.said("captain", use) == ["Use the Comms Key: look at the kept Objective of seat 2 (Scout)"]
    t.act("captain", *use)
    assert [told["objective"] for told in t.told("objective.read")] == [card]
    t.give("captain", "comms-key")
    assert t.legal("captain", "item") == []
