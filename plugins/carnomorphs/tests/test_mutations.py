"""Mutation cards and markers: who gets which, what removes them, what the fourth marker does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_carnomorphs import mutations
from nemesis_core.rules import bring_back, clean_all, die, grows, infest_character, scan_for_larva


def scans(t: Any, who: str = "alpha", infected: int = 1, clean: int = 0) -> None:
    """`who` Scans so many cards from its hand, where INFECTED ones have the consequence of the race."""
    t.hand(who, infected=infected, contamination=clean)
    t.do(lambda: scan_for_larva(t.game, t[who], list(t[who].hand)))


def gains(t: Any, who: str = "alpha") -> None:
    """`who` has to get a Mutation card."""
    t.do(lambda: mutations.gain_mutation_card(t.game, t[who]))


def marked(t: Any, who: str = "alpha", number: int = 1) -> None:
    """`who` should get so many Mutation markers."""
    for _ in range(number):
        t.do(lambda: mutations.mutate(t.game, t[who]))


# ---------------------------------------------------------------- cards


@pytest.mark.rule("CM-MUT-02")
def test_of_two_cards_one_is_kept_and_the_other_shuffled_back(t: Any) -> None:
    deck = t.table.decks["mutations"]
    t.top("mutations", "echo-sense", "extra-limb").will("extra-limb/1")
    rest = sorted(deck[:-2])
    t.game.fixed["mutations"] = [["echo-sense/1", *rest]]
    gains(t)
    t.expect_asked("keep-mutation", "alpha", ["echo-sense/1", "extra-limb/1"])
    assert (t.mutation("alpha"), deck) == ("extra-limb", ["echo-sense/1", *rest])
    assert t.mutation("beta") == ""


@pytest.mark.rule("CM-MUT-02")
def test_the_last_card_of_the_deck_is_kept_without_a_choice_and_then_none_is_gained(t: Any) -> None:
    deck = t.table.decks["mutations"]
    t.top("mutations", "echo-sense")
    t.table.removed += deck[:-1]
    del deck[:-1]
    gains(t)
    gains(t, "beta")
    t.expect_not_asked("keep-mutation")
    assert (t.mutation("alpha"), t.mutation("beta"), deck) == ("echo-sense", "", [])


@pytest.mark.rule("CM-MUT-03")
def test_nobody_has_a_second_card(t: Any) -> None:
    t.mutant("alpha", "echo-sense")
    gains(t)
    t.expect_not_asked("keep-mutation")
    assert (t.mutation("alpha"), len(t.table.decks["mutations"]), t.markers("alpha")) == ("echo-sense", 11, 0)


@pytest.mark.rule("CM-MUT-04")
def test_the_card_comes_before_the_first_marker(t: Any) -> None:
    t.top("mutations", "echo-sense", "extra-limb").will("echo-sense/1")
    marked(t)
    assert (t.mutation("alpha"), t.markers("alpha")) == ("echo-sense", 0)
    marked(t, number=2)
    assert (t.mutation("alpha"), t.markers("alpha"), t.markers("beta")) == ("echo-sense", 2, 0)


# ---------------------------------------------------------------- Scans


@pytest.mark.rule("CM-MUT-01")
def test_nobody_is_infested(t: Any) -> None:
    t.do(lambda: infest_character(t.game, t["alpha"]))
    assert t["alpha"].marks.get("larva", 0) == 0
    assert (t.mutation("alpha"), t.contamination("alpha")) == ("", 1)


@pytest.mark.rule("CM-MUT-06", "CM-MUT-01", "CL-MUTATION-01")
def test_an_infected_card_gives_the_card_and_then_a_marker_and_stays(t: Any) -> None:
    t.top("mutations", "echo-sense", "extra-limb").will("echo-sense/1")
    scans(t)
    assert (t.mutation("alpha"), t.markers("alpha"), len(t["alpha"].hand)) == ("echo-sense", 0, 1)
    scans(t)
    assert (t.markers("alpha"), len(t["alpha"].hand), t["alpha"].marks.get("larva", 0)) == (1, 1, 0)


@pytest.mark.rule("CM-MUT-06")
def test_a_clean_card_gives_nothing(t: Any) -> None:
    t.mutant("alpha")
    scans(t, infected=0, clean=2)
    assert t.markers("alpha") == 0


@pytest.mark.rule("CM-MUT-07")
@pytest.mark.parametrize("infected", [2, 3])
def test_several_infected_cards_in_one_scan_give_one_marker(t: Any, infected: int) -> None:
    t.mutant("alpha")
    scans(t, infected=infected)
    assert t.markers("alpha") == 1


# ---------------------------------------------------------------- cures


@pytest.mark.rule("CM-MUT-08")
def test_a_cure_takes_one_marker_and_never_the_card(t: Any) -> None:
    t.mutant("alpha", markers=2)
    left = []
    for _ in range(3):
        cured = t.game.hooks.cured(t.game, t["alpha"])
        left.append((bool(cured), t.markers("alpha")))
    assert left == [(True, 1), (True, 0), (False, 0)]
    assert t.mutation("alpha") == "bone-blades"


@pytest.mark.rule("CM-MUT-08")
@pytest.mark.parametrize(("markers", "treatable"), [(0, False), (1, True)])
def test_a_marker_can_be_treated_as_a_larva_could(t: Any, markers: int, treatable: bool) -> None:
    t.mutant("alpha", markers=markers)
    assert grows(t.game, t["alpha"]) is treatable


@pytest.mark.rule("CM-MUT-09", "CM-MUT-08")
def test_a_scan_that_removes_what_it_finds_gives_no_marker(t: Any) -> None:
    t.mutant("alpha", markers=1).hand("alpha", infected=2)
    t.do(lambda: clean_all(t.game, t["alpha"]))
    assert (t.markers("alpha"), t.contamination("alpha")) == (0, 0)


@pytest.mark.rule("CM-MUT-09")
def test_nor_does_it_give_a_card(t: Any) -> None:
    t.hand("alpha", infected=1)
    t.do(lambda: clean_all(t.game, t["alpha"]))
    assert (t.mutation("alpha"), t.contamination("alpha")) == ("", 0)


# ---------------------------------------------------------------- the fourth marker


@pytest.mark.rule("CM-MUT-05")
@pytest.mark.parametrize(("before", "dead"), [(1, False), (2, False), (3, True)])
def test_the_fourth_marker_kills(t: Any, before: int, dead: bool) -> None:
    t.put("alpha", "b").mutant("alpha", markers=before)
    marked(t)
    assert (t["alpha"].status == "dead", bool(t.table.intruders), bool(t.table.objects.get("b"))) == (dead, dead, dead)


@pytest.mark.rule("CM-MUT-05", "CM-MUT-10")
def test_a_shambler_and_the_corpse_are_in_the_room_and_nobody_is_attacked(t: Any) -> None:
    t.put("alpha", "b").put("beta", "b").mutant("alpha", markers=3).hand("beta")
    marked(t)
    assert [piece.kind for piece in t.at("b")] == ["shambler"]
    assert [token.partition("/")[0] for token in t.table.objects["b"]] == ["character-corpse"]
    assert (t["alpha"].status, t["alpha"].cause, t["alpha"].died_at) == ("dead", "mutation", "b")
    t.expect_not_told("attack").expect_not_told("surprise")


@pytest.mark.rule("CM-MUT-10")
def test_without_a_free_shambler_none_comes_and_none_makes_room(t: Any) -> None:
    for _ in range(8):
        t.intruder("shambler", "c", token=False)
    t.put("alpha", "b").put("beta", "e").mutant("alpha", markers=3)
    marked(t)
    assert (t["alpha"].status, len(t.at("c")), t.at("b")) == ("dead", 8, [])
    assert len(t.table.objects["b"]) == 1


@pytest.mark.rule("CM-MUT-10")
def test_who_dies_of_it_in_no_room_leaves_no_shambler(t: Any) -> None:
    t.put("alpha", "").mutant("alpha", markers=3)
    marked(t)
    assert (t["alpha"].status, t.table.intruders) == ("dead", {})


@pytest.mark.rule("CM-MUT-12")
def test_there_is_no_limit_to_the_markers(brood: Callable[..., Any]) -> None:
    t = brood("alpha", "beta", "gamma", "delta", "epsilon")
    cards = ["bone-blades", "echo-sense", "extra-limb", "hardened-skin", "ravenous-gut"]
    for who, card in zip(t.table.characters, cards, strict=True):
        t.mutant(who, card)
        marked(t, who, 3)
    assert [t.markers(who) for who in t.table.characters] == [3] * 5
    assert {who.status for who in t.table.characters} == {"active"}


# ---------------------------------------------------------------- the dead


@pytest.mark.rule("CM-MUT-11")
def test_at_any_death_the_markers_go_and_the_card_stays_out_of_the_deck(t: Any) -> None:
    t.mutant("alpha", "echo-sense", markers=2)
    die(t.game, t["alpha"], "fire")
    assert (t.markers("alpha"), t.mutation("alpha"), len(t.table.decks["mutations"])) == (0, "echo-sense", 11)


@pytest.mark.rule("CM-MUT-11")
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize("cause", ["fire", "mutation"])
def test_who_comes_back_has_the_same_card_and_no_markers(t: Any, shown: bool, cause: str) -> None:
    t.mutant("alpha", "echo-sense", markers=2, shown=shown)
    die(t.game, t["alpha"], cause)
    bring_back(t.game, t["alpha"], "c", "LD-COOP-06")
    assert (t["alpha"].status, t.mutation("alpha"), t.markers("alpha")) == ("active", "echo-sense", 0)
    assert t.game.view(1)["mutations"]["p1"]["card"] == ("echo-sense/1" if shown else "?mutation")


@pytest.mark.rule("CM-MUT-03")
@pytest.mark.parametrize("card", ["", "echo-sense"])
def test_the_dead_get_neither_card_nor_marker(t: Any, card: str) -> None:
    if card:
        t.mutant("alpha", card, markers=1)
    die(t.game, t["alpha"], "fire")
    marked(t)
    assert (t.mutation("alpha"), t.markers("alpha")) == (card, 0)
