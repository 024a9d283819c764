"""What each Event card does, everywhere and in Darkness."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Blood Trace


@pytest.mark.parametrize("card", ["blood-trace-2", "blood-trace-3"])
def test_blood_trace_draws_intruders_of_the_section_to_the_lowest_bleeding_room(night: Any, card: str) -> None:
    t = night("alpha", "beta", "gamma", "delta")
    t.put("alpha", "c").put("beta", "b").put("gamma", "e").put("delta", "e")
    for who in ("alpha", "beta"):
        t.wounds(who, serious=["leg"])
    t.hand("gamma", "look").wounds("gamma", serious=["hand"]).wounds("delta", dressed=["arm"])
    lone, far, fighting = t.intruder("adult", "a"), t.intruder("larva", "d"), t.intruder("adult", "c")
    t.event(card)
    assert (lone.place, far.place, fighting.place) == ("b", "d", "c")


def test_blood_trace_passes_doors_and_keeps_injuries(t: Any) -> None:
    t.put("alpha", "b").put("beta", "d").wounds("alpha", serious=["leg"]).door("ab").door("bc")
    adult = t.intruder("adult", "a", injuries=2)
    t.event("blood-trace-2")
    assert (adult.place, adult.injuries) == ("b", 2)
    assert t.table.doors == {"ab": "closed", "bc": "closed"}
    assert "encounter" not in t.kinds


def test_blood_trace_reaches_no_one_between_the_sections(t: Any) -> None:
    t.put("alpha", "e").put("beta", "b").explored("f").wounds("alpha", serious=["leg"])
    adult = t.intruder("adult", "f")
    t.event("blood-trace-2")
    assert adult.place == "f"


@pytest.mark.parametrize(("dim", "place"), [((), "c"), (("a", "b", "c"), "b")])
def test_in_darkness_blood_trace_smells_those_with_action_cards_too(t: Any, dim: Any, place: str) -> None:
    t.put("alpha", "b").hand("alpha", "look").wounds("alpha", serious=["leg"])
    t.put("beta", "c").wounds("beta", serious=["hand"])
    adult = t.intruder("adult", "a")
    t.dim(*dim).event("blood-trace-2")
    assert adult.place == place


def test_one_who_sees_nothing_is_prey_in_the_light_too(t: Any) -> None:
    t.put("alpha", "b").hand("alpha", "look").wounds("alpha", serious=["eyes"]).put("beta", "e")
    adult = t.intruder("adult", "a")
    t.event("blood-trace-2")
    assert adult.place == "b"


def test_in_darkness_dressed_wounds_have_no_scent(t: Any) -> None:
    t.put("alpha", "b").hand("alpha", "look").wounds("alpha", dressed=["leg"]).put("beta", "e")
    adult = t.intruder("adult", "a")
    t.dim("a", "b", "c").event("blood-trace-3")
    assert adult.place == "a"


# ---------------------------------------------------------------- rooms that break and burn


def test_blue_screen_breaks_the_lowest_powered_computer(t: Any) -> None:
    t.dim("b").event("blue-screen")
    # b, c and d have Computers; b is without Power.
    assert sorted(t.table.malfunction) == ["c"]


def test_blue_screen_does_nothing_where_the_lowest_computer_is_broken(t: Any) -> None:
    t.malfunction("b").event("blue-screen")
    assert sorted(t.table.malfunction) == ["b"]


def test_blue_screen_without_power_breaks_nothing(t: Any) -> None:
    t.dim("b", "c", "d").event("blue-screen")
    assert t.table.malfunction == {}


def test_sanitary_network_failure_breaks_the_explored_green_rooms(t: Any) -> None:
    t.event("sanitary-network-failure")
    assert sorted(t.table.malfunction) == ["c"]


def test_short_circuit_burns_all_powered_computers(t: Any) -> None:
    t.dim("c").malfunction("b").event("short-circuit")
    assert sorted(t.table.fire) == ["b", "d"]


def test_that_s_hot_burns_the_rooms_that_give_power(t: Any) -> None:
    t.event("that-s-hot")
    assert sorted(t.table.fire) == ["b", "e"]


def test_damage_breaks_the_rooms_of_large_intruders(t: Any) -> None:
    t.put("alpha", "e").put("beta", "e")
    for kind, place in (("creeper", "e"), ("larva", "a"), ("breeder", "b"), ("queen", "c")):
        t.intruder(kind, place)
    t.intruder("adult", "a")
    # The Adult goes by 3 from a to d before Rooms break.
    t.event("damage")
    assert sorted(t.table.malfunction) == ["b", "c", "d"]


def test_in_darkness_damage_breaks_the_rooms_of_characters(t: Any) -> None:
    t.put("alpha", "b").put("beta", "e").dim("b").event("damage")
    assert sorted(t.table.malfunction) == ["b"]


@pytest.mark.parametrize("explored", [True, False])
def test_fire_in_the_hole_burns_explored_evacuation_rooms_and_hurts_the_empty_handed(
    night: Any, explored: bool
) -> None:
    t = night("alpha", "beta", "gamma")
    if explored:
        t.room("vault", "f")
    else:
        t.unexplored("f", "vault", "quiet-1")
    t.put("alpha", "e").put("beta", "e").put("gamma", "a").hand("beta", "look").event("fire-in-the-hole")
    assert sorted(t.table.fire) == (["e", "f"] if explored else ["e"])
    assert [len(t[who].serious) for who in ("alpha", "beta", "gamma")] == [1, 0, 0]


def test_fire_in_the_hole_hurts_in_a_room_that_burned_already(t: Any) -> None:
    t.put("alpha", "e").fire("e").event("fire-in-the-hole")
    assert len(t["alpha"].serious) == 1


def test_kickstopper_takes_the_power_of_the_elevator_and_breaks_its_rooms(t: Any) -> None:
    t.event("kickstopper")
    assert t.orders == [("unpower", "elevator")]
    assert sorted(t.table.malfunction) == ["a", "d"]


def test_power_surge_drains_the_power(t: Any) -> None:
    t.event("power-surge")
    assert t.orders == [("drain-power", "")]


def test_coolant_leak_breaks_the_room_that_starts_the_self_destruction(t: Any) -> None:
    t.event("coolant-leak")
    assert sorted(t.table.malfunction) == ["d"]
    assert t.orders == []


def test_coolant_leak_in_a_broken_room_starts_the_self_destruction(t: Any) -> None:
    t.malfunction("d").event("coolant-leak")
    assert sorted(t.table.malfunction) == ["d"]
    assert t.orders == [("start-self-destruct", "")]


def test_consuming_fire_empties_burning_rooms_and_spreads_past_open_doors(t: Any) -> None:
    t.items("b", 3).items("c", 2).fire("b").door("be").door("bc", "destroyed")
    t.event("consuming-fire")
    assert (t.table.items["b"], t.table.items["c"]) == (0, 2)
    assert sorted(t.table.fire) == ["a", "b", "c"]


def test_consuming_fire_spreads_by_one_room_and_not_by_the_ducts(t: Any) -> None:
    t.fire("e").event("consuming-fire")
    assert sorted(t.table.fire) == ["b", "d", "e", "f"]


def test_fire_markers_that_run_out_end_the_game(t: Any) -> None:
    t.table.limits["fire-marker"] = 1
    t.fire("e").event("consuming-fire")
    assert t.ending == "no-fire-marker"


def test_bulkheads_open_opens_closed_doors_only(t: Any) -> None:
    t.door("ab").door("ef").door("cd", "destroyed").event("bulkheads-open")
    assert t.table.doors == {"cd": "destroyed"}
    assert t.table.noise == {}


# ---------------------------------------------------------------- noise


@pytest.mark.parametrize("card", ["bulkheads-open", "nest-event"])
def test_in_darkness_there_is_noise_around_each_character(t: Any, card: str) -> None:
    t.put("alpha", "d").put("beta", "c").dim("d").noise("cd").event(card)
    assert sorted(t.table.noise) == ["ad", "cd", "crawlway", "de"]


def test_the_explored_nest_sounds(t: Any) -> None:
    t.room("brood", "g").noise("fg").event("nest-event")
    assert sorted(t.table.noise) == ["crawlway", "fg"]


def test_an_unexplored_nest_is_silent(t: Any) -> None:
    t.unexplored("g", "brood", "quiet-1").event("nest-event")
    assert t.table.noise == {}


def test_scent_of_blood_brings_noise_around_those_who_bleed(t: Any) -> None:
    t.put("alpha", "e").wounds("alpha", serious=["leg"]).put("beta", "a").wounds("beta", dressed=["arm"])
    t.event("scent-of-blood")
    assert sorted(t.table.noise) == ["be", "de", "ef"]
    assert not t.table.intruders


def test_in_darkness_scent_of_blood_brings_an_adult_to_each_room(night: Any) -> None:
    t = night("alpha", "beta", "gamma", "delta", "epsilon")
    for who, place in zip(("alpha", "beta", "gamma", "delta", "epsilon"), "eebcd", strict=True):
        t.put(who, place)
    for who in ("alpha", "beta", "gamma", "delta"):
        t.wounds(who, serious=["leg"] if who in ("alpha", "beta") else ["hand"])
    t.intruder("larva", "b")
    in_bag, in_supply = t.bag_counts(), t.supply_counts("adult")
    # gamma is in Combat, delta in the light, epsilon does not bleed.
    t.dim("e", "b", "d").event("scent-of-blood")
    assert [(piece.kind, piece.token) for piece in t.at("e")] == [("adult", "")]
    assert [piece.kind for piece in t.at("b")] == ["larva"]
    assert [len(t.at(place)) for place in "cd"] == [0, 0]
    assert (t.bag_counts(), t.supply_counts("adult")) == (in_bag, in_supply)
    assert "attack" not in t.kinds


def test_without_an_adult_left_scent_of_blood_brings_none(t: Any) -> None:
    for _ in range(8):
        t.intruder("adult", "a")
    t.put("alpha", "e").put("beta", "a").wounds("alpha", serious=["leg"]).dim("e").event("scent-of-blood")
    assert t.at("e") == []
    assert len(t.at("a")) == 8


def test_idle_adults_make_room_for_the_one_that_smells_blood(t: Any) -> None:
    for _ in range(8):
        t.intruder("adult", "f")
    in_bag = t.bag_counts()["adult"]
    # First they go by 4 from f to g.
    t.put("alpha", "e").put("beta", "c").wounds("alpha", serious=["leg"]).dim("e").event("scent-of-blood")
    assert [piece.kind for piece in t.at("e")] == ["adult"]
    assert (t.at("f"), t.at("g")) == ([], [])
    assert t.bag_counts()["adult"] == in_bag + 8


def test_noise_in_corridors_fills_the_ducts(t: Any) -> None:
    t.event("noise-in-corridors")
    assert sorted(t.table.noise) == ["crawlway"]
    assert (t.table.limits["malfunction-marker"], t.table.limits["fire-marker"]) == (10, 12)


def test_noise_in_noisy_corridors_takes_markers_out_of_the_pools(t: Any) -> None:
    t.noise("crawlway").fire("e").event("noise-in-corridors")
    assert sorted(t.table.noise) == ["crawlway"]
    assert (t.table.limits["malfunction-marker"], t.table.limits["fire-marker"]) == (9, 11)


def test_an_empty_pool_loses_nothing_and_ends_nothing(t: Any) -> None:
    t.table.limits.update({"malfunction-marker": 1, "fire-marker": 2})
    t.noise("crawlway").malfunction("b").fire("b", "c").event("noise-in-corridors")
    assert (t.table.limits["malfunction-marker"], t.table.limits["fire-marker"]) == (1, 2)
    assert t.ending == ""


def test_in_darkness_the_corridors_wound_at_their_entrances(night: Any) -> None:
    t = night("alpha", "beta", "gamma")
    t.put("alpha", "d").put("beta", "e").put("gamma", "c").dim("d", "e").event("noise-in-corridors")
    assert [t[who].light for who in ("alpha", "beta", "gamma")] == [1, 0, 0]


# ---------------------------------------------------------------- Lurking, Panic


def test_lurking_hides_every_intruder_out_of_combat(t: Any) -> None:
    t.only_in_bag()
    t.put("alpha", "c").put("beta", "c")
    t.intruder("breeder", "c", injuries=1)
    for kind in ("larva", "adult", "queen"):
        t.intruder(kind, "f", token=kind != "adult", injuries=int(kind == "queen"))
    t.event("lurking")
    assert [piece.kind for piece in t.table.intruders.values()] == ["breeder"]
    assert t.bag_counts() == {"larva": 1, "adult": 1, "queen": 1}
    assert "attack" not in t.kinds


def test_an_intruder_without_a_token_left_hides_all_the_same(t: Any) -> None:
    t.out_of_supply("adult")
    adults = t.bag_counts()["adult"]
    t.intruder("adult", "f", token=False)
    t.event("lurking")
    assert not t.table.intruders
    assert t.bag_counts()["adult"] == adults


def test_in_darkness_each_intruder_in_combat_attacks(night: Any) -> None:
    t = night("alpha", "beta", "gamma")
    t.put("alpha", "b").put("beta", "b").put("gamma", "c").hand("alpha", "look")
    for kind, place in (("breeder", "b"), ("queen", "b"), ("breeder", "c")):
        t.intruder(kind, place)
    t.dim("b").top("attacks", "perched-in-the-dark-5", "cut-3").event("lurking")
    assert [(blow["piece"], blow["who"]) for blow in t.told("attack")] == [("breeder-1", 1), ("queen-1", 1)]
    assert (len(t["beta"].serious), t["beta"].light, len(t["gamma"].serious)) == (1, 2, 0)


def test_a_second_intruder_turns_to_who_is_left(t: Any) -> None:
    t.put("alpha", "b").put("beta", "b").hand("alpha", "look").wounds("beta", serious=["leg", "hand"])
    t.intruder("breeder", "b")
    t.intruder("queen", "b")
    t.dim("b").top("attacks", "blood-rage-3", "infecting-the-host-4").event("lurking")
    assert t["beta"].status == "dead"
    assert (t["alpha"].marks["slime"], t["alpha"].marks["larva"]) == (1, 1)


def test_panic_costs_the_empty_handed_two_ammo(t: Any) -> None:
    t.bare("alpha").bare("beta").hand("beta", "look")
    torch = t.give("alpha", "slugger", ammo=2)
    other = t.give("beta", "slugger", ammo=2)
    t.event("panic")
    assert (t["alpha"].ammo[torch], t["beta"].ammo[other]) == (0, 2)
    assert t["alpha"].held == [torch]


def test_in_panic_one_chooses_the_weapon_of_each_ammo(t: Any) -> None:
    t.bare("alpha")
    slugger, zapper = t.give("alpha", "slugger", ammo=1), t.give("alpha", "zapper", ammo=4)
    t.will(zapper, slugger).event("panic")
    assert (t["alpha"].ammo[slugger], t["alpha"].ammo[zapper]) == (0, 3)


def test_with_less_ammo_panic_costs_an_item_of_choice(t: Any) -> None:
    t.bare("alpha")
    slugger, rag = t.give("alpha", "slugger", ammo=1), t.give("alpha", "rag")
    t.carry("alpha", "egg")
    t.will(rag).event("panic")
    assert sorted(t.asked[-1].options) == sorted([slugger, rag])
    assert t["alpha"].items == []
    assert t["alpha"].ammo[slugger] == 1
    assert rag in t.table.discards["item-yellow"]


def test_with_neither_ammo_nor_item_panic_costs_nothing(t: Any) -> None:
    t.bare("alpha").bare("beta")
    egg = t.carry("alpha", "egg")
    t.event("panic")
    assert t["alpha"].held == [egg]


def test_in_darkness_panic_costs_those_with_action_cards_too(night: Any) -> None:
    t = night("alpha", "beta", "gamma")
    t.put("alpha", "b").put("beta", "b").put("gamma", "c")
    rags = {}
    for who in ("alpha", "beta", "gamma"):
        t.bare(who)
        rags[who] = t.give(who, "rag")
    t.hand("beta", "look").hand("gamma", "look").dim("b").event("panic")
    assert [t[who].items for who in ("alpha", "beta", "gamma")] == [[], [], [rags["gamma"]]]
