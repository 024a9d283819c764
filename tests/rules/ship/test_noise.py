"""Noise on the ship: when it is rolled for, what each face does, the one space of the Technical Corridors."""

from __future__ import annotations

import pytest

from nemesis_core.rules import noise_everywhere, noise_roll
from nemesis_core.testing import Table

pytestmark = pytest.mark.variant

ROOM = "room-006"
WAY = "c-006-011"
ALL = dict.fromkeys(("c-002-006", "c-005-006", "c-006-007", "c-006-011"), 1)


def roll(t: Table, face: str, who: str = "captain") -> Table:
    """`who` rolls `face` for Noise where it stands."""
    t.dice("noise-die", face)
    return t.do(lambda: noise_roll(t.game, t[who]))


def walk(t: Table) -> Table:
    """The Captain walks into room-006."""
    return t.cards("captain", 1).act("captain", "move", ROOM, WAY)


@pytest.mark.rule("SH-NOISE-01")
def test_entering_an_empty_room_is_one_noise_roll(ship: Table) -> None:
    ship.lies("egg", ROOM)
    walk(ship.dice("noise-die", "silence"))
    assert ship.told("noise.roll") == [{"who": 0, "face": "silence"}]


@pytest.mark.rule("SH-NOISE-01")
def test_no_roll_where_another_character_is(ship: Table) -> None:
    walk(ship.put("scout", ROOM))
    assert ship["captain"].place == ROOM
    assert "noise.roll" not in ship.kinds


@pytest.mark.rule("SH-NOISE-02")
def test_intruders_that_enter_a_room_roll_for_nothing(ship: Table) -> None:
    # Bulkheads Open: Adults and Breeders through 1; from room-015 that leads to the Captain.
    empty, to_captain = ship.intruder("adult", ROOM), ship.intruder("adult", "room-015")
    ship.top("events", "ship-bulkheads-open").step("event", "event-card")
    assert (empty.place, to_captain.place) == ("room-007", "hibernatorium")
    assert "noise.roll" not in ship.kinds
    assert ship.table.noise == {}


@pytest.mark.rule("SH-NOISE-03")
@pytest.mark.parametrize(
    ("face", "way"), [("1", "c-006-007"), ("2", "c-006-011"), ("3", "c-005-006"), ("4", "c-002-006")]
)
def test_a_number_is_noise_in_its_corridor_and_the_second_time_an_encounter(ship: Table, face: str, way: str) -> None:
    ship.put("captain", ROOM).cards("captain", 5)
    assert roll(ship, face).table.noise == {way: 1}
    assert "encounter" not in ship.kinds
    roll(ship.bag("larva"), face)
    assert ship.told("encounter") == [{"who": 0, "place": ROOM}]
    assert ship.table.noise == {}


@pytest.mark.rule("SH-NOISE-03")
def test_a_corridor_with_two_numbers_answers_to_both(ship: Table) -> None:
    ship.put("captain", "room-003")
    assert roll(ship, "3").table.noise == {"c-003-007": 1}
    roll(ship.cards("captain", 5).bag("larva"), "4")
    assert len(ship.told("encounter")) == 1


@pytest.mark.rule("SH-NOISE-04")
def test_danger_calls_intruders_or_is_noise_everywhere(ship: Table) -> None:
    adult = ship.put("captain", ROOM).intruder("adult", "room-005")
    assert roll(ship, "danger").table.noise == {}
    assert adult.place == ROOM
    adult.place = "room-014"
    assert roll(ship, "danger").table.noise == ALL


@pytest.mark.rule("SH-NOISE-04")
@pytest.mark.parametrize(("slime", "noise"), [(0, {}), (1, ALL)])
def test_silence_is_nothing_or_for_who_has_slime_danger(ship: Table, slime: int, noise: dict[str, int]) -> None:
    ship.put("captain", ROOM).mark("captain", slime=slime)
    assert roll(ship, "silence").table.noise == noise


@pytest.mark.rule("SH-NOISE-05")
def test_a_corridor_holds_one_marker_at_most(ship: Table) -> None:
    ship.noise("c-006-011")
    noise_everywhere(ship.game, ROOM)
    assert ship.table.noise == ALL
    assert len(ship.told("noise.place")) == 3


@pytest.mark.rule("SH-NOISE-06")
def test_noise_in_the_technical_corridors_counts_at_each_entrance(ship: Table) -> None:
    ship.put("captain", "room-002").put("scout", "room-014").cards("scout", 5).bag("larva")
    assert roll(ship, "1").table.noise == {"technical-corridors": 1}
    roll(ship, "3", "scout")
    assert ship.told("encounter") == [{"who": 1, "place": "room-014"}]
    assert ship.table.noise == {}


@pytest.mark.rule("SH-NOISE-07")
@pytest.mark.parametrize("place", [ROOM, "room-007"])
def test_a_closed_door_keeps_no_noise_from_either_side(ship: Table, place: str) -> None:
    ship.put("captain", place).door("c-006-007").noise("c-006-007").cards("captain", 5).bag("larva")
    assert roll(ship, "1").told("encounter") == [{"who": 0, "place": place}]
    assert ship.table.doors == {"c-006-007": "closed"}
