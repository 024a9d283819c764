"""What the Panic cards do to Characters: their Items, Wounds, cards and levels. On the fakes, all in Room a."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import enforce_slots, hand_slots


def named(cards: list[str]) -> list[str]:
    """Cards without the number of their copy."""
    return [card.partition("/")[0] for card in cards]


# ---------------------------------------------------------------- Destruction


def test_destruction_takes_a_heavy_item_and_no_object(t: Any) -> None:
    t.bare("alpha").give("alpha", "zapper")
    t.carry("alpha", "egg")
    t.insane(alpha=4).panics("alpha", "destruction")
    assert (named(t["alpha"].held), t.level("alpha"), t.asked) == (["egg"], 4, [])
    assert "zapper" in named(t.table.discards["item-red"])


@pytest.mark.rule("VS-PAN-10")
def test_of_two_heavy_items_the_player_chooses_one(t: Any) -> None:
    t.bare("alpha")
    slugger, zapper = t.give("alpha", "slugger"), t.give("alpha", "zapper")
    t.insane(alpha=4).will(slugger).panics("alpha", "destruction")
    assert t["alpha"].held == [zapper]


def test_who_holds_only_an_object_has_nothing_to_destroy(t: Any) -> None:
    t.bare("alpha").give("alpha", "cell")
    t.carry("alpha", "egg")
    t.insane(alpha=4).panics("alpha", "destruction")
    assert (named(t["alpha"].held), named(t["alpha"].items), t.level("alpha")) == (["egg"], ["cell"], 5)


# ---------------------------------------------------------------- Hallucinations


@pytest.mark.rule("VS-PAN-10")
def test_hallucinations_empty_a_weapon_of_choice(t: Any) -> None:
    t.bare("alpha")
    slugger, zapper = t.give("alpha", "slugger", ammo=2), t.give("alpha", "zapper", ammo=3)
    t.insane(alpha=3).will(zapper).panics("alpha", "hallucinations")
    assert (t["alpha"].ammo, t.level("alpha")) == ({slugger: 2, zapper: 0}, 3)


def test_only_a_loaded_weapon_can_be_emptied(t: Any) -> None:
    t.bare("alpha")
    slugger, zapper = t.give("alpha", "slugger", ammo=0), t.give("alpha", "zapper", ammo=3)
    t.insane(alpha=3).panics("alpha", "hallucinations").panics("alpha", "hallucinations")
    assert (t["alpha"].ammo, t.level("alpha")) == ({slugger: 0, zapper: 0}, 4)


# ---------------------------------------------------------------- Wounds


@pytest.mark.parametrize(("before", "light", "serious"), [(0, 2, 0), (1, 0, 1)])
def test_self_mutilation_costs_two_light_wounds(t: Any, before: int, light: int, serious: int) -> None:
    t.wounds("alpha", light=before).insane(alpha=3).panics("alpha", "self-mutilation")
    assert (t["alpha"].light, len(t["alpha"].serious), t.level("alpha")) == (light, serious, 3)
    assert {told["cause"] for told in t.told("wound.light")} == {"self-mutilation"}


def test_a_heart_attack_kills(t: Any) -> None:
    t.insane(alpha=5).panics("alpha", "heart-attack")
    assert (t["alpha"].status, t["alpha"].cause, t["beta"].status) == ("dead", "heart-attack", "active")


def test_bloodlust_wounds_all_others_in_the_room(people: Any) -> None:
    t = people("alpha", "beta", "gamma", "delta").put("delta", "b")
    t.insane(alpha=3).panics("alpha", "bloodlust")
    assert [len(who.serious) for who in t.table.characters] == [0, 1, 1, 0]
    assert t.level("alpha") == 3


def test_one_who_is_alone_suffers_it_itself(t: Any) -> None:
    t.put("beta", "b").insane(alpha=3).panics("alpha", "bloodlust")
    assert [len(who.serious) for who in t.table.characters] == [1, 0]


@pytest.mark.rule("VS-PAN-10")
def test_ripping_off_the_bandages_undoes_a_dressing_of_choice(t: Any) -> None:
    t.wounds("alpha", dressed=["arm", "leg"]).insane(alpha=2)
    arm, leg = sorted(t["alpha"].dressed)
    t.will(leg).panics("alpha", "ripping-off-the-bandages")
    assert (t["alpha"].light, t["alpha"].dressed, sorted(t["alpha"].serious)) == (1, [arm], [arm, leg])
    assert t.level("alpha") == 2


@pytest.mark.rule("VS-PAN-12")
def test_without_a_dressing_the_wound_is_suffered_all_the_same(t: Any) -> None:
    t.wounds("alpha", serious=["leg"]).insane(alpha=2).panics("alpha", "ripping-off-the-bandages")
    assert (t["alpha"].light, t["alpha"].dressed, t.level("alpha")) == (1, [], 2)


def test_who_dies_of_that_wound_rips_off_nothing(t: Any) -> None:
    t.wounds("alpha", dressed=["arm", "leg", "body"]).insane(alpha=2).panics("alpha", "ripping-off-the-bandages")
    assert (t["alpha"].status, t.asked) == ("dead", [])


def test_a_hand_that_hurts_again_lets_go(t: Any) -> None:
    t.bare("alpha")
    slugger, zapper = t.give("alpha", "slugger"), t.give("alpha", "zapper")
    t.wounds("alpha", dressed=["arm"]).insane(alpha=2)
    enforce_slots(t.game, t["alpha"])
    assert hand_slots(t.game, t["alpha"]) == 2
    t.will(slugger).panics("alpha", "ripping-off-the-bandages")
    assert (hand_slots(t.game, t["alpha"]), t["alpha"].held) == (1, [zapper])


# ---------------------------------------------------------------- Defeatism, Demotivation


def test_defeatism_takes_the_others_of_the_room_along(people: Any) -> None:
    t = people("alpha", "beta", "gamma").put("gamma", "b")
    t.insane(alpha=3, beta=1, gamma=1).panics("alpha", "defeatism")
    assert [t.level(who) for who in ("alpha", "beta", "gamma")] == [4, 2, 1]


def test_who_is_on_level_five_already_dies_of_defeatism(t: Any) -> None:
    t.insane(alpha=4, beta=5).panics("alpha", "defeatism")
    assert (t["beta"].status, t.level("alpha")) == ("dead", 5)


@pytest.mark.rule("VS-PAN-10")
def test_demotivation_has_each_in_the_room_choose_a_card_to_discard(people: Any) -> None:
    t = people("alpha", "beta", "gamma", "delta").put("gamma", "b")
    t.hand("alpha", "look", "plan").hand("beta", "rage", "look").hand("gamma", "look", "plan").hand("delta", infected=1)
    plan = next(card for card in t["alpha"].hand if "plan" in card)
    rage = next(card for card in t["beta"].hand if "rage" in card)
    t.insane(alpha=2).will(plan, rage).panics("alpha", "demotivation")
    t.expect_asked("demotivation", "alpha").expect_asked("demotivation", "beta")
    assert [named(who.hand) for who in t.table.characters] == [
        ["alpha.look"],
        ["beta.look"],
        ["gamma.look", "gamma.plan"],
        ["contamination"],
    ]
    assert [t.level(who) for who in ("alpha", "beta", "gamma", "delta")] == [3, 1, 1, 1]


@pytest.mark.rule("VS-PAN-10", "VS-PAN-12")
def test_without_cards_demotivation_raises_the_level_once(t: Any) -> None:
    t.hand("alpha").hand("beta").insane(alpha=2).panics("alpha", "demotivation")
    assert (t.level("alpha"), t.asked) == (3, [])


# ---------------------------------------------------------------- Hopelessness


@pytest.mark.rule("VS-PAN-10")
def test_hopelessness_takes_an_action_card_of_three_out_of_the_game(t: Any) -> None:
    t.deck("alpha", "look", "plan", "rage").insane(alpha=3)
    rage, plan, look = t["alpha"].deck[-3:]
    t.will(plan).panics("alpha", "hopelessness")
    t.expect_asked("hopelessness", "alpha", [look, plan, rage])
    assert (t["alpha"].removed, sorted(t["alpha"].discard), t["alpha"].hand) == ([plan], [look, rage], [])
    assert t.level("alpha") == 3


@pytest.mark.rule("VS-PAN-12")
def test_the_only_action_card_among_them_goes_unasked(t: Any) -> None:
    t.contaminate("alpha", clean=2, pile="deck").deck("alpha", "plan").insane(alpha=3).panics("alpha", "hopelessness")
    assert named(t["alpha"].removed) == ["alpha.plan"]
    assert named(t["alpha"].discard) == ["contamination"] * 2
    assert (t.level("alpha"), t.asked) == (3, [])


def test_three_contamination_cards_are_discarded_and_raise_the_level(t: Any) -> None:
    t.contaminate("alpha", clean=3, pile="deck").insane(alpha=3).panics("alpha", "hopelessness")
    assert (t["alpha"].removed, len(t["alpha"].discard), t.level("alpha")) == ([], 3, 4)


def test_a_deck_that_is_out_is_shuffled_for_it(t: Any) -> None:
    c = t["alpha"]
    t.insane(alpha=3).discard_pile("alpha", len(c.deck) - 1)
    number = len(c.deck) + len(c.discard)
    t.will(c.deck[-1]).panics("alpha", "hopelessness")
    assert (len(c.removed), len(c.discard), len(c.deck)) == (1, 2, number - 3)
