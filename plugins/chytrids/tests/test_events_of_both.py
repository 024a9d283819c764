"""Event cards that other races have too, as this one has them."""

from __future__ import annotations

from typing import Any


def test_blue_screen_breaks_the_lowest_powered_computer(t: Any) -> None:
    # b, c and d have Computers; b is without Power.
    t.away().dim("b").event("blue-screen")
    assert sorted(t.table.malfunction) == ["c"]


def test_short_circuit_burns_all_powered_computers(t: Any) -> None:
    t.away().dim("c").malfunction("b").event("short-circuit")
    assert sorted(t.table.fire) == ["b", "d"]


def test_sanitary_network_failure_breaks_the_explored_green_rooms(t: Any) -> None:
    t.away().event("sanitary-network-failure")
    assert sorted(t.table.malfunction) == ["c"]


def test_coolant_leak_breaks_the_room_that_starts_the_self_destruction(t: Any) -> None:
    t.away().event("coolant-leak")
    assert (sorted(t.table.malfunction), t.orders) == (["d"], [])


def test_coolant_leak_in_a_broken_room_starts_it(t: Any) -> None:
    t.away().malfunction("d").event("coolant-leak")
    assert (sorted(t.table.malfunction), t.orders) == (["d"], [("start-self-destruct", "")])


def test_power_surge_drains_the_power(t: Any) -> None:
    t.away().event("power-surge")
    assert t.orders == [("drain-power", "")]


def test_fire_in_the_hole_burns_the_evacuation_rooms_and_the_empty_handed_there(colony: Any) -> None:
    t = colony("alpha", "beta", "gamma")
    t.put("alpha", "e").put("beta", "e").put("gamma", "b").room("vault", "f").table.explored.pop("f")
    t.hand("beta", "look").event("fire-in-the-hole")
    # The Lounge in e and the Vault in f are such Rooms; f is not explored.
    assert sorted(t.table.fire) == ["e"]
    assert [len(t[who].serious) for who in ("alpha", "beta", "gamma")] == [1, 0, 0]


def test_bulkheads_open_opens_all_but_destroyed_doors(t: Any) -> None:
    t.away().door("ab").door("fg").door("cd", "destroyed").event("bulkheads-open")
    assert t.table.doors == {"cd": "destroyed"}
    assert t.table.noise == {}


def test_consuming_fire_empties_burning_rooms_and_spreads(t: Any) -> None:
    t.away().fire("b").items("b", 3).items("c", 2).door("bc").event("consuming-fire")
    assert (t.table.items["b"], t.table.items["c"]) == (0, 2)
    assert sorted(t.table.fire) == ["a", "b", "e"]
