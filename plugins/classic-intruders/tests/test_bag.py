"""The bag development: from Larva to Queen."""

from __future__ import annotations

from typing import Any

import pytest

FOUR = ("look", "look", "plan", "plan")


@pytest.mark.parametrize(("kind", "comes"), [("larva", "adult"), ("creeper", "breeder")])
def test_a_larva_or_creeper_leaves_the_bag_for_the_next_larger(t: Any, kind: str, comes: str) -> None:
    before = t.bag_counts()
    t.develop(kind)
    after = t.bag_counts()
    assert after.get(kind, 0) == before[kind] - 1
    assert after[comes] == before.get(comes, 0) + 1
    assert sum(after.values()) == sum(before.values())


@pytest.mark.parametrize(("kind", "comes"), [("larva", "adult"), ("creeper", "breeder")])
def test_it_leaves_the_bag_without_a_token_in_its_stead_too(t: Any, kind: str, comes: str) -> None:
    t.out_of_supply(comes)
    before = t.bag_counts()
    t.develop(kind)
    assert sum(t.bag_counts().values()) == sum(before.values()) - 1
    assert t.bag_counts().get(kind, 0) == before[kind] - 1


@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_an_adult_or_breeder_goes_back_and_those_out_of_combat_roll_in_order(deal: Any, kind: str) -> None:
    t = deal("alpha", "beta", "gamma")
    t.put("alpha", "a").put("beta", "c").put("gamma", "e")
    t.table.first = 1
    t.intruder("creeper", "e")
    t.bag(kind)
    before = t.bag_counts()
    t.dice("noise-die", "silence", "silence").step("event", "bag")
    assert t.bag_counts() == before
    assert [roll["who"] for roll in t.told("noise.roll")] == [1, 0]


def test_the_queen_comes_to_a_character_in_the_nest_and_may_surprise(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").put("beta", "g").hand("alpha", *FOUR).hand("beta", *FOUR[:3])
    t.noise("fg", "ab").top("attacks", "bite-4").develop("queen")
    assert [piece.id for piece in t.at("g")] == ["queen-1"]
    assert t.told("surprise") == [{"who": 1, "piece": "queen-1", "number": 4}]
    assert [len(t[who].serious) for who in ("alpha", "beta")] == [0, 1]
    assert t.bag_counts()["queen"] == 1
    assert sorted(t.table.noise) == ["ab"]
    assert len(t.game.laboratory.eggs) == 5


def test_with_nobody_in_the_nest_the_queen_lays_an_egg(t: Any) -> None:
    t.room("brood", "g").develop("queen")
    assert len(t.game.laboratory.eggs) == 6
    assert not t.table.intruders
    assert t.bag_counts()["queen"] == 1


def test_a_destroyed_nest_gets_no_egg(t: Any) -> None:
    t.eggs(0)
    t.game.laboratory.destroyed = True
    t.develop("queen")
    assert t.game.laboratory.eggs == []


def test_the_blank_goes_back_with_an_adult(t: Any) -> None:
    before = t.bag_counts()
    t.develop("blank")
    assert t.bag_counts() == before | {"adult": before["adult"] + 1}


def test_an_empty_bag_develops_nothing(t: Any) -> None:
    t.only_in_bag().step("event", "bag")
    assert t.table.bag == []
    assert "noise.roll" not in t.kinds
