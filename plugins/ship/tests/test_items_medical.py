"""Medical Items, Clothes, the Antidote."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import copy_of, cure


@pytest.fixture
def t(counted: Any) -> Any:
    """Alpha with two cards in the Cockpit, beta far away."""
    return counted().bare("alpha").hand("alpha", "look", "look").put("beta", "engine-2")


# ---------------------------------------------------------------- Wounds and Slime


@pytest.mark.parametrize("item", ["medkit", "bandages", "clothes"])
def test_a_serious_wound_is_dressed(t: Any, item: str) -> None:
    t.wounds("alpha", light=1, serious=("body", "leg"), dressed=("hand",))
    card, leg = t.give("alpha", item), next(c for c in t["alpha"].serious if c.startswith("leg"))
    assert len(t.legal("alpha", "item", card, "dress-serious")) == 2
    t.use("alpha", card, "dress-serious", leg)
    assert sorted(map(copy_of, t["alpha"].dressed)) == ["hand", "leg"]
    assert (len(t["alpha"].serious), t["alpha"].light) == (3, 1)
    assert t["alpha"].items == []


def test_a_medkit_heals_a_dressed_wound(t: Any) -> None:
    t.wounds("alpha", serious=("body",), dressed=("hand",))
    t.use("alpha", t.give("alpha", "medkit"), "heal-serious")
    assert (sorted(map(copy_of, t["alpha"].serious)), t["alpha"].dressed) == (["body"], [])


def test_bandages_heal_light_wounds(t: Any) -> None:
    t.wounds("alpha", light=2).use("alpha", t.give("alpha", "bandages"), "heal-light")
    assert t["alpha"].light == 0
    assert t.legal("alpha", "item", t.give("alpha", "bandages")) == []


def test_clothes_wipe_slime_off(t: Any) -> None:
    card = t.give("alpha", "clothes")
    assert t.legal("alpha", "item", card, "wipe") == []
    t.mark("alpha", slime=1).use("alpha", card, "wipe")
    assert t["alpha"].marks["slime"] == 0


# ---------------------------------------------------------------- Contamination


@pytest.mark.parametrize(("infected", "left"), [(0, 0), (1, 1)])
def test_alcohol_removes_a_card(t: Any, infected: int, left: int) -> None:
    t.contaminate("alpha", clean=1 - infected, infected=infected, pile="hand").contaminate("alpha", infected=1)
    old = t["alpha"].hand[-1]
    t.use("alpha", t.give("alpha", "alcohol"), "disinfect")
    assert t.table.decks["contamination"][0] == old
    assert t.contamination("alpha") == 1 + left, "the one on the discard pile, and a new one for an INFECTED one"
    assert not t["alpha"].marks.get("larva")


def test_an_antidote_cures_and_leaves_the_hand(t: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t.game.ruleset.hooks, "cured", cure)
    for pile in ("hand", "deck", "discard"):
        t.contaminate("alpha", clean=1, infected=1, pile=pile)
    t.discard_pile("alpha", 2).mark("alpha", larva=1)
    kept = t["alpha"].hand[:]
    t.will("done").use("alpha", t.give("alpha", "antidote"), "cure")
    assert t["alpha"].marks["larva"] == 0
    assert t.contamination("alpha") == 4, "3 clean ones and a new one"
    assert t["alpha"].discard == []
    paid, infected = 1, 1
    assert len(t["alpha"].hand) == len(kept) - paid - infected
    assert set(t["alpha"].hand) < set(kept)
    assert len(t["alpha"].deck) == 10 + 4 - len(t["alpha"].hand)
    assert t["alpha"].passed
    assert len([card for card in t.table.crafted if card.startswith("antidote/")]) == 3


# ---------------------------------------------------------------- cards


def test_adrenaline_gives_a_card_and_lifts_the_limit(t: Any) -> None:
    t.deck("alpha", "plan").use("alpha", t.give("alpha", "adrenaline-injection"), "inject")
    assert [copy_of(card) for card in t["alpha"].hand] == ["alpha.look", "alpha.plan"]
    assert t["alpha"].unlimited


def test_food_draws_two_cards(t: Any) -> None:
    t.use("alpha", t.give("alpha", "synthetic-food"), "eat")
    assert len(t["alpha"].hand) == 3


def test_military_drugs_draw_one_card_more_than_is_put_away(t: Any) -> None:
    t.cards("alpha", 2, contamination=1)
    drugs, spoiled = t.give("alpha", "military-drugs"), t["alpha"].hand[0]
    t.will(spoiled, "done", "2").use("alpha", drugs, "swallow")
    assert t.asked[-1].options == ["0", "1", "2"]
    assert spoiled in t["alpha"].discard
    assert len(t["alpha"].hand) == 1 + 2
