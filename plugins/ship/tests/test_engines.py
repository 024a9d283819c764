"""Engines: looking at them, repairing and breaking them, and what counts at the end."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import table

WORKING = ("engine-1/working", "engine-2/working", "engine-3/working")


def tops(t: Any) -> list[str]:
    """The states of Engines 1, 2 and 3."""
    return [tokens[-1].partition("/")[2] for tokens in t.game.ship.engines.values()]


@pytest.mark.rule("SH-ENGINE-01")
def test_only_the_player_who_looks_learns_the_state_of_the_engine(counted: Any) -> None:
    t = counted(at="engine-1").engines("damaged", "working", "working").hand("alpha", "look", "look")
    t.act("alpha", "room", "check-the-engine")
    assert t.shown("alpha", "engine-1/damaged") == [True]
    assert t.shown("beta", "engine-1/damaged") == [False]
    [event] = [event for event in t.log if event.kind == "engine.look"]
    assert (event.audience, event.data) == ((0,), {"who": 0, "engine": "engine-1", "state": "damaged"})
    assert tops(t) == ["damaged", "working", "working"]
    assert t.hand("alpha", "look", "look").legal("alpha", "room") == []  # nothing is left to be seen


@pytest.mark.rule("SH-ENGINE-05")
@pytest.mark.parametrize("number", [2, 3])
def test_each_engine_room_shows_its_own_engine(counted: Any, number: int) -> None:
    t = counted(at=f"engine-{number}").engines("working", "working", "working").hand("alpha", "look", "look")
    t.act("alpha", "room", "check-the-engine")
    assert t.shown("alpha", *WORKING) == [n == number for n in (1, 2, 3)]


@pytest.mark.rule("SH-ENGCTRL-01", "SH-ENGCTRL-02")
def test_the_engine_control_room_shows_all_three_engines_and_changes_none(counted: Any) -> None:
    t = counted().ready("alpha", "engine-control-room", "room-006").malfunction("engine-2")
    t.engines("working", "damaged", "working").act("alpha", "room", "check-engines")
    seen = ("engine-1/working", "engine-2/damaged", "engine-3/working")
    assert t.shown("alpha", *seen) == [True, True, True]
    assert t.shown("beta", *seen) == [False, False, False]
    assert tops(t) == ["working", "damaged", "working"]
    assert t.hand("alpha", "look", "look").legal("alpha", "room") == []


@pytest.mark.rule("SH-ENGCTRL-02")
def test_a_malfunction_in_the_engine_control_room_itself_stops_it(counted: Any) -> None:
    t = counted().ready("alpha", "engine-control-room", "room-006").malfunction("room-006")
    assert t.legal("alpha", "room") == []


# ---------------------------------------------------------------- repairing and breaking


@pytest.mark.rule("SH-ENGINE-02", "SH-ENGINE-04")
@pytest.mark.parametrize("kept", ["damaged", "working"])
def test_an_unchecked_engine_with_a_malfunction_is_stacked_as_the_player_likes(counted: Any, kept: str) -> None:
    t = counted(at="engine-1").engines("damaged", "working", "working").malfunction("engine-1")
    t.hand("alpha", "look", "look")
    assert t.legal("alpha", "room") == []
    t.will(kept).do(lambda: t.game.hooks.command(t.game, "reorder-engine", "p1"))
    assert tops(t) == [kept, "working", "working"]
    assert t.shown("alpha", "engine-1/damaged", "engine-1/working") == [True, True]
    assert t.asked[-1].options == ["damaged", "working"]


@pytest.mark.rule("SH-ENGINE-03")
@pytest.mark.parametrize("kept", ["damaged", "working"])
def test_all_learn_whether_the_order_changed_but_not_what_is_on_top(counted: Any, kept: str) -> None:
    t = counted(at="engine-3").engines("working", "working", "damaged")
    t.will(kept).do(lambda: t.game.hooks.command(t.game, "reorder-engine", "p1"))
    [event] = [event for event in t.log if event.kind == "engine.stack"]
    assert event.audience is None
    assert event.data == {"who": 0, "engine": "engine-3", "changed": kept == "working"}
    assert t.shown("beta", "engine-3/damaged", "engine-3/working") == [False, False]


@pytest.mark.rule("SH-ENGINE-03")
def test_who_has_seen_the_engine_before_can_follow_what_is_announced(counted: Any) -> None:
    t = counted(at="engine-1").engines("damaged", "working", "working").hand("beta", "look", "look")
    t.act("beta", "room", "check-the-engine")
    t.will("working").do(lambda: t.game.hooks.command(t.game, "reorder-engine", "p1"))
    assert t.game.view(1)["engines"]["engine-1"][0] == "engine-1/damaged"


@pytest.mark.rule("SH-ENGINE-05")
def test_work_on_an_engine_touches_the_one_of_the_room_alone(counted: Any) -> None:
    t = counted(at="engine-2").engines("damaged", "damaged", "damaged")
    t.will("working").do(lambda: t.game.hooks.command(t.game, "reorder-engine", "p1"))
    assert tops(t) == ["damaged", "working", "damaged"]
    assert t.shown("alpha", *WORKING) == [False, True, False]


def test_elsewhere_there_is_no_engine_to_work_on(counted: Any) -> None:
    t = counted(at="cockpit").engines("damaged", "damaged", "damaged")
    t.do(lambda: t.game.hooks.command(t.game, "reorder-engine", "p1"))
    assert tops(t) == ["damaged", "damaged", "damaged"]
    assert t.asked == []
    assert t.game.hooks.command_targets(t.game, "reorder-engine") == ["engine-3", "engine-2", "engine-1"]


@pytest.mark.variant
@pytest.mark.rule("SH-ENGINE-02", "SH-ENGINE-04")
def test_a_repairs_card_and_tools_work_on_the_engine_of_the_room() -> None:
    t = table("nemesis", ["scout", "captain"]).put("scout", "engine-1").malfunction("engine-1")
    t.game.ship.engines["engine-1"].sort()  # Working on top
    t.hand("scout", "basic-repairs", "rest", "search").will("damaged").play_card("scout", "basic-repairs", "engine")
    assert tops(t)[0] == "damaged"
    t.hand("scout", "rest", "search").will("working").use("scout", t.give("scout", "tools"), "engine")
    assert tops(t)[0] == "working"
    assert "engine-1" in t.table.malfunction


# ---------------------------------------------------------------- the end


def asleep(ship: Any, *states: str) -> Any:
    """Alpha hibernates, bound for Earth, when the ship jumps with its Engines in these states."""
    t = ship("alpha").away("alpha", "hibernating").engines(*states).course("earth")
    t.game.state.ending = "jump"
    return t.step("victory", "last-deaths").step("victory", "engines")


@pytest.mark.rule("SH-ENGINE-06")
@pytest.mark.parametrize(
    ("states", "destroyed"),
    [
        (("working", "working", "working"), False),
        (("working", "working", "damaged"), False),
        (("damaged", "working", "damaged"), True),
        (("damaged", "damaged", "damaged"), True),
    ],
)
def test_two_working_engines_make_a_safe_journey(counted: Any, states: tuple[str, ...], destroyed: bool) -> None:
    t = asleep(counted, *states)
    assert t.ship.destroyed is destroyed
    assert t.statuses() == ["dead" if destroyed else "hibernating"]


@pytest.mark.rule("SH-MALF-03")
def test_a_malfunction_in_an_engine_room_leaves_the_engine_working(counted: Any) -> None:
    def broken(*names: str) -> Any:
        return counted(*names).malfunction("engine-1", "engine-2")

    t = asleep(broken, "working", "working", "damaged")
    assert t.told("engine.open")[0]["state"] == "working"
    assert not t.ship.destroyed
    assert t.statuses() == ["hibernating"]
