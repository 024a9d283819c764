"""The check for Mutations that stands in the place of the Contamination check."""

from __future__ import annotations

from typing import Any

import pytest


def arranged(t: Any, who: str, drawn: int, markers: int = 0, infected: bool = True) -> None:
    """`who` draws `drawn` Contamination cards in the second part: they, or an Action card, come to lie on top."""
    c = t.who(who)
    t.contaminate(who, **{"infected" if infected else "clean": drawn}, pile="deck")
    cards = [card for card in c.deck if card not in t.game.cards.action]
    rest = [card for card in (*c.deck, *c.hand, *c.discard) if card in t.game.cards.action]
    t.game.fixed[f"deck-{c.seat}"] = [[*rest, *cards]]
    if t.mutation(who):
        t.game.brood.markers[f"p{c.seat + 1}"] = markers


@pytest.mark.rule("CM-END-01")
def test_with_a_mutation_card_nothing_is_scanned_and_without_one_all_is(t: Any) -> None:
    t.mutant("alpha")
    arranged(t, "alpha", 1)
    t.contaminate("beta", clean=1, pile="hand").contaminate("beta", clean=1).contaminate("beta", clean=1, pile="deck")
    t.finish("fake-time")
    assert [told["who"] for told in t.told("scan")] == [1, 1, 1]
    assert (t.mutation("beta"), [told["who"] for told in t.told("check.draw")]) == ("", [0])


@pytest.mark.rule("CM-END-01")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_an_infected_card_gives_a_mutation_card(t: Any, pile: str) -> None:
    t.contaminate("alpha", clean=1, infected=1, pile=pile)
    t.top("mutations", "echo-sense", "extra-limb").will("extra-limb/1").finish("fake-time")
    assert (t.mutation("alpha"), t.mutation("beta")) == ("extra-limb", "")
    assert [told["who"] for told in t.told("check.draw")] == [0]


@pytest.mark.rule("CM-END-02", "CM-END-04")
@pytest.mark.parametrize(("markers", "drawn", "dead"), [(0, 1, False), (0, 3, False), (0, 4, True), (2, 1, False)])
def test_each_contamination_card_drawn_is_a_marker_and_four_kill(t: Any, markers: int, drawn: int, dead: bool) -> None:
    t.mutant("alpha")
    arranged(t, "alpha", drawn, markers)
    t.finish("fake-time")
    assert (t["alpha"].status == "dead", t.markers("alpha")) == (dead, 0 if dead else markers + drawn)


@pytest.mark.rule("CM-END-02")
@pytest.mark.parametrize(("markers", "drawn", "dead"), [(3, 1, True), (2, 2, True), (3, 0, False), (3, 4, True)])
def test_the_markers_of_the_game_count(t: Any, markers: int, drawn: int, dead: bool) -> None:
    t.mutant("alpha")
    arranged(t, "alpha", drawn, markers)
    t.finish("fake-time")
    assert (t["alpha"].status == "dead", t["alpha"].cause == "mutation") == (dead, dead)


@pytest.mark.rule("CM-END-02")
def test_four_cards_are_drawn_of_all_infected_or_not(t: Any) -> None:
    t.mutant("alpha").hand("alpha", "look")
    arranged(t, "alpha", 5, infected=False)
    t.finish("fake-time")
    (told,) = t.told("check.draw")
    assert (len(told["drawn"]), t["alpha"].status, t["alpha"].hand) == (4, "dead", [])


@pytest.mark.rule("CM-END-04")
def test_the_first_part_is_done_for_all_before_the_second_begins(t: Any) -> None:
    t.mutant("alpha")
    arranged(t, "alpha", 1)
    t.contaminate("beta", clean=1)
    t.finish("fake-time")
    assert t.kinds.index("check.draw") > t.kinds.index("scan")


@pytest.mark.rule("CM-END-04")
def test_nothing_is_placed_for_who_dies_in_it(t: Any) -> None:
    t.put("alpha", "b").mutant("alpha")
    arranged(t, "alpha", 1, 3)
    t.finish("fake-time")
    assert (t["alpha"].status, t["alpha"].place, t["alpha"].died_at) == ("dead", "", "b")
    assert (t.table.intruders, t.table.objects) == ({}, {})


@pytest.mark.rule("CM-END-04")
def test_both_parts_stand_where_the_contamination_check_would_be(t: Any) -> None:
    names = [step.name for step in t.game.ruleset.phases["victory"]]
    assert ("mutation" in names, "contamination" in names) == (True, False)
    t.finish("fake-time")
    assert t.told("check")[0] == {"check": "mutation"}
