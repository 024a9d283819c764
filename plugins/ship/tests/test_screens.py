"""What a seat sees of the ship, and what is told when it has come to its end."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, leave, place_fire, place_malfunction

ROOMS = [f"room-{n:03}" for n in range(2, 19) if n != 11]


def line(t: Any, label: str, who: int = 0) -> str:
    """What stands behind `label` in the panel of the ship, or an empty text when it has no such line."""
    return dict(t.screen(who)["The ship"]).get(label, "")


def told(t: Any, label: str) -> str:
    """The same on the end screen."""
    return dict(t.end_screen()["The ship"]).get(label, "")


def fates(t: Any) -> list[str]:
    """What became of each Character, by seat."""
    return [row[3] for row in next(iter(t.end_screen().values()))]


# ---------------------------------------------------------------- tracks


@pytest.mark.parametrize(
    ("space", "says"),
    [
        (15, "space 15, green; the chambers open at 8; the ship jumps at 0"),
        (9, "space 9, white; the chambers open at 8; the ship jumps at 0"),
        (8, "space 8, blue; the chambers are open; the ship jumps at 0"),
        (1, "space 1, blue; the chambers are open; the ship jumps at 0"),
        (0, "the ship has jumped"),
    ],
)
def test_time(ship: Any, space: int, says: str) -> None:
    """Blue are the spaces 8 to 1."""
    assert line(ship().time(space), "Time") == says


@pytest.mark.parametrize(
    ("space", "says"),
    [
        (-1, "not running"),
        (6, "space 6, green; no stopping it from 3 on; the ship explodes at 0"),
        (4, "space 4, white; no stopping it from 3 on; the ship explodes at 0"),
        (3, "space 3, yellow; it cannot be stopped; the ship explodes at 0"),
    ],
)
def test_self_destruct(ship: Any, space: int, says: str) -> None:
    """Yellow are the spaces 3 to 1."""
    assert line(ship().sequence(space), "Self-Destruct") == says


# ---------------------------------------------------------------- course and Engines


def test_course_is_told_to_the_seat_that_has_seen_the_coordinates(ship: Any) -> None:
    t = ship()
    t.ship.coordinates, t.ship.coordinates_spare, t.ship.destination = ["coordinates-1"], ["coordinates-2"], "C"
    t.game.know("coordinates-1", (0,))
    assert line(t, "Course", 0) == ("the Destination is C (Venus); Coordinates: A Earth, B Mars, C Venus, D deep space")
    assert line(t, "Course", 1) == "the Destination is C; Coordinates: not seen"


def test_engine_is_told_to_the_seat_that_has_looked_at_it(ship: Any) -> None:
    t = ship().engines("working", "damaged", "working")
    t.game.know(t.ship.engines["engine-2"][-1], (0,))
    assert line(t, "Engines", 0) == "Engine #1 not seen; Engine #2 Damaged; Engine #3 not seen"
    assert line(t, "Engines", 1) == "Engine #1 not seen; Engine #2 not seen; Engine #3 not seen"


def test_who_knows_the_lower_token_knows_the_upper_one(ship: Any) -> None:
    """Others announced that the order of Engine 1 was changed after alpha had looked at it (SH-ENGINE-03)."""
    t = ship().engines("working", "damaged", "working")
    t.game.know(t.ship.engines["engine-1"][-1], (0,))
    t.ship.engines["engine-1"].reverse()
    assert line(t, "Engines", 0).startswith("Engine #1 Damaged; ")


# ---------------------------------------------------------------- Pods and Airlock


def test_pods_with_section_lock_and_who_waits(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1, 3), b=(2,), locked=(2,)).waits("beta", 3).waits("gamma", 3)
    assert line(t, "Escape Pods") == (
        "Escape Pod 1 (Section A) Unlocked; Escape Pod 2 (Section B) Locked; "
        "Escape Pod 3 (Section A) Unlocked, with seat 2 (beta) and seat 3 (gamma)"
    )
    assert line(t.pods(), "Escape Pods") == "all gone"


def test_who_waits_in_a_pod_is_told_to_be_there(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1, 3), b=(2,)).waits("beta", 3).waits("gamma", 2)
    assert [row[2] for row in t.screen("alpha")["Characters"]] == [
        "waits in Escape Pod 3 (Section A)",
        "waits in Escape Pod 2 (Section B)",
    ]
    assert dict(list(t.screen("beta").values())[-1])["You"].endswith(", waits in Escape Pod 3 (Section A)")


@pytest.mark.rule("SH-HATCH-01")
def test_who_waits_in_a_locked_pod_is_told_so(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,), locked=(1,)).waits("alpha", 1)
    asked = {"kind": "pod-waiting", "about": "pod-1"}
    question = t.words("alpha", "launch", "leave", "stay", **asked)
    assert question.text == ("You wait in Escape Pod 1. It is Locked, but can be launched from inside: what do you do?")
    assert "SH-HATCH-01" in question.rules
    t.ship.locked.clear()
    assert t.words("alpha", "launch", "leave", "stay", **asked).text == "You wait in Escape Pod 1: what do you do?"


@pytest.mark.parametrize(
    ("time", "says"), [(9, "Try to hibernate (2; not now: the chambers open at 8)"), (8, "Try to hibernate (2)")]
)
def test_room_action_of_the_hibernatorium_says_when_it_opens(ship: Any, time: int, says: str) -> None:
    t = ship(at="hibernatorium").time(time)
    assert dict(list(t.screen().values())[-1])["Here"].endswith(f"Room Actions: {says}")


def test_airlock(ship: Any) -> None:
    t = ship()
    assert line(t, "Airlock") == ""
    t.ship.airlock = "room-013"
    assert line(t, "Airlock") == "procedure at Room 013"


# ---------------------------------------------------------------- the end


def test_jump_with_hidden_things_told(ship: Any) -> None:
    """alpha is awake and dies, beta sleeps; the ship flies to Earth on two Engines; Pod 1 stays behind."""
    t = ship().engines("working", "damaged", "working").pods(a=(1,)).time(1)
    t.ship.coordinates, t.ship.coordinates_spare, t.ship.destination = ["coordinates-2"], ["coordinates-1"], "A"
    t.away("beta", "hibernating").step("event", "time-track").finish()
    assert next(iter(t.end_screen())) == "The game is over in round 1: the ship jumps"
    assert t.end_screen()["The ship"] == [
        ("Engines", "Engine #1 Working; Engine #2 Damaged; Engine #3 Working"),
        ("Coordinates", "A Earth, B deep space, C Mars, D Venus; the Destination was A"),
        ("Course", "to Earth"),
        ("Pods left", "Escape Pod 1"),
    ]
    assert fates(t) == ["died at Cockpit: awake when the ship jumped", "survived: hibernating"]


def test_jump_with_nobody_awake(ship: Any) -> None:
    """The last two go to sleep: the ship jumps at once, on a course to Venus, which both do not survive."""
    t = ship().engines("working", "working", "damaged").time(8)
    t.ship.coordinates, t.ship.coordinates_spare, t.ship.destination = ["coordinates-1"], ["coordinates-2"], "C"
    t.do(lambda: leave(t.game, t["alpha"], "hibernating")).do(lambda: leave(t.game, t["beta"], "hibernating")).finish()
    assert told(t, "The end") == "nobody was left awake aboard"
    assert told(t, "Course") == "to Venus"
    assert fates(t) == ["hibernating, then died: the ship did not fly to Earth"] * 2


def test_destroyed_by_its_engines(ship: Any) -> None:
    t = ship().engines("working", "damaged", "damaged").time(1)
    t.away("beta", "hibernating").step("event", "time-track").finish()
    assert next(iter(t.end_screen())) == "The game is over in round 1: the ship jumps, and explodes on the way"
    assert told(t, "The end") == "destroyed by its Engines, of which fewer than 2 worked"
    assert told(t, "Course") == "no ship is left"
    assert fates(t)[1] == "hibernating, then died: the ship exploded in the jump"


@pytest.mark.parametrize(("time", "sequence"), [(9, 1), (1, 5)])
def test_destroyed_by_the_self_destruct_sequence(ship: Any, time: int, sequence: int) -> None:
    """Its marker comes to the skull, or the ship jumps while it runs."""
    t = ship().time(time).sequence(sequence).step("event", "time-track").finish()
    assert next(iter(t.end_screen())) == "The game is over in round 1: the ship explodes"
    assert told(t, "The end") == "destroyed by the Self-Destruct Sequence"


def test_destroyed_by_the_self_destruct_sequence_with_nobody_awake(ship: Any) -> None:
    t = ship().time(11).sequence(4)
    t.do(lambda: die(t.game, t["alpha"], "fire")).do(lambda: leave(t.game, t["beta"], "escaped")).finish()
    assert told(t, "The end") == "destroyed by the Self-Destruct Sequence; nobody was left awake aboard"
    assert fates(t) == ["died at Cockpit: Fire", "survived: escaped in a Pod"]


def test_destroyed_by_fire_while_the_sequence_runs(ship: Any) -> None:
    t = ship().time(9).sequence(5).fire(*ROOMS[:8])
    t.do(lambda: place_fire(t.game, ROOMS[8])).finish()
    assert told(t, "The end") == "destroyed by too many Fire markers"
    assert fates(t)[0] == "died at Cockpit: the ship exploded"


def test_destroyed_by_malfunctions(ship: Any) -> None:
    t = ship().malfunction(*ROOMS[:8]).explored(ROOMS[8])
    t.do(lambda: place_malfunction(t.game, ROOMS[8])).finish()
    assert told(t, "The end") == "destroyed by too many Malfunction markers"
    assert told(t, "Course") == "no ship is left"
    assert dict(t.screen()["The board"])["Intruders"].startswith(
        "died with the Ship: all that were left, the Queen and the Nest"
    )


def test_game_that_was_stopped_has_no_end_of_the_ship(ship: Any) -> None:
    t = ship()
    t.game.state.ending = "stall"
    assert told(t, "The end") == ""
