"""Germinators and Mycelium: placing, growing, going back, and the end when no Mycelium is left."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_chytrids.growth import grow_waiting, place_germinator, place_mycelium, remove_germinator
from nemesis_core.rules import in_combat, leave

MARKERS = "mycelium-marker"


def sprout(t: Any, place: str) -> None:
    t.do(lambda: place_germinator(t.game, place))


def cover(t: Any, place: str) -> None:
    t.do(lambda: place_mycelium(t.game, place))


# ---------------------------------------------------------------- placing Germinators


@pytest.mark.rule("CH-SETUP-14")
def test_the_leftmost_germinator_comes_whatever_its_colour(t: Any) -> None:
    t.waiting(0, 1, 2)  # the second space is green, the third purple
    sprout(t, "f")
    assert t.grown("f") == 1
    assert t.told("germinator.place")[0]["colour"] == "green"
    assert t.laboratory[:4] == [None, None, ("purple", 2), ("green", 1)]


@pytest.mark.rule("CH-GERM-04")
def test_no_germinator_comes_to_mycelium(t: Any) -> None:
    t.mycelium("f")
    sprout(t, "f")
    assert (t.grown("f"), len(t.levels)) == ("mycelium", 10)


@pytest.mark.rule("CH-GERM-12")
@pytest.mark.parametrize("left", [9, 0])
def test_a_room_holds_one_germinator_whatever_is_left(t: Any, left: int) -> None:
    t.germinator("f", 1, "green").few(mycelium=0)
    if not left:
        t.no_germinators()
    sprout(t, "f")
    assert (t.grown("f"), len(t.levels), t.ending) == (1, left, "")


@pytest.mark.rule("CH-GERM-13")
def test_with_an_empty_laboratory_board_mycelium_comes(t: Any) -> None:
    t.no_germinators()
    sprout(t, "f")
    assert t.grown("f") == "mycelium"


@pytest.mark.rule("CH-GERM-14")
def test_a_germinator_is_no_encounter(t: Any) -> None:
    t.noise("ab", "ac")
    sprout(t, "a")
    assert t.table.first_encounter == 0
    assert sorted(t.table.noise) == ["ab", "ac"]
    assert not {"encounter", "surprise", "attack", "intruder.place"} & set(t.kinds)


@pytest.mark.rule("CH-GERM-11", "CH-GERM-18")
def test_a_germinator_does_nothing_to_characters(t: Any) -> None:
    t.germinator("b").hand("alpha", "plan", "plan").dice("noise-die", "2")
    t.act("alpha", "move", "b")
    assert len(t.told("noise.roll")) == 1
    assert not in_combat(t.game, t["alpha"])
    t.put("alpha", "c").germinator("c").hand("alpha", "look", "plan", "plan")
    assert t.legal("alpha", "room", "first-aid")
    t.dice("noise-die", "1").act("alpha", "move", "d")
    assert not t.told("attack")
    assert (t["alpha"].light, t["alpha"].serious, t.contamination("alpha")) == (0, [], 0)


# ---------------------------------------------------------------- growing


@pytest.mark.rule("CH-EVENT-15", "CH-GERM-02", "CH-GERM-06")
def test_purple_grows_and_green_does_not(t: Any) -> None:
    t.germinator("b").germinator("c", 1, "green").germinator("d")
    t.symbols(grow=("purple",))
    assert [t.grown(place) for place in "bcd"] == [2, 1, 2]


@pytest.mark.rule("CH-GERM-07")
def test_green_grows(t: Any) -> None:
    t.germinator("b", 1, "green").germinator("c", 2, "green").germinator("d")
    t.symbols(grow=("green",))
    assert [t.grown(place) for place in "bcd"] == [2, 3, 1]


@pytest.mark.rule("CH-EVENT-16", "CH-GERM-08")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, "mycelium"), (3, "mycelium")])
def test_a_doubled_symbol_makes_them_grow_twice(t: Any, before: int, after: Any) -> None:
    t.germinator("c", before, "green")
    t.symbols(grow=("green", "green"))
    assert t.grown("c") == after
    assert not t.ending


@pytest.mark.rule("CH-GERM-03")
def test_grown_from_level_three_it_is_mycelium_and_goes_back(t: Any) -> None:
    t.germinator("b", 3, "green").symbols(grow=("green",))
    assert t.grown("b") == "mycelium"
    assert t.table.limits[MARKERS] - len(t.game.colony.mycelium) == 7
    assert t.laboratory[1] == ("green", 1)


@pytest.mark.rule("CH-GERM-09")
def test_growth_on_the_laboratory_board_is_another_matter(t: Any) -> None:
    t.symbols(grow=("purple", "green"))
    assert t.levels == [1] * 10
    grow_waiting(t.game)
    assert t.levels == [2] + [1] * 9


@pytest.mark.rule("CH-EVENT-17")
def test_growth_goes_by_room_numbers(t: Any) -> None:
    t.germinator("g", 3).germinator("d", 3).few(mycelium=1)
    t.symbols(grow=("purple",))
    assert t.grown("d") == "mycelium"
    assert t.grown("g") == 3
    assert t.ending == "overgrown"
    assert t.told("overgrown") == [{"place": "g"}]


@pytest.mark.rule("CH-GERM-23")
def test_it_goes_back_to_the_rightmost_free_space_of_its_colour(t: Any) -> None:
    t.germinator("b").germinator("c").germinator("d", 2, "green").germinator("e", 3)
    # Purple spaces 1, 3 and 5 and green space 2 are free.
    t.do(lambda: remove_germinator(t.game, "b"))
    assert t.laboratory[:5] == [None, None, None, ("green", 1), ("purple", 1)]


# ---------------------------------------------------------------- Mycelium


@pytest.mark.rule("CH-GERM-05")
def test_mycelium_takes_a_germinator_off(t: Any) -> None:
    t.germinator("b")
    cover(t, "b")
    assert (t.grown("b"), t.laboratory[0]) == ("mycelium", ("purple", 1))


@pytest.mark.rule("CH-SPORE-09")
def test_mycelium_takes_a_spore_off(t: Any) -> None:
    t.spores("b")
    cover(t, "b")
    assert (t.grown("b"), t.spores_left) == ("mycelium", 15)


@pytest.mark.rule("CH-MYC-01")
def test_mycelium_does_nothing_to_characters(t: Any) -> None:
    t.mycelium("c").put("alpha", "c").hand("alpha", "look", "plan", "plan")
    assert not in_combat(t.game, t["alpha"])
    assert t.legal("alpha", "room", "first-aid")


@pytest.mark.rule("CH-MYC-02")
def test_mycelium_stays_for_good(t: Any) -> None:
    t.mycelium("a").fire("a").bare("alpha").give("alpha", "burner")
    t.hand("alpha", "plan", "plan")
    assert t.legal("alpha", "shoot") + t.legal("alpha", "melee") == []
    t.step("event", "fire")
    assert t.grown("a") == "mycelium"


@pytest.mark.rule("CH-MYC-03")
def test_a_room_holds_one_mycelium_and_more_does_nothing_even_with_none_left(t: Any) -> None:
    t.mycelium("f").few(mycelium=0)
    cover(t, "f")
    assert (t.grown("f"), t.ending, t["alpha"].status) == ("mycelium", "", "active")


@pytest.mark.rule("CH-MYC-04")
def test_without_mycelium_everybody_dies_and_the_game_is_over(t: Any) -> None:
    t.germinator("d", 3, "green").mycelium("b").few(mycelium=0).put("beta", "e")
    t.game.state.phase = "event"
    t.symbols(grow=("green",))
    assert t.ending == "overgrown"
    assert [who.status for who in t.table.characters] == ["dead", "dead"]
    assert {who.cause for who in t.table.characters} == {"overgrown"}


@pytest.mark.rule("CH-MYC-04")
def test_who_has_left_lives(t: Any) -> None:
    t.few(mycelium=0)
    t.game.state.phase = "event"
    leave(t.game, t["beta"], "evacuated")
    cover(t, "d")
    assert (t.ending, t["alpha"].status, t["beta"].status) == ("overgrown", "dead", "evacuated")


@pytest.mark.rule("CH-MYC-08")
def test_mycelium_hosts_and_never_grows(t: Any) -> None:
    t.mycelium("b", "d").symbols(grow=("purple", "green"))
    assert (t.grown("b"), t.grown("d")) == ("mycelium", "mycelium")
    t.put("alpha", "b").hand("alpha", "look", "plan", "plan", "rage").comes_in("alpha", "deathcap")
    assert [piece.kind for piece in t.at("b")] == ["deathcap"]


# ---------------------------------------------------------------- the chain from inside any effect


def test_a_spore_can_end_the_game(t: Any) -> None:
    t.spores("f").few(mycelium=0).no_germinators()
    t.mycelium("e").table.limits[MARKERS] = 1
    t.game.state.phase = "event"
    t.symbols("germinator", numbers=(1,))  # e sends a Spore to f
    assert t.ending == "overgrown"
    assert t.grown("f") == "spore"
