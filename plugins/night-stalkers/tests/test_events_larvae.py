"""What the Event cards about Eggs and Larvae do, everywhere and in Darkness."""

from __future__ import annotations

from typing import Any

import pytest


def infected_deck(t: Any, who: str, clean: int, infected: int) -> None:
    """The top four cards of the deck of `who`: Contamination cards and Action cards."""
    t.contaminate(who, clean=clean, infected=infected, pile="deck")


def larva(t: Any, who: str) -> int:
    return int(t[who].marks.get("larva", 0))


def test_egg_protection_is_an_encounter_in_the_nest_and_for_egg_carriers(night: Any) -> None:
    t = night("alpha", "beta", "gamma")
    t.room("brood", "g").put("alpha", "c").put("beta", "g").put("gamma", "e")
    t.carry("alpha", "egg")
    t.table.first = 1
    t.game.fixed["bag"] = ["token-blank/1"] * 2
    t.event("egg-protection")
    assert [meeting["who"] for meeting in t.told("encounter")] == [1, 0]


def test_egg_protection_in_the_nest_with_an_egg_is_one_encounter(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g")
    t.carry("alpha", "egg")
    t.bag("blank").event("egg-protection")
    assert len(t.told("encounter")) == 1


def test_egg_protection_passes_over_one_who_has_died_of_the_encounter_before(t: Any) -> None:
    t.room("brood", "g").put("alpha", "g").put("beta", "c").wounds("alpha", serious=["leg", "hand", "arm"])
    t.carry("alpha", "egg")
    t.bag("queen").top("attacks", "cut-3").event("egg-protection")
    assert t["alpha"].status == "dead"
    assert [meeting["who"] for meeting in t.told("encounter")] == [0]


def test_in_darkness_egg_protection_contaminates(t: Any) -> None:
    t.put("alpha", "b").put("beta", "c").dim("b").event("egg-protection")
    assert (t.contamination("alpha"), t.contamination("beta")) == (1, 0)


def test_hatching_infests_the_empty_handed_in_the_nest(night: Any) -> None:
    t = night("alpha", "beta", "gamma")
    t.room("brood", "g").put("alpha", "g").put("beta", "g").put("gamma", "a").hand("beta", "look")
    larvae = t.bag_counts()["larva"]
    t.event("hatching")
    assert len(t.game.laboratory.eggs) == 4
    assert [larva(t, who) for who in ("alpha", "beta", "gamma")] == [1, 0, 0]
    assert [t.contamination(who) for who in ("alpha", "beta", "gamma")] == [1, 0, 0]
    assert t.bag_counts()["larva"] == larvae


def test_hatching_with_nobody_infested_puts_a_larva_into_the_bag(t: Any) -> None:
    larvae = t.bag_counts()["larva"]
    t.room("brood", "g").put("alpha", "g").hand("alpha", "look").event("hatching")
    assert larva(t, "alpha") == 0
    assert t.bag_counts()["larva"] == larvae + 1


def test_hatching_of_the_last_egg_destroys_the_nest(t: Any) -> None:
    t.eggs(1).event("hatching")
    assert t.game.laboratory.eggs == []
    assert t.game.laboratory.destroyed


def test_hatching_without_an_egg_does_the_rest(t: Any) -> None:
    larvae = t.bag_counts()["larva"]
    t.eggs(0).event("hatching")
    assert t.bag_counts()["larva"] == larvae + 1


def test_hatching_without_a_larva_token_adds_none(t: Any) -> None:
    t.out_of_supply("larva")
    larvae = t.bag_counts()["larva"]
    t.event("hatching")
    assert t.bag_counts()["larva"] == larvae
    assert len(t.game.laboratory.eggs) == 4


def test_in_darkness_hatching_infests_the_empty_handed_outside_the_nest(night: Any) -> None:
    t = night("alpha", "beta", "gamma", "delta")
    t.room("brood", "g").put("alpha", "b").put("beta", "b").put("gamma", "c").put("delta", "g").hand("beta", "look")
    t.hand("delta", contamination=1).dim("b", "g").event("hatching")
    assert [larva(t, who) for who in ("alpha", "beta", "gamma", "delta")] == [1, 0, 0, 1]
    assert t.contamination("delta") == 2


CARDS = pytest.mark.parametrize("card", ["leaving-the-shell-1", "leaving-the-shell-4"])


@CARDS
def test_a_larva_leaves_the_shell_of_a_carrier_who_scans_infected(t: Any, card: str) -> None:
    t.put("alpha", "e").mark("alpha", larva=1)
    t.contaminate("beta", clean=8)
    t.event(card)
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "larva")
    assert [piece.kind for piece in t.at("e")] == ["creeper"]
    assert [name.partition("/")[0] for name in t.table.objects["e"]] == ["character-corpse"]


@CARDS
def test_a_carrier_who_scans_clean_keeps_the_card(t: Any, card: str) -> None:
    t.put("alpha", "e").mark("alpha", larva=1)
    t.contaminate("beta", infected=4)
    t.event(card)
    assert (t["alpha"].status, larva(t, "alpha")) == ("active", 1)
    assert t["alpha"].discard[-1].startswith("contamination/")
    assert t.contamination("alpha") == 1
    assert t.at("e") == []


def test_without_a_contamination_card_left_a_carrier_scans_nothing(t: Any) -> None:
    t.mark("alpha", larva=1).contaminate("beta", clean=8, infected=4)
    t.event("leaving-the-shell-1")
    assert t["alpha"].status == "active"
    assert t.contamination("alpha") == 0


@CARDS
@pytest.mark.parametrize(("clean", "infected", "after"), [(0, 0, 0), (2, 0, 0), (0, 1, 1), (1, 2, 1)])
def test_others_scan_four_cards_of_their_deck(t: Any, card: str, clean: int, infected: int, after: int) -> None:
    t.hand("alpha", "look")
    size = len(t["alpha"].deck)
    infected_deck(t, "alpha", clean, infected)
    t.event(card)
    assert larva(t, "alpha") == after
    assert len(t["alpha"].discard) == 4
    assert len(t["alpha"].deck) == size + clean + infected - 4
    assert len(t["alpha"].hand) == 1
    assert t.contamination("alpha") == clean + infected
    assert t["alpha"].status == "active"


def test_an_infected_card_below_the_fourth_is_not_found(t: Any) -> None:
    t.contaminate("alpha", infected=1, pile="deck")
    t.deck("alpha", "look", "look", "plan", "plan").event("leaving-the-shell-1")
    assert larva(t, "alpha") == 0


def test_a_deck_that_runs_out_is_shuffled_for_the_four_cards(t: Any) -> None:
    who = t["alpha"]
    who.discard += who.deck[2:]
    del who.deck[2:]
    t.event("leaving-the-shell-1")
    assert (len(who.discard), len(who.deck), len(who.hand)) == (4, 6, 0)


def test_fewer_than_four_cards_are_all_scanned(t: Any) -> None:
    who = t["alpha"]
    who.removed += who.deck
    who.deck.clear()
    t.contaminate("alpha", infected=1, pile="deck").event("leaving-the-shell-4")
    assert larva(t, "alpha") == 1
    assert len(who.discard) == 1
