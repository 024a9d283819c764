"""The Mars Surface at the start of a game, and what its map is like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_core import Game, Piece, Plugin, Ruleset, errors
from nemesis_core.rules import place_fire, place_malfunction
from nemesis_core.testing import fakes, set_up

CROSSROADS = [f"crossroads-{n}" for n in range(1, 5)]
BUILDINGS = [f"room-00{n}" for n in range(1, 7)]
BASE = [f"room-{n:03}" for n in range(7, 17)]
AREAS = ["area-1", "area-2", "area-3", "area-4"]

Make = Callable[..., Any]


def new_game(rules: Ruleset, seats: int = 2, seed: int = 3) -> Game:
    return set_up(rules, seats, seed)


# ---------------------------------------------------------------- the map


@pytest.mark.rule("LD-MARS-01")
def test_the_board_shows_the_base_below_and_crossroads_areas_and_buildings_above(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    with_role = {role: board.with_role(role) for role in ("crossroads", "building")}
    assert with_role == {"crossroads": CROSSROADS, "building": BUILDINGS}
    assert {name for name in board.networks if name not in board.tunnels} == set(AREAS)
    assert {place.slot for name, place in board.places.items() if name in BASE} == {"I"}
    assert [board.places[name].tile for name in ("alert-room", "isolation-room", "repository")] == [
        "alert-room", "isolation-room", "repository",
    ]  # fmt: skip


@pytest.mark.rule("LD-MARS-01")
def test_nothing_of_the_basic_side_is_left_where_this_side_has_other_ways(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    assert {"c-002-e1", "c-001-017", "c-015-020"}.isdisjoint(board.ends)
    assert board.ends["c-001-002"] == ("room-001", "room-002")
    assert board.sections["room-003"] == "s-01"


def test_each_room_has_each_number_once_and_all_places_hang_together(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    for place, numbered in board.numbered.items():
        assert sorted(numbered) == ["1", "2", "3", "4"], place
    reached, ahead = {"room-001"}, ["room-001"]
    while ahead:
        found = {other for _, other in board.walks[ahead.pop()]} - reached
        reached |= found
        ahead += found
    assert reached == set(board.places)


@pytest.mark.rule("LD-MARS-06")
def test_each_building_has_an_area_of_its_own_and_a_crossroads_touches_all(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    own = {place: board.joined[place] for place in BUILDINGS}
    assert own == {
        "room-001": ("area-1",), "room-002": ("area-1",), "room-003": ("area-2",),
        "room-004": ("area-2",), "room-005": ("area-4",), "room-006": ("area-4",),
    }  # fmt: skip
    assert {place: board.joined[place] for place in CROSSROADS} == dict.fromkeys(CROSSROADS, tuple(AREAS))
    assert all(not board.entrances[place] for place in (*BUILDINGS, *CROSSROADS))
    assert board.tunnels == ("technical-corridors",)


@pytest.mark.rule("LD-MARS-05")
def test_paths_join_crossroads_and_exit_rooms_and_have_no_number(rules: Ruleset) -> None:
    board = rules.compiled["board"]
    joined = {frozenset(board.ends[path]) for path in board.paths}
    assert {frozenset(("crossroads-1", "crossroads-2")), frozenset(("crossroads-3", "crossroads-4"))} < joined
    exits = board.with_role("exit")
    assert exits == ["room-001", "room-003", "room-005", "room-007", "room-008"]
    assert all(any(place in ends and ends & set(CROSSROADS) for ends in joined) for place in exits)
    assert all(path not in numbered.values() for path in board.paths for numbered in board.numbered.values())


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("LD-MARS-02")
def test_surface_tokens_lie_on_crossroads_and_in_buildings_and_nowhere_else(rules: Ruleset) -> None:
    game = new_game(rules)
    tokens = game.table.tokens
    surface = {place for place, token in tokens.items() if token.startswith("surface-")}
    assert surface == {*CROSSROADS, *BUILDINGS}
    assert set(tokens) - surface == set(BASE)
    assert all(tokens[place].startswith("underground-") for place in BASE)
    assert [token for token in game.table.spare_tokens if token.startswith("surface-")] == []


@pytest.mark.rule("LD-MARS-02")
def test_which_token_lies_where_nobody_knows(rules: Ruleset) -> None:
    game = new_game(rules)
    hidden = game.hooks.view(game, 0)[-1]["tokens"]
    assert {hidden[place] for place in CROSSROADS} == {"?exploration-surface"}
    assert {hidden[place] for place in BASE} == {"?exploration"}


@pytest.mark.rule("LD-MARS-03")
def test_there_is_a_shuffled_mars_surface_deck_on_this_side_alone(rules: Ruleset) -> None:
    decks = {tuple(new_game(rules, seed=seed).table.decks["mars-surface"]) for seed in range(5)}
    assert {len(deck) for deck in decks} == {8}
    assert len(decks) > 1
    assert "mars-surface" not in set_up(fakes(board="facility"), 2, 3).table.decks


def test_the_rover_and_the_elevator_are_at_their_spaces(rules: Ruleset) -> None:
    game = new_game(rules)
    assert (game.facility.rover, game.facility.elevator) == ("room-007", "elevator-s-01")


def test_tiles_lie_on_six_slots_of_buildings_and_ten_of_the_base(rules: Ruleset) -> None:
    game = new_game(rules)
    groups = {place: game.board.rooms[tile].group for place, tile in game.table.tiles.items()}
    assert {groups[place] for place in BUILDINGS} == {"II"}
    assert {groups[place] for place in BASE} == {"I"}


@pytest.mark.parametrize("seats", range(1, 6))
def test_set_up_for_each_number_of_players(rules: Ruleset, seats: int) -> None:
    assert len(new_game(rules, seats).table.characters) == seats


# ---------------------------------------------------------------- what may lie on a Crossroads


@pytest.mark.rule("LD-MARS-04")
def test_a_crossroads_takes_no_fire_and_no_malfunction_marker(mars: Make) -> None:
    t = mars(at="crossroads-2")
    assert not place_fire(t.game, "crossroads-2")
    assert not place_malfunction(t.game, "crossroads-2")
    assert (t.table.fire, t.table.malfunction) == ({}, {})
    assert place_fire(t.game, "room-001")
    assert place_malfunction(t.game, "room-001")


@pytest.mark.rule("LD-MARS-04")
def test_a_crossroads_counts_as_a_room_with_its_people_and_objects(mars: Make) -> None:
    t = mars(at="crossroads-2")
    drone = t.intruder("drone", "crossroads-2")
    t.lies("egg", "crossroads-2")
    assert t.at("crossroads-2") == [drone]
    assert t.legal("alpha", "melee")
    assert t.legal("alpha", "pick-up") == []
    t.put("alpha", "crossroads-1").lies("egg", "crossroads-1")
    assert len(t.legal("alpha", "pick-up")) == 1


def test_a_crossroads_is_neither_dark_nor_powered_and_has_nothing_to_search(mars: Make) -> None:
    t = mars(at="crossroads-2")
    hooks, game = t.game.hooks, t.game
    assert (hooks.darkness(game, "crossroads-2"), hooks.power(game, "crossroads-2")) == (False, False)
    assert (hooks.darkness(game, "room-013"), hooks.section(game, "crossroads-2")) == (True, "")
    assert t.hand("alpha", "look", "look").legal("alpha", "card", "alpha.look") == []


def test_a_building_has_the_power_of_its_section(mars: Make) -> None:
    t = mars(at="room-002")
    hooks, game = t.game.hooks, t.game
    assert (hooks.darkness(game, "room-002"), hooks.shoot_die(game, t["alpha"])) == (False, "advantage-die")
    t.blackout()
    assert (hooks.darkness(game, "room-002"), hooks.shoot_die(game, t["alpha"])) == (True, None)
    t.put("alpha", "crossroads-2").facility.powered = {"1": 1, "2": 1, "3": 1, "4": 1}
    assert hooks.shoot_die(game, t["alpha"]) is None


def test_a_path_with_a_number_is_refused_by_its_record() -> None:
    path = {"id": "p", "rooms": ["a", "b"], "numbers": [2], "path": True, "source": "stand-in"}
    rule = Piece(id="odd", kind="house-rule", title="An odd Path", records={"corridor": [path]})
    with pytest.raises(errors.ContentError, match="a Path has no numbers; take them out"):
        fakes(more=(Plugin(pieces=(rule,)),), house_rules=("odd",))
