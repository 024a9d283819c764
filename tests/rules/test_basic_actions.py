"""The Basic Actions: Movement, Careful Movement, Shoot, Melee Attack; attacks never aim at Characters."""

from __future__ import annotations

import pytest

from nemesis_core.rules import BASIC, intruders_at
from nemesis_core.testing import table

FOUR = ["look", "look", "plan", "plan"]


def places(options):
    return {option[1] for option in options}


@pytest.mark.rule("LD-BASIC-01")
def test_everybody_has_the_seven_basic_actions():
    assert sorted(BASIC) == ["careful", "craft", "melee", "move", "pick-up", "shoot", "trade"]
    for who in ("alpha", "beta"):
        t = table().put("alpha", "c").put("beta", "c").hand(who, *FOUR)
        t.give(who, "rag")
        t.give(who, "bandage")
        t.give(who, "zapper")
        t.lies("egg", "c")
        calm = {o[0] for o in t.legal(who)}
        t.intruder("drone", "c")
        fight = {o[0] for o in t.legal(who)}
        assert set(BASIC) <= calm | fight


@pytest.mark.rule("LD-BASIC-02")
def test_movement_goes_to_a_neighbouring_room():
    t = table().hand("alpha", *FOUR)
    assert places(t.legal("alpha", "move")) == {"b", "c", "d"}  # e is two Rooms away
    t.dice("noise-die", "silence").act("alpha", "move", "b", "ab")
    assert t["alpha"].place == "b"
    assert places(t.legal("alpha", "move")) == {"a", "c", "e"}


@pytest.mark.rule("LD-BASIC-03")
def test_careful_movement_only_out_of_combat():
    t = table().hand("alpha", *FOUR)
    assert places(t.legal("alpha", "careful")) == {"b", "c", "d"}
    t.intruder("grub", "a")
    assert t.legal("alpha", "careful") == []
    assert t.legal("alpha", "move") != []


@pytest.mark.rule("LD-BASIC-04")
def test_careful_movement_places_noise_of_choice_and_rolls_nothing():
    t = table().hand("alpha", *FOUR).will("bc")
    t.act("alpha", "careful", "b", "ab")
    assert t["alpha"].place == "b"
    assert list(t.table.noise) == ["bc"]
    assert [d.options for d in t.asked if d.kind == "careful-noise"] == [["ab", "bc", "be", "crawlway"]]
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-BASIC-04", "LD-BASIC-05")
def test_careful_movement_chooses_among_corridors_without_noise():
    t = table().hand("alpha", *FOUR).noise("ab", "crawlway").will("be")
    t.act("alpha", "careful", "b", "ab")
    assert [d.options for d in t.asked if d.kind == "careful-noise"] == [["bc", "be"]]
    assert sorted(t.table.noise) == ["ab", "be", "crawlway"]


@pytest.mark.rule("LD-BASIC-04")
def test_careful_movement_into_company_places_nothing():
    t = table().hand("alpha", *FOUR).put("beta", "b")
    t.act("alpha", "careful", "b", "ab")
    assert t["alpha"].place == "b"
    assert t.table.noise == {}
    t = table().hand("alpha", *FOUR)
    t.intruder("grub", "b")
    t.act("alpha", "careful", "b", "ab")
    assert t.table.noise == {}


@pytest.mark.rule("LD-BASIC-05")
def test_no_careful_movement_to_a_room_full_of_noise():
    t = table().hand("alpha", *FOUR).noise("ab", "bc", "be", "crawlway")
    assert places(t.legal("alpha", "careful")) == {"c", "d"}  # the Entrance of b counts as one of its Corridors
    assert places(t.legal("alpha", "move")) == {"b", "c", "d"}
    t.table.noise.pop("crawlway")
    assert places(t.legal("alpha", "careful")) == {"b", "c", "d"}


@pytest.mark.rule("LD-BASIC-05")
def test_noise_around_the_room_left_does_not_matter():
    t = table().hand("alpha", *FOUR).noise("ab", "ac", "ad", "crawlway")
    assert places(t.legal("alpha", "careful")) == {"b", "c", "d"}


@pytest.mark.rule("LD-BASIC-11")
def test_shoot_needs_a_weapon_in_a_hand_slot():
    t = table().bare("alpha").hand("alpha", *FOUR)
    t.intruder("drone", "a")
    assert t.legal("alpha", "shoot") == []
    t.give("alpha", "wrench")
    assert t.legal("alpha", "shoot") == []
    energy, classic = t.give("alpha", "zapper"), t.give("alpha", "slugger")
    assert {o[1] for o in t.legal("alpha", "shoot")} == {energy, classic}


@pytest.mark.rule("LD-BASIC-11", "LD-COST-07")
def test_shoot_only_in_combat():
    t = table().hand("alpha", *FOUR)
    t.intruder("drone", "b")
    assert t.legal("alpha", "shoot") == []
    t.intruder("drone", "a")
    assert t.legal("alpha", "shoot") == [("shoot", "alpha.torch", "drone-2")]


@pytest.mark.rule("LD-BASIC-12", "LD-BASIC-14")
def test_targets_are_the_intruders_in_the_same_room():
    t = table().hand("alpha", *FOUR)
    here, also = t.intruder("drone", "a"), t.intruder("grub", "a")
    t.intruder("giant", "b")
    assert t.legal("alpha", "shoot") == [("shoot", "alpha.torch", here.id), ("shoot", "alpha.torch", also.id)]
    assert t.legal("alpha", "melee") == [("melee", here.id), ("melee", also.id)]


@pytest.mark.rule("LD-BASIC-12")
def test_a_shot_injures_only_its_target():
    t = table().hand("alpha", *FOUR)
    target, other = t.intruder("drone", "a"), t.intruder("drone", "a")
    t.dice("combat-die", "hit").top("attacks", "scratch-4").act("alpha", "shoot", "alpha.torch", target.id)
    assert (target.injuries, other.injuries) == (1, 0)


@pytest.mark.rule("LD-BASIC-13")
@pytest.mark.parametrize("face", ["blank", "creeper", "hit", "two-hits"])
def test_shoot_uses_up_one_ammo_whatever_the_result(face):
    t = table().bare("alpha").hand("alpha", *FOUR)
    weapon, other = t.give("alpha", "zapper", ammo=3), t.give("alpha", "slugger", ammo=2)
    t.intruder("giant", "a")
    t.dice("combat-die", face).top("attacks", "scratch-4", "scratch-4").act("alpha", "shoot", weapon)
    assert t["alpha"].ammo == {weapon: 2, other: 2}


@pytest.mark.rule("LD-BASIC-13")
def test_empty_weapon_cannot_shoot():
    t = table().bare("alpha").hand("alpha", *FOUR)
    empty, last = t.give("alpha", "zapper", ammo=0), t.give("alpha", "slugger", ammo=1)
    t.intruder("giant", "a")
    assert {o[1] for o in t.legal("alpha", "shoot")} == {last}
    t.dice("combat-die", "blank").act("alpha", "shoot", last)
    assert t["alpha"].ammo == {empty: 0, last: 0}
    assert t.legal("alpha", "shoot") == []


@pytest.mark.rule("LD-BASIC-14")
def test_melee_needs_combat_and_no_weapon():
    t = table().bare("alpha").hand("alpha", *FOUR)
    assert t.legal("alpha", "melee") == []
    t.intruder("grub", "a")
    assert t.legal("alpha", "melee") == [("melee", "grub-1")]


@pytest.mark.rule("LD-BASIC-15")
@pytest.mark.parametrize("face", ["hit", "blank"])
def test_melee_begins_with_a_contamination_card(face):
    t = table().hand("alpha", "look", "plan").will("alpha.look/1")
    t.discard_pile("alpha", 2)
    t.intruder("grub", "a")
    t.dice("combat-die", face).act("alpha", "melee", "grub-1")
    assert len(t["alpha"].discard) == 4
    assert t["alpha"].discard[-1].startswith("contamination/")
    assert t.contamination("alpha") == 1
    assert t.kinds.index("contamination.gain") < t.kinds.index("attack.roll")
    assert (intruders_at(t.game, "a") == []) == (face == "hit")


@pytest.mark.rule("LD-PVP-01")
def test_characters_are_never_targets():
    t = table(characters=["alpha", "beta", "gamma"]).hand("alpha", *FOUR, "rage")
    adult = t.intruder("drone", "a")
    targets = {o[-1] for kind in ("shoot", "melee") for o in t.legal("alpha", kind)}
    assert targets == {adult.id}
    t.table.intruders.clear()
    assert t.legal("alpha", "shoot") == t.legal("alpha", "melee") == []


@pytest.mark.variant
@pytest.mark.rule("LD-PVP-02")
def test_thermite_charge_at_an_intruder_hits_the_characters_with_it():
    t = table("lockdown", ["sentry", "hacker", "janitor"])
    here = t["janitor"].place
    _, target = t.game.board.ways[here][0]
    t.explored(target).put("sentry", target).put("hacker", target)
    adult = t.intruder("adult", target)
    t.start_round()
    t.top("attacks", "blood-chase-5").use("janitor", t.give("janitor", "thermite-charge"), "blow-up", target)
    assert (t["sentry"].light, t["hacker"].light, t["janitor"].light) == (1, 1, 0)
    assert adult.injuries == 1


@pytest.mark.variant
@pytest.mark.rule("LD-PVP-02")
def test_somebody_can_be_shut_in_a_burning_room():
    t = table("lockdown", ["sentry", "janitor"])
    here = t["janitor"].place
    corridor, target = t.game.board.ways[here][0]
    t.explored(target).put("sentry", target).fire(target).start_round()
    t.use("janitor", t.give("janitor", "weapon-battery"), "door", corridor)
    assert corridor not in {o[2] for o in t.legal("sentry", "move")}
    t.table.turn = t["sentry"].seat
    t.will(("pass",)).turn()
    assert t["sentry"].light == 1
