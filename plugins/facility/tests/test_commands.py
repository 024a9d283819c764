"""What cards of other pieces order the Facility to do."""

from __future__ import annotations

from typing import Any

import pytest


def order(t: Any, name: str, argument: str = "") -> Any:
    """Give an order; answers whether this board knows it."""
    return t.game.hooks.command(t.game, name, argument)


def test_power_orders_turn_the_token_of_a_slot(facility: Any) -> None:
    t = facility().blue(1, 2)
    assert order(t, "unpower", "s-01") is True
    assert t.blues() == [2]
    order(t, "power", "elevator")
    order(t, "power", "s-02")
    assert t.blues() == [2, 4]
    order(t, "flip-power", "s-02")
    order(t, "flip-power", "s-03")
    assert t.blues() == [3, 4]


def test_power_orders_for_a_staircase_do_nothing(facility: Any) -> None:
    t = facility().blue(1, 2)
    for name in ("power", "unpower", "flip-power"):
        assert order(t, name, t.game.hooks.section(t.game, "staircase-12-west")) is True
    assert t.blues() == [1, 2]


def test_draining_turns_the_time_token(facility: Any) -> None:
    t = facility()
    t.facility.time_active = True
    order(t, "drain-power")
    assert t.facility.time_active is False


@pytest.mark.rule("LD-AUTO-02", "LD-AUTO-07")
def test_autodestruction_can_be_started_and_stopped_from_afar(facility: Any) -> None:
    t = facility().time(11)
    order(t, "start-self-destruct")
    assert t.facility.autodestruction == 8
    order(t.time(10), "start-self-destruct")
    assert t.facility.autodestruction == 8, "it runs already"
    order(t, "stop-self-destruct")
    assert t.facility.autodestruction == -1


@pytest.mark.rule("LD-GATE-01", "LD-ROVER-01")
def test_gate_and_rover(facility: Any) -> None:
    t = facility()
    order(t, "open-gate")
    order(t, "open-gate")
    assert t.facility.gate_open is True
    order(t, "move-rover", "bunker")
    assert t.facility.rover == "bunker"
    order(t, "move-rover")
    assert t.facility.rover == "room-002"


def test_an_order_that_this_board_does_not_know(facility: Any) -> None:
    assert order(facility(), "open-the-pods") is None


# ---------------------------------------------------------------- orders of Event cards


@pytest.mark.parametrize(("which", "left"), [("next", ["12", "10", "3"]), ("last", ["10", "7", "12"])])
def test_a_css_token_ahead_leaves_the_track_unseen(facility: Any, which: str, left: list[str]) -> None:
    t = facility().time(10).only_css(12, 10, 7, 3)
    gone = t.facility.css["7" if which == "next" else "3"]
    box = len(t.facility.css_spare)
    assert t.game.hooks.command_targets(t.game, "take-css") == ["next", "last"]
    order(t, "take-css", which)
    assert sorted(t.facility.css) == sorted(left)
    assert (t.facility.css_spare[-1], len(t.facility.css_spare), t.facility.css_used) == (gone, box + 1, [])
    assert not t.game.state.known.get(gone, 0)


def test_without_one_ahead_no_css_token_leaves(facility: Any) -> None:
    t = facility().time(10).only_css(10)
    assert t.game.hooks.command_targets(t.game, "take-css") == []
    order(t, "take-css", "next")
    order(t, "take-css", "last")
    assert sorted(t.facility.css) == ["10"]


def entrances(t: Any) -> list[str]:
    """The places with an Entrance to Technical Corridors and a number, in number order."""
    return [p for p in t.game.board.order if t.game.board.entrances[p] and t.game.board.places[p].number]


def test_the_highest_explored_room_that_can_be_vented_is_sealed(facility: Any) -> None:
    t = facility()
    *_, low, middle, high = entrances(t)
    for place in entrances(t):
        t.explored(place) if place in (low, middle, high) else t.table.explored.pop(place, None)
    t.door(t.game.board.ways[high][0][0], "destroyed")
    order(t, "seal-highest")
    assert t.facility.venting == middle
    assert all(t.table.doors[corridor] == "closed" for corridor, _ in t.game.board.ways[middle])
    t.door(t.game.board.ways[high][0][0], "open")
    order(t, "seal-highest")
    assert t.facility.venting == middle, "the one token is in use"


def test_an_unexplored_room_is_not_sealed(facility: Any) -> None:
    t = facility()
    t.table.explored.clear()
    order(t, "seal-highest")
    assert t.facility.venting == ""
