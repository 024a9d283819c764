"""Retreat: an arrow on a card of the check, the way by an Event card."""

from __future__ import annotations

import pytest

from nemesis_core.rules import in_combat, injure
from nemesis_core.testing import Table, table


def flees(*, injuries: int = 0, event: str = "drones-2", place: str = "a", kind: str = "drone") -> Table:
    """An Intruder with `injuries` suffers one more where alpha stands; an arrow shows, and `event` is on top."""
    t = table().put("alpha", place).put("beta", "g").only_in_bag("nobody")
    t.top("attacks", "bite-flee").top("events", event)
    injure(t.game, t.intruder(kind, place, injuries=injuries), 1)
    return t


@pytest.mark.rule("LD-RETR-01")
def test_an_arrow_makes_it_flee_even_where_the_injuries_would_kill():
    t = flees(injuries=8)
    (drone,) = t.table.intruders.values()
    assert drone.place == "c"
    assert t.table.objects == {}
    assert not in_combat(t.game, t["alpha"])


@pytest.mark.rule("LD-RETR-01")
def test_without_an_arrow_it_does_not_flee():
    t = table().put("alpha", "a").put("beta", "g").top("attacks", "scratch-4")
    drone = t.intruder("drone", "a")
    injure(t.game, drone, 1)
    assert drone.place == "a"
    assert t.table.discards["events"] == []


@pytest.mark.rule("LD-RETR-02")
def test_the_number_of_an_event_card_is_the_way_and_its_effect_is_left_out():
    t = flees(event="drones-2")
    assert [piece.place for piece in t.table.intruders.values()] == ["c"]
    assert t.table.discards["events"] == ["drones-2/1"]
    assert t.contamination("alpha") == t.contamination("beta") == 0


@pytest.mark.rule("LD-RETR-02")
def test_the_card_moves_nobody_else():
    t = table().put("alpha", "a").put("beta", "g").top("attacks", "bite-flee").top("events", "drones-2")
    other = t.intruder("drone", "b")
    injure(t.game, t.intruder("drone", "a"), 1)
    assert other.place == "b"


@pytest.mark.rule("LD-RETR-02")
def test_a_closed_door_on_the_way_is_destroyed_and_it_stays():
    t = table().put("alpha", "a").put("beta", "g").top("attacks", "bite-flee").top("events", "drones-2").door("ac")
    drone = t.intruder("drone", "a")
    injure(t.game, drone, 1)
    assert (drone.place, t.table.doors) == ("a", {"ac": "destroyed"})


@pytest.mark.rule("LD-RETR-02")
def test_fleeing_to_a_character_is_combat_and_no_encounter():
    t = table().put("alpha", "a").put("beta", "c").hand("beta").noise("bc").top("attacks", "bite-flee")
    t.top("events", "drones-2")
    injure(t.game, t.intruder("drone", "a"), 1)
    assert in_combat(t.game, t["beta"])
    assert t.table.noise == {"bc": 1}
    assert not {"encounter", "attack"} & set(t.kinds)


@pytest.mark.rule("LD-RETR-02")
@pytest.mark.parametrize(("beta_at", "end"), [("g", "c"), ("d", "d")])
def test_two_numbers_are_gone_in_turn_but_no_further_than_to_a_character(beta_at, end):
    t = table().put("alpha", "a").put("beta", beta_at).top("attacks", "bite-flee").top("events", "grubs-3-1")
    drone = t.intruder("drone", "a")
    injure(t.game, drone, 1)
    assert drone.place == end


@pytest.mark.rule("LD-RETR-04")
def test_injuries_go_with_who_flees_through_a_corridor():
    t = flees(injuries=1, event="drones-2")
    assert [(piece.place, piece.injuries) for piece in t.table.intruders.values()] == [("c", 2)]
    assert t.bag_counts() == {"nobody": 1}


@pytest.mark.rule("LD-RETR-04")
def test_who_flees_into_an_entrance_is_gone_and_comes_back_unhurt():
    t = flees(injuries=1, event="drones-4-once")
    assert t.table.intruders == {}
    assert t.bag_counts() == {"nobody": 1, "drone": 1}
    assert t.table.objects == {}
    assert t.comes("drone", "a").injuries == 0
