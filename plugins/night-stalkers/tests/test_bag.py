"""The bag development."""

from __future__ import annotations

from typing import Any

import pytest

FOUR = ("look", "look", "plan", "plan")


@pytest.mark.rule("LD-BAG-02")
def test_a_larva_leaves_the_bag_for_an_adult(t: Any) -> None:
    t.only_in_bag(*["larva"] * 4, *["adult"] * 6)
    t.develop("larva")
    assert t.bag_counts() == {"larva": 3, "adult": 7}


@pytest.mark.rule("LD-BAG-02")
def test_a_larva_leaves_the_bag_without_an_adult_in_the_supply(t: Any) -> None:
    t.out_of_supply("adult")
    before = t.bag_counts()
    t.develop("larva")
    assert t.bag_counts() == before | {"larva": before["larva"] - 1}, "and nothing in its stead"


@pytest.mark.rule("LD-BAG-03")
def test_a_creeper_leaves_the_bag_for_a_breeder(t: Any) -> None:
    t.develop("creeper")
    counts = t.bag_counts()
    assert counts.get("creeper", 0) == 0
    assert counts["breeder"] == 1


@pytest.mark.rule("LD-BAG-03")
def test_a_creeper_leaves_the_bag_without_a_breeder_in_the_supply(t: Any) -> None:
    t.out_of_supply("breeder")
    t.develop("creeper")
    counts = t.bag_counts()
    assert counts.get("creeper", 0) == 0
    assert counts["breeder"] == 2


@pytest.mark.rule("LD-BAG-04")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_an_adult_or_breeder_goes_back_and_everybody_rolls_in_order(night: Any, kind: str) -> None:
    t = night("alpha", "beta", "gamma")
    t.put("alpha", "a").put("beta", "c").put("gamma", "d")
    t.table.first = 1
    t.bag(kind)
    before = t.bag_counts()
    t.dice("noise-die", "silence", "silence", "silence").step("event", "bag")
    assert t.bag_counts() == before
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 2, 0]


@pytest.mark.rule("LD-BAG-06")
def test_the_queen_comes_to_a_character_in_the_nest(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").hand("alpha", *FOUR).noise("fg", "ab")
    t.develop("queen")
    assert [piece.id for piece in t.at("g")] == ["queen-1"]
    assert t.bag_counts()["queen"] == 1
    assert sorted(t.table.noise) == ["ab"]
    assert len(t.game.laboratory.eggs) == 5
    assert "token.draw" not in t.kinds
    assert "surprise" not in t.kinds


@pytest.mark.rule("LD-BAG-06")
def test_the_queen_in_the_nest_may_surprise_by_the_number_of_her_token(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").put("beta", "g").hand("alpha", *FOUR).hand("beta", "look", "look", "plan")
    t.top("attacks", "blood-rage-3").develop("queen")
    assert t.told("surprise") == [{"who": 1, "piece": "queen-1", "number": 4}]
    assert (len(t["alpha"].serious), len(t["beta"].serious)) == (0, 1)


@pytest.mark.rule("LD-BAG-06")
def test_a_queen_on_the_board_does_not_come_again(t: Any) -> None:
    queen = t.intruder("queen", "e", injuries=2, token=False)
    t.room("brood", "g").put("alpha", "g").develop("queen")
    assert not t.at("g")
    assert (queen.place, queen.injuries) == ("e", 2)
    assert t.bag_counts()["queen"] == 1
    assert len(t.game.laboratory.eggs) == 5


@pytest.mark.rule("LD-BAG-07")
@pytest.mark.parametrize("explored", [True, False])
def test_with_nobody_in_the_nest_the_queen_lays_an_egg(t: Any, explored: bool) -> None:
    if explored:
        t.room("brood", "g")
    t.develop("queen")
    assert len(t.game.laboratory.eggs) == 6
    assert not t.table.intruders
    assert t.bag_counts()["queen"] == 1


@pytest.mark.rule("LD-BAG-07")
def test_a_destroyed_nest_gets_no_egg(t: Any) -> None:
    t.eggs(0)
    t.game.laboratory.destroyed = True
    t.develop("queen")
    assert t.game.laboratory.eggs == []
    assert t.bag_counts()["queen"] == 1


@pytest.mark.rule("LD-BAG-07")
def test_without_an_egg_in_the_box_none_is_laid(t: Any) -> None:
    t.eggs(8)
    t.develop("queen")
    assert len(t.game.laboratory.eggs) == 8


@pytest.mark.rule("LD-BAG-08")
def test_the_blank_goes_back_with_an_adult(t: Any) -> None:
    t.only_in_bag("blank", *["adult"] * 6)
    t.develop("blank")
    assert t.bag_counts() == {"blank": 1, "adult": 7}


@pytest.mark.rule("LD-BAG-08")
def test_the_blank_goes_back_without_an_adult_in_the_supply(t: Any) -> None:
    t.out_of_supply("adult")
    before = t.bag_counts()
    t.develop("blank")
    assert t.bag_counts() == before


def test_an_empty_bag_develops_nothing(t: Any) -> None:
    t.only_in_bag()
    t.step("event", "bag")
    assert t.table.bag == []
    assert "noise.roll" not in t.kinds
