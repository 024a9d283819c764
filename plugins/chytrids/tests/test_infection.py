"""Spores on Character boards, in the place of Larvae."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, grows, has_status, scan_for_larva


def scans(t: Any, who: str = "alpha", infected: int = 1) -> None:
    """`who` Scans so many INFECTED cards from its hand."""
    c = t.who(who)
    t.hand(who, infected=infected)
    t.do(lambda: scan_for_larva(t.game, c, list(c.hand)))


@pytest.mark.rule("CH-LARVA-01")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_scan_brings_one_spore_from_the_pool(t: Any, cards: int) -> None:
    scans(t, infected=cards)
    assert (has_status(t["alpha"], "spore"), t.spores_left, t["alpha"].status) == (True, 14, "active")
    assert not has_status(t["alpha"], "larva")


@pytest.mark.rule("CH-LARVA-02")
@pytest.mark.parametrize(("before", "after"), [("", 1), ("spores", 1), ("mycelium", "mycelium"), ("germinator", 2)])
def test_a_second_spore_kills_and_a_germinator_grows(t: Any, before: str, after: Any) -> None:
    t.carries_spore("alpha")
    if before == "germinator":
        t.germinator("a", 2)
    elif before:
        getattr(t, before)("a")
    scans(t)
    assert (t["alpha"].status, t["alpha"].cause, t.grown("a")) == ("dead", "spore", after)
    assert [name.partition("/")[0] for name in t.table.objects["a"]] == ["character-corpse"]
    assert (t.table.intruders, t.spores_left) == ({}, 15)


@pytest.mark.rule("CH-LARVA-02")
def test_at_any_death_the_spore_goes_back_to_the_pool(t: Any) -> None:
    t.carries_spore("alpha")
    die(t.game, t["alpha"], "fire")
    assert t.spores_left == 15


@pytest.mark.rule("CH-LARVA-03")
def test_from_an_empty_pool_the_first_spore_in_a_room_makes_way(t: Any) -> None:
    t.spores("f", "c").few(spores=0)
    scans(t)
    assert has_status(t["alpha"], "spore")
    assert (t.grown("c"), t.grown("f"), t.spores_left) == (1, "spore", 0)


@pytest.mark.rule("CH-LARVA-03", "CH-LARVA-02")
def test_one_with_a_spore_dies_before_the_pool_is_looked_at(t: Any) -> None:
    t.carries_spore("alpha").spores("c").few(spores=0)
    t.table.limits["spore-marker"] = 2
    scans(t)
    assert (t["alpha"].status, t.grown("c"), t.grown("a")) == ("dead", "spore", 1)


@pytest.mark.rule("CH-LARVA-04")
@pytest.mark.parametrize("spore", [True, False])
def test_with_a_spore_the_final_draw_is_due(t: Any, spore: bool) -> None:
    if spore:
        t.carries_spore("alpha")
    assert grows(t.game, t["alpha"]) is spore
    t.finish("fake-time")
    assert bool([told for told in t.told("check.draw") if told["who"] == 0]) is spore


@pytest.mark.rule("CH-LARVA-04")
def test_a_cure_takes_it_off(t: Any) -> None:
    t.carries_spore("alpha")
    assert t.game.hooks.cured(t.game, t["alpha"])
    assert (t.spores_left, t.game.hooks.cured(t.game, t["alpha"])) == (15, None)
