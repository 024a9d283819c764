"""Attacks on Germinators, and Injuries of the others."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import attack_targets, in_combat, injure, injure_all, kill

HOSTED = ["deathcap", "queen"]


def armed(t: Any, level: int = 3) -> str:
    """Alpha stands in a, with a loaded Weapon and a Germinator."""
    t.germinator("a", level).bare("alpha").hand("alpha", "plan", "plan", "look")
    return t.give("alpha", "burner")


def hurt(t: Any, piece: Any, injuries: int = 1) -> None:
    t.do(lambda: injure(t.game, piece, injuries, t["alpha"], "melee"))


# ---------------------------------------------------------------- Germinators


@pytest.mark.rule("CH-GERM-17", "CH-GERM-18")
def test_a_germinator_can_be_shot_at_and_struck_out_of_combat(t: Any) -> None:
    weapon = armed(t)
    assert not in_combat(t.game, t["alpha"])
    assert t.legal("alpha", "shoot") == [("shoot", weapon, "germinator")]
    assert t.legal("alpha", "melee") == [("melee", "germinator")]


@pytest.mark.rule("CH-GERM-19")
def test_for_cards_and_items_it_is_no_intruder(t: Any) -> None:
    armed(t)
    t.hand("alpha", "rage", "plan")
    assert t.legal("alpha", "card", "alpha.rage/1") == []
    assert attack_targets(t.game, t["alpha"]) == []


@pytest.mark.rule("CH-GERM-19")
def test_what_strikes_every_intruder_of_a_room_reaches_a_germinator(t: Any) -> None:
    t.germinator("a", 2).germinator("b", 2)
    injure_all(t.game, "a", 1, None, "exterminate")
    assert (t.grown("a"), t.grown("b")) == (1, 2)
    t.game.hooks.room_struck(t.game, "b", None, None, "venting")
    assert t.grown("b") is None


@pytest.mark.rule("CH-GERM-21", "CH-GERM-22")
@pytest.mark.parametrize(("face", "level"), [("blank", 3), ("creeper", 3), ("adult", 3), ("hit", 2), ("two-hits", 1)])
def test_only_a_general_hit_or_better_hurts_it(t: Any, face: str, level: int) -> None:
    weapon = armed(t)
    t.dice("combat-die", face).act("alpha", "shoot", weapon, "germinator")
    assert (t.grown("a"), t["alpha"].ammo[weapon]) == (level, 2)
    assert t.table.discards["attacks"] == []


@pytest.mark.rule("CH-GERM-22", "CH-GERM-23")
def test_at_level_zero_it_goes_back_without_a_carcass(t: Any) -> None:
    weapon = armed(t, 2)
    t.dice("combat-die", "two-hits").act("alpha", "shoot", weapon, "germinator")
    assert (t.grown("a"), t.laboratory[0], t.table.objects) == (None, ("purple", 1), {})


@pytest.mark.rule("CH-GERM-23")
def test_it_stands_in_the_rightmost_free_space_of_its_colour(t: Any) -> None:
    armed(t, 1)
    t.germinator("b").germinator("c", 3)  # purple spaces 1, 3 and 5 are free
    t.dice("combat-die", "hit").act("alpha", "melee", "germinator")
    assert t.laboratory[:5] == [None, ("green", 1), None, ("green", 1), ("purple", 1)]


@pytest.mark.rule("CH-GERM-24", "CH-GERM-25")
@pytest.mark.parametrize(("face", "level"), [("blank", 3), ("adult", 3), ("hit", 2)])
def test_a_melee_attack_brings_a_contamination_card_and_never_a_wound(t: Any, face: str, level: int) -> None:
    armed(t)
    t.dice("combat-die", face).act("alpha", "melee", "germinator")
    assert (t.grown("a"), t["alpha"].serious, t.contamination("alpha")) == (level, [], 1)
    rolled = [event.rule for event in t.log if event.kind == "attack.roll"]
    assert rolled == ["LD-MELEE-02" if level == 2 else "CH-GERM-24"]


@pytest.mark.rule("CH-GERM-20", "CH-EVENT-02")
def test_fire_hurts_all_chytrids_where_it_burns(t: Any) -> None:
    t.germinator("c", 2).germinator("d", 2).germinator("e", 1).fire("c", "e")
    pieces = [t.intruder(kind, "c", token=False) for kind in ("stinkhorn", "deathcap", "queen")]
    elsewhere = t.intruder("stinkhorn", "d", token=False)
    t.top("attacks", *["tendril-lash-2", "tendril-lash-3", "tendril-lash-4", "tendril-lash-5"])
    t.step("event", "fire")
    assert (t.grown("c"), t.grown("d"), t.grown("e")) == (1, 2, None)
    assert [piece.injuries for piece in [*pieces, elsewhere]] == [1, 1, 1, 0]
    assert t.levels == [1] * 8


# ---------------------------------------------------------------- Stinkhorns


@pytest.mark.rule("CH-STINK-01")
@pytest.mark.parametrize(
    ("face", "injuries"), [("blank", 0), ("creeper", 0), ("adult", 1), ("hit", 1), ("two-hits", 2)]
)
def test_a_stinkhorn_is_hit_as_an_adult(t: Any, face: str, injuries: int) -> None:
    t.bare("alpha").hand("alpha", "plan", "plan")
    weapon, piece = t.give("alpha", "burner"), t.intruder("stinkhorn", "a", token=False)
    t.top("attacks", "tendril-lash-5").dice("combat-die", face).act("alpha", "shoot", weapon, piece.id)
    assert piece.injuries == injuries


@pytest.mark.rule("CH-DEATHCAP-08", "CH-QUEEN-08")
@pytest.mark.parametrize("kind", HOSTED)
@pytest.mark.parametrize(("face", "injuries"), [("creeper", 0), ("adult", 0), ("hit", 1), ("two-hits", 2)])
def test_a_deathcap_or_the_queen_is_hit_as_a_breeder(t: Any, kind: str, face: str, injuries: int) -> None:
    t.bare("alpha").hand("alpha", "plan", "plan")
    weapon, piece = t.give("alpha", "burner"), t.intruder(kind, "a", token=False)
    t.top("attacks", "tendril-lash-5", "tendril-lash-4").dice("combat-die", face).act(
        "alpha", "shoot", weapon, piece.id
    )
    assert piece.injuries == injuries


@pytest.mark.rule("CH-STINK-03", "CH-STINK-04")
@pytest.mark.parametrize(("card", "dies"), [("tendril-lash-2", True), ("tendril-lash-3", False)])
def test_a_stinkhorn_is_tested_with_one_card_and_slain_leaves_a_carcass(t: Any, card: str, dies: bool) -> None:
    t.comes("stinkhorn", "a").injuries = 1
    t.top("attacks", card)
    hurt(t, t.at("a")[0])
    assert (t.at("a") == []) is dies
    assert len(t.table.discards["attacks"]) == 1
    assert t.game.colony.slain == (["stinkhorn-1"] if dies else [])
    assert [name.partition("/")[0] for name in t.table.objects.get("a", [])] == ["intruder-carcass"] * dies
    assert t.rest == [2, 3, 4, 5, 6, 7, 8]


# ---------------------------------------------------------------- Deathcaps


@pytest.mark.rule("CH-DEATHCAP-08", "CH-DEATHCAP-09")
@pytest.mark.parametrize(("second", "dies"), [("spore-breath-3", True), ("rooting-3", False)])
def test_a_deathcap_is_tested_with_the_sum_of_two_cards(t: Any, second: str, dies: bool) -> None:
    piece = t.intruder("deathcap", "a", injuries=4, token=False)
    first = "tendril-lash-2" if dies else "tendril-lash-3"
    t.top("attacks", first, second)  # 2 and 3, or 3 and 3
    hurt(t, piece)
    assert (piece.injuries, t.at("a") == []) == (5, dies)
    assert len(t.table.discards["attacks"]) == 2
    assert bool(t.table.objects.get("a")) is dies


@pytest.mark.rule("CH-DEATHCAP-09")
def test_a_killed_deathcap_can_come_again(t: Any) -> None:
    t.mycelium("a")
    pieces = [t.comes("deathcap", "a") for _ in range(3)]
    assert t.comes("deathcap", "a") is None
    kill(t.game, pieces[0])
    assert t.comes("deathcap", "a") is not None


# ---------------------------------------------------------------- the Queen


@pytest.mark.rule("CH-QUEEN-09")
def test_the_more_stinkhorns_rest_the_harder_she_is_to_kill(t: Any) -> None:
    t.intruder("queen", "a", token=False)
    told = [t.game.view(0)["queen board number"]]
    for place in "cde":
        t.comes("stinkhorn", place)
        told.append(t.game.view(0)["queen board number"])
    assert told == [8, 7, 6, 5]
    t.put("alpha", "f").put("beta", "f").intruder("stinkhorn", "b", token=False)
    t.symbols("stinkhorn", numbers=(2,))  # d 2 is the Crawlway
    assert t.game.view(0)["queen board number"] == 5
    assert t.rest == [4, 5, 6, 7, 8]


@pytest.mark.rule("CH-QUEEN-11")
def test_a_killed_queen_leaves_a_carcass_and_does_not_come_again(t: Any) -> None:
    t.mycelium("a")
    queen = t.comes("queen", "a")
    kill(t.game, queen)
    assert t.game.laboratory.queen_killed
    assert [name.partition("/")[0] for name in t.table.objects["a"]] == ["intruder-carcass"]
    assert t.comes("queen", "a") is None
    assert t.at("a") == []
