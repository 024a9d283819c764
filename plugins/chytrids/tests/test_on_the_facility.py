"""The race on the Facility with the Lockdown Characters: what needs the real board."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import arrive

pytestmark = pytest.mark.variant


# ---------------------------------------------------------------- Mycelium


@pytest.mark.rule("CH-EXPLORE-10", "CH-EXPLORE-11", "CH-EXPLORE-03")
def test_the_nest_is_overgrown_teaches_and_has_eggs_to_take(f: Any) -> None:
    # From the Nest in room-008 the number 3 leads to room-009.
    token = next(record.id for record in f.game.cards.exploration.values() if record.items == 3)
    f.unexplored("room-008", "nest", token).explored("room-009").mark("janitor", knowledge=1)
    f.put("janitor", "room-009").dice("noise-die", "silence")
    f.do(lambda: arrive(f.game, f["janitor"], "room-008", noise="none"))
    assert (f.grown("room-008"), f.grown("room-009")) == ("mycelium", "spore")
    assert (f["janitor"].marks["knowledge"], f.spores_left) == (2, 14)
    f.hand("janitor", "search", "demolition")
    assert [option[1] for option in f.legal("janitor", "room")] == ["take-one-egg"]


# ---------------------------------------------------------------- bag development


@pytest.mark.rule("CH-BAG-08")
def test_who_shares_a_room_with_a_creature_does_not_roll_for_noise(f: Any) -> None:
    f.intruder("stinkhorn", "repository", token=False)
    f.germinator("alert-room").dice("noise-die", "silence", "silence").develop("stinkhorn")
    # A Germinator is no creature to be in Combat with.
    assert [told["who"] for told in f.told("noise.roll")] == [1, 2]


# ---------------------------------------------------------------- Rooms of the board


@pytest.mark.rule("CH-ENCOUNTER-03")
@pytest.mark.parametrize(("growth", "status"), [(False, "isolated"), (True, "active")])
def test_growth_without_a_creature_spoils_no_locking_in(f: Any, growth: bool, status: str) -> None:
    f.game.facility.isolation_open = True
    f.put("janitor", "isolation-room").hand("janitor", "search", "demolition", "rest", "interruption")
    if growth:
        f.germinator("isolation-room")
    f.noise(f.game.board.numbered["isolation-room"]["2"]).dice("noise-die", "2").bag("deathcap")
    f.top("attacks", "digestion-4")
    f.act("janitor", "room", "lock-yourself-in")
    assert (f["janitor"].status, len(f.table.intruders)) == (status, int(growth))


def defense(f: Any) -> Any:
    """The Janitor in the Defense Control Room with Item Counter 2."""
    f.room("defense-control-room", "room-002", items=2).put("janitor", "room-002")
    return f.hand("janitor", "search", "demolition").explored("room-005").explored("room-006")


@pytest.mark.rule("CH-GERM-19")
def test_the_defense_control_room_finds_a_germinator(f: Any) -> None:
    defense(f).germinator("room-006", 2).spores("room-005").mycelium("room-007")
    assert f.ends("janitor", "room", "exterminate-the-threat") == ["room-006"]
    f.will("item-counter").act("janitor", "room", "exterminate-the-threat", "room-006")
    assert (f.grown("room-006"), f.grown("room-005"), f.table.malfunction) == (1, "spore", {"room-006": 1})


@pytest.mark.rule("CH-GERM-19")
def test_venting_takes_a_germinator_off(f: Any) -> None:
    f.explored("room-013").germinator("room-013", 3).germinator("room-012", 3)
    f.intruder("stinkhorn", "room-013", token=False)
    for corridor, _ in f.game.board.ways["room-013"]:
        f.door(corridor)
    f.game.facility.venting = "room-013"
    f.step("player", "venting")
    assert (f.grown("room-013"), f.grown("room-012"), f.table.intruders) == (None, 3, {})
    assert f.rest == [2, 3, 4, 5, 6, 7, 8]


def test_coolant_leak_breaks_the_cooling_system_then_starts_autodestruction(f: Any) -> None:
    f.room("cooling-system", "room-013").event("coolant-leak")
    assert (f.table.malfunction, f.game.facility.autodestruction) == ({"room-013": 1}, -1)
    f.table.decks["events"].append(f.table.removed.pop(f.table.removed.index("coolant-leak/1")))
    f.step("event", "event-card")
    assert f.game.facility.autodestruction > 0


def test_coolant_leak_does_nothing_while_the_cooling_system_is_unexplored(f: Any) -> None:
    f.event("coolant-leak")
    assert (f.table.malfunction, f.game.facility.autodestruction) == ({}, -1)


def test_fire_in_the_hole_burns_the_cargo_sending_rooms(f: Any) -> None:
    f.room("css-a", "room-005").room("css-b", "room-001").put("janitor", "room-005").hand("janitor")
    f.event("fire-in-the-hole")
    assert sorted(f.table.fire) == ["room-001", "room-005"]
    assert [len(who.serious) for who in f.table.characters] == [1, 0, 0]


def test_power_surge_turns_the_time_token_over(f: Any) -> None:
    f.game.facility.time_active = True
    f.event("power-surge")
    assert f.game.facility.time_active is False


@pytest.mark.parametrize(("knowledge", "injuries"), [(3, 2), (2, 1)])
def test_a_thermite_charge_burns_more(f: Any, knowledge: int, injuries: int) -> None:
    f.weakness("vulnerability-to-fire").mark("janitor", knowledge=knowledge).mark("lab-rat", knowledge=0)
    f.mark("xenobiologist", knowledge=0).explored("room-012").put("janitor", "room-012").hand("janitor", "search")
    piece = f.germinator("room-012", 3).intruder("stinkhorn", "room-012", token=False)
    charge = f.give("janitor", "thermite-charge")
    f.top("attacks", "crushing-stalk-6")
    f.use("janitor", charge, "blow-up", "room-012")
    assert piece.injuries == injuries
    assert f.grown("room-012") == 3, "no Intruder for Items"
