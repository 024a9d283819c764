"""Covering Fire, Taking Aim, Full Auto, Nerves of Steel."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import encounter

RIFLE = "lockdown-assault-rifle"
SURPRISE = ("react", "soldier.nerves-of-steel/1", "ignore-surprise")

# ---------------------------------------------------------------- Covering Fire


@pytest.mark.parametrize(("movers", "left"), [(("p1",), ["pilot"]), (("p2",), ["soldier"]), (("p1", "p2"), [])])
def test_covering_fire_moves_one_or_two_without_attacks(crew: Any, movers: tuple[str, ...], left: list[str]) -> None:
    t = crew("soldier", "pilot").hand("soldier", "covering-fire")
    rifle = t.give("soldier", RIFLE)
    t.intruder("drone", "a")
    t.will("agree") if "p2" in movers else t
    t.dice("noise-die", "2").play_card("soldier", "covering-fire", "cover-two", "b", "ab", *movers)
    assert [c.id for c in t.table.characters if c.place == "a"] == left
    assert t["soldier"].ammo[rifle] == 4
    assert t.told("attack") == []
    assert len(t.told("noise.roll")) == 1


def test_covering_fire_leaves_an_unwilling_character_behind(crew: Any) -> None:
    t = crew("soldier", "pilot").hand("soldier", "covering-fire")
    rifle = t.give("soldier", RIFLE)
    t.intruder("drone", "a")
    t.will("refuse").play_card("soldier", "covering-fire", "cover-two", "b", "ab", "p2")
    assert (t["soldier"].place, t["pilot"].place) == ("a", "a")
    assert t["soldier"].ammo[rifle] == 4, "spent all the same"


def test_covering_fire_needs_combat_and_ammo(crew: Any) -> None:
    t = crew("soldier", "pilot").hand("soldier", "covering-fire").door("ac").door("ad")
    rifle = t.give("soldier", RIFLE)
    assert t.uses("soldier", "covering-fire") == []
    t.intruder("grub", "a")
    assert t.uses("soldier", "covering-fire") == [
        ("cover-two", "b", "ab", *movers) for movers in (("p1",), ("p1", "p2"), ("p2",))
    ]
    t["soldier"].ammo[rifle] = 0
    assert t.uses("soldier", "covering-fire") == []


# ---------------------------------------------------------------- Taking Aim


@pytest.mark.parametrize(
    ("faces", "answer", "injuries"),
    [(("blank", "hit"), "reroll", 2), (("two-hits", "blank"), "reroll", 0), (("hit",), "keep", 2)],
)
def test_taking_aim_may_roll_again_once(crew: Any, faces: tuple[str, ...], answer: str, injuries: int) -> None:
    t = crew("soldier").hand("soldier", "taking-aim")
    rifle = t.give("soldier", RIFLE)
    drone = t.intruder("drone", "a")
    t.dice("combat-die", *faces).will(answer).top("attacks", "scratch-4")
    t.play_card("soldier", "taking-aim", "aimed-shot", rifle, drone.id)
    assert drone.injuries == injuries, "a hit deals 1, and the Rifle 1 more"
    assert t.game.fixed["combat-die"] == []
    assert t["soldier"].ammo[rifle] == 4, "the second roll is free"
    assert len(t.asked_of("soldier", "reroll")) == 1
    assert t["soldier"].hand == []


def test_taking_aim_is_for_loaded_energy_weapons_in_combat(crew: Any) -> None:
    t = crew("soldier").hand("soldier", "taking-aim")
    rifle = t.give("soldier", RIFLE, ammo=1)
    t.give("soldier", "slugger")
    assert t.uses("soldier", "taking-aim") == []
    t.intruder("grub", "a")
    assert t.uses("soldier", "taking-aim") == [("aimed-shot", rifle, "grub-1")]
    t["soldier"].ammo[rifle] = 0
    assert t.uses("soldier", "taking-aim") == []


# ---------------------------------------------------------------- Full Auto


@pytest.mark.parametrize(
    ("ammo", "face", "injuries"),
    [
        (5, "hit", 4),  # 1 by the die, 1 by the Rifle, 2 for 5 Ammo
        (5, "two-hits", 5),
        (5, "blank", 2),  # a miss: 2 for 5 Ammo alone
        (4, "adult", 2),  # too small a hit for a giant
        (3, "hit", 3),
        (1, "hit", 2),
        (1, "blank", 0),
    ],
)
def test_full_auto_deals_half_its_ammo_besides(crew: Any, ammo: int, face: str, injuries: int) -> None:
    t = crew("soldier").hand("soldier", "full-auto")
    rifle = t.give("soldier", RIFLE, ammo=ammo)
    giant = t.intruder("giant", "a")
    t.dice("combat-die", face).top("attacks", "scratch-4", "bite-3")
    t.play_card("soldier", "full-auto", "empty-magazine", rifle, giant.id)
    assert giant.injuries == injuries
    assert t["soldier"].ammo[rifle] == 0
    assert t.game.fixed["combat-die"] == []


def test_full_auto_empties_the_assault_rifle_only(crew: Any) -> None:
    t = crew("soldier").hand("soldier", "full-auto")
    t.give("soldier", "zapper")
    t.intruder("grub", "a")
    assert t.uses("soldier", "full-auto") == []
    rifle = t.give("soldier", RIFLE)
    assert t.uses("soldier", "full-auto") == [("empty-magazine", rifle, "grub-1")]
    t["soldier"].ammo[rifle] = 0
    assert t.uses("soldier", "full-auto") == [], "the other Weapon's Ammo is of no use"


# ---------------------------------------------------------------- Nerves of Steel


def test_nerves_of_steel_ignore_a_surprise_attack(crew: Any) -> None:
    t = crew("soldier").hand("soldier", "nerves-of-steel").bag("drone").top("attacks", "bite-3")
    t.will(SURPRISE).do(lambda: encounter(t.game, t["soldier"]))
    assert t["soldier"].serious == []
    assert [piece.kind for piece in t.at("a")] == ["drone"]
    assert t["soldier"].hand == []


def test_nerves_of_steel_are_for_surprises_of_their_own_holder(crew: Any) -> None:
    t = crew("soldier", "pilot").hand("soldier", "nerves-of-steel").bag("drone").top("attacks", "scratch-2")
    t.do(lambda: encounter(t.game, t["pilot"]))
    t.hand("pilot", "search", "rest").top("attacks", "scratch-4").step("event", "attacks")
    assert t.asked_of("soldier", "react") == []
    assert (t["pilot"].light, t["soldier"].light) == (1, 1)
