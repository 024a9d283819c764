"""The Event deck of the original game, and what its cards do that Lockdown's do not or not so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Ruleset
from nemesis_core.testing import RaceTable


@pytest.fixture
def t(deal: Callable[..., RaceTable], original: Ruleset) -> RaceTable:
    """A table for alpha and beta, both in Room a, with the original deck."""
    return deal(variant=original)


# ---------------------------------------------------------------- the deck

CREEPER_ADULT, BREEDER_QUEEN, ADULT_BREEDER = {"creeper", "adult"}, {"breeder", "queen"}, {"adult", "breeder"}
NOT_ADULT, NOT_CREEPER = {"creeper", "breeder", "queen"}, {"adult", "breeder", "queen"}
PRINTED = {
    "Damaging Fire": (CREEPER_ADULT, 1),
    "Damage": (CREEPER_ADULT, 2),
    "Scent of Prey": (CREEPER_ADULT, 3),
    "Lurking": (CREEPER_ADULT, 4),
    "Regeneration": (BREEDER_QUEEN, 1),
    "Egg Protection": (BREEDER_QUEEN, 2),
    "Hunt 3": (BREEDER_QUEEN, 3),
    "Flammable Compounds": (BREEDER_QUEEN, 4),
    "Bulkheads Open": (ADULT_BREEDER, 1),
    "Malfunction": (ADULT_BREEDER, 2),
    "Hatching": (ADULT_BREEDER, 3),
    "Noise in Technical Corridors": (ADULT_BREEDER, 4),
    "Eclosion": (NOT_ADULT, 1),
    "Hunt 2": (NOT_ADULT, 2),
    "Nest": (NOT_ADULT, 3),
    "Consuming Fire": (NOT_ADULT, 4),
    "Coolant Leak": (NOT_CREEPER, 1),
    "Life Support Failure": (NOT_CREEPER, 2),
    "Evacuation Pod Ejection": (NOT_CREEPER, 3),
    "Short Circuit": (NOT_CREEPER, 4),
}
GONE = {"Coolant Leak", "Life Support Failure", "Evacuation Pod Ejection", "Short Circuit"}


def test_the_deck_is_that_of_the_original_game(t: Any) -> None:
    cards = [t.game.cards.events[card] for card in t.table.decks["events"]]
    found = {
        f"Hunt {card.corridors[0]}" if card.name == "Hunt" else card.name: (set(card.movers), *card.corridors)
        for card in cards
    }
    assert found == PRINTED
    assert len(cards) == 20
    assert {card.requires for card in cards} == {("edition:nemesis",)}
    assert [card.name for card in cards if card.darkness] == []
    assert {card.name for card in cards if card.remove} == GONE
    assert {card.name for card in cards if card.reshuffle} == {"Malfunction"}


@pytest.mark.parametrize("card", ["short-circuit", "life-support-failure", "evacuation-pod-ejection", "coolant-leak"])
def test_four_cards_leave_the_game_and_the_deck_is_shuffled_together(t: Any, card: str) -> None:
    t.event("ship-regeneration").event(f"ship-{card}")
    assert t.table.discards["events"] == []
    assert len(t.table.decks["events"]) == 19
    assert f"ship-{card}/1" in t.table.removed


def test_darkness_does_nothing_by_these_cards(t: Any) -> None:
    t.put("alpha", "b").put("beta", "d").mark("alpha", slime=1).dim("b", "d")
    for card in ("bulkheads-open", "damage", "egg-protection", "hatching", "lurking", "nest", "regeneration"):
        t.event(f"ship-{card}")
    assert (t.table.noise, t.table.malfunction, t.table.intruders) == ({}, {}, {})
    assert [t.contamination(who) for who in (0, 1)] == [0, 0]
    assert [t[who].marks.get("slime", 0) for who in (0, 1)] == [1, 0]


# ---------------------------------------------------------------- rooms that break and burn


def test_flammable_compounds_set_fire_to_the_hibernatorium(t: Any) -> None:
    t.event("ship-flammable-compounds")
    # The Lounge at e is the Hibernatorium of this board.
    assert sorted(t.table.fire) == ["e"]


def test_flammable_compounds_in_a_burning_hibernatorium_set_fire_next_door(t: Any) -> None:
    t.fire("e").door("de").door("be", "destroyed").event("ship-flammable-compounds")
    assert sorted(t.table.fire) == ["b", "e", "f"]


def test_life_support_failure_breaks_the_explored_green_rooms(t: Any) -> None:
    t.dim("c").event("ship-life-support-failure")
    assert sorted(t.table.malfunction) == ["c"]


def test_short_circuit_breaks_the_explored_yellow_rooms_with_a_computer(t: Any) -> None:
    # b is yellow with a Computer, c and d have one, the Vault is yellow without.
    t.dim("b").room("vault", "f").event("ship-short-circuit")
    assert sorted(t.table.malfunction) == ["b"]
    assert t.table.fire == {}


def test_malfunction_breaks_the_explored_room_with_the_lowest_number(t: Any) -> None:
    t.event("ship-malfunction")
    assert sorted(t.table.malfunction) == ["a"]


def test_malfunction_does_nothing_where_the_lowest_room_is_broken(t: Any) -> None:
    t.malfunction("a").event("ship-malfunction")
    assert sorted(t.table.malfunction) == ["a"]


def test_malfunction_goes_by_number_among_explored_rooms_alone(t: Any) -> None:
    t.table.explored.pop("a")
    t.event("ship-malfunction")
    assert sorted(t.table.malfunction) == ["b"]
    t.table.explored["a"] = 1


def test_malfunction_is_shuffled_into_the_deck_without_the_discarded_cards(t: Any) -> None:
    t.event("ship-regeneration").event("ship-malfunction")
    assert t.table.discards["events"] == ["ship-regeneration/1"]
    assert "ship-malfunction/1" in t.table.decks["events"]
    assert len(t.table.decks["events"]) == 19
    assert not {"ship-regeneration/1", "ship-malfunction/1"} & set(t.table.removed)


@pytest.mark.parametrize(("broken", "orders"), [(True, [("start-self-destruct", "")]), (False, [])])
def test_coolant_leak_starts_the_self_destruct_where_its_room_is_broken(t: Any, broken: bool, orders: Any) -> None:
    if broken:
        t.malfunction("d")
    t.event("ship-coolant-leak")
    assert t.orders == orders
    assert sorted(t.table.malfunction) == (["d"] if broken else [])


def test_evacuation_pod_ejection_launches_the_lowest_pod(t: Any) -> None:
    t.event("ship-evacuation-pod-ejection")
    assert t.orders == [("launch-lowest-pod", "")]


# ---------------------------------------------------------------- noise


def test_noise_in_technical_corridors_comes_without_a_roll(t: Any) -> None:
    t.event("ship-noise-in-technical-corridors")
    assert sorted(t.table.noise) == ["crawlway"]
    assert "noise.roll" not in t.kinds


def test_with_noise_in_the_technical_corridors_those_at_entrances_roll_in_order(deal: Any, original: Any) -> None:
    t = deal("alpha", "beta", "gamma", variant=original)
    t.put("alpha", "b").put("beta", "e").put("gamma", "d").noise("crawlway").intruder("creeper", "d")
    t.table.first = 1
    t.dice("noise-die", "1", "3").event("ship-noise-in-technical-corridors")
    # e has no Entrance. gamma rolls in Combat too: 1 at d is the way to c; alpha rolls 3 at b, the way to c.
    assert [roll["who"] for roll in t.told("noise.roll")] == [2, 0]
    assert sorted(t.table.noise) == ["bc", "cd", "crawlway"]


def test_noise_that_an_encounter_at_an_entrance_clears_stays_away(t: Any) -> None:
    t.put("alpha", "b").put("beta", "e").hand("alpha", "look").noise("crawlway").bag("larva")
    t.dice("noise-die", "4").event("ship-noise-in-technical-corridors")
    assert [piece.kind for piece in t.at("b")] == ["larva"]
    assert t.table.noise == {}


def test_scent_of_prey_brings_noise_around_those_with_slime(t: Any) -> None:
    t.put("alpha", "d").mark("alpha", slime=1).put("beta", "b").noise("cd").event("ship-scent-of-prey")
    assert sorted(t.table.noise) == ["ad", "cd", "crawlway", "de"]
    assert {"noise.roll", "encounter"}.isdisjoint(t.kinds)


# ---------------------------------------------------------------- Eggs and Larvae


def test_egg_protection_meets_who_is_in_the_nest_or_carries_an_egg_in_order(deal: Any, original: Any) -> None:
    t = deal("alpha", "beta", "gamma", variant=original)
    t.room("brood", "g").put("alpha", "b").put("beta", "g").put("gamma", "e")
    t.bare("alpha").carry("alpha", "egg")
    t.table.first = 1
    for who in (0, 1, 2):
        t.hand(who, "look")
    t.bag("creeper", "larva").event("ship-egg-protection")
    assert [meeting["who"] for meeting in t.told("encounter")] == [1, 0]
    assert [[piece.kind for piece in t.at(place)] for place in "gbe"] == [["creeper"], ["larva"], []]


def test_hatching_infests_the_empty_handed_in_the_nest(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").put("beta", "g").hand("alpha", contamination=1).hand("beta", "look")
    in_bag = t.bag_counts()
    t.event("ship-hatching")
    assert len(t.game.laboratory.eggs) == 4
    assert [t[who].marks.get("larva", 0) for who in (0, 1)] == [1, 0]
    assert [t.contamination(who) for who in (0, 1)] == [2, 0]
    assert t.bag_counts() == in_bag


def test_hatching_gives_a_carrier_of_a_larva_the_contamination_only(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").put("beta", "a").mark("alpha", larva=1).event("ship-hatching")
    assert (t["alpha"].marks["larva"], t.contamination("alpha"), t["alpha"].status) == (1, 1, "active")


def test_hatching_that_hits_nobody_brings_a_larva_token(t: Any) -> None:
    in_bag = t.bag_counts()
    t.event("ship-hatching")
    assert t.bag_counts() == in_bag | {"larva": in_bag["larva"] + 1}
    assert len(t.game.laboratory.eggs) == 4


def test_eclosion_kills_carriers_of_a_larva_then_scans_four_cards_of_the_others(deal: Any, original: Any) -> None:
    t = deal("alpha", "beta", "gamma", variant=original)
    t.put("alpha", "b").put("beta", "c").put("gamma", "e").mark("alpha", larva=1)
    t.contaminate("beta", infected=2, pile="deck").contaminate("gamma", clean=1, pile="deck")
    decks = [len(t[who].deck) for who in (1, 2)]
    t.event("ship-eclosion")
    assert t["alpha"].status == "dead"
    assert [piece.kind for piece in t.at("b")] == ["creeper"]
    assert [(t[who].status, t[who].marks.get("larva", 0)) for who in (1, 2)] == [("active", 1), ("active", 0)]
    assert [len(t[who].deck) for who in (1, 2)] == [number - 4 for number in decks]
    assert [len(t[who].discard) for who in (1, 2)] == [4, 4]
