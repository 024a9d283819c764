"""The four Plan cards."""

from __future__ import annotations

from typing import Any

import pytest

PLANS = [
    ("hacker", "master-plan", ["white"]),
    ("janitor", "maintenance-plan", ["white", "yellow"]),
    ("sentry", "defense-plan", ["white", "red"]),
    ("xenobiologist", "workspace-plan", ["white", "green"]),
]


@pytest.mark.parametrize(("who", "plan", "colours"), PLANS)
def test_a_plan_gives_the_room_action_for_free(crew: Any, who: str, plan: str, colours: list[str]) -> None:
    for colour in colours:
        t = crew(who).room(f"{colour}-room", "f").put(who, "f").hand(who, plan)
        t.play_card(who, plan, "free-room-action", "work")
        assert t[who].marks["knowledge"] == 3, "1 at the start and 2 by the Room Action"
        assert t[who].discard == [f"{who}.{plan}/1"]
        assert t[who].acted == 1


@pytest.mark.parametrize(("who", "plan", "colours"), PLANS)
def test_a_plan_fits_its_own_rooms_only(crew: Any, who: str, plan: str, colours: list[str]) -> None:
    for colour in ("white", "yellow", "red", "green"):
        t = crew(who).room(f"{colour}-room", "f").explored("g").put(who, "f").hand(who, plan)
        assert t.uses(who, plan) == ([("free-room-action", "work")] if colour in colours else [])


@pytest.mark.parametrize(("who", "plan", "colours"), PLANS)
def test_a_plan_needs_a_working_room_and_no_combat(crew: Any, who: str, plan: str, colours: list[str]) -> None:
    t = crew(who).room("white-room", "f").explored("g").put(who, "f").hand(who, plan)
    assert t.malfunction("f").uses(who, plan) == []
    t.table.malfunction.clear()
    t.intruder("drone", "f")
    assert t.uses(who, plan) == []


@pytest.mark.parametrize(("who", "plan", "colours"), PLANS)
def test_a_plan_shows_two_hidden_rooms_to_its_player_alone(crew: Any, who: str, plan: str, colours: list[str]) -> None:
    t = crew(who, "survivor").hand(who, plan).will("g").play_card(who, plan, "check-two-rooms")
    mine, other = t.game.view(0), t.game.view(1)
    assert t.asked_of(who, "look") == [["f", "g"]]
    assert [mine["rooms"][p] for p in ("f", "g")] == [t.table.tiles[p] for p in ("f", "g")]
    assert [other["rooms"][p] for p in ("f", "g")] == ["?room-I", "?room-I"]
    assert mine["tokens"] == {"f": "?exploration", "g": "?exploration"}
    assert "f" not in t.table.explored
    assert t.log[-1].audience == (0,)


@pytest.mark.parametrize(("who", "plan", "colours"), PLANS)
def test_a_plan_shows_no_room_that_is_known_already(crew: Any, who: str, plan: str, colours: list[str]) -> None:
    t = crew(who).hand(who, plan).explored("f")
    assert t.uses(who, plan) == [("check-two-rooms",)]
    t.game.know(t.table.tiles["g"], (0,))
    assert t.uses(who, plan) == []
