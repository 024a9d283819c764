"""Lairs: Combat with one, attacks on it, its check, its end and that of the Despoiler."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import in_combat, injure_all, noise_roll, vanish
from nemesis_void_seeders.lairs import despoiler_dead, destroy_lair, hurt_lair


def ends(t: Any, option: tuple[str, ...] = ("pass",)) -> None:
    """Alpha takes the second Action of its turn."""
    t.table.turn, t["alpha"].acted = 0, 1
    t["alpha"].passed = False
    t.will(option).turn()


def armed(t: Any, injuries: int = 0) -> tuple[str, str]:
    """Alpha stands in a with a loaded Weapon, an Action card and a Lair; the Weapon and the Lair."""
    t.bare("alpha").hand("alpha", "plan", "plan")
    return t.give("alpha", "zapper"), t.lair("a", injuries)


# ---------------------------------------------------------------- being there


@pytest.mark.rule("VS-LAI-01")
def test_who_shares_a_room_with_a_lair_is_in_combat(t: Any) -> None:
    t.put("beta", "b").lair("a")
    assert (in_combat(t.game, t["alpha"]), in_combat(t.game, t["beta"])) == (True, False)


@pytest.mark.rule("VS-LAI-02")
@pytest.mark.parametrize(("place", "noise"), [("a", ["ab"]), ("b", [])])
def test_who_ends_a_turn_with_a_lair_rolls_for_noise(t: Any, place: str, noise: list[str]) -> None:
    t.lair(place)
    t.dice("noise-die", "1")
    ends(t)
    assert list(t.table.noise) == noise


@pytest.mark.rule("VS-LAI-02")
@pytest.mark.parametrize(("option", "passed"), [(("pass",), True), (("card", "alpha.plan/1", "draw"), False)])
def test_it_rolls_at_the_end_of_every_turn_that_in_which_it_passes_included(
    t: Any, option: tuple[str, ...], passed: bool
) -> None:
    t.bare("alpha").hand("alpha", "plan/1", "plan/2").put("beta", "b").lair("a")
    t.dice("noise-die", "1")
    ends(t, option)
    assert (t["alpha"].passed, list(t.table.noise)) == (passed, ["ab"])
    assert t.kinds.index("noise.roll") > t.kinds.index("pass" if passed else "act")


@pytest.mark.rule("VS-LAI-02")
def test_with_a_void_seeder_alone_nobody_rolls_and_with_both_one_does(t: Any) -> None:
    t.intruder("lurker", "a", token=False)
    ends(t)
    assert t.told("noise.roll") == []
    t.lair("a")
    t.dice("noise-die", "2")
    ends(t)
    assert list(t.table.noise) == ["ac"]


@pytest.mark.rule("VS-LAI-15")
@pytest.mark.parametrize(
    ("serious", "status", "told"),
    [([], "active", ["wound.light", "lair.noise", "noise.roll"]), (["arm", "leg", "knee"], "dead", [])],
)
def test_the_fire_wounds_before_the_noise_roll_and_the_dead_do_not_roll(
    t: Any, serious: list[str], status: str, told: list[str]
) -> None:
    t.lair("a")
    t.fire("a").dice("noise-die", "1").wounds("alpha", serious=serious)
    ends(t)
    assert t["alpha"].status == status
    assert [kind for kind in t.kinds if kind in ("wound.light", "lair.noise", "noise.roll")] == told


@pytest.mark.rule("VS-LAI-03")
def test_danger_and_retreats_leave_a_lair_where_it_is(t: Any) -> None:
    t.put("beta", "f").lair("b")
    t.dice("noise-die", "danger")
    t.do(lambda: noise_roll(t.game, t["alpha"]))
    assert (t.game.seeders.lairs, sorted(t.table.noise)) == ({"b": "lair-1"}, ["ab", "ac", "ad", "crawlway"])
    t.blood(2, None)
    t.do(lambda: hurt_lair(t.game, "b", 6))
    assert (t.game.seeders.lairs, t.told("retreat")) == ({"b": "lair-1"}, [])


@pytest.mark.rule("VS-LAI-03")
def test_event_cards_and_lurking_leave_it_where_it_is(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g").lair("b")
    t.flees(1)
    t.step("event", "event-card").step("event", "lurking")
    assert t.game.seeders.lairs == {"b": "lair-1"}


@pytest.mark.rule("VS-LAI-04")
def test_a_lair_never_attacks(t: Any) -> None:
    t.lair("a")
    t.hand("alpha", "plan").dice("noise-die", "silence").step("event", "attacks")
    t.act("alpha", "move", "b")
    assert (t.told("attack"), t["alpha"].place) == ([], "b")


@pytest.mark.rule("VS-LAI-05")
def test_of_two_void_seeders_and_a_lair_two_attack_who_escapes(t: Any) -> None:
    t.lair("a")
    pieces = [t.intruder("lurker", "a", token=False).id for _ in range(2)]
    t.hand("alpha", "plan").dice("noise-die", "silence").act("alpha", "move", "b")
    assert [told["piece"] for told in t.told("attack")] == pieces


# ---------------------------------------------------------------- attacks on it


@pytest.mark.rule("VS-LAI-06")
@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("creeper", 0), ("adult", 0), ("hit", 1), ("two-hits", 2)]
)
def test_only_crosshairs_hit_a_lair(t: Any, face: str, injuries: int) -> None:
    weapon, lair = armed(t)
    t.dice("combat-die", face).blood(3, 4).act("alpha", "shoot", weapon, lair)
    assert t.game.seeders.lair_injuries.get(lair, 0) == injuries


@pytest.mark.rule("VS-LAI-07")
@pytest.mark.parametrize(("face", "injuries", "wounds"), [("adult", 0, 1), ("hit", 1, 0), ("two-hits", 1, 0)])
def test_a_melee_attack_that_misses_costs_a_serious_wound(t: Any, face: str, injuries: int, wounds: int) -> None:
    _, lair = armed(t)
    t.dice("combat-die", face).blood(3, 4).act("alpha", "melee", lair)
    assert (t.game.seeders.lair_injuries.get(lair, 0), len(t["alpha"].serious)) == (injuries, wounds)
    assert t.contamination("alpha") == 1


@pytest.mark.rule("VS-LAI-08")
@pytest.mark.parametrize(
    ("blood", "before", "there"),
    [((2, 4), 2, True), ((2, 4), 3, False), ((4, 2), 3, False), ((3, None), 5, True), ((None, 3), 5, True)],
)
def test_the_higher_of_two_numbers_or_an_arrow_saves_a_lair(t: Any, blood: Any, before: int, there: bool) -> None:
    # It has `before` Injuries and suffers 1 more: with 3 it stands against 4, with 4 it does not.
    t.lair("b", before)
    t.blood(*blood)
    t.do(lambda: hurt_lair(t.game, "b", 1))
    assert ("b" in t.game.seeders.lairs) is there
    assert len(t.table.discards["attacks"]) == 2


@pytest.mark.rule("VS-LAI-09", "VS-EVP-02")
def test_fire_hurts_each_lair_in_a_burning_room_once(t: Any) -> None:
    t.lair("b", 2)
    t.lair("c", 2)
    t.fire("b").blood(2, 4).step("event", "fire")
    assert t.game.seeders.lair_injuries == {"lair-1": 3, "lair-2": 2}


@pytest.mark.rule("VS-LAI-10")
def test_venting_destroys_a_lair(t: Any) -> None:
    t.lair("b")
    t.game.hooks.room_struck(t.game, "b", None, None, "venting")
    assert (t.game.seeders.lairs, t.game.seeders.destroyed) == ({}, ["lair-1"])
    assert t.told("lair.injury") == []


# ---------------------------------------------------------------- its end


@pytest.mark.rule("VS-CBT-12")
def test_a_token_comes_for_the_despoiler_that_goes_with_the_last_lair(t: Any) -> None:
    for place in ("b", "c", "d"):
        t.lair(place)
    t.intruder("despoiler", "e", token=False)
    before = t.supply_counts("void-seeder")
    for place in ("b", "c", "d"):
        t.do(lambda place=place: destroy_lair(t.game, place))
    assert t.supply_counts("void-seeder") == before - 1


@pytest.mark.rule("VS-CBT-08")
def test_before_that_a_despoiler_that_has_left_comes_again(t: Any) -> None:
    vanish(t.game, t.intruder("despoiler", "e", token=False))
    assert not despoiler_dead(t.game)
    assert t.comes("despoiler", "e").kind == "despoiler"


# ---------------------------------------------------------------- Rooms, Items and cards


@pytest.mark.rule("VS-LAI-13")
def test_what_strikes_all_intruders_of_a_room_strikes_a_lair(t: Any) -> None:
    t.lair("b")
    t.blood(3, 4)
    injure_all(t.game, "b", 1, t["alpha"], "exterminate")
    assert t.game.seeders.lair_injuries == {"lair-1": 1}


@pytest.mark.rule("VS-LAI-13")
def test_a_card_that_strikes_at_an_intruder_strikes_at_a_lair(t: Any) -> None:
    t.put("beta", "b").hand("alpha", "rage", "plan", "plan")
    assert t.legal("alpha", "card", "alpha.rage/1") == []
    lair = t.lair("a")
    t.blood(3, 4).play_card("alpha", "rage", "strike", lair)
    assert t.game.seeders.lair_injuries == {lair: 1}
