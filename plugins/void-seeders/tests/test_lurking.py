"""The step Lurking: who slips away, the Noise that is left, the tokens that come."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import pieces
from nemesis_void_seeders.lurking import forsaken

TOKEN = "void-seeder"
# Corridors join a to b, c, d; b to c, e; c to d; d to e; e to f; f to g.


def lurk(t: Any) -> None:
    t.step("event", "lurking")


@pytest.mark.rule("VS-LUR-01")
@pytest.mark.parametrize(
    ("alpha", "beta", "gone"),
    [
        ("g", "g", True),  # two Rooms away
        ("g", "f", True),
        ("g", "e", False),  # next door
        ("b", "g", False),  # in Combat with it
        ("a", "g", False),
    ],
)
def test_a_void_seeder_in_b_is_forsaken_without_a_character_there_or_next_door(
    t: Any, alpha: str, beta: str, gone: bool
) -> None:
    t.put("alpha", alpha).put("beta", beta).intruder("lurker", "b", token=False)
    lurk(t)
    assert (not t.table.intruders) is gone


@pytest.mark.rule("VS-LUR-01")
def test_a_closed_door_makes_no_room_a_far_one(t: Any) -> None:
    t.put("alpha", "a").put("beta", "g").door("ab").intruder("lurker", "b", token=False)
    lurk(t)
    assert len(t.table.intruders) == 1


def test_one_that_comes_again_has_no_injuries(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g").intruder("stalker", "b", injuries=2, token=False)
    lurk(t)
    assert t.comes("stalker", "b").injuries == 0


@pytest.mark.rule("VS-LUR-04")
def test_without_tokens_none_are_added_and_lairs_stay(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g").intruder("lurker", "b", token=False)
    t.lair("b", 2)
    t.lair("c")
    t.out_of_supply(TOKEN)
    lurk(t)
    assert (t.table.intruders, t.bag_counts()[TOKEN]) == ({}, 16)
    assert (t.game.seeders.lairs, t.game.seeders.lair_injuries) == ({"b": "lair-1", "c": "lair-2"}, {"lair-1": 2})


@pytest.mark.rule("VS-LUR-05")
def test_the_rooms_are_handled_from_the_lowest_number_and_the_noise_comes_before_anybody_leaves(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g")
    for place in ("d", "b"):
        t.intruder("lurker", place, token=False)
    assert forsaken(t.game) == ["b", "d"]
    lurk(t)
    told = [kind for kind in t.kinds if kind in ("noise.place", "intruder.vanish")]
    assert told == ["noise.place"] * 7 + ["intruder.vanish"] * 2
    assert [event.rule for event in t.log if event.kind == "intruder.vanish"] == ["VS-LUR-03"] * 2
    assert [data["way"] for data in t.told("noise.place")] == ["ab", "bc", "be", "crawlway", "ad", "cd", "de"]


@pytest.mark.rule("VS-LUR-05")
def test_a_common_entrance_makes_no_neighbours(t: Any) -> None:
    # g and b both have an Entrance to the crawlway.
    t.put("alpha", "g").put("beta", "g").intruder("lurker", "b", token=False)
    lurk(t)
    assert t.table.intruders == {}


@pytest.mark.rule("VS-EVP-01")
def test_lurking_lies_between_the_event_card_and_the_bag_development(t: Any) -> None:
    names = [step.name for step in t.game.ruleset.phases["event"]]
    assert names[names.index("event-card") :][:4] == ["event-card", "lurking", "bag", "end"]
    assert names.index("attacks") < names.index("fire") < names.index("event-card")


def test_lurking_loses_no_component(t: Any) -> None:
    t.put("alpha", "g").put("beta", "g").intruder("lurker", "b", token=False)
    before = pieces(t.game)
    lurk(t)
    assert pieces(t.game) == before
