"""What a seat sees of the Facility, and what is told when it has come to its end."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, leave, place_fire, place_malfunction

ROOMS = [f"room-{n:03}" for n in range(1, 17)]


def line(t: Any, label: str, who: int = 0) -> str:
    """What stands behind `label` in the panel of the Facility, or an empty text when it has no such line."""
    return dict(t.screen(who)["The Facility"]).get(label, "")


def told(t: Any, label: str) -> str:
    """The same on the end screen."""
    return dict(t.end_screen()["The Facility"]).get(label, "")


def fates(t: Any) -> list[str]:
    """What became of each Character, by seat."""
    return [row[3] for row in next(iter(t.end_screen().values()))]


# ---------------------------------------------------------------- time


def test_time_with_all_that_lies_ahead_at_the_start(facility: Any) -> None:
    """Thresholds lie behind the slots 15, 12, 9 and 6 (red) and 8, 5 and 3 (blue), CSS tokens on 10, 8, 6, 4, 2, 1."""
    assert line(facility(), "Time") == (
        "slot 15, token inactive; red Thresholds after 15, 12, 9, 6; blue Thresholds after 8, 5, 3; "
        "CSS 10, 8, 6, 4, 2, 1"
    )


def test_what_the_time_token_has_passed_is_left_out(facility: Any) -> None:
    t = facility().time(5).only_css(4)
    t.facility.time_active = True
    assert line(t, "Time") == "slot 5, token active; blue Thresholds after 5, 3; CSS 4"


def test_last_slot_is_told_as_it_is_printed(facility: Any) -> None:
    assert line(facility().time(0).only_css(), "Time") == "slot S, token inactive"


def test_css_token_is_told_to_the_seat_that_has_seen_it(facility: Any) -> None:
    t = facility().time(2).only_css(2, 1).css(2, "css-launch-b").css(1, "css-launch-none")
    for slot in ("1", "2"):
        t.game.know(t.facility.css[slot], (0,))
    assert line(t, "Time", 0) == "slot 2, token inactive; CSS 2 (CSS Pod B), 1 (no Pod)"
    assert line(t, "Time", 1) == "slot 2, token inactive; CSS 2, 1"


def test_css_token_on_the_last_slot_is_told_as_it_is_printed(facility: Any) -> None:
    """Schedule CSS moves tokens there (LD-CSSCTL-02)."""
    t = facility().time(2).only_css(2, 1)
    t.facility.css["0"] = t.facility.css.pop("1")
    assert line(t, "Time") == "slot 2, token inactive; CSS 2, S"
    assert "; S " in told(t, "CSS left")


# ---------------------------------------------------------------- what runs


@pytest.mark.parametrize(
    ("alert", "autodestruction", "red", "running"),
    [
        (-1, -1, False, ""),
        (7, -1, False, "Alert Procedure: the game ends after slot 7"),
        (-1, 9, False, "Autodestruction: it turns red after slot 9"),
        (-1, 0, True, "Autodestruction: the Facility is destroyed at slot S"),
        (-1, 0, False, "Autodestruction: the Facility is destroyed at slot S"),
        (0, -1, False, "Alert Procedure: the game ends at slot S"),
        (
            5,
            6,
            True,
            "Alert Procedure: the game ends after slot 5; Autodestruction: the Facility is destroyed after slot 6",
        ),
    ],
)
def test_running_procedures(facility: Any, alert: int, autodestruction: int, red: bool, running: str) -> None:
    t = facility()
    t.facility.alert, t.facility.autodestruction, t.facility.autodestruction_red = alert, autodestruction, red
    assert line(t, "Running") == running


def test_sealed_room(facility: Any) -> None:
    t = facility()
    assert line(t, "Sealed Room") == ""
    t.facility.venting = "room-013"
    assert line(t, "Sealed Room") == "Room 013"


# ---------------------------------------------------------------- Power, ways out, the Computer


def test_power_tokens_in_their_slots(facility: Any) -> None:
    t = facility().blue(2, 4)
    t.facility.elevator = "elevator-s-02"
    assert line(t, "Power") == "S-01 off (1); S-02 on (2); S-03 off (3); Elevator (at Elevator S-02) on (4)"


def test_ways_out_at_the_start(facility: Any) -> None:
    """White slots, on which the Isolation Room is open, are 8 and lower."""
    assert line(facility(), "Ways out") == "Main Gate closed; Rover at 002; Isolation Room opens at 8"


def test_ways_out_that_are_open_and_a_pod_that_is_taken(facility: Any) -> None:
    t = facility()
    t.facility.gate_open = t.facility.isolation_open = True
    t.facility.rover, t.facility.pods = "bunker", {"b": 1}
    assert line(t, "Ways out") == "Main Gate open; Rover in the Bunker; Isolation Room open; CSS Pod B: seat 2 (beta)"


def test_action_of_the_isolation_room_is_told_when_it_is_open(facility: Any) -> None:
    """Until then its tile lies with the Action turned down (LD-SETUP-02)."""
    t = facility().put("alpha", "isolation-room")
    assert "Lock Yourself In" not in dict(list(t.screen().values())[-1]).get("Here", "")
    t.facility.isolation_open = True
    assert "Room Actions: Lock Yourself In (2)" in dict(list(t.screen().values())[-1])["Here"]


def test_action_of_a_room_that_lacks_something_says_what(facility: Any) -> None:
    """A second Autodestruction cannot be started while one runs."""
    t = facility().room("cooling-system", "room-001").put("alpha", "room-001")
    assert dict(list(t.screen().values())[-1])["Here"].endswith("Initiate Autodestruction Sequence (2)")
    t.facility.autodestruction = 5
    assert dict(list(t.screen().values())[-1])["Here"].endswith(
        "Room Actions: Initiate Autodestruction Sequence (2; only if Autodestruction does not run)"
    )


def test_who_waits_in_a_pod_is_told_to_be_there(facility: Any) -> None:
    t = facility().put("beta", "")
    t.facility.pods = {"b": 1}
    assert t.screen("alpha")["Characters"][0][2] == "waits in CSS Pod B"


def test_isolation_room_that_time_will_not_open_any_more(facility: Any) -> None:
    assert line(facility().time(0), "Ways out").endswith("Isolation Room closed")


def test_face_up_computer_card(facility: Any) -> None:
    t = facility().computer("computer-action-b")
    assert line(t, "Computer") == "Cost 1: Gain Knowledge, Peek at a CSS token, Swap Power tokens"


# ---------------------------------------------------------------- Contingencies


def test_own_contingency_is_seen_and_no_other(facility: Any) -> None:
    """Of 7 tokens three seats hold one each and one is Active, so 3 are in the Neutral Pool."""
    t = facility("alpha", "beta", "gamma")
    t.code(0, "green").code(1, "red")
    assert line(t, "Contingencies", 0) == "yours: Code Green; Neutral Pool: 3 tokens"
    assert line(t, "Contingencies", 1) == "yours: Code Red; Neutral Pool: 3 tokens"


def test_contingencies_that_a_seat_has_looked_at(facility: Any) -> None:
    t = facility("alpha", "beta", "gamma").code(0).code(1, "blue").code("active", "gray").code("pool", "red", "green")
    t.game.know(t.facility.contingencies[1][0], (0,))
    t.game.know("contingency-red/1", (0,))
    assert line(t, "Contingencies", 0) == "seat 2 (beta): Code Blue; Neutral Pool: Code Red, unknown"
    t.game.know_all("contingency-gray/1")
    assert line(t, "Contingencies", 0).endswith("; Active: Code Gray")


# ---------------------------------------------------------------- the end


@pytest.fixture
def three(facility: Any) -> Any:
    """alpha and beta in the Repository, gamma in the Bunker; the Active Contingency kills nobody."""
    return facility("alpha", "beta", "gamma").away("gamma", "bunker").code("active", "green")


def test_purge(three: Any) -> None:
    t = three.time(1).step("event", "time-track").finish()
    assert next(iter(t.end_screen())) == (
        "The game is over in round 1: the Time track has run out and the Facility is purged"
    )
    assert told(t, "The end") == ""


def test_alert_with_nobody_left(three: Any) -> None:
    """The last two lock themselves in: the Time token goes ahead to the Alert token, and both live."""
    t = three.time(9)
    t.facility.alert = 4
    t.do(lambda: leave(t.game, t["alpha"], "isolated")).do(lambda: leave(t.game, t["beta"], "isolated")).finish()
    assert next(iter(t.end_screen())) == "The game is over in round 1: the Alert Procedure has run its time"
    assert told(t, "The end") == "nobody was left in it"
    assert fates(t) == ["survived: locked in the Isolation Room"] * 2 + ["survived: safe in the Bunker"]


def test_destroyed_by_autodestruction_at_its_slot(three: Any) -> None:
    t = three.time(6)
    t.facility.autodestruction, t.facility.autodestruction_red = 6, True
    t.step("event", "time-track").finish()
    assert next(iter(t.end_screen())) == "The game is over in round 1: the Facility is destroyed"
    assert told(t, "The end") == "destroyed by Autodestruction"


@pytest.mark.parametrize(("time", "alert", "token"), [(1, -1, 0), (6, 6, 3)])
def test_destroyed_by_autodestruction_at_the_last_slot_or_at_the_alert(
    three: Any, time: int, alert: int, token: int
) -> None:
    t = three.time(time)
    t.facility.alert, t.facility.autodestruction = alert, token
    t.step("event", "time-track").finish()
    assert told(t, "The end") == "destroyed by Autodestruction"


def test_destroyed_by_autodestruction_with_nobody_left(three: Any) -> None:
    t = three.time(11)
    t.facility.autodestruction = 8
    t.do(lambda: die(t.game, t["alpha"], "fire")).do(lambda: leave(t.game, t["beta"], "isolated")).finish()
    assert told(t, "The end") == "destroyed by Autodestruction; nobody was left in it"
    assert fates(t) == [
        "died at Repository: Fire",
        "locked in the Isolation Room, then died: the Facility is destroyed",
        "survived: safe in the Bunker",
    ]


def test_destroyed_by_fire_while_autodestruction_runs(three: Any) -> None:
    t = three.time(9).fire(*ROOMS[:12])
    t.facility.autodestruction = 6
    t.do(lambda: place_fire(t.game, "room-013")).finish()
    assert told(t, "The end") == "destroyed by too many Fire markers"


def test_destroyed_by_malfunctions(three: Any) -> None:
    t = three.malfunction(*ROOMS[:10]).explored("room-011")
    t.do(lambda: place_malfunction(t.game, "room-011")).finish()
    assert told(t, "The end") == "destroyed by too many Malfunction markers"
    assert fates(t)[0] == "died at Repository: the Facility is destroyed"


def test_game_that_was_stopped_has_no_end_of_the_facility(three: Any) -> None:
    three.game.state.ending = "stall"
    assert told(three, "The end") == ""


def test_hidden_tokens_are_told_at_the_end(facility: Any) -> None:
    """Two seats; alpha gave its tokens up; CSS tokens lie on 2 and 1, one was used."""
    t = facility().code("active", "yellow")
    t.facility.contingencies, t.facility.pool = (
        [[], ["contingency-red/1"]],
        ["contingency-blue/1", "contingency-blue/2"],
    )
    t.only_css(2, 1).css(2, "css-launch-all").css(1, "css-launch-none")
    t.facility.css_used, t.facility.css_spare = ["css-launch-a/1"], ["css-launch-c/1"]
    assert t.end_screen()["The Facility"][-6:] == [
        (
            "Active Contingency",
            "Code Yellow. Every Character with 5 Knowledge or more dies; with 4 or less it is safe.",
        ),
        ("seat 2 (beta)", "Code Red"),
        ("Neutral Pool", "2 x Code Blue"),
        ("CSS used", "CSS Pod A"),
        ("CSS left", "2 CSS Pod A, CSS Pod B, CSS Pod C; 1 no Pod"),
        ("CSS in the box", "CSS Pod C"),
    ]
