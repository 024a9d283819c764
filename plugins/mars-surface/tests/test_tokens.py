"""The Surface Exploration tokens and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Make = Callable[..., Any]


def walks(mars: Make, token: str, face: str = "silence", kind: str = "move") -> Any:
    """alpha walks from Crossroads 1 to Crossroads 2, where this token lies."""
    t = mars(at="crossroads-1").token("crossroads-2", token)
    if face:
        t.noise_die(face)
    return t.act("alpha", kind, "crossroads-2", "p-1-2")


@pytest.mark.rule("LD-MARS-02")
def test_who_walks_onto_a_crossroads_turns_its_token_up_once(mars: Make) -> None:
    t = walks(mars, "surface-slime-4")
    assert t["alpha"].marks["slime"] == 1
    assert t.table.tokens.get("crossroads-2") is None
    assert len(t.told("noise.roll")) == 1
    assert "crossroads-2" not in t.table.items
    t.hand("alpha", "plan", "plan").mark("alpha", slime=0).put("alpha", "crossroads-1").noise_die("silence")
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    assert not t["alpha"].marks.get("slime")


@pytest.mark.rule("LD-MARS-02")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_an_item_token_gives_the_top_card_of_its_deck(mars: Make, colour: str) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", f"surface-{colour}-item-2").noise_die("2")
    t.bare("alpha")
    top = t.table.decks[f"item-{colour}"][-1]
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    own = [*t["alpha"].items, *t["alpha"].held]
    assert own == [top]
    assert t.table.noise == {"area-2": 1}


def test_nobody_else_sees_which_item_a_token_gives(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-green-item-2").noise_die("2").bare("alpha")
    t.top("item-green", "medkit").act("alpha", "move", "crossroads-2", "p-1-2")
    mine, theirs = (t.game.view(seat)["characters"][0]["items"] for seat in (0, 1))
    assert ([card.partition("/")[0] for card in mine], theirs) == (["medkit"], ["?item-green"])


def test_an_item_token_gives_nothing_when_its_deck_is_out(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-red-item-2").noise_die("silence").bare("alpha")
    t.empty("item-red").act("alpha", "move", "crossroads-2", "p-1-2")
    assert [*t["alpha"].items, *t["alpha"].held] == []


def test_a_card_token_draws_a_mars_surface_card_and_the_noise_roll_follows(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-mars-card-3").card("meteor-shower").noise_die("4")
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    assert t["alpha"].light == 1
    assert t.table.noise == {"area-4": 1}


def test_after_a_card_that_leads_back_nobody_rolls_for_noise(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-mars-card-3").card("lost-bearings")
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    assert t["alpha"].place == "crossroads-1"
    assert t.told("noise.roll") == []


def test_danger_on_a_crossroads_calls_from_far_away(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-danger-3")
    drone = t.intruder("drone", "room-006")
    t.act("alpha", "move", "crossroads-2", "p-1-2")
    assert drone.place == "crossroads-2"
    assert t.told("noise.roll") == []


def test_a_malfunction_token_does_nothing_on_a_crossroads(mars: Make) -> None:
    t = walks(mars, "surface-malfunction-3")
    assert t.table.malfunction == {}
    assert len(t.told("noise.roll")) == 1


def test_silence_ends_the_move_without_a_roll(mars: Make) -> None:
    t = walks(mars, "surface-silence-1", "")
    assert (t.told("noise.roll"), t.table.noise) == ([], {})


def test_silence_after_a_careful_movement_leaves_the_noise_marker(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-silence-1")
    t.will("area-2").act("alpha", "careful", "crossroads-2", "p-1-2")
    assert t.table.noise == {"area-2": 1}


def test_danger_after_a_careful_movement_takes_the_place_of_the_noise_marker(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-danger-3")
    drone = t.intruder("drone", "room-006")
    t.act("alpha", "careful", "crossroads-2", "p-1-2")
    assert (drone.place, t.table.noise) == ("crossroads-2", {})


def test_where_somebody_is_already_the_token_is_turned_up_and_nobody_rolls(mars: Make) -> None:
    t = mars(at="crossroads-1").put("beta", "crossroads-2").token("crossroads-2", "surface-mars-card-3")
    t.card("meteor-shower").act("alpha", "move", "crossroads-2", "p-1-2")
    assert [t[who].light for who in ("alpha", "beta")] == [1, 1]
    assert t.told("noise.roll") == []


def test_a_drawer_whom_the_card_kills_rolls_for_no_noise(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-mars-card-3").card("torn-seal")
    t.wounds("alpha", serious=["arm", "body", "hand"]).act("alpha", "move", "crossroads-2", "p-1-2")
    assert (t["alpha"].status, t.told("noise.roll")) == ("dead", [])
    assert t.table.objects["crossroads-2"] == ["character-corpse/1"]
    assert (t.surface.resolving, t.table.discards["mars-surface"]) == ([], ["torn-seal/1"])


def test_after_a_careful_movement_the_card_is_drawn_and_the_marker_placed(mars: Make) -> None:
    t = mars(at="crossroads-1").token("crossroads-2", "surface-mars-card-2").card("meteor-shower")
    t.will("area-3").act("alpha", "careful", "crossroads-2", "p-1-2")
    assert (t["alpha"].light, t.table.noise) == (1, {"area-3": 1})


def test_a_token_in_a_building_gives_an_item_and_sets_the_counter(mars: Make) -> None:
    t = mars(at="crossroads-2").unexplored("room-001", "guard-room", "surface-red-item-2").noise_die("1").bare("alpha")
    t.act("alpha", "move", "room-001", "p-2-001")
    assert (len([*t["alpha"].items, *t["alpha"].held]), t.table.items["room-001"]) == (1, 2)


def test_a_room_of_a_building_is_explored_with_its_token(mars: Make) -> None:
    t = mars(at="crossroads-2").unexplored("room-001", "guard-room", "surface-malfunction-3").noise_die("1")
    t.act("alpha", "move", "room-001", "p-2-001")
    assert t.table.malfunction == {"room-001": 1}
    assert t.table.items["room-001"] == 3
    assert t.table.noise == {"area-1": 1}
