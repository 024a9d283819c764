"""How the game ends, and who dies with the ship."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import die, leave

FOUR = ("alpha", "beta", "gamma", "delta")


def four(ship: Any) -> Any:
    """One hibernates, one is in the Cockpit, one waits in Pod 1, one has escaped; a good ship bound for Earth."""
    t = ship(*FOUR).pods(a=(1,), b=(2,)).away("alpha", "hibernating").waits("gamma", 1).away("delta", "escaped")
    return t.engines("working", "working", "damaged").course("earth")


@pytest.mark.rule("SH-END-01", "SH-POD-13", "SH-WIN-02", "SH-WIN-03")
def test_the_ship_jumps_and_kills_who_is_awake_aboard(ship: Any) -> None:
    t = four(ship).time(1)
    t.intruder("giant", "room-003")
    t.step("event", "time-track")
    assert (t.ending, t.ship.time) == ("jump", 0)
    t.finish()
    assert t.statuses() == ["hibernating", "dead", "dead", "escaped"]
    assert [t[who].cause for who in ("beta", "gamma")] == ["jump", "jump"]
    assert [piece.kind for piece in t.table.intruders.values()] == ["giant"]
    assert not t.ship.destroyed


@pytest.mark.rule("SH-END-02", "SH-WIN-03")
def test_an_explosion_spares_only_launched_pods(ship: Any) -> None:
    t = four(ship)
    t.intruder("giant", "room-003")
    t.finish("ship_destroyed")
    assert t.statuses() == ["dead", "dead", "dead", "escaped"]
    assert (t.ship.destroyed, t.table.intruders) == (True, {})


@pytest.mark.rule("SH-END-04")
@pytest.mark.parametrize("way", ["escaped", "hibernating", "dead"])
def test_when_the_last_one_awake_is_gone_the_ship_jumps(ship: Any, way: str) -> None:
    t = ship().time(7).away("alpha", "hibernating").engines("working", "working", "damaged").course("earth")
    t.do(lambda: die(t.game, t["beta"], "test") if way == "dead" else leave(t.game, t["beta"], way))
    assert (t.ending, t.ship.time) == ("jump", 0)
    assert t.finish().statuses() == ["hibernating", way]


@pytest.mark.rule("SH-END-04")
def test_with_an_active_sequence_the_ship_explodes_then(ship: Any) -> None:
    t = ship().time(7).sequence(5).away("alpha", "hibernating").engines("working", "working", "working").course("earth")
    t.do(lambda: leave(t.game, t["beta"], "escaped"))
    assert (t.ending, t.ship.self_destruct) == ("ship_destroyed", 0)
    assert t.finish().statuses() == ["dead", "escaped"]


@pytest.mark.rule("SH-END-04", "SH-POD-13")
def test_one_that_waits_in_a_pod_is_aboard_and_the_game_goes_on(ship: Any) -> None:
    t = ship().pods(a=(1,), b=(2,)).waits("alpha", 1)
    t.do(lambda: die(t.game, t["beta"], "test"))
    assert t.ending == ""
    t.table.turn = 0
    t.will("launch").turn()
    assert (t.ending, t.statuses()) == ("jump", ["escaped", "dead"])


@pytest.mark.rule("SH-END-05")
def test_who_escaped_has_no_goes_and_is_checked_at_the_end(ship: Any) -> None:
    t = ship().away("alpha", "escaped").contaminate("alpha", clean=1)
    t.start_round()
    assert (t.table.turn, t["alpha"].hand) == (1, [])
    t.finish("jump")
    assert t.game.state.known[next(c for c in t["alpha"].discard if c.startswith("contamination"))]


def test_the_report_tells_how_the_ship_ended(ship: Any) -> None:
    t = four(ship).time(1).step("event", "time-track").finish()
    row = {key: value for given in t.game.hooks.report(t.game) for key, value in given.items()}
    expected = {
        "time": 0,
        "self_destruct": False,
        "ship_destroyed": False,
        "engines_working": 2,
        "course": "earth",
        "escaped": 1,
        "hibernated": 1,
        "pods_left": 2,
    }
    assert {key: row[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("sequence", "engines"), [(4, ("working", "working", "damaged")), (-1, ("working", "damaged", "damaged"))]
)
def test_a_ship_that_exploded_has_no_course(ship: Any, sequence: int, engines: tuple[str, ...]) -> None:
    t = four(ship).engines(*engines).time(1).sequence(sequence).step("event", "time-track").finish()
    row = {key: value for given in t.game.hooks.report(t.game) for key, value in given.items()}
    assert (row["ship_destroyed"], row["course"], row["self_destruct"]) == (True, None, sequence >= 0)


@pytest.mark.parametrize(("sequence", "rule"), [(4, "SH-END-02"), (-1, "SH-VICTORY-02")])
def test_an_explosion_is_told_with_the_rule_that_brought_it(ship: Any, sequence: int, rule: str) -> None:
    t = four(ship).engines("working", "damaged", "damaged").time(1).sequence(sequence)
    t.step("event", "time-track").finish()
    assert [event.rule for event in t.log if event.kind == "explode"] == [rule]


@pytest.mark.parametrize(("sequence", "marker"), [(-1, "Time"), (5, "Self-Destruct")])
def test_that_nobody_is_awake_any_more_is_told(ship: Any, sequence: int, marker: str) -> None:
    t = ship().time(7).sequence(sequence).away("beta", "escaped")
    t.do(lambda: leave(t.game, t["alpha"], "hibernating"))
    assert t.story()[-2:] == [
        "Seat 1 (alpha) hibernates.",
        f"Nobody awake is left aboard: the {marker} marker goes to its last space.",
    ]


def test_awake_asleep_or_waiting_in_a_pod_all_are_inside(ship: Any) -> None:
    t = four(ship)
    assert [who.id for who in t.game.hooks.inside(t.game)] == ["alpha", "beta", "gamma"]
