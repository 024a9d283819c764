"""The Rover between Exit Rooms, and the ways to the Bunker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Piece, Plugin, hookimpl
from nemesis_core.testing import fakes, table

Make = Callable[..., Any]
GATEWAY = "crossroads-4"


def open_gate(mars: Make, at: str, *, gate: bool = True, rover: str = "room-001") -> Any:
    """alpha there with two cards, the Main Gate open, the Rover in the North Building."""
    t = mars(at=at)
    t.facility.gate_open, t.facility.rover = gate, rover
    return t


# ---------------------------------------------------------------- the Rover


@pytest.mark.rule("LD-MARS-12")
def test_the_rover_takes_a_character_from_one_exit_room_to_another(mars: Make) -> None:
    t = open_gate(mars, "room-001", gate=False)
    others = ["room-003", "room-005", "room-007", "room-008"]
    assert t.legal("alpha", "drive") == [("drive", place) for place in others]
    t.act("alpha", "drive", "room-005")
    assert (t["alpha"].place, t.facility.rover) == ("room-005", "room-005")
    assert (t.told("noise.roll"), t["alpha"].hand) == ([], [])


@pytest.mark.rule("LD-MARS-12")
def test_it_takes_one_to_the_bunker_as_an_escape(mars: Make) -> None:
    t = open_gate(mars, "room-001")
    assert t.legal("alpha", "escape") == [("escape", "by-rover")]
    t.act("alpha", "escape", "by-rover")
    assert (t["alpha"].status, t["alpha"].place, t.facility.rover) == ("bunker", "", "bunker")
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-MARS-12")
@pytest.mark.parametrize("at", ["room-003", "room-002", "crossroads-2"])
def test_only_who_is_where_the_rover_is_can_drive_it(mars: Make, at: str) -> None:
    t = open_gate(mars, at)
    assert t.legal("alpha", "drive") == t.legal("alpha", "escape") == []


def test_nobody_drives_in_combat_or_without_two_cards(mars: Make) -> None:
    t = open_gate(mars, "room-001").hand("alpha", "plan", contamination=2)
    assert t.legal("alpha", "drive") == []
    t.hand("alpha", "plan", "plan")
    assert t.legal("alpha", "drive")
    t.intruder("drone", "room-001")
    assert t.legal("alpha", "drive") == []


@pytest.mark.rule("LD-MARS-12")
def test_the_rover_carries_one_character_with_what_it_holds(mars: Make) -> None:
    t = open_gate(mars, "room-001").put("beta", "room-001").bare("alpha")
    egg = t.carry("alpha", "egg")
    t.act("alpha", "drive", "room-003")
    assert (t["alpha"].place, t["alpha"].held, t["beta"].place) == ("room-003", [egg], "room-001")
    t.put("beta", "room-003").hand("alpha", "plan", "plan").act("alpha", "escape", "by-rover")
    assert (t["alpha"].status, t["beta"].status, t["beta"].place) == ("bunker", "active", "room-003")


def test_a_ride_is_no_path_by_which_one_has_come(mars: Make) -> None:
    t = open_gate(mars, "crossroads-2").hand("alpha", "plan", "plan", "plan").noise_die("silence")
    t.act("alpha", "move", "room-001", "p-2-001").act("alpha", "drive", "room-003")
    assert t.surface.came == {}


def test_a_malfunction_does_not_stop_the_rover(mars: Make) -> None:
    assert open_gate(mars, "room-001").malfunction("room-001").legal("alpha", "drive")


class Toll:
    """The hooks of a piece by which Room Actions cost a card more."""

    @hookimpl
    def cost_change(self, game: Any, who: Any, kind: str) -> int:
        return int(kind == "room")


toll = Toll()


def test_what_makes_room_actions_dearer_makes_the_ways_of_an_exit_dearer() -> None:
    piece = Piece(id="toll", kind="house-rule", title="A toll", implementation=(f"{__name__}:toll",))
    t = table(fakes(board="mars-surface", more=(Plugin(pieces=(piece,)),), house_rules=("toll",)))
    t.game.facility.gate_open, t.game.facility.rover = True, "room-001"
    t.explored("room-001").put("alpha", "room-001").put("beta", "isolation-room").hand("alpha", "plan", "plan")
    assert t.legal("alpha", "drive") == t.legal("alpha", "escape") == []
    t.hand("alpha", "plan", "plan", "plan").explored("room-003").act("alpha", "drive", "room-003")
    assert t["alpha"].hand == []


def test_who_comes_by_rover_explores_the_room_there(mars: Make) -> None:
    t = open_gate(mars, "room-001").unexplored("room-003", "surgery", "surface-malfunction-3")
    t.act("alpha", "drive", "room-003")
    assert (t.table.explored["room-003"], t.table.malfunction) == (1, {"room-003": 1})


def test_the_computer_sends_the_empty_rover_to_a_place_of_choice(mars: Make) -> None:
    t = open_gate(mars, "room-010")
    t.table.decks["computer"].append(t.facility.computer)
    rover = next(name for name in t.game.computer_cards if "move-rover" in t.game.computer_cards[name].options)
    t.table.decks["computer"].remove(rover)
    t.facility.computer = rover
    t.room("archive", "room-010").will("room-008").hand("alpha", "plan", "plan", "plan")
    t.act("alpha", "computer", "move-rover")
    assert t.facility.rover == "room-008"
    t.expect_asked("rover-to", options=["room-003", "room-005", "room-007", "room-008", "bunker"])


# ---------------------------------------------------------------- on foot


@pytest.mark.rule("LD-MARS-15")
def test_on_foot_the_bunker_is_reached_from_the_crossroads_with_a_path_to_it(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha")
    assert t.legal("alpha", "escape") == [("escape", "on-foot")]
    for place in ("crossroads-1", "crossroads-2", "crossroads-3", "room-005", "room-003", "room-007"):
        assert t.put("alpha", place).legal("alpha", "escape") == [], place


@pytest.mark.rule("LD-MARS-16")
def test_on_foot_it_takes_an_enviro_suit(mars: Make) -> None:
    t = open_gate(mars, GATEWAY)
    assert t.legal("alpha", "escape") == []
    assert t.suit("alpha").legal("alpha", "escape") == [("escape", "on-foot")]


@pytest.mark.rule("LD-MARS-17")
def test_silence_on_the_way_and_the_character_is_in_the_bunker(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("silence").act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, t["alpha"].place) == ("bunker", "")
    assert len(t.told("noise.roll")) == 1
    assert t.facility.rover == "room-001"


@pytest.mark.rule("LD-MARS-17")
def test_danger_on_the_way_and_the_attempt_has_failed(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("danger")
    drone = t.intruder("drone", "room-004")
    t.act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, t["alpha"].place, drone.place) == ("active", GATEWAY, GATEWAY)
    assert t["alpha"].hand == []


@pytest.mark.rule("LD-MARS-17")
def test_an_encounter_on_the_way_spoils_the_attempt_too(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise("area-2").noise_die("2").bag("drone")
    t.deck("alpha", "look", "look", "look").hand("alpha", "plan", "plan", "look", "look", "look", "look")
    t.act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, [piece.kind for piece in t.at(GATEWAY)]) == ("active", ["drone"])


@pytest.mark.rule("LD-MARS-17")
def test_danger_that_calls_nobody_spoils_nothing(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("danger").act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, len(t.table.noise)) == ("bunker", 4)


@pytest.mark.rule("LD-MARS-17")
def test_an_intruder_that_a_closed_door_keeps_away_spoils_nothing(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("danger").door("c-003-004")
    drone = t.intruder("drone", "room-004")
    t.act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, drone.place) == ("bunker", "room-004")
    assert t.table.doors == {"c-003-004": "destroyed"}


@pytest.mark.rule("LD-MARS-17")
def test_whom_a_card_kills_on_the_way_is_in_no_bunker(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("mars").card("torn-seal")
    t.wounds("alpha", light=2, serious=["body", "eyes", "guts"]).act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, t.table.objects[GATEWAY]) == ("dead", ["character-corpse/1"])


def test_a_card_on_the_way_reaches_one_in_a_suit_and_does_not_stop_it(mars: Make) -> None:
    t = open_gate(mars, GATEWAY).suit("alpha").noise_die("mars").card("torn-seal").act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, t["alpha"].light) == ("bunker", 1)


@pytest.mark.rule("LD-MARS-18")
def test_both_ways_to_the_bunker_need_the_open_gate(mars: Make) -> None:
    for gate, expected in ((False, ([], [])), (True, ([("escape", "by-rover")], [("escape", "on-foot")]))):
        t = open_gate(mars, "room-001", gate=gate).put("beta", GATEWAY).hand("beta", "plan", "plan").suit("beta")
        assert (t.legal("alpha", "escape"), t.legal("beta", "escape")) == expected
