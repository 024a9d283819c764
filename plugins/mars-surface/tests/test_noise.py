"""Noise on the surface: its die, Areas, Danger from far away, its own symbol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core.rules import danger, encounter, noise_roll

Make = Callable[..., Any]
AREAS = {"area-1": 1, "area-2": 1, "area-3": 1, "area-4": 1}


def rolls(t: Any, face: str) -> Any:
    """alpha rolls this face of the Mars Surface die for Noise."""
    t.noise_die(face).do(lambda: noise_roll(t.game, t["alpha"]))
    return t


# ---------------------------------------------------------------- the die


@pytest.mark.rule("LD-MARS-07")
def test_a_roll_on_the_surface_uses_the_twelve_sided_die(mars: Make) -> None:
    t = mars(at="crossroads-1")
    die = t.game.dice["mars-surface-die"]
    assert len(die) == 12
    assert set(die) == {"1", "2", "3", "4", "silence", "danger", "mars"}
    used = {}
    for place in ("crossroads-1", "room-004", "room-007", "isolation-room"):
        used[place] = t.put("alpha", place).game.hooks.noise_die(t.game, t["alpha"])
    surface = "mars-surface-die"
    assert used == {"crossroads-1": surface, "room-004": surface, "room-007": None, "isolation-room": None}


@pytest.mark.rule("LD-MARS-07")
def test_one_die_is_rolled_and_not_the_other(mars: Make) -> None:
    t = mars(at="crossroads-1").noise_die("2").dice("noise-die", "1")
    t.act("alpha", "move", "crossroads-3", "p-1-3")
    assert [roll["face"] for roll in t.told("noise.roll")] == ["2"]
    assert "noise-die" in t.game.state.fixed
    t = mars(at="alert-room").noise_die("2").dice("noise-die", "1")
    t.explored("room-008").act("alpha", "move", "room-008", "c-008-018")
    assert [roll["face"] for roll in t.told("noise.roll")] == ["1"]
    assert "mars-surface-die" in t.game.state.fixed


@pytest.mark.rule("LD-MARS-08", "LD-MARS-06")
@pytest.mark.parametrize(
    ("place", "face", "way"),
    [
        ("room-001", "2", "c-001-002"),
        ("room-001", "1", "area-1"),
        ("room-004", "2", "area-2"),
        ("room-006", "4", "area-4"),
        ("crossroads-1", "1", "area-1"),
        ("crossroads-4", "3", "area-3"),
    ],
)
def test_a_number_puts_noise_into_a_corridor_or_an_area(mars: Make, place: str, face: str, way: str) -> None:
    assert rolls(mars(at=place), face).table.noise == {way: 1}


@pytest.mark.rule("LD-MARS-08")
def test_silence_does_nothing(mars: Make) -> None:
    t = mars(at="room-001")
    drone = t.intruder("drone", "crossroads-2")
    assert rolls(t, "silence").table.noise == {}
    assert drone.place == "crossroads-2"


@pytest.mark.rule("LD-MARS-08")
def test_a_number_that_has_noise_already_brings_an_encounter(mars: Make) -> None:
    t = mars(at="crossroads-2").noise("area-3", "area-1", "c-001-002").bag("drone")
    rolls(t, "3")
    assert [piece.kind for piece in t.at("crossroads-2")] == ["drone"]
    assert t.table.noise == {"c-001-002": 1}


def test_an_encounter_in_a_building_takes_the_noise_of_its_own_area_alone(mars: Make) -> None:
    t = mars(at="room-002").noise("area-3", "area-1", "c-001-002").bag("drone")
    encounter(t.game, t["alpha"])
    assert t.table.noise == {"area-3": 1}


# ---------------------------------------------------------------- Danger


@pytest.mark.rule("LD-MARS-09")
@pytest.mark.parametrize("place", ["crossroads-4", "room-006"])
def test_danger_calls_all_intruders_of_the_surface_however_far_away(mars: Make, place: str) -> None:
    t = mars(at=place)
    outside = [t.intruder("drone", "room-004"), t.intruder("drone", "crossroads-1")]
    below = t.intruder("drone", "room-007")
    rolls(t, "danger")
    assert [piece.place for piece in outside] == [place, place]
    assert below.place == "room-007"
    assert t.table.noise == {}


@pytest.mark.rule("LD-MARS-09")
def test_those_in_combat_stay_where_they_are(mars: Make) -> None:
    t = mars("alpha", "beta", "gamma", at="crossroads-4").put("beta", "crossroads-1").put("gamma", "room-001")
    busy, free = t.intruder("drone", "crossroads-1"), t.intruder("drone", "room-002")
    rolls(t, "danger")
    assert (busy.place, free.place) == ("crossroads-1", "crossroads-4")


@pytest.mark.rule("LD-MARS-10")
@pytest.mark.parametrize("place", ["crossroads-4", "room-006"])
def test_danger_that_calls_nobody_puts_noise_into_each_area(mars: Make, place: str) -> None:
    t = mars(at=place).noise("area-2")
    t.intruder("drone", "room-007")
    assert rolls(t, "danger").table.noise == AREAS


@pytest.mark.rule("LD-MARS-10")
def test_with_all_intruders_in_combat_each_area_has_noise(mars: Make) -> None:
    t = mars(at="crossroads-4").put("beta", "room-001")
    busy = t.intruder("drone", "room-001")
    assert rolls(t, "danger").table.noise == AREAS
    assert busy.place == "room-001"


def test_danger_in_the_base_is_that_of_any_room(mars: Make) -> None:
    t = mars(at="room-009")
    t.intruder("drone", "crossroads-1")
    danger(t.game, "room-009")
    assert set(t.table.noise) == set(t.game.board.exits["room-009"])


# ---------------------------------------------------------------- Doors on the way


def test_a_closed_door_on_the_only_way_is_destroyed_instead(mars: Make) -> None:
    t = mars(at="room-002").door("c-001-002")
    first, second = t.intruder("drone", "crossroads-3"), t.intruder("drone", "room-004")
    rolls(t, "danger")
    assert t.table.doors == {"c-001-002": "destroyed"}
    assert (first.place, second.place) == ("crossroads-3", "room-002")


def test_a_closed_door_elsewhere_stops_nobody(mars: Make) -> None:
    t = mars(at="room-002").door("c-003-004")
    free, shut_in = t.intruder("drone", "room-003"), t.intruder("drone", "room-004")
    rolls(t, "danger")
    assert (free.place, shut_in.place) == ("room-002", "room-004")
    assert t.table.doors == {"c-003-004": "destroyed"}


# ---------------------------------------------------------------- the symbol


@pytest.mark.rule("LD-MARS-11")
@pytest.mark.parametrize("place", ["crossroads-2", "room-002"])
def test_the_symbol_draws_and_resolves_a_card(mars: Make, place: str) -> None:
    t = mars(at=place).card("radioactive-dust")
    before = t.contamination("alpha")
    rolls(t, "mars")
    assert len(t.table.decks["mars-surface"]) == 7
    assert t.table.discards["mars-surface"] == ["radioactive-dust/1"]
    assert t.contamination("alpha") == before + 1
    assert t.table.noise == {}


@pytest.mark.rule("LD-MARS-11")
def test_with_the_deck_out_the_discard_pile_is_shuffled(mars: Make) -> None:
    t = mars(at="crossroads-2")
    deck, discards = t.table.decks["mars-surface"], t.table.discards["mars-surface"]
    discards += deck
    deck.clear()
    rolls(t, "mars")
    assert (len(deck), len(discards)) == (7, 1)


def test_a_card_that_is_being_resolved_is_not_drawn_again(mars: Make) -> None:
    t = mars(at="room-001").card("meteor-shower")
    deck = t.table.decks["mars-surface"]
    t.table.removed += deck[:-1]
    del deck[:-1]
    rolls(t.noise_die("mars"), "mars")
    assert len(t.told("surface.card")) == 1
    assert t.table.discards["mars-surface"] == ["meteor-shower/1"]
    assert t.surface.resolving == []
