"""Shooting: Weapon and target, Ammo, die, Injuries."""

from __future__ import annotations

import pytest

from nemesis_core.testing import Table, table

TORCH = "alpha.torch"


def armed(ammo: int = 2) -> Table:
    """Alpha in b with its torch and a card to pay with, beta far away."""
    t = table().put("alpha", "b").put("beta", "g").hand("alpha", "plan")
    t["alpha"].ammo[TORCH] = ammo
    return t


def shoot(t: Table, target: str, face: str) -> Table:
    """Alpha shoots at `target` and the die shows `face`."""
    return t.dice("combat-die", face).act("alpha", "shoot", TORCH, target)


@pytest.mark.rule("LD-COMB-02")
def test_who_is_in_combat_may_shoot_strike_or_escape():
    t = armed().hand("alpha", "plan", "look")
    drone = t.intruder("drone", "b")
    assert t.legal("alpha", "shoot") == [("shoot", TORCH, drone.id)]
    assert t.legal("alpha", "melee") == [("melee", drone.id)]
    assert {option[1] for option in t.legal("alpha", "move")} == {"a", "c", "e"}
    assert ("draw",) in [option[2:] for option in t.legal("alpha", "card")]


@pytest.mark.rule("LD-COMB-02")
def test_out_of_combat_there_is_nothing_to_attack():
    t = armed()
    t.intruder("drone", "a")
    assert t.legal("alpha", "shoot") == t.legal("alpha", "melee") == []


@pytest.mark.rule("LD-SHOOT-01")
def test_a_shot_costs_one_ammo_and_hurts_its_target_alone():
    t = armed(ammo=2).top("attacks", "scratch-4")
    first, second = t.intruder("drone", "b"), t.intruder("drone", "b")
    assert {option[2] for option in t.legal("alpha", "shoot")} == {first.id, second.id}
    shoot(t, first.id, "hit")
    assert t["alpha"].ammo[TORCH] == 1
    assert (first.injuries, second.injuries) == (1, 0)


@pytest.mark.rule("LD-SHOOT-01")
def test_the_ammo_is_gone_before_the_die_is_rolled():
    t = armed(ammo=2).top("attacks", "scratch-4")
    drone = t.intruder("drone", "b")
    seen = []
    t.game.listener = lambda e: seen.append((e.kind, t["alpha"].ammo[TORCH], drone.injuries))
    shoot(t, drone.id, "hit")
    assert ("attack.roll", 1, 0) in seen
    assert ("injury", 1, 1) in seen


@pytest.mark.rule("LD-SHOOT-01")
def test_no_shot_without_ammo():
    t = armed(ammo=0)
    t.intruder("drone", "b")
    assert t.legal("alpha", "shoot") == []


@pytest.mark.rule("LD-SHOOT-02")
@pytest.mark.parametrize(("face", "injuries"), [("blank", 0), ("hit", 1), ("two-hits", 2)])
def test_a_shot_deals_nothing_one_or_two_injuries(face, injuries):
    t = armed().top("attacks", "scratch-4", "scratch-4")
    giant = t.intruder("giant", "b")
    shoot(t, giant.id, face)
    assert giant.injuries == injuries
    assert t["alpha"].serious == []


@pytest.mark.rule("LD-SHOOT-03")
@pytest.mark.parametrize(
    ("face", "kind", "injuries"),
    [("creeper", "drone", 0), ("creeper", "giant", 0), ("adult", "drone", 1), ("adult", "giant", 0)],
)
def test_a_result_that_does_not_name_the_type_is_a_miss(face, kind, injuries):
    t = armed().top("attacks", "scratch-4", "scratch-4")
    target = t.intruder(kind, "b")
    shoot(t, target.id, face)
    assert target.injuries == injuries


@pytest.mark.rule("LD-SHOOT-03")
@pytest.mark.parametrize("face", ["creeper", "adult"])
def test_a_result_hurts_the_types_below_the_one_it_names_too(face):
    t = armed()
    grub = t.intruder("grub", "b")
    shoot(t, grub.id, face)
    assert t.told("injury") == [{"piece": grub.id, "injuries": 1, "now": 1}]


@pytest.mark.rule("LD-PVP-01")
def test_no_character_is_ever_a_target():
    t = armed().put("beta", "b")
    assert t.legal("alpha", "shoot") == t.legal("alpha", "melee") == []
    drone = t.intruder("drone", "b")
    assert {option[2] for option in t.legal("alpha", "shoot")} == {drone.id}
    assert {option[1] for option in t.legal("alpha", "melee")} == {drone.id}
