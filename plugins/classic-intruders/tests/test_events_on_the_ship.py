"""Event cards and Weaknesses that touch Rooms, Pods, networks and Items of the ship."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import drive_off
from nemesis_core.testing import table

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- Rooms


@pytest.mark.parametrize(("broken", "slots"), [(False, 0), (True, 1)])
def test_coolant_leak_starts_the_self_destruct_with_a_broken_generator(s: Any, broken: bool, slots: int) -> None:
    s.room("generator", "room-006")
    if broken:
        s.malfunction("room-006")
    s.event("ship-coolant-leak")
    assert (s.game.ship.self_destruct > 0) is broken
    assert sorted(s.table.malfunction) == ["room-006"] * slots
    assert s.table.removed[-1] == "ship-coolant-leak/1"


def test_coolant_leak_leaves_a_running_self_destruct_alone(s: Any) -> None:
    s.room("generator", "room-006").malfunction("room-006")
    s.game.ship.self_destruct = 2
    s.event("ship-coolant-leak")
    assert s.game.ship.self_destruct == 2


def test_flammable_compounds_set_fire_to_the_hibernatorium(s: Any) -> None:
    s.event("ship-flammable-compounds")
    assert sorted(s.table.fire) == ["hibernatorium"]


def test_a_burning_hibernatorium_sets_fire_to_its_neighbours(s: Any) -> None:
    s.fire("hibernatorium").door("c-011-014").door("c-006-011", "destroyed")
    s.event("ship-flammable-compounds")
    assert sorted(s.table.fire) == ["hibernatorium", "room-006", "room-008", "room-015"]


def test_malfunction_breaks_the_cockpit_first(s: Any) -> None:
    s.event("ship-malfunction")
    assert sorted(s.table.malfunction) == ["cockpit"]
    assert "ship-malfunction/1" in s.table.decks["events"]


def test_life_support_failure_breaks_the_explored_green_rooms(s: Any) -> None:
    for tile, place in (("emergency-room", "room-002"), ("surgery", "room-003"), ("canteen", "room-006")):
        s.room(tile, place)
    s.room("storage", "room-005").unexplored("room-010", "laboratory", "fire-1")
    s.event("ship-life-support-failure")
    assert sorted(s.table.malfunction) == ["room-002", "room-003", "room-006"]


def test_short_circuit_breaks_the_explored_yellow_rooms_with_a_computer(s: Any) -> None:
    for tile, place in (("comms-room", "room-002"), ("generator", "room-003"), ("airlock-control", "room-006")):
        s.room(tile, place)
    s.room("laboratory", "room-005").room("engine-control-room", "room-007")
    s.unexplored("room-010", "fire-control-system", "fire-1")
    s.event("ship-short-circuit")
    # The Airlock Control has no Computer, the Laboratory is green.
    assert sorted(s.table.malfunction) == ["room-002", "room-003", "room-007"]


# ---------------------------------------------------------------- Pods


def test_evacuation_pod_ejection_launches_the_lowest_pod_locked_as_it_is(s: Any) -> None:
    pods = sorted(s.game.ship.pods)
    assert set(s.game.ship.locked) == set(pods)
    s.event("ship-evacuation-pod-ejection")
    assert sorted(s.game.ship.pods) == pods[1:]
    assert pods[0] == "pod-1"


def test_who_waits_in_the_ejected_pod_leaves_with_it(s: Any) -> None:
    s.room("evacuation-section-a", "room-010")
    ship, scout = s.game.ship, s["scout"]
    ship.locked.clear()
    ship.waiting["pod-1"].append(scout.seat)
    scout.place = ""
    s.event("ship-evacuation-pod-ejection")
    assert scout.status == "escaped"
    assert "pod-1" not in ship.pods


def test_with_no_pod_aboard_none_is_ejected(s: Any) -> None:
    for pods in (s.game.ship.pods, s.game.ship.locked, s.game.ship.waiting):
        pods.clear()
    s.event("ship-evacuation-pod-ejection")
    assert s.told("pod.launch") == []


# ---------------------------------------------------------------- Noise


def test_noise_in_technical_corridors_is_heard_at_every_entrance_and_then_makes_those_there_roll(s: Any) -> None:
    s.event("ship-noise-in-technical-corridors")
    assert sorted(s.table.noise) == ["technical-corridors"]
    s.put("captain", "engine-1").put("scout", "engine-2").put("soldier", "engine-3")
    s.top("events", "ship-noise-in-technical-corridors").dice("noise-die", "1", "1").step("event", "event-card")
    # Engine #2 has no Entrance; number 1 leads from Engine #1 to Room 16 and from Engine #3 to Room 17.
    assert [roll["who"] for roll in s.told("noise.roll")] == [0, 2]
    assert sorted(s.table.noise) == ["c-016-021", "c-017-019", "technical-corridors"]


def test_on_the_advanced_side_each_colour_is_taken_by_itself() -> None:
    t = table("nemesis-advanced", ["captain", "scout"])
    red, blue = sorted(t.game.board.networks)[::-1]
    only = {n: next(p for p in t.game.board.networks[n] if t.game.board.entrances[p] == (n,)) for n in (red, blue)}
    t.put("captain", only[red]).put("scout", only[blue]).noise(red)
    t.dice("noise-die", "silence").top("events", "ship-noise-in-technical-corridors").step("event", "event-card")
    assert sorted(t.table.noise) == sorted([red, blue])
    assert [roll["who"] for roll in t.told("noise.roll")] == [0]


def test_scent_of_prey_fills_the_technical_corridors_too(s: Any) -> None:
    s.put("captain", "engine-1").mark("captain", slime=1)
    s.event("ship-scent-of-prey")
    assert sorted(s.table.noise) == ["c-016-021", "c-018-021", "technical-corridors"]


# ---------------------------------------------------------------- movement


def test_movers_go_by_the_number_and_vanish_into_the_technical_corridors(s: Any) -> None:
    s.only_in_bag().put("captain", "engine-2")
    adult, gone = s.intruder("adult", "cockpit"), s.intruder("creeper", "engine-1", injuries=1)
    in_combat, other = s.intruder("adult", "engine-2"), s.intruder("queen", "cockpit")
    s.event("ship-scent-of-prey")
    # Number 3: from the Cockpit to Room 2, at Engine #1 the Technical Corridors.
    assert [piece.place for piece in (adult, in_combat, other)] == ["room-002", "engine-2", "cockpit"]
    assert gone.id not in s.table.intruders
    assert s.bag_counts() == {"creeper": 1}


# ---------------------------------------------------------------- Weaknesses and Items of the ship


def adult_with_captain(s: Any) -> Any:
    """An Adult with the Captain in the Cockpit, the others elsewhere."""
    s.put("captain", "cockpit").put("scout", "engine-2").put("soldier", "engine-2").hand("captain", "search", "search")
    s.top("attacks", "bite-6")
    return s.intruder("adult", "cockpit")


@pytest.mark.parametrize("up", [True, False])
def test_a_fire_extinguisher_hurts_by_susceptibility_to_phosphates(s: Any, up: bool) -> None:
    s.weakness("susceptibility-to-phosphates", up=up)
    adult = adult_with_captain(s)
    s.top("events", "ship-damage").use("captain", s.give("captain", "fire-extinguisher"), "repel", adult.id)
    # Number 2 leads from the Cockpit to Room 3.
    assert (adult.place, adult.injuries) == ("room-003", int(up))


def test_the_fire_control_system_hurts_by_susceptibility_to_phosphates(s: Any) -> None:
    s.weakness("susceptibility-to-phosphates")
    adult = adult_with_captain(s)
    s.put("captain", "room-006").room("fire-control-system", "room-006")
    s.top("events", "ship-damage").act("captain", "room", "fire-control", "cockpit")
    assert (adult.place, adult.injuries) == ("room-003", 1)


@pytest.mark.parametrize("up", [True, False])
def test_a_flamethrower_and_a_burning_room_hurt_one_more_by_vulnerability_to_fire(s: Any, up: bool) -> None:
    s.weakness("vulnerability-to-fire", up=up)
    adult = adult_with_captain(s)
    card = s.give("captain", "flamethrower")
    s.dice("combat-die", "hit").act("captain", "shoot", card, adult.id)
    shot = adult.injuries
    s.fire("cockpit").top("attacks", "bite-6").step("event", "fire")
    assert (shot, adult.injuries) == ((2, 4) if up else (1, 2))


@pytest.mark.parametrize("up", [True, False])
def test_an_energy_weapon_of_the_ship_hurts_one_more_by_vulnerability_to_energy(s: Any, up: bool) -> None:
    s.weakness("vulnerability-to-energy", up=up)
    adult = adult_with_captain(s)
    card = s.give("captain", "prototype-pistol")
    s.dice("combat-die", "hit").will("keep").act("captain", "shoot", card, adult.id)
    assert adult.injuries == 1 + up


def test_the_injury_of_phosphates_comes_before_the_flight(s: Any) -> None:
    s.weakness("susceptibility-to-phosphates")
    adult = adult_with_captain(s)
    adult.injuries = 5
    s.do(lambda: drive_off(s.game, adult, None, "extinguisher"))
    # Six Injuries are at least the blood of the Bite.
    assert s.at("cockpit") == []
    assert s.table.discards["events"] == []
