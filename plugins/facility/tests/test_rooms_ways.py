"""Cave Entrance, Elevator, Pods, Isolation Room."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

TWO = ("look", "look")
CAVE = "room-005"


# ---------------------------------------------------------------- Cave Entrance


@pytest.fixture
def cave(counted: Any) -> Any:
    """Alpha in the Cave Entrance; of the Rooms with an Entrance room-001 and room-006 are explored."""
    t = counted().room("cave-entrance", CAVE).room("archive", "room-006").room("guard-room", "room-001")
    return t.put("alpha", CAVE).hand("alpha", *TWO)


@pytest.mark.rule("LD-CAVE-01")
def test_the_cave_leads_to_explored_rooms_with_an_entrance(cave: Any) -> None:
    assert [option[2] for option in cave.legal("alpha", "room")] == ["backup-power-supply", "room-001", "room-006"]


@pytest.mark.rule("LD-CAVE-01")
def test_the_cave_does_not_lead_to_itself(counted: Any) -> None:
    t = counted().room("cave-entrance", "room-006").put("alpha", "room-006").hand("alpha", *TWO)
    assert [option[2] for option in t.legal("alpha", "room")] == ["backup-power-supply"]


@pytest.mark.rule("LD-CAVE-01", "LD-CAVE-02")
def test_an_attack_in_darkness_waits_behind_the_cave(cave: Any) -> None:
    t = cave.blue(1, 2).top("attacks", "scratch-2").dice("noise-die", "silence")
    t.act("alpha", "room", "move-through-technical-corridors", "room-006")
    assert t["alpha"].place == "room-006"
    assert t["alpha"].light == 2, "the card's 1 and 1 for its Darkness line, in a powered Section"
    assert t.table.intruders == {}
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-CAVE-02")
def test_a_card_without_the_symbol_does_nothing(cave: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t = cave.top("attacks", "bite-3").dice("noise-die", "silence")
    attacks = t.game.cards.attack_kinds
    monkeypatch.setitem(attacks, "bite", attrs.evolve(attacks["bite"], hits=("grub", "giant")))
    t.act("alpha", "room", "move-through-technical-corridors", "room-006")
    assert (t["alpha"].light, t["alpha"].serious) == (0, [])


@pytest.mark.rule("LD-CAVE-02")
def test_company_spares_the_noise_roll(cave: Any) -> None:
    t = cave.put("beta", "room-006").top("attacks", "scratch-2")
    t.act("alpha", "room", "move-through-technical-corridors", "room-006")
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-CAVE-02")
def test_whoever_dies_of_it_lies_where_it_came_to(cave: Any) -> None:
    t = cave.wounds("alpha", dressed=("body", "eyes", "knee")).top("attacks", "scratch-2")
    t.act("alpha", "room", "move-through-technical-corridors", "room-001")
    assert t["alpha"].status == "dead"
    assert list(t.table.objects) == ["room-001"]
    assert t.told("noise.roll") == []


# ---------------------------------------------------------------- Elevator


@pytest.fixture
def lift(counted: Any) -> Any:
    """Alpha, beta and gamma in Elevator Room S-01; the Elevator has Power."""
    return counted("alpha", "beta", "gamma", at="elevator-s-01").hand("alpha", "look").blue(4)


@pytest.mark.rule("LD-ELEV-01")
def test_the_elevator_is_called(lift: Any) -> None:
    t = lift
    t.facility.elevator = "elevator-s-03"
    assert t.legal("alpha", "room") == [("room", "call-the-elevator")]
    t.act("alpha", "room", "call-the-elevator")
    assert t.facility.elevator == "elevator-s-01"
    assert t["alpha"].place == "elevator-s-01"


@pytest.mark.rule("LD-ELEV-02")
def test_the_elevator_takes_a_character_to_another_section(lift: Any) -> None:
    t = lift
    targets = [("room", "use-the-elevator", f"elevator-s-0{n}") for n in (2, 3)]
    assert t.legal("alpha", "room") == targets
    t.will("stay", "stay").act("alpha", "room", "use-the-elevator", "elevator-s-03")
    assert (t["alpha"].place, t.facility.elevator) == ("elevator-s-03", "elevator-s-03")
    assert t.put("alpha", "elevator-s-01").hand("alpha", "look").legal("alpha", "room", "use-the-elevator") == []


@pytest.mark.rule("LD-ELEV-03")
def test_the_willing_ride_along(lift: Any) -> None:
    t = lift.will("ride", "stay").act("alpha", "room", "use-the-elevator", "elevator-s-03")
    assert [who.place for who in t.table.characters] == ["elevator-s-03", "elevator-s-03", "elevator-s-01"]
    assert [who.acted for who in t.table.characters] == [1, 0, 0]
    assert [decision.seat for decision in t.asked] == [1, 2]


@pytest.mark.rule("LD-ELEV-04")
def test_a_ride_makes_no_noise(lift: Any) -> None:
    t = lift.will("ride", "stay").act("alpha", "room", "use-the-elevator", "elevator-s-03")
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-ELEV-05")
def test_the_elevator_needs_power_of_its_own_and_no_combat(lift: Any) -> None:
    t = lift.blue(1)
    assert t.legal("alpha", "room") == []
    t.facility.elevator = "elevator-s-02"
    assert t.legal("alpha", "room") == []
    t.blue(4)
    assert t.legal("alpha", "room") == [("room", "call-the-elevator")]
    t.facility.elevator = "elevator-s-01"
    assert len(t.legal("alpha", "room")) == 2
    t.intruder("drone", "elevator-s-01")
    assert t.legal("alpha", "room") == []
    t.facility.elevator = "elevator-s-02"
    assert t.legal("alpha", "room") == []


# ---------------------------------------------------------------- Pods


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_each_cargo_room_serves_its_own_pod(counted: Any, letter: str) -> None:
    t = counted().room(f"css-{letter}", "room-005" if letter == "a" else "room-003")
    place = next(p for p, tile in t.table.tiles.items() if tile == f"css-{letter}")
    t.put("alpha", place).hand("alpha", *TWO, "plan").only_css(10)
    assert t.time(9).legal("alpha", "room") == []
    t.time(10).act("alpha", "room", f"enter-css-pod-{letter}")
    assert t.facility.pods == {letter: 0}
    assert (t["alpha"].place, t["alpha"].hand, t["alpha"].passed) == ("", [], True)


# ---------------------------------------------------------------- Isolation Room


@pytest.fixture
def isolation(counted: Any) -> Any:
    t = counted().put("alpha", "isolation-room").hand("alpha", *TWO)
    t.facility.isolation_open = True
    return t


def test_the_isolation_room_has_to_be_open(isolation: Any) -> None:
    isolation.facility.isolation_open = False
    assert isolation.legal("alpha", "room") == []


@pytest.mark.rule("LD-ISO-02")
def test_an_intruder_spoils_locking_in(isolation: Any) -> None:
    t = isolation.noise("c-013-020").dice("noise-die", "2").bag("drone").top("attacks", "scratch-2")
    t.act("alpha", "room", "lock-yourself-in")
    assert [piece.kind for piece in t.at("isolation-room")] == ["drone"]
    assert (t["alpha"].status, t["alpha"].place) == ("active", "isolation-room")
    assert t["alpha"].hand == []
    assert len(t["alpha"].discard) == 2


@pytest.mark.rule("LD-ISO-03")
def test_without_an_intruder_the_character_is_shut_in(isolation: Any) -> None:
    t = isolation.dice("noise-die", "2").act("alpha", "room", "lock-yourself-in")
    assert t.table.noise == {"c-013-020": 1}
    assert (t["alpha"].status, t["alpha"].place, t["alpha"].passed) == ("isolated", "", True)
    t.hand("beta", "look").will(("pass",)).turn()
    assert t.asked[-1].seat == 1
    t.facility.isolation_open = True
    t.step("player", "round")
    assert t["alpha"].passed is True
