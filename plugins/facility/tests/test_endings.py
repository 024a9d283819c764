"""How the game ends, who dies, and what Objectives ask of the Facility."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core import assemble
from nemesis_core.rules import die, leave, place_fire, place_malfunction
from nemesis_core.testing import Table

FOUR = ("alpha", "beta", "gamma", "delta")
ROOMS = [f"room-{n:03}" for n in range(1, 17)]


def four(facility: Any) -> Any:
    """One isolated, one in the Facility, one in the Bunker, one evacuated; Code Green."""
    t = facility(*FOUR).code("active", "green")
    return t.away("alpha", "isolated").away("gamma", "bunker").away("delta", "evacuated")


@pytest.mark.rule("LD-END-01", "LD-END-02")
def test_the_last_slot_purges_the_facility(facility: Any) -> None:
    t = four(facility).time(1).room("nest", "room-005").put("beta", "room-005")
    t.step("event", "time-track")
    assert (t.ending, t.facility.time) == ("purge", 0)
    assert t.finish().statuses() == ["isolated", "dead", "bunker", "evacuated"]


@pytest.mark.rule("LD-END-02")
def test_standing_in_the_isolation_room_saves_nobody(facility: Any) -> None:
    t = facility(at="isolation-room").time(1).step("event", "time-track").finish()
    assert t.statuses() == ["dead", "dead"]


@pytest.mark.rule("LD-END-03")
def test_a_purge_spares_the_queen_and_the_nest(facility: Any) -> None:
    t = four(facility).time(1)
    giant = t.intruder("giant", "room-005")
    t.step("event", "time-track").finish()
    who = t["alpha"]
    assert giant.id in t.table.intruders
    assert t.game.conditions["queen-killed"](t.game, who, "") is False
    assert t.game.conditions["nest-destroyed"](t.game, who, "") is False
    assert t.game.conditions["facility-stands"](t.game, who, "") is True


@pytest.mark.rule("LD-END-04")
def test_an_explosion_kills_the_isolated_too(facility: Any) -> None:
    t = four(facility).fire(*ROOMS[:12]).put("beta", "room-013")
    t.do(lambda: place_fire(t.game, "room-013"))
    assert t.ending == "facility_destroyed"
    assert t.finish().statuses() == ["dead", "dead", "bunker", "evacuated"]


@pytest.mark.rule("LD-END-05")
def test_an_explosion_kills_all_intruders(facility: Any) -> None:
    t = four(facility).malfunction(*ROOMS[:10]).explored("room-011")
    for place in ("room-012", "room-013", "room-014", "room-015"):
        t.intruder("drone", place)
    t.intruder("giant", "room-016")
    t.do(lambda: place_malfunction(t.game, "room-011")).finish()
    assert t.table.intruders == {}
    conditions, who = t.game.conditions, t["gamma"]
    assert conditions["queen-killed"](t.game, who, "") is True
    assert conditions["nest-destroyed"](t.game, who, "") is True
    assert conditions["facility-destroyed"](t.game, who, "") is True
    assert conditions["facility-stands"](t.game, who, "") is False


@pytest.mark.rule("LD-END-06")
@pytest.mark.parametrize("way", ["bunker", "isolated", "evacuated", "dead"])
def test_the_game_ends_when_nobody_is_left(facility: Any, way: str) -> None:
    t = facility().away("alpha", "isolated")
    t.do(lambda: die(t.game, t["beta"], "test") if way == "dead" else leave(t.game, t["beta"], way))
    assert t.ending == "purge"


@pytest.mark.rule("LD-END-06")
def test_a_character_in_a_pod_has_not_left(facility: Any) -> None:
    t = facility().room("css-a", "room-005").put("alpha", "room-005").time(10).hand("alpha", "plan", "plan")
    t.act("alpha", "room", "enter-css-pod-a")
    t.do(lambda: leave(t.game, t["beta"], "bunker"))
    assert t.ending == ""
    t.css(10, "css-launch-a").step("event", "launch-css")
    assert t.ending == "purge"


@pytest.mark.rule("LD-END-07")
@pytest.mark.parametrize(
    ("auto", "alert", "time", "reason", "status"),
    [
        (8, -1, 8, "facility_destroyed", "dead"),
        (-1, 5, 5, "alert", "isolated"),
        (3, 5, 5, "facility_destroyed", "dead"),
        (8, 5, 8, "facility_destroyed", "dead"),
    ],
)
def test_time_goes_ahead_to_a_token(facility: Any, auto: int, alert: int, time: int, reason: str, status: str) -> None:
    t = facility().time(11).away("beta", "isolated").code("active", "green")
    t.facility.autodestruction, t.facility.alert = auto, alert
    t.do(lambda: die(t.game, t["alpha"], "test"))
    assert (t.ending, t.facility.time) == (reason, time)
    assert t.finish().statuses() == ["dead", status]


@pytest.mark.rule("LD-END-08")
def test_without_a_token_time_goes_to_s(facility: Any) -> None:
    t = facility().time(11).blue(1, 2).away("beta", "isolated").code("active", "green")
    t.do(lambda: leave(t.game, t["alpha"], "bunker"))
    assert (t.ending, t.facility.time) == ("purge", 0)
    assert [event.rule for event in t.log if event.kind == "time"] == ["LD-END-08"]
    assert (t.blues(), t.told("css.launch"), t.told("event"), t.told("bag")) == ([1, 2], [], [], [])
    assert t.finish().statuses() == ["bunker", "isolated"]


@pytest.mark.rule("LD-SURV-01")
@pytest.mark.parametrize(("reason", "locked_in"), [("purge", "isolated"), ("facility_destroyed", "dead")])
def test_there_are_three_ways_to_survive(facility: Any, reason: str, locked_in: str) -> None:
    t = four(facility).room("archive", "room-005").put("beta", "room-005").finish(reason)
    assert t.statuses() == [locked_in, "dead", "bunker", "evacuated"]


# ---------------------------------------------------------------- Victory Check


@pytest.mark.rule("LD-VICT-01")
def test_with_everybody_dead_no_check_is_made(facility: Any) -> None:
    t = facility().finish("purge")
    assert t.statuses() == ["dead", "dead"]
    assert t.told("check") == []
    assert t.told("contingency.active") == []


@pytest.mark.variant
@pytest.mark.rule("LD-VICT-01", "LD-VICT-02")
def test_the_checks_run_in_order() -> None:
    t = Table(assemble("lockdown"), ["sentry", "hacker"], 0)
    t["hacker"].status, t["hacker"].place = "bunker", ""
    active = next(x for x in t.game.contingency_kinds if x.startswith("contingency-green/"))
    for pile in (t.game.facility.pool, t.game.facility.active, *t.game.facility.contingencies):
        pile[:] = [t.game.facility.active[0] if x == active else x for x in pile]
    t.game.facility.active = [active]
    t.will(t.game.semi_coop.held[1][0]).finish("purge")
    assert [told["check"] for told in t.told("check")] == ["contingency", "contamination", "objective"]
    t = Table(assemble("lockdown"), ["sentry", "hacker"], 0).finish("purge")
    assert t.told("check") == []
    assert t.game.semi_coop.winners == []


# ---------------------------------------------------------------- conditions of Objectives


def holds(t: Any, who: str, condition: str) -> bool:
    """Does the condition hold for the Character?"""
    return bool(t.game.conditions[condition](t.game, t[who], ""))


def test_conditions_on_how_a_character_left(facility: Any) -> None:
    t = four(facility)
    names = ("evacuated", "left-by-css", "isolated")
    assert [[holds(t, who, name) for name in names] for who in FOUR] == [
        [False, False, True],
        [False, False, False],
        [True, False, False],
        [True, True, False],
    ]


def test_conditions_on_what_a_character_knows(facility: Any) -> None:
    t = facility().mark("alpha", knowledge=8, knowledge_active=1, signal=1).mark("beta", knowledge=7)
    names = ("knowledge-8", "knowledge-active", "signal-sent")
    assert [holds(t, "alpha", name) for name in names] == [True, True, True]
    assert [holds(t, "beta", name) for name in names] == [False, False, False]


def test_conditions_on_the_laboratory(facility: Any) -> None:
    t = facility()
    names = ("weakness-discovered", "weaknesses-discovered-2", "nest-destroyed", "queen-killed")
    assert [holds(t, "alpha", name) for name in names] == [False] * 4
    t.game.laboratory.discovered = 1
    assert [holds(t, "alpha", name) for name in names] == [True, False, False, False]
    t.game.laboratory.discovered, t.game.laboratory.destroyed, t.game.laboratory.queen_killed = 2, True, True
    assert [holds(t, "alpha", name) for name in names] == [True] * 4


def test_condition_on_the_upper_sections(facility: Any) -> None:
    t = facility()
    for place in ROOMS[:8]:
        t.explored(place)
    assert holds(t, "alpha", "sections-1-2-explored") is False
    assert holds(t.explored("room-009"), "beta", "sections-1-2-explored") is True


def test_condition_on_the_first_and_the_third_section(facility: Any) -> None:
    """Rooms 001 and 002 are in S-01, 003 to 009 in S-02, 010 to 016 in S-03."""
    t = facility()
    for place in [*ROOMS[:2], *ROOMS[9:15]]:
        t.explored(place)
    assert holds(t, "alpha", "sections-1-3-explored") is False
    assert holds(t.explored("room-016"), "beta", "sections-1-3-explored") is True
    assert holds(t, "beta", "sections-1-2-explored") is False
    assert holds(t, "beta", "rooms-explored") is False


def test_condition_on_all_rooms(facility: Any) -> None:
    t = facility()
    for place in ROOMS[:15]:
        t.explored(place)
    assert holds(t, "alpha", "rooms-explored") is False
    assert holds(t.explored("room-016"), "beta", "rooms-explored") is True


def test_condition_on_nemesis_survivors(facility: Any) -> None:
    t = four(facility)
    assert holds(t, "alpha", "no-nemesis-survivor") is True
    t["gamma"].role = "nemesis-survivor"
    assert holds(t, "alpha", "no-nemesis-survivor") is False
    assert holds(t, "gamma", "no-nemesis-survivor") is False
    t["gamma"].status = "dead"
    assert holds(t, "alpha", "no-nemesis-survivor") is True


def test_the_isolated_are_inside_and_those_in_the_bunker_are_not(facility: Any) -> None:
    t = four(facility)
    assert [who.id for who in t.game.hooks.inside(t.game)] == ["alpha", "beta"]
