"""What the Event cards about Eggs and Larvae do, everywhere and in Darkness."""

from __future__ import annotations

from typing import Any

import pytest


def larva(t: Any, who: str) -> int:
    return int(t[who].marks.get("larva", 0))


# ---------------------------------------------------------------- Eclosion


def test_eclosion_kills_carriers_and_leaves_a_creeper_for_each(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
    t.put("alpha", "e").put("beta", "c").put("gamma", "b").mark("alpha", larva=1).mark("beta", larva=1)
    t.event("eclosion")
    assert [(t[who].status, t[who].cause) for who in ("alpha", "beta")] == [("dead", "larva")] * 2
    assert [[piece.kind for piece in t.at(place)] for place in "ecb"] == [["creeper"], ["creeper"], []]
    assert [name.partition("/")[0] for name in t.table.objects["e"]] == ["character-corpse"]
    assert t["gamma"].status == "active"
    assert "scan" not in t.kinds


def test_eclosion_ends_a_game_of_carriers_only(t: Any) -> None:
    t.mark("alpha", larva=1).mark("beta", larva=1).event("eclosion")
    assert [who.status for who in t.table.characters] == ["dead", "dead"]
    assert t.ending == "nobody-left"


@pytest.mark.parametrize(("clean", "infected", "after"), [(0, 0, 0), (2, 0, 0), (0, 1, 1), (1, 2, 1)])
def test_in_an_eclosion_the_others_scan_the_top_four_cards_of_their_deck(
    t: Any, clean: int, infected: int, after: int
) -> None:
    t.hand("alpha", "look")
    size = len(t["alpha"].deck)
    t.contaminate("alpha", clean=clean, infected=infected, pile="deck").event("eclosion")
    assert larva(t, "alpha") == after
    assert t["alpha"].status == "active"
    assert (len(t["alpha"].discard), len(t["alpha"].hand)) == (4, 1)
    assert len(t["alpha"].deck) == size + clean + infected - 4
    assert t.contamination("alpha") == clean + infected
    assert len(t.told("scan")) == clean + infected


def test_eclosion_does_not_find_an_infected_card_below_the_fourth(t: Any) -> None:
    t.contaminate("alpha", infected=1, pile="deck")
    t.deck("alpha", "look", "look", "plan", "plan").event("eclosion")
    assert larva(t, "alpha") == 0


def test_a_larva_found_in_an_eclosion_does_not_kill_in_it(t: Any) -> None:
    t.contaminate("alpha", infected=2, pile="deck").event("eclosion")
    assert (larva(t, "alpha"), t["alpha"].status) == (1, "active")


# ---------------------------------------------------------------- Egg Protection, Hatching


def test_egg_protection_is_an_encounter_in_the_nest_and_for_egg_carriers(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
    t.room("brood", "g").put("alpha", "c").put("beta", "g").put("gamma", "e")
    t.carry("alpha", "egg")
    t.table.first = 1
    t.game.fixed["bag"] = ["token-blank/1"] * 2
    t.event("egg-protection")
    assert [meeting["who"] for meeting in t.told("encounter")] == [1, 0]


def test_in_darkness_egg_protection_contaminates(t: Any) -> None:
    t.put("alpha", "b").put("beta", "c").dim("b").event("egg-protection")
    assert (t.contamination("alpha"), t.contamination("beta")) == (1, 0)


def test_hatching_infests_the_empty_handed_in_the_nest(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma")
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


def test_in_darkness_hatching_infests_the_empty_handed_outside_the_nest(deal: Any) -> None:
    t = deal("alpha", "beta", "gamma", "delta")
    t.room("brood", "g").put("alpha", "b").put("beta", "b").put("gamma", "c").put("delta", "g").hand("beta", "look")
    t.hand("delta", "look").dim("b", "g").event("hatching")
    assert [larva(t, who) for who in ("alpha", "beta", "gamma", "delta")] == [1, 0, 0, 0]
