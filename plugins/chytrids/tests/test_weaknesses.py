"""The six Weaknesses: whom each helps, and what it does. The leftmost helps from Knowledge 3 on."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import arrive, injure, injure_all, leave, surprise, weakness_active

SIX = (
    "brittle-caps",
    "slow-spread",
    "sluggish-in-the-light",
    "soft-tissue",
    "sterile-wounds",
    "vulnerability-to-fire",
)


def known(t: Any, name: str, knowledge: int = 3) -> Any:
    """The Weakness `name` is turned up; alpha has `knowledge`, and is ready for an Action."""
    t.weakness(name).bare("alpha").hand("alpha", "plan", "plan", "look")
    return t.mark("alpha", knowledge=knowledge).mark("beta", knowledge=0)


def strikes(t: Any, face: str, target: str = "germinator") -> Any:
    """Alpha makes a Melee Attack."""
    return t.dice("combat-die", face).act("alpha", "melee", target)


def shoots(t: Any, face: str, weapon: str, target: str = "germinator") -> Any:
    """Alpha shoots with `weapon`."""
    return t.dice("combat-die", face).act("alpha", "shoot", t.give("alpha", weapon), target)


def test_there_are_six_cards(t: Any) -> None:
    lab = t.game.laboratory
    assert sorted([*lab.weaknesses, *lab.spare]) == [f"{name}/1" for name in SIX]


@pytest.mark.parametrize(("knowledge", "used"), [(2, [0, 0, 0]), (3, [1, 0, 0]), (5, [1, 1, 0]), (8, [1, 1, 1])])
def test_a_weakness_asks_for_the_knowledge_of_its_space(t: Any, knowledge: int, used: list[int]) -> None:
    lab = t.game.laboratory
    lab.revealed[:] = [1, 1, 1]
    t.mark("alpha", knowledge=knowledge)
    names = [card.partition("/")[0] for card in lab.weaknesses]
    assert [int(weakness_active(t.game, t["alpha"], name)) for name in names] == used


# ---------------------------------------------------------------- Vulnerability to Fire


def burning(t: Any) -> Any:
    """Fire in c, a Germinator of level 3 and a Stinkhorn there."""
    t.fire("c").germinator("c", 3).top("attacks", "tendril-lash-5")
    return t.intruder("stinkhorn", "c", token=False)


@pytest.mark.parametrize(("knowledge", "injuries"), [(2, 1), (3, 2)])
def test_fire_hurts_all_of_them_more(t: Any, knowledge: int, injuries: int) -> None:
    piece = burning(known(t, "vulnerability-to-fire", knowledge))
    t.step("event", "fire")
    assert (piece.injuries, t.grown("c")) == (injuries, 3 - injuries)


def test_one_outside_the_facility_is_no_help_against_fire_markers(t: Any) -> None:
    piece = burning(known(t, "vulnerability-to-fire"))
    t.game.state.phase = "event"
    leave(t.game, t["alpha"], "evacuated")
    t.step("event", "fire")
    assert (piece.injuries, t.grown("c")) == (1, 2)


@pytest.mark.parametrize(("knowledge", "weapon", "level"), [(3, "burner", 1), (2, "burner", 2), (3, "zapper", 2)])
def test_a_weapon_that_burns_hurts_a_germinator_more(t: Any, knowledge: int, weapon: str, level: int) -> None:
    known(t, "vulnerability-to-fire", knowledge).germinator("a", 3)
    shoots(t, "hit", weapon)
    assert t.grown("a") == level


@pytest.mark.parametrize(("knowledge", "injuries"), [(3, 2), (2, 1)])
def test_it_hurts_a_creature_more_too(t: Any, knowledge: int, injuries: int) -> None:
    known(t, "vulnerability-to-fire", knowledge).mark("beta", knowledge=8)
    piece = t.intruder("stinkhorn", "a", token=False)
    t.top("attacks", "tendril-lash-5")
    shoots(t, "hit", "burner", piece.id)
    assert piece.injuries == injuries


# ---------------------------------------------------------------- Soft Tissue


@pytest.mark.parametrize(("knowledge", "face", "level"), [(3, "hit", 1), (3, "blank", 3), (2, "hit", 2)])
def test_soft_tissue_costs_a_germinator_one_level_more(t: Any, knowledge: int, face: str, level: int) -> None:
    known(t, "soft-tissue", knowledge).germinator("a", 3)
    strikes(t, face)
    assert t.grown("a") == level


def test_soft_tissue_helps_a_shot_too_but_no_room(t: Any) -> None:
    known(t, "soft-tissue").germinator("a", 3).germinator("b", 3)
    shoots(t, "two-hits", "zapper")
    injure_all(t.game, "b", 1, t["alpha"], "exterminate")
    assert (t.grown("a"), t.grown("b")) == (None, 2)


# ---------------------------------------------------------------- Brittle Caps


@pytest.mark.parametrize(("knowledge", "dies"), [(3, True), (2, False)])
@pytest.mark.parametrize(("kind", "injuries"), [("stinkhorn", 2), ("deathcap", 5)])
def test_brittle_caps_lowers_the_blood_by_one(t: Any, kind: str, injuries: int, knowledge: int, dies: bool) -> None:
    known(t, "brittle-caps", knowledge)
    piece = t.intruder(kind, "a", injuries=injuries - 1, token=False)
    # 3 for the Stinkhorn, 3 and 3 for the Deathcap: one more than its Injuries.
    t.top("attacks", "tendril-lash-3", "spore-breath-3")
    injure(t.game, piece, 1, t["alpha"], "melee")
    assert (t.at("a") == []) is dies


def test_brittle_caps_does_not_help_against_the_queen(t: Any) -> None:
    known(t, "brittle-caps").top("attacks", "tendril-lash-3")
    queen = t.intruder("queen", "a", injuries=9, token=False)
    injure(t.game, queen, 1, t["alpha"], "melee")  # 8 of the Queen board and 3 are 11
    assert t.at("a") == [queen]


def test_fire_profits_nobody_with_brittle_caps(t: Any) -> None:
    piece = known(t, "brittle-caps").fire("c").intruder("stinkhorn", "c", injuries=1, token=False)
    t.top("attacks", "tendril-lash-3").step("event", "fire")
    assert t.at("c") == [piece]


@pytest.mark.parametrize(("blood", "change"), [(1, 0), (2, -1), (6, -1)])
def test_the_blood_does_not_sink_below_one(t: Any, blood: int, change: int) -> None:
    piece = known(t, "brittle-caps").intruder("stinkhorn", "a", token=False)
    assert sum(t.game.hooks.blood_change(t.game, t["alpha"], piece, blood)) == change


# ---------------------------------------------------------------- Slow Spread


@pytest.mark.parametrize(("knowledge", "grown"), [(3, "spore"), (2, 1)])
def test_slow_spread_keeps_spreading_spores_out(t: Any, knowledge: int, grown: Any) -> None:
    known(t, "slow-spread", knowledge).put("alpha", "c").spores("c").germinator("b")
    t.symbols("germinator", numbers=(3,))
    assert t.grown("c") == grown


@pytest.mark.parametrize(("knowledge", "grown"), [(3, None), (2, "spore")])
@pytest.mark.parametrize("kind", ["deathcap", "queen"])
def test_slow_spread_keeps_those_of_creatures_out(t: Any, kind: str, knowledge: int, grown: Any) -> None:
    known(t, "slow-spread", knowledge).put("alpha", "c").put("beta", "f")
    t.intruder(kind, "b", token=False)
    t.symbols(kind, numbers=(3,))
    assert t.grown("c") == grown


def test_slow_spread_protects_only_where_its_owner_stands(t: Any) -> None:
    known(t, "slow-spread").put("alpha", "d").put("beta", "c").germinator("b")
    t.symbols("germinator", numbers=(3,))
    assert t.grown("c") == "spore"


def test_slow_spread_is_about_nothing_else(t: Any) -> None:
    known(t, "slow-spread").put("alpha", "c").put("beta", "c").event("spore-storm")
    assert t.grown("c") == "spore"


def test_slow_spread_does_not_stop_a_spore_of_exploration(t: Any) -> None:
    known(t, "slow-spread").put("alpha", "e").unexplored("f", "vault", "quiet-1")
    t.mark("beta", knowledge=3).put("beta", "e").put("alpha", "d")
    t.do(lambda: arrive(t.game, t["alpha"], "f", noise="none"))
    assert t.grown("e") == "spore"  # f has the number 1 towards e


# ---------------------------------------------------------------- Sluggish in the Light


@pytest.mark.parametrize(
    ("token", "dark", "knowledge", "number"),
    [
        ("token-stinkhorn-3-4", False, 3, 2),
        ("token-stinkhorn-3-4", False, 2, 3),
        ("token-stinkhorn-3-4", True, 3, 4),
        ("token-stinkhorn-1-3", False, 3, 1),
        ("token-stinkhorn-1-3", True, 3, 3),
    ],
)
def test_sluggish_in_the_light_lowers_the_number(t: Any, token: str, dark: bool, knowledge: int, number: int) -> None:
    piece = known(t, "sluggish-in-the-light", knowledge).hand("alpha").intruder("stinkhorn", "a", token=False)
    if dark:
        t.dim("a")
    t.top("attacks", "tendril-lash-5").do(lambda: surprise(t.game, t["alpha"], piece, f"{token}/1"))
    assert [told["number"] for told in t.told("surprise")] == [number]


# ---------------------------------------------------------------- Sterile Wounds


@pytest.mark.parametrize(("knowledge", "face", "cards"), [(3, "hit", 0), (3, "blank", 1), (2, "hit", 1)])
def test_sterile_wounds_spares_the_contamination_card_of_a_hit(t: Any, knowledge: int, face: str, cards: int) -> None:
    known(t, "sterile-wounds", knowledge).germinator("a", 3)
    strikes(t, face)
    assert t.contamination("alpha") == cards


def test_sterile_wounds_does_not_spare_that_of_a_creature(t: Any) -> None:
    piece = known(t, "sterile-wounds").intruder("stinkhorn", "a", token=False)
    t.top("attacks", "tendril-lash-5")
    strikes(t, "hit", piece.id)
    assert (piece.injuries, t.contamination("alpha")) == (1, 1)
