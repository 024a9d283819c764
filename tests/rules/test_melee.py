"""Melee Attacks: a miss wounds the Character, a hit deals exactly 1 Injury."""

from __future__ import annotations

import pytest

from nemesis_core.testing import Table, table


def strike(kind: str, face: str) -> Table:
    """Alpha strikes at an Intruder of `kind` and the die shows `face`; the check then needs 4 blood a card."""
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan").top("attacks", "scratch-4", "scratch-4")
    target = t.intruder(kind, "b")
    return t.dice("combat-die", face).act("alpha", "melee", target.id)


@pytest.mark.rule("LD-MELEE-01")
@pytest.mark.parametrize(("kind", "face"), [("drone", "blank"), ("drone", "creeper"), ("giant", "adult")])
def test_a_miss_wounds_the_character(kind, face):
    t = strike(kind, face)
    assert len(t["alpha"].serious) == 1
    assert t.at("b")[0].injuries == 0


@pytest.mark.rule("LD-MELEE-01", "LD-MELEE-02")
@pytest.mark.parametrize(
    ("kind", "face"), [("drone", "adult"), ("drone", "hit"), ("giant", "hit"), ("drone", "two-hits")]
)
def test_a_hit_is_one_injury_and_no_wound(kind, face):
    t = strike(kind, face)
    assert t.at("b")[0].injuries == 1
    assert t["alpha"].serious == []


@pytest.mark.rule("LD-MELEE-01")
def test_a_miss_with_three_serious_wounds_is_death():
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan")
    t.wounds("alpha", serious=["eyes", "guts", "knee"])
    drone = t.intruder("drone", "b")
    t.dice("combat-die", "blank").act("alpha", "melee", drone.id)
    assert t["alpha"].status == "dead"
