"""What each Event card does, everywhere and in Darkness."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Hunt


def test_the_second_hunt_begins_where_the_adults_have_come_to(t: Any) -> None:
    t.explored("f").put("alpha", "g").put("beta", "a")
    adult = t.intruder("adult", "e")
    t.event("hunt-2")
    # First it goes by 1 from e to f.
    assert [move["place"] for move in t.told("intruder.move")] == ["f", "g"]
    assert adult.place == "g"


def test_a_hunter_passes_over_a_nearer_room_without_a_character(t: Any) -> None:
    t.put("alpha", "d").put("beta", "f")
    adult = t.intruder("adult", "e")
    t.explored("f").event("hunt-1")
    assert adult.place == "d"


def test_without_a_character_next_door_a_hunter_stays(t: Any) -> None:
    t.put("alpha", "c").put("beta", "c")
    adult = t.intruder("adult", "e")
    t.event("hunt-1")
    assert adult.place == "e"


@pytest.mark.parametrize("kind", ["larva", "creeper"])
def test_only_adults_hunt(t: Any, kind: str) -> None:
    t.put("alpha", "b").put("beta", "b")
    piece = t.intruder(kind, "c")
    t.event("hunt-1")
    assert piece.place == "c"


# ---------------------------------------------------------------- rooms that break and burn


def test_blue_screen_breaks_the_lowest_powered_computer(t: Any) -> None:
    t.dim("b").event("blue-screen")
    # b, c and d have Computers; b is without Power.
    assert sorted(t.table.malfunction) == ["c"]


def test_life_network_failure_breaks_the_explored_green_rooms(t: Any) -> None:
    t.event("life-network-failure")
    assert sorted(t.table.malfunction) == ["c"]


def test_short_circuit_burns_all_powered_computers(t: Any) -> None:
    t.dim("c").malfunction("b").event("short-circuit")
    assert sorted(t.table.fire) == ["b", "d"]


def test_in_darkness_damage_breaks_the_rooms_of_characters(t: Any) -> None:
    t.put("alpha", "b").put("beta", "e").dim("b").event("damage")
    assert sorted(t.table.malfunction) == ["b"]


def test_coolant_leak_breaks_the_room_that_starts_the_self_destruction(t: Any) -> None:
    t.event("coolant-leak")
    assert sorted(t.table.malfunction) == ["d"]
    assert t.orders == []


def test_coolant_leak_in_a_broken_room_starts_the_self_destruction(t: Any) -> None:
    t.malfunction("d").event("coolant-leak")
    assert sorted(t.table.malfunction) == ["d"]
    assert t.orders == [("start-self-destruct", "")]


def test_power_surge_drains_the_power(t: Any) -> None:
    t.event("power-surge")
    assert t.orders == [("drain-power", "")]


# ---------------------------------------------------------------- noise


@pytest.mark.parametrize("card", ["bulkheads-open", "nest-event"])
def test_in_darkness_there_is_noise_around_each_character(t: Any, card: str) -> None:
    t.put("alpha", "d").put("beta", "c").dim("d").noise("cd").event(card)
    assert sorted(t.table.noise) == ["ad", "cd", "crawlway", "de"]


def test_noise_in_corridors_fills_the_ducts_then_takes_markers_out(t: Any) -> None:
    t.event("noise-in-corridors")
    assert sorted(t.table.noise) == ["crawlway"]
    limits = t.table.limits
    assert (limits["malfunction-marker"], limits["fire-marker"]) == (10, 12)
    t.event("noise-in-corridors")
    assert (limits["malfunction-marker"], limits["fire-marker"]) == (9, 11)


def test_in_darkness_the_corridors_wound_at_their_entrances(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
    t.put("alpha", "d").put("beta", "e").put("gamma", "c").dim("d", "e").event("noise-in-corridors")
    assert [t[who].light for who in ("alpha", "beta", "gamma")] == [1, 0, 0]


def test_scent_of_prey_brings_noise_around_those_with_slime(t: Any) -> None:
    t.put("alpha", "e").mark("alpha", slime=1).put("beta", "a").noise("ef").event("scent-of-prey")
    assert sorted(t.table.noise) == ["be", "de", "ef"]
    assert "noise.roll" not in t.kinds


def test_in_darkness_those_with_slime_out_of_combat_roll_for_noise(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma", "delta")
    for who, place in (("alpha", "a"), ("beta", "b"), ("gamma", "c"), ("delta", "d")):
        t.put(who, place)
    for who in ("alpha", "beta", "gamma"):
        t.mark(who, slime=1)
    t.intruder("breeder", "b")
    t.table.first = 1
    # beta is in Combat, gamma in the light, delta has no Slime. All exits of a have Noise by now.
    t.dim("a", "b", "d").bag("blank").dice("noise-die", "1").event("scent-of-prey")
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]
    assert [meeting["who"] for meeting in t.told("encounter")] == [0]


def test_who_comes_into_combat_by_an_earlier_roll_does_not_roll(t: Any) -> None:
    t.mark("alpha", slime=1).mark("beta", slime=1).hand("alpha", "look").dim("a")
    t.bag("larva").dice("noise-die", "1").event("scent-of-prey")
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]
    assert [piece.kind for piece in t.at("a")] == ["larva"]


# ---------------------------------------------------------------- Regeneration


def test_in_darkness_an_adult_comes_to_each_room_with_slime_and_then_all_are_slimed(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma", "delta", "epsilon")
    for who, place in zip(("alpha", "beta", "gamma", "delta", "epsilon"), "eebcd", strict=True):
        t.put(who, place)
    for who in ("alpha", "beta", "gamma", "delta"):
        t.mark(who, slime=1)
    t.intruder("larva", "b")
    in_bag, in_supply = t.bag_counts(), t.supply_counts("adult")
    # gamma is in Combat, delta in the light, epsilon has no Slime yet.
    t.dim("e", "b", "d").event("regeneration")
    assert [(piece.kind, piece.token) for piece in t.at("e")] == [("adult", "")]
    assert [piece.kind for piece in t.at("b")] == ["larva", "adult"]
    assert [t.at(place) for place in "cd"] == [[], []]
    assert [t[who].marks.get("slime", 0) for who in ("alpha", "beta", "gamma", "delta", "epsilon")] == [1] * 5
    assert (t.bag_counts(), t.supply_counts("adult")) == (in_bag, in_supply)
    assert "attack" not in t.kinds


def test_regeneration_leaves_those_in_the_light_without_slime(t: Any) -> None:
    t.put("alpha", "b").put("beta", "c").dim("b").event("regeneration")
    assert [t[who].marks.get("slime", 0) for who in ("alpha", "beta")] == [1, 0]
    assert not t.table.intruders


# ---------------------------------------------------------------- Lurking, Panic


def test_in_darkness_each_intruder_in_combat_attacks(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
    t.put("alpha", "b").put("beta", "b").put("gamma", "c").hand("alpha", "look")
    for kind, place in (("breeder", "b"), ("queen", "b"), ("breeder", "c")):
        t.intruder(kind, place)
    t.dim("b").top("attacks", "bite-6", "scratch-2").event("lurking")
    assert [(blow["piece"], blow["who"]) for blow in t.told("attack")] == [("breeder-1", 1), ("queen-1", 1)]
    assert (len(t["beta"].serious), t["beta"].light, len(t["gamma"].serious)) == (1, 1, 0)


def test_panic_costs_the_empty_handed_two_ammo(t: Any) -> None:
    t.bare("alpha").bare("beta").hand("beta", "look")
    torch, other = t.give("alpha", "slugger", ammo=2), t.give("beta", "slugger", ammo=2)
    t.event("panic")
    assert (t["alpha"].ammo[torch], t["beta"].ammo[other]) == (0, 2)
    assert t["alpha"].held == [torch]


def test_with_less_ammo_panic_costs_an_item_of_choice(t: Any) -> None:
    t.bare("alpha")
    slugger, rag = t.give("alpha", "slugger", ammo=1), t.give("alpha", "rag")
    t.will(rag).event("panic")
    assert sorted(t.asked[-1].options) == sorted([slugger, rag])
    assert (t["alpha"].items, t["alpha"].ammo[slugger]) == ([], 1)


def test_in_darkness_panic_costs_those_with_action_cards_too(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
    t.put("alpha", "b").put("beta", "b").put("gamma", "c")
    rags = {}
    for who in ("alpha", "beta", "gamma"):
        t.bare(who)
        rags[who] = t.give(who, "rag")
    t.hand("beta", "look").hand("gamma", "look").dim("b").event("panic")
    assert [t[who].items for who in ("alpha", "beta", "gamma")] == [[], [], [rags["gamma"]]]
