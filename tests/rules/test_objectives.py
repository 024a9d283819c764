"""The conditions of Objectives that need no board or race."""

from __future__ import annotations

import pytest

from nemesis_core import Piece, Plugin
from nemesis_core.explain import explain_record
from nemesis_core.rules import (
    CONDITIONS,
    Intruder,
    die,
    failed_conditions,
    fulfilled,
    leave,
    note_queen,
    remove_nest_egg,
    survives,
)
from nemesis_core.rules.objectives import holds
from nemesis_core.testing import fakes, table

THREE = ["alpha", "beta", "gamma"]


def dead(*who):
    """A table of three at which `who` have died."""
    t = table(characters=THREE)
    for name in who:
        die(t.game, t[name], "test")
    return t


def met(t, condition):
    """For which of the three `condition` holds."""
    return [name for name in THREE if holds(t.game, t[name], condition)]


def test_every_condition_has_a_test_here():
    assert sorted(CONDITIONS) == [
        "another-survivor",
        "carry-corpse",
        "carry-egg",
        "items-7",
        "nest-destroyed",
        "only-survivor",
        "player-dead",
        "queen-killed",
        "rooms-explored",
        "signal-sent",
        "weakness-discovered",
        "weaknesses-discovered-2",
    ]


def test_a_signal_counts_for_whom_it_was_sent():
    t = table(characters=THREE).mark("beta", signal=1)
    assert met(t, "signal-sent") == ["beta"]


def test_the_nest_is_destroyed_when_the_last_egg_is_gone():
    t = table(characters=THREE)
    eggs = list(t.game.laboratory.eggs)
    for egg in eggs[1:]:
        remove_nest_egg(t.game, egg)
    assert met(t, "nest-destroyed") == []
    remove_nest_egg(t.game, eggs[0])
    assert met(t, "nest-destroyed") == THREE


def kind(name, **more):
    """The record of a kind of Intruder."""
    large = {"size": 3, "endurance": 1, "carcass": True, "attack": "attack-card", "miniatures": 1, "source": "stand-in"}
    return {"id": name, **large, **more}


KINDS = [kind("queen"), kind("warden", queen=True), kind("regent", queen=False), kind("guard")]
COURT = Piece(id="court", kind="house-rule", title="A court", records={"intruder_kind": KINDS})


@pytest.mark.parametrize(("killed", "met_by"), [("queen", THREE), ("warden", THREE), ("regent", []), ("guard", [])])
def test_the_queen_is_killed_when_one_of_her_kind_was_whatever_it_is_called(killed, met_by):
    t = table(fakes(more=(Plugin(pieces=(COURT,)),), house_rules=("court",)), characters=THREE)
    note_queen(t.game, Intruder(f"{killed}-1", killed, "a"))
    assert met(t, "queen-killed") == met_by


def test_kind_that_stands_for_the_queen_says_so():
    ruleset = fakes(more=(Plugin(pieces=(COURT,)),), house_rules=("court",))
    lines = [explain_record(ruleset, "intruder_kind", kind).lines[-1] for kind in ruleset.content.of("intruder_kind")]
    assert [line for line in lines if "Queen" in line] == ["Objectives that speak of the Queen mean it."]


@pytest.mark.parametrize(("number", "one", "two"), [(0, [], []), (1, THREE, []), (2, THREE, THREE), (3, THREE, THREE)])
def test_discovered_weaknesses_count_for_everybody(number, one, two):
    t = table(characters=THREE)
    t.game.laboratory.discovered = number
    assert (met(t, "weakness-discovered"), met(t, "weaknesses-discovered-2")) == (one, two)


def test_all_rooms_are_explored_with_the_last_one():
    t = table(characters=THREE)
    places = sorted(t.game.table.tiles)
    for place in places[1:]:
        t.game.table.explored[place] = 1
    t.game.table.explored.pop(places[0], None)
    assert met(t, "rooms-explored") == []
    t.game.table.explored[places[0]] = 1
    assert met(t, "rooms-explored") == THREE


@pytest.mark.parametrize(
    ("status", "place", "alive"),
    [("active", "a", True), ("active", "", False), ("dead", "", False), ("isolated", "", True), ("bunker", "", True)],
)
def test_survivors_are_on_the_board_or_have_left_it_alive(status, place, alive):
    t = table()
    t["alpha"].status, t["alpha"].place = status, place
    assert survives(t["alpha"]) == alive


@pytest.mark.parametrize(
    ("killed", "holders"), [((), []), (("beta",), []), (("beta", "gamma"), ["alpha"]), (("alpha", "beta"), ["gamma"])]
)
def test_only_survivor(killed, holders):
    t = dead(*killed)
    assert [name for name in met(t, "only-survivor") if name not in killed] == holders


def test_only_survivor_counts_those_who_left_alive():
    t = dead("gamma")
    leave(t.game, t["beta"], "evacuated")
    assert met(t, "only-survivor") == []


@pytest.mark.parametrize(("killed", "holders"), [((), THREE), (("beta",), ["alpha", "gamma"]), (("beta", "gamma"), [])])
def test_another_survivor(killed, holders):
    t = dead(*killed)
    assert [name for name in met(t, "another-survivor") if name not in killed] == holders


def test_player_dead_is_about_the_player_with_that_number():
    t = table(characters=THREE)
    t["alpha"].number, t["beta"].number, t["gamma"].number = 3, 1, 2
    assert met(t, "player-dead:2") == []
    die(t.game, t["gamma"], "test")
    assert met(t, "player-dead:2")[:2] == ["alpha", "beta"]
    assert met(t, "player-dead:1") == []


def test_player_dead_does_not_count_who_left_alive():
    t = table(characters=THREE)
    leave(t.game, t["beta"], "bunker")
    assert met(t, "player-dead:2") == []


def test_player_dead_of_the_own_number_is_only_survivor():
    assert "alpha" not in met(dead("beta"), "player-dead:1")
    assert "alpha" in met(dead("beta", "gamma"), "player-dead:1")


def test_player_dead_of_a_number_nobody_has_holds():
    assert met(dead(), "player-dead:5") == THREE


@pytest.mark.parametrize(("condition", "kind"), [("carry-egg", "egg"), ("carry-corpse", "character-corpse")])
def test_carrying_an_object(condition, kind):
    t = table(characters=THREE)
    t.carry("alpha", kind)
    t.carry("beta", "intruder-carcass")
    t.lies(kind, "a")
    assert met(t, condition) == ["alpha"]


def test_seven_items():
    t = table(characters=THREE)
    for name in ("wrench", "wrench", "rag", "cell", "bandage", "zapper"):
        t.give("alpha", name)
        t.give("beta", name) if name not in ("zapper",) else t.carry("beta", "egg")
    assert len([*t["alpha"].items, *t["alpha"].held]) == 7  # with the torch; the medal is inactive
    assert met(t, "items-7") == ["alpha"]
    t["alpha"].items.pop()
    assert met(t, "items-7") == []


def test_objects_and_inactive_quest_items_are_no_items():
    t = table(characters=THREE)
    for name in ("wrench", "wrench", "rag", "cell", "bandage"):
        t.give("alpha", name)
    t.carry("alpha", "egg")
    assert (len(t["alpha"].items), len(t["alpha"].held), t["alpha"].quest) == (5, 2, ["alpha.medal"])
    assert met(t, "items-7") == []
    t["alpha"].items.append(t["alpha"].quest.pop())
    assert met(t, "items-7") == ["alpha"]


def test_one_alternative_with_all_its_conditions_is_enough():
    t = table(characters=THREE)  # trophy: an Egg carried and somebody else alive, or nobody else alive
    assert not fulfilled(t.game, t["alpha"], "trophy/1")
    assert failed_conditions(t.game, t["alpha"], "trophy/1") == [["carry-egg"], ["only-survivor"]]
    t.carry("alpha", "egg")
    assert fulfilled(t.game, t["alpha"], "trophy/1")
    assert not fulfilled(t.game, t["beta"], "trophy/1")
    die(t.game, t["alpha"], "test")
    die(t.game, t["gamma"], "test")
    assert fulfilled(t.game, t["beta"], "trophy/1")
    assert failed_conditions(t.game, t["beta"], "trophy/1")[0] == ["carry-egg", "another-survivor"]
