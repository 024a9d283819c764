"""The Main Gate and the ways to the Bunker."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import close_all, die

EXIT = "room-002"


def at_exit(facility: Any, *, gate: bool = True, rover: bool = True, suit: bool = False, at: str = EXIT) -> Any:
    """alpha with two cards, beta elsewhere; the Exit Room is explored."""
    t = facility().explored(EXIT).put("alpha", at).hand("alpha", "plan", "plan")
    t.facility.gate_open = gate
    if not rover:
        t.facility.rover = "bunker"
    if suit:
        t.give("alpha", "enviro-suit")
    return t


@pytest.mark.rule("LD-GATE-01")
def test_an_open_gate_stays_open(facility: Any) -> None:
    t = at_exit(facility)
    close_all(t.game, EXIT)
    assert t.facility.gate_open is True
    t.event_phase()
    assert t.facility.gate_open is True


@pytest.mark.rule("LD-GATE-02")
def test_a_key_opens_the_gate_from_the_exit_room_only(facility: Any) -> None:
    t = at_exit(facility, gate=False, at="repository")
    key = t.give("alpha", "main-gate-key")
    assert t.legal("alpha", "item", key) == []
    t.put("alpha", EXIT).use("alpha", key)
    assert t.facility.gate_open is True


@pytest.mark.rule("LD-BUNKER-01")
def test_the_bunker_is_reached_from_the_exit_room_only(facility: Any) -> None:
    t = at_exit(facility, suit=True, at="elevator-s-01")
    assert t.legal("alpha", "escape") == []
    t.facility.rover = "elevator-s-01"
    assert t.legal("alpha", "escape") == []
    t.facility.rover = EXIT
    assert len(t.put("alpha", EXIT).malfunction(EXIT).legal("alpha", "escape")) == 2


@pytest.mark.rule("LD-BUNKER-02")
def test_the_gate_must_be_open(facility: Any) -> None:
    assert at_exit(facility, gate=False, suit=True).legal("alpha", "escape") == []
    both = [("escape", "by-rover"), ("escape", "on-foot")]
    assert at_exit(facility, suit=True).legal("alpha", "escape") == both


@pytest.mark.rule("LD-BUNKER-03")
def test_no_intruder_may_be_there(facility: Any) -> None:
    t = at_exit(facility, suit=True)
    t.intruder("drone", EXIT)
    assert t.legal("alpha", "escape") == []


@pytest.mark.rule("LD-BUNKER-05")
def test_on_foot_needs_a_suit_and_a_noise_roll(facility: Any) -> None:
    assert at_exit(facility, rover=False).legal("alpha", "escape") == []
    t = at_exit(facility, rover=False, suit=True).dice("noise-die", "silence")
    assert t.legal("alpha", "escape") == [("escape", "on-foot")]
    t.act("alpha", "escape", "on-foot")
    assert len(t.told("noise.roll")) == 1


@pytest.mark.rule("LD-BUNKER-05")
def test_it_costs_two_cards(facility: Any) -> None:
    assert at_exit(facility, suit=True).hand("alpha", "plan", contamination=2).legal("alpha", "escape") == []


@pytest.mark.rule("LD-BUNKER-06")
def test_an_intruder_that_appears_spoils_the_attempt(facility: Any) -> None:
    t = at_exit(facility, rover=False, suit=True).noise("c-002-e1").dice("noise-die", "1").bag("drone")
    t.deck("alpha", "look", "look", "look").hand("alpha", "plan", "plan", "look", "look", "look", "look")
    t.act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, t["alpha"].place) == ("active", EXIT)
    assert [piece.kind for piece in t.at(EXIT)] == ["drone"]
    assert len(t["alpha"].hand) == 4


@pytest.mark.rule("LD-BUNKER-06")
def test_an_intruder_called_by_danger_spoils_it_too(facility: Any) -> None:
    t = at_exit(facility, rover=False, suit=True).put("beta", "alert-room").dice("noise-die", "danger")
    drone = t.intruder("drone", "repository")
    t.act("alpha", "escape", "on-foot")
    assert (t["alpha"].status, drone.place) == ("active", EXIT)


@pytest.mark.rule("LD-BUNKER-07")
def test_without_an_intruder_the_bunker_is_reached(facility: Any) -> None:
    t = at_exit(facility, rover=False, suit=True).dice("noise-die", "1").act("alpha", "escape", "on-foot")
    assert t.table.noise == {"c-002-e1": 1}
    assert (t["alpha"].status, t["alpha"].place) == ("bunker", "")


@pytest.mark.rule("LD-CRIT-04")
def test_the_first_death_opens_the_gate(facility: Any) -> None:
    t = at_exit(facility, gate=False)
    die(t.game, t["beta"], "test")
    assert t.facility.gate_open is True
    assert len(t.told("gate.open")) == 1
