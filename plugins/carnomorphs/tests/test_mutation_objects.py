"""Mutation cards about Objects and Items: Ravenous Gut and Extra Limb."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.rule("CM-MAC-02")
def test_ravenous_gut_infected_heals_light_wounds_and_a_dressed_serious_one(t: Any) -> None:
    t.bare("alpha").wounds("alpha", light=2, serious=["body"], dressed=["leg", "knee"])
    body, leg, knee = t["alpha"].serious
    t.lies("intruder-carcass", "a")
    t.will(leg).part("alpha", "ravenous-gut", True)
    assert (t["alpha"].light, t["alpha"].serious, t["alpha"].dressed) == (0, [body, knee], [knee])
    assert "a" not in t.table.objects


@pytest.mark.rule("CM-MAC-03")
def test_ravenous_gut_not_infected_heals_light_wounds_alone(t: Any) -> None:
    t.eggs(4).bare("alpha").wounds("alpha", light=1, dressed=["leg"])
    t.lies("egg", "a")
    t.part("alpha", "ravenous-gut", False)
    assert (t["alpha"].light, len(t["alpha"].serious), t.table.objects.get("a")) == (0, 1, None)


@pytest.mark.rule("CM-MAC-03", "CM-MAC-06")
@pytest.mark.parametrize("held", [True, False])
def test_ravenous_gut_takes_an_object_of_choice_from_the_room_or_the_own_hands(t: Any, held: bool) -> None:
    t.eggs(4).bare("alpha").bare("beta").wounds("alpha", light=1)
    lying, other = t.lies("egg", "a"), t.carry("beta", "egg")
    mine = t.carry("alpha", "egg")
    t.will(mine if held else lying).part("alpha", "ravenous-gut", False)
    t.expect_asked("mutation-devour", "alpha", sorted([lying, mine]))
    assert (t["alpha"].held, t.table.objects.get("a", [])) == (([], [lying]) if held else ([mine], []))
    assert t["beta"].held == [other]
    assert (mine if held else lying) in t.table.object_supply


@pytest.mark.rule("CM-MAC-06")
@pytest.mark.parametrize("infected", [True, False])
def test_ravenous_gut_discards_nothing_where_nothing_would_heal(t: Any, infected: bool) -> None:
    t.eggs(4).wounds("alpha", serious=["body"])
    egg = t.lies("egg", "a")
    t.part("alpha", "ravenous-gut", infected)
    assert (t.table.objects["a"], len(t["alpha"].serious)) == ([egg], 1)


@pytest.mark.rule("CM-MAC-02")
def test_extra_limb_infected_keeps_one_of_two_items_and_lowers_the_counter(t: Any) -> None:
    t.put("alpha", "b").items("b", 2).top("item-yellow", "wrench", "rag")
    wrench, rag = t.table.decks["item-yellow"][-2:][::-1]
    t.will(rag).part("alpha", "extra-limb", True)
    t.expect_asked("search", "alpha", sorted([wrench, rag]))
    assert (t["alpha"].items, t.table.items["b"], t.table.decks["item-yellow"][0]) == ([rag], 1, wrench)


@pytest.mark.rule("CM-MAC-02")
def test_extra_limb_infected_draws_of_any_one_colour_in_a_white_room(t: Any) -> None:
    t.put("alpha", "e").items("e", 1).top("item-green", "bandage", "notes")
    t.will("green", "notes/1").part("alpha", "extra-limb", True)
    t.expect_asked("mutation-colour", "alpha", ["green", "red", "yellow"])
    assert (t["alpha"].items, t.table.items["e"]) == (["notes/1"], 0)


@pytest.mark.rule("CM-MAC-02")
def test_extra_limb_infected_is_no_search(t: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t.game.hooks, "searches_each", lambda game, who: True)
    t.put("alpha", "e").items("e", 1).top("item-green", "bandage", "notes")
    t.will("green", "notes/1").part("alpha", "extra-limb", True)
    t.expect_asked("mutation-colour", "alpha", ["green", "red", "yellow"])


@pytest.mark.rule("CM-MAC-06")
def test_extra_limb_infected_finds_nothing_where_the_deck_is_out(t: Any) -> None:
    t.put("alpha", "b").items("b", 1).empty("item-yellow").part("alpha", "extra-limb", True)
    assert (t["alpha"].items, t.table.items["b"]) == ([], 1)


@pytest.mark.rule("CM-MAC-06")
def test_extra_limb_infected_finds_nothing_with_the_counter_at_0(t: Any) -> None:
    t.put("alpha", "b").items("b", 0).part("alpha", "extra-limb", True)
    assert (t["alpha"].items, t.table.items["b"]) == ([], 0)


@pytest.mark.rule("CM-MAC-03")
def test_extra_limb_not_infected_picks_up_an_object(t: Any) -> None:
    t.eggs(4).bare("alpha")
    egg, carcass = t.lies("egg", "a"), t.lies("intruder-carcass", "a")
    t.will(carcass).part("alpha", "extra-limb", False)
    assert (t["alpha"].held, t.table.objects["a"]) == ([carcass], [egg])
