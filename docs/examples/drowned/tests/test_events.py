"""What our own Event cards do; those of other races are proven in core."""

from __future__ import annotations

import pytest

from shore import Shore


def test_a_surge_brings_the_brine_to_two_rooms(t: Shore) -> None:
    t.event("surge")
    assert t.wet == ["e", "f", "g"]


def test_low_ebb_dries_three_and_leaves_the_game(t: Shore) -> None:
    t.brine("d", "e", "f", "g")
    t.event("low-ebb")
    assert t.wet == ["g"]
    assert t.table.removed == ["low-ebb/1"]


def test_salt_breaks_explored_rooms_in_the_brine(t: Shore) -> None:
    t.brine("b", "g")
    t.event("salt-in-the-wires")
    assert list(t.table.malfunction) == ["b"]


@pytest.mark.parametrize(("dark", "contamination"), [(False, 0), (True, 1)])
def test_spawn_fills_the_bag_and_soils_in_the_dark(t: Shore, dark: bool, contamination: int) -> None:
    if dark:
        t.dim("a")
    t.event("spawn")
    assert t.bag_counts()["leech"] == 6
    assert t.contamination("alpha") == contamination


def test_divers_walk_next_door(t: Shore) -> None:
    near, far = t.intruder("diver", "b"), t.intruder("diver", "e")
    t.event("lead-boots")
    assert (near.place, far.place) == ("a", "e")


def test_the_sea_heals_and_is_heard(t: Shore) -> None:
    t.brine("b")
    t.put("beta", "b")
    wet, dry = t.intruder("diver", "b", injuries=1), t.intruder("diver", "a", injuries=1)
    t.event("the-sea-heals")
    assert (wet.injuries, dry.injuries) == (0, 1)
    assert sorted(t.table.noise) == ["ab", "bc", "be", "crawlway"]


@pytest.mark.parametrize("card", ["bulkheads-open", "short-circuit"])
def test_a_common_card_can_be_drawn(t: Shore, card: str) -> None:
    t.dim("a").event(card).expect_told("event", card=card)
