"""Spores: placing them, removing them, what they become."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids.growth import place_germinator, place_spore
from nemesis_core.rules import encounter


def sow(t: Any, place: str) -> None:
    t.do(lambda: place_spore(t.game, place, "CH-EXPLORE-03"))


@pytest.mark.rule("CH-SPORE-01")
def test_a_spore_does_nothing_to_characters(t: Any) -> None:
    t.spores("b").hand("alpha", "look", "plan").dice("noise-die", "2")
    t.act("alpha", "move", "b")
    assert t.told("noise.roll")[0]["face"] == "2"
    assert not t.told("attack")
    t.put("alpha", "c").spores("c").hand("alpha", "look", "plan", "plan")
    assert t.legal("alpha", "room", "first-aid")


@pytest.mark.rule("CH-SPORE-02")
def test_from_an_empty_pool_comes_a_germinator(t: Any) -> None:
    t.spores("b").few(spores=0)
    sow(t, "d")
    assert (t.grown("d"), t.grown("b")) == (1, "spore")


@pytest.mark.rule("CH-SPORE-02")
def test_from_two_empty_pools_comes_mycelium(t: Any) -> None:
    t.few(spores=0).no_germinators()
    sow(t, "d")
    assert t.grown("d") == "mycelium"


@pytest.mark.rule("CH-SPORE-03", "CH-SPORE-07")
def test_a_second_spore_turns_the_first_into_the_leftmost_germinator(t: Any) -> None:
    t.spores("f").waiting(2)
    assert t.spores_left == 14
    sow(t, "f")
    assert (t.grown("f"), t.spores_left) == (2, 15)
    assert t.laboratory[0] is None
    assert len(t.levels) == 9


@pytest.mark.rule("CH-SPORE-04")
def test_without_a_germinator_the_second_spore_makes_mycelium(t: Any) -> None:
    t.spores("f").few(mycelium=5).no_germinators()
    sow(t, "f")
    assert (t.grown("f"), t.spores_left) == ("mycelium", 15)
    assert t.table.limits["mycelium-marker"] - len(t.game.colony.mycelium) == 4


@pytest.mark.rule("CH-SPORE-06", "CH-EXPLORE-07")
@pytest.mark.parametrize("growth", ["germinator", "mycelium"])
def test_growth_keeps_a_spore_out(t: Any, growth: str) -> None:
    getattr(t, growth)("f")
    before = t.grown("f")
    sow(t, "f")
    assert (t.grown("f"), t.spores_left) == (before, 15)
    assert not t.told("spore.place")


@pytest.mark.rule("CH-SPORE-06")
def test_growth_keeps_a_spore_out_before_the_pool_is_looked_at(t: Any) -> None:
    t.mycelium("f").few(spores=0, mycelium=0).no_germinators()
    sow(t, "f")
    assert (t.grown("f"), t.ending) == ("mycelium", "")


@pytest.mark.rule("CH-SPORE-08", "CH-EVENT-03")
def test_fire_takes_spores_off_where_it_burns(t: Any) -> None:
    t.spores("c", "f").fire("c")
    t.step("event", "fire")
    assert (t.grown("c"), t.grown("f")) == (None, "spore")
    assert "c" in t.table.fire


@pytest.mark.rule("CH-SPORE-09")
def test_a_spore_gives_way_to_a_germinator(t: Any) -> None:
    t.spores("f")
    t.do(lambda: place_germinator(t.game, "f"))
    assert (t.grown("f"), t.spores_left) == (1, 15)


@pytest.mark.rule("CH-SPORE-10")
def test_nothing_else_removes_a_spore(t: Any) -> None:
    t.spores("a").bare("alpha").give("alpha", "burner")
    t.hand("alpha", "plan", "plan", "plan")
    assert t.legal("alpha", "shoot") == []
    assert t.legal("alpha", "melee") == []
    t.bag("blank").noise("ab", "ac").do(lambda: encounter(t.game, t["alpha"]))
    t.dice("noise-die", "2").act("alpha", "move", "b")
    assert t.grown("a") == "spore"
