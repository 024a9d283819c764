"""Noise, Fire and Malfunction markers."""

from __future__ import annotations

import pytest

from nemesis_core.rules import can_malfunction, computer_at, place_fire, place_malfunction
from nemesis_core.testing import table


@pytest.mark.rule("LD-NMARK-01")
def test_noise_neither_stops_nor_startles_a_character_who_walks_through_it():
    t = table().put("alpha", "a").put("beta", "b").hand("alpha", "plan").noise("ab", "crawlway")
    t.act("alpha", "move", "b", "ab")
    assert t["alpha"].place == "b"
    assert t.table.noise == {"ab": 1, "crawlway": 1}
    assert not {"encounter", "noise.roll", "noise.remove"} & set(t.kinds)


@pytest.mark.rule("LD-NMARK-01")
def test_noise_neither_stops_nor_startles_an_intruder_that_walks_through_it():
    t = table().put("alpha", "a").put("beta", "g").noise("ab").top("events", "giants-1")
    drone = t.intruder("drone", "b")
    t.step("event", "event-card")
    assert drone.place == "a"
    assert t.table.noise == {"ab": 1}
    assert "encounter" not in t.kinds


@pytest.mark.rule("LD-FIRE-01")
def test_a_burning_room_takes_no_second_fire_marker_even_when_all_are_out():
    t = table().fire("a", "b", "c")
    placed = []
    t.do(lambda: placed.append(place_fire(t.game, "a")))
    assert placed == [False]
    assert (t.table.fire, t.ending) == ({"a": 1, "b": 1, "c": 1}, "")


@pytest.mark.rule("LD-FIRE-01")
def test_another_room_takes_one():
    t = table().fire("a")
    assert place_fire(t.game, "b")
    assert t.table.fire == {"a": 1, "b": 1}


@pytest.mark.rule("LD-MALF-01")
def test_a_broken_room_can_be_searched():
    t = table().put("alpha", "d").put("beta", "a").hand("alpha", "look").items("d", 2).malfunction("d")
    first = t.top("item-red", "zapper", "cell").table.decks["item-red"][-1]
    t.will(first).play_card("alpha", "look", "search", "red")
    assert first in t["alpha"].held
    assert t.table.items == {"d": 1}


@pytest.mark.rule("LD-MALF-02")
@pytest.mark.parametrize("broken", [False, True])
def test_a_malfunction_takes_the_computer_too(broken):
    t = table().put("alpha", "c").malfunction(*["c"] * broken)
    needed = t.game.cards.needs["computer"]
    assert computer_at(t.game, "c") is not broken
    assert needed(t.game, t["alpha"], "") is not broken


@pytest.mark.rule("LD-MALF-02")
def test_a_malfunction_elsewhere_leaves_the_computer_alone():
    assert computer_at(table().malfunction("a", "b").game, "c")


@pytest.mark.rule("LD-MALF-03")
def test_a_broken_room_takes_no_second_malfunction_marker_even_when_all_are_out():
    t = table().malfunction("a", "b", "c")
    placed = []
    t.do(lambda: placed.append(place_malfunction(t.game, "a")))
    assert placed == [False]
    assert (t.table.malfunction, t.ending) == ({"a": 1, "b": 1, "c": 1}, "")


@pytest.mark.rule("LD-MALF-03")
def test_another_explored_room_takes_one():
    t = table().malfunction("a")
    assert place_malfunction(t.game, "b")
    assert t.table.malfunction == {"a": 1, "b": 1}


@pytest.mark.rule("LD-MALF-04")
@pytest.mark.parametrize(("tile", "broken"), [("brood", {}), ("vault", {"f": 1})])
def test_the_nest_takes_no_malfunction_marker(tile, broken):
    t = table().room(tile, "f")
    assert can_malfunction(t.game, "f") is bool(broken)
    assert place_malfunction(t.game, "f") is bool(broken)
    assert t.table.malfunction == broken


@pytest.mark.rule("LD-MALF-04")
def test_with_all_markers_out_the_nest_ends_nothing():
    t = table().room("brood", "f").malfunction("a", "b", "c")
    t.do(lambda: place_malfunction(t.game, "f"))
    assert t.ending == ""


@pytest.mark.rule("LD-MALF-06")
def test_an_unexplored_room_takes_no_malfunction_marker():
    t = table().unexplored("f", "vault", "quiet-1").put("alpha", "e").hand("alpha", "plan")
    assert not place_malfunction(t.game, "f")
    t.act("alpha", "move", "f", "ef")
    assert t.table.malfunction == {}
    assert place_malfunction(t.game, "f")
