"""The Contamination check at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import hookimpl
from nemesis_core.testing import Table, table


class Brood:
    """Alpha carries something that counts as infected."""

    @hookimpl
    def counts_as_infected(self, game: Any, who: Any) -> bool | None:
        return True if who.id == "alpha" else None


BROOD = Brood()


def drawn(t: Table, *marks: str) -> Table:
    """The check of alpha draws its cards in this order: "a" an Action, "c" a Contamination card, top first."""
    who = t["alpha"]
    cards = [*who.hand, *who.deck, *who.discard]
    piles = {"a": [c for c in cards if c in t.game.cards.action], "c": [c for c in cards if c.startswith("contam")]}
    order = [piles[mark].pop() for mark in marks]
    rest = [card for pile in piles.values() for card in pile]
    t.game.fixed["deck-0"] = [[*rest, *reversed(order)]]
    return t.finish("time")


def scans_of(t: Table, seat: int) -> list[bool]:
    return [scan["infected"] for scan in t.told("scan") if scan["who"] == seat]


@pytest.mark.rule("LD-VICT-04")
def test_all_contamination_cards_are_scanned_first_wherever_they_are():
    t = table().contaminate("alpha", clean=1, pile="deck").contaminate("alpha", infected=1, pile="hand")
    t.contaminate("alpha", clean=1, pile="discard").finish("time")
    assert sorted(scans_of(t, 0)) == [False, False, True]
    checks = [kind for kind in t.kinds if kind in ("scan", "check.draw")]
    assert checks == ["scan", "scan", "scan", "check.draw"]


@pytest.mark.rule("LD-VICT-04")
def test_each_living_character_scans_and_the_dead_do_not():
    t = table(characters=["alpha", "beta", "gamma"])
    for who in ("alpha", "beta", "gamma"):
        t.contaminate(who, clean=2)
    t["beta"].status, t["beta"].place = "dead", ""
    t.finish("time")
    assert [len(scans_of(t, seat)) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("LD-VICT-05")
def test_without_an_infected_card_the_check_is_passed_without_a_draw():
    t = table().contaminate("alpha", clean=3).finish("time")
    assert "check.draw" not in t.kinds
    assert t["alpha"].status == "active"


@pytest.mark.rule("LD-VICT-05")
def test_one_infected_card_is_enough_for_the_draw():
    t = drawn(table().contaminate("alpha", clean=2, infected=1), "a", "a", "a", "a")
    assert [d["who"] for d in t.told("check.draw")] == [0]


@pytest.mark.rule("LD-VICT-05", "LD-VICT-06")
def test_what_counts_as_infected_makes_the_draw_even_without_cards(with_rule):
    t = with_rule("BROOD").finish("time")
    assert [d["who"] for d in t.told("check.draw")] == [0]
    assert t["alpha"].status == "active"


@pytest.mark.rule("LD-VICT-06")
def test_four_action_cards_are_life():
    t = drawn(table().contaminate("alpha", infected=2), "a", "a", "a", "a", "c")
    assert t["alpha"].status == "active"
    assert len(t.told("check.draw")[0]["drawn"]) == 4


@pytest.mark.rule("LD-VICT-06")
@pytest.mark.parametrize("order", ["caaa", "aaac", "cccc"])
def test_any_contamination_card_among_the_four_is_death(order):
    t = drawn(table().contaminate("alpha", infected=4), *order)
    assert (t["alpha"].status, t["alpha"].cause) == ("dead", "contamination")
    assert t["beta"].status == "active"


@pytest.mark.rule("LD-VICT-06")
def test_a_clean_card_kills_as_well(with_rule):
    t = drawn(with_rule("BROOD").contaminate("alpha", clean=1), "a", "a", "c", "a")
    assert t["alpha"].status == "dead"


@pytest.mark.rule("LD-VICT-06")
def test_hand_deck_and_discard_pile_are_one_deck_for_the_draw():
    t = table().hand("alpha", "look", "plan", infected=1).discard_pile("alpha", 4)
    cards = sorted([*t["alpha"].hand, *t["alpha"].deck, *t["alpha"].discard])
    t.finish("time")
    assert sorted(t["alpha"].deck) == cards
    assert (t["alpha"].hand, t["alpha"].discard) == ([], [])
