"""Medical Items, Clothes, the Neutralizer."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import Table, fakes


@pytest.fixture
def t(counted: Any, larvae: None) -> Any:
    """Alpha with two cards in the Repository, beta elsewhere."""
    return counted().hand("alpha", "look", "look").put("beta", "alert-room")


def kinds(cards: list[str]) -> list[str]:
    """Record ids of cards, sorted."""
    return sorted(card.partition("/")[0] for card in cards)


# ---------------------------------------------------------------- Wounds and Slime


@pytest.mark.parametrize("item", ["medkit", "medical-stapler", "clothes"])
def test_a_serious_wound_is_dressed(t: Any, item: str) -> None:
    t.wounds("alpha", light=1, serious=("body", "knee"), dressed=("eyes",))
    card, knee = t.give("alpha", item), next(c for c in t["alpha"].serious if c.startswith("knee"))
    assert len(t.legal("alpha", "item", card, "dress-serious")) == 2
    t.use("alpha", card, "dress-serious", knee)
    assert kinds(t["alpha"].dressed) == ["eyes", "knee"]
    assert len(t["alpha"].serious) == 3
    assert t["alpha"].light == 1
    assert t["alpha"].items == []


def test_a_medkit_heals_a_dressed_wound(t: Any) -> None:
    t.wounds("alpha", serious=("body",), dressed=("eyes",))
    t.use("alpha", t.give("alpha", "medkit"), "heal-serious")
    assert kinds(t["alpha"].serious) == ["body"]
    assert t["alpha"].dressed == []
    assert kinds(t.table.discards["wounds"]) == ["eyes"]


def test_a_medkit_is_of_no_use_to_the_healthy(t: Any) -> None:
    assert t.wounds("alpha", light=2).legal("alpha", "item", t.give("alpha", "medkit")) == []


def test_a_stapler_heals_light_wounds(t: Any) -> None:
    t.wounds("alpha", light=2).use("alpha", t.give("alpha", "medical-stapler"), "heal-light")
    assert t["alpha"].light == 0
    assert t.legal("alpha", "item", t.give("alpha", "medical-stapler")) == []


@pytest.mark.rule("LD-SLIME-02")
@pytest.mark.parametrize("item", ["clothes", "fire-blanket"])
def test_slime_is_wiped_off(t: Any, item: str) -> None:
    card = t.give("alpha", item)
    assert t.legal("alpha", "item", card, "wipe") == []
    t.mark("alpha", slime=1).use("alpha", card, "wipe")
    assert t["alpha"].marks["slime"] == 0


# ---------------------------------------------------------------- Scalpel


@pytest.mark.parametrize(("patient", "seat"), [("p1", 0), ("p2", 1)])
def test_a_scalpel_cuts_a_larva_out(t: Any, patient: str, seat: int) -> None:
    t.put("beta", "repository").mark("alpha", larva=1).mark("beta", larva=1).top("wounds", "knee")
    t.use("alpha", t.give("alpha", "scalpel"), "cut-out-larva", patient)
    assert t.table.characters[seat].marks["larva"] == 0
    assert t.table.characters[1 - seat].marks["larva"] == 1
    assert kinds(t.table.characters[seat].serious) == ["knee"]
    assert t.table.characters[1 - seat].serious == []


def test_a_scalpel_cuts_only_where_something_grows(t: Any) -> None:
    t.mark("beta", larva=1)
    assert t.legal("alpha", "item", t.give("alpha", "scalpel")) == []


def test_a_scalpel_stabs(t: Any) -> None:
    drone = t.intruder("drone", "repository")
    t.top("attacks", "scratch-4").use("alpha", t.give("alpha", "scalpel"), "stab")
    assert drone.injuries == 1
    assert t.contamination("alpha") == 1


# ---------------------------------------------------------------- Contamination


@pytest.mark.parametrize(("infected", "left"), [(0, 0), (1, 1)])
def test_an_antiseptic_removes_a_card(t: Any, infected: int, left: int) -> None:
    t.contaminate("alpha", clean=1 - infected, infected=infected, pile="hand").contaminate("alpha", infected=1)
    old = t["alpha"].hand[-1]
    t.use("alpha", t.give("alpha", "antiseptic"), "disinfect")
    assert t.table.decks["contamination"][0] == old
    assert [card for card in t["alpha"].hand if card.startswith("contamination/")] == []
    assert t.contamination("alpha") == 1 + left
    assert not t["alpha"].marks.get("larva")


def test_an_antiseptic_takes_the_card_of_choice(t: Any) -> None:
    t.contaminate("alpha", clean=2, pile="hand")
    first, second = sorted(t["alpha"].hand[-2:])
    t.use("alpha", t.give("alpha", "antiseptic"), "disinfect", second)
    assert first in t["alpha"].hand
    assert second not in t["alpha"].hand


def test_an_analyze_toolset_scans_the_hand_without_harm(t: Any) -> None:
    card = t.give("alpha", "analyze-toolset")
    assert t.legal("alpha", "item") == []
    t.contaminate("alpha", clean=1, infected=1, pile="hand").use("alpha", card, "scan-hand")
    assert t.contamination("alpha") == 2
    assert not t["alpha"].marks.get("larva")
    assert sorted(t.game.view(1)["infected"].values()) == [False, True]
    assert len(t.told("scan")) == 2


def test_a_neutralizer_cures(t: Any) -> None:
    for pile in ("hand", "deck", "discard"):
        t.contaminate("alpha", clean=1, infected=1, pile=pile)
    t.discard_pile("alpha", 2).mark("alpha", larva=1).use("alpha", t.give("alpha", "neutralizer"), "cure")
    assert t.contamination("alpha") == 3
    assert t["alpha"].marks["larva"] == 0
    assert (t["alpha"].hand, t["alpha"].discard, len(t["alpha"].deck)) == ([], [], 13)
    assert t["alpha"].passed
    assert t["alpha"].light == 0
    assert len([card for card in t.table.crafted if card.startswith("neutralizer/")]) == 3


# ---------------------------------------------------------------- Knowledge


@pytest.mark.rule("LD-KNOW-02")
def test_an_analyze_toolset_uses_an_object_up(t: Any) -> None:
    t.bare("alpha").mark("alpha", knowledge=1)
    egg = t.carry("alpha", "egg")
    t.use("alpha", t.give("alpha", "analyze-toolset"), "analyze")
    assert t["alpha"].marks["knowledge"] == 4
    assert t["alpha"].held == []
    assert egg in t.table.object_supply
    assert t.game.laboratory.researched == {}


@pytest.mark.variant
def test_an_analyze_toolset_turns_the_weakness_up() -> None:
    t = Table(fakes(board="facility", race="night-stalkers"), ["alpha", "beta"], 0)
    t.bare("alpha").put("alpha", "repository").hand("alpha", "look")
    t.carry("alpha", "egg")
    t.use("alpha", t.give("alpha", "analyze-toolset"), "analyze")
    assert t.game.laboratory.revealed == [1, 0, 1]


@pytest.mark.rule("LD-KNOW-02")
def test_research_data_teach(t: Any) -> None:
    t.mark("alpha", knowledge=4).use("alpha", t.give("alpha", "research-data"), "study")
    assert t["alpha"].marks["knowledge"] == 5


@pytest.mark.rule("LD-KNOW-02")
def test_knowledge_ends_with_the_track(t: Any) -> None:
    t.mark("alpha", knowledge=8).use("alpha", t.give("alpha", "research-data"), "study")
    assert t["alpha"].marks["knowledge"] == 8


# ---------------------------------------------------------------- cards


def test_adrenaline_lifts_the_limit_of_two_actions(t: Any) -> None:
    t.hand("alpha", *["look"] * 4).deck("alpha", "plan")
    shot = t.give("alpha", "adrenaline-injection")
    foods = sorted(t.give("alpha", "synthetic-food") for _ in range(2))
    t.will(("item", shot, "inject")).turn()
    assert [card.partition("/")[0] for card in t["alpha"].hand].count("alpha.plan") == 1
    for food in foods:
        t.will(("item", food, "eat")).turn()
        assert t.table.turn == 0
    t.will(("pass",)).turn()
    assert t["alpha"].passed
    assert t.table.turn == 1


def test_a_turn_without_adrenaline_ends_after_two_actions(t: Any) -> None:
    for _ in range(2):
        t.will(("item", t.give("alpha", "synthetic-food"), "eat")).turn()
    assert t.table.turn == 1


def test_food_draws_two_cards(t: Any) -> None:
    t.use("alpha", t.give("alpha", "synthetic-food"), "eat")
    assert len(t["alpha"].hand) == 3


def test_military_drugs_change_the_hand(t: Any) -> None:
    t.hand("alpha", "look", "plan", "rage", contamination=1)
    look, _, rage, spoiled = t["alpha"].hand
    t.will(look, rage, spoiled, "done", "3").use("alpha", t.give("alpha", "military-drugs"), "swallow")
    assert t.asked[-1].options == ["0", "1", "2", "3"]
    assert {rage, spoiled} < set(t["alpha"].discard)
    assert len(t["alpha"].hand) == 1 + 3, "the card that did not pay, and three new ones"


def test_military_drugs_without_putting_away_draw_one(t: Any) -> None:
    t.will("done", "1").use("alpha", t.give("alpha", "military-drugs"), "swallow")
    assert t.asked[-1].options == ["0", "1"]
    assert len(t["alpha"].hand) == 2
