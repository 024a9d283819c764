"""Sections, special Rooms, Staircases, and what a Careful Movement finds."""

from __future__ import annotations

from typing import Any

import pytest

STAIRS = ["staircase-12-east", "staircase-12-west", "staircase-23-east", "staircase-23-west"]


@pytest.mark.rule("LD-MAP-05")
def test_special_rooms_are_explored(facility: Any) -> None:
    t = facility(at="room-007").explored("room-007").hand("alpha", "plan").dice("noise-die", "silence")
    t.act("alpha", "move", "alert-room", "c-007-018")
    assert t["alpha"].place == "alert-room"
    assert t.told("explore") == []
    assert t.told("token") == []


@pytest.mark.rule("LD-MAP-06")
def test_special_rooms_cannot_be_searched(facility: Any) -> None:
    t = facility(at="alert-room").hand("alpha", "look", "look")
    assert t.legal("alpha", "card") == []
    assert "alert-room" not in t.table.items
    t.put("alpha", "room-007").room("archive", "room-007", items=1)
    assert len(t.legal("alpha", "card")) == 3, "in a white Room with Items there are three decks to search"


@pytest.mark.rule("LD-MAP-07")
def test_there_are_three_sections(facility: Any) -> None:
    board = facility().game.board
    assert {section for place, section in board.sections.items() if place not in STAIRS} == {"s-01", "s-02", "s-03"}
    assert sorted(place for place, section in board.sections.items() if not section) == STAIRS
    assert len(board.sections) == 16 + 3 + 1 + 3 + 4


@pytest.mark.rule("LD-MAP-08", "LD-POWER-01")
def test_power_is_decided_section_by_section(facility: Any) -> None:
    t = facility().blue(1)
    power = t.game.hooks.power
    assert (power(t.game, "repository"), power(t.game, "alert-room")) == (True, False)
    t.blue(2)
    assert (power(t.game, "repository"), power(t.game, "alert-room")) == (False, True)


@pytest.mark.rule("LD-POWER-01")
def test_a_section_has_power_as_long_as_its_own_token_is_blue(facility: Any) -> None:
    t = facility().blue(3)
    t.facility.power_at = {"s-01": "3", "s-02": "1", "s-03": "2", "elevator": "4"}
    power = t.game.hooks.power
    shown = []
    for _ in range(3):
        shown.append((power(t.game, "repository"), power(t.game, "alert-room"), power(t.game, "room-012")))
        t.game.hooks.command(t.game, "flip-power", "s-01")
    assert shown == [(True, False, False), (False, False, False), (True, False, False)]


@pytest.mark.rule("LD-MAP-09")
def test_sections_meet_only_at_staircases(facility: Any) -> None:
    board = facility().game.board
    for ends in board.ends.values():
        sections = {board.sections[place] for place in ends} - {""}
        assert len(sections) == 1


@pytest.mark.rule("LD-MAP-10")
def test_the_elevator_counts_as_a_fourth_section(facility: Any) -> None:
    from nemesis_facility.power import blue_numbers, elevator_powered, lose_highest

    t = facility().blue(1, 2, 3)
    assert len(blue_numbers(t.game)) == 3
    t.blue(1, 2, 4)
    assert elevator_powered(t.game) is True
    lose_highest(t.game)
    assert (t.blues(), elevator_powered(t.game)) == ([1, 2], False)


@pytest.mark.rule("LD-STAIR-01")
def test_a_staircase_lies_between_two_sections(facility: Any) -> None:
    t = facility().explored("room-009").hand("alpha", "plan", "plan").dice("noise-die", "silence", "silence")
    assert all(option[1] != "room-009" for option in t.legal("alpha", "move"))
    t.act("alpha", "move", "staircase-12-east", "c-017-s12e")
    assert t["alpha"].place == "staircase-12-east"
    t.act("alpha", "move", "room-009", "c-s12e-009")
    assert t["alpha"].place == "room-009"
    assert t["alpha"].hand == []


@pytest.mark.rule("LD-STAIR-02")
def test_staircases_are_always_dark(facility: Any) -> None:
    t = facility().blue(1, 2, 3, 4)
    for place in STAIRS:
        assert t.game.hooks.power(t.game, place) is False
        assert t.game.hooks.darkness(t.game, place) is True


@pytest.mark.rule("LD-STAIR-03")
def test_a_staircase_is_black_and_has_no_action(facility: Any) -> None:
    t = facility(at="staircase-12-west").hand("alpha", "plan", "plan", "plan")
    assert t.legal("alpha", "room") == []
    assert t.game.board.rooms[t.tile("staircase-12-west")].color == "black"


@pytest.mark.rule("LD-EXPL-14")
def test_danger_counts_after_a_careful_movement(facility: Any) -> None:
    t = facility("alpha").unexplored("room-001", "archive", "underground-danger-2").hand("alpha", "plan", "plan")
    drone = t.intruder("drone", "elevator-s-01")
    t.act("alpha", "careful", "room-001", "c-001-017")
    assert (t["alpha"].place, drone.place) == ("room-001", "room-001")
    assert t.told("noise.roll") == []
    assert t.table.noise == {}


@pytest.mark.rule("LD-EXPL-14")
def test_danger_with_nobody_near_brings_noise_everywhere_and_no_more(facility: Any) -> None:
    t = facility("alpha").unexplored("room-001", "archive", "underground-danger-2").hand("alpha", "plan", "plan")
    t.act("alpha", "careful", "room-001", "c-001-017")
    assert sorted(t.table.noise) == ["c-001-017", "c-001-e1", "technical-corridors"]
    assert t.asked == []


@pytest.mark.rule("LD-EXPL-15")
def test_silence_does_not_spare_the_marker_of_a_careful_movement(facility: Any) -> None:
    t = facility("alpha").unexplored("room-001", "archive", "underground-silence-1").hand("alpha", "plan", "plan")
    t.will("c-001-e1").act("alpha", "careful", "room-001", "c-001-017")
    assert t.table.noise == {"c-001-e1": 1}
    assert t.told("noise.roll") == []
