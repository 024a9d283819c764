"""The advanced side of the ship: two Corridors between two Rooms, two networks, Evacuation Sections that lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from nemesis_core import Ruleset
from nemesis_core.rules import (
    close_all,
    close_door,
    encounter,
    event_kit,
    move_by_number,
    neighbours,
    noise_roll,
    role_places,
)
from nemesis_core.testing import Table, conserving, fakes, set_up, table

ONE, TWO = "c-005-008-1", "c-005-008-2"
"""Two Corridors between room-005 and the Hibernatorium; their numbers are 1 and 2."""
RED, BLUE = "technical-corridors-red", "technical-corridors-blue"
SECTIONS = {"room-007": "evacuation-section-a", "room-009": "evacuation-section-b"}


@cache
def ruleset() -> Ruleset:
    """This side with the fakes."""
    return fakes(board="ship-advanced")


@pytest.fixture
def t() -> Iterator[Table]:
    """alpha in the Hibernatorium with two cards, beta far off at Engine #2, room-005 explored."""
    with conserving() as counted:
        t = counted(Table(ruleset(), ["alpha", "beta"], 0))
        yield t.put("beta", "engine-2").hand("alpha", "look", "look").explored("room-005")


# ---------------------------------------------------------------- the map


def test_each_place_has_each_number_once_and_all_hang_together() -> None:
    board = ruleset().compiled["board"]
    assert sorted(place.number for place in board.places.values()) == list(range(1, 22))
    for place, numbered in board.numbered.items():
        assert sorted(numbered) == ["1", "2", "3", "4"], place
    reached, ahead = {"hibernatorium"}, ["hibernatorium"]
    while ahead:
        found = {other for _, other in board.ways[ahead.pop()]} - reached
        reached |= found
        ahead += found
    assert reached == set(board.places)


def test_the_records_of_the_basic_side_are_gone_where_this_side_has_others() -> None:
    board = ruleset().compiled["board"]
    assert {"room-002", "room-008", "room-018"}.isdisjoint(board.places)
    assert {"c-002-006", "c-006-011", "c-018-021"}.isdisjoint(board.ends)
    assert set(board.networks) == {RED, BLUE}
    assert (board.ends["c-001-002"], board.places["cockpit"].number) == (("room-001", "cockpit"), 2)


def test_both_sides_have_the_same_rules() -> None:
    sides = {name: next(iter(fakes(board=name).content.of("board"))) for name in ("ship", "ship-advanced")}
    asked = ("edition", "fire_every_turn", "discards_items", "open_trade", "late_melee_target", "busy_in_combat")
    assert [getattr(sides["ship"], field) for field in asked] == ["nemesis", *[True] * 5]
    assert [getattr(sides["ship-advanced"], field) for field in asked] == ["nemesis", *[True] * 5]


def test_everybody_starts_in_the_hibernatorium_which_is_room_8() -> None:
    game = set_up(ruleset(), 4)
    assert [who.place for who in game.table.characters] == ["hibernatorium"] * 4
    assert game.board.places["hibernatorium"].number == 8


# ---------------------------------------------------------------- the Evacuation Sections


@pytest.mark.parametrize("seed", range(5))
def test_the_evacuation_sections_lie_open_but_unexplored_with_a_token_each(seed: int) -> None:
    game = set_up(ruleset(), 3, seed)
    laid = game.table
    assert {place: laid.tiles[place] for place in SECTIONS} == SECTIONS
    assert sorted(laid.tiles.values()) == sorted(set(laid.tiles.values()))
    assert len(laid.tokens) == 16
    for place, tile in SECTIONS.items():
        assert place not in laid.explored
        assert place in laid.tokens
        for seat in range(3):
            view = game.view(seat)
            assert (view["rooms"][place], place in view["explored"]) == (tile, False)
            assert laid.tokens[place] not in str(view)


def test_a_section_is_explored_by_entering_it(t: Table) -> None:
    t.put("alpha", "room-004").explored("room-004").unexplored("room-007", SECTIONS["room-007"], "fire-2")
    assert "room-007" not in role_places(t.game, "evacuation")
    t.dice("noise-die", "silence").act("alpha", "move", "room-007")
    assert t.told("explore") == [{"who": 0, "place": "room-007", "tile": "evacuation-section-a"}]
    assert (t.table.items["room-007"], t.table.fire) == (2, {"room-007": 1})
    assert role_places(t.game, "evacuation") == ["room-007"]


def test_the_screen_names_them_among_the_unexplored_rooms(t: Table) -> None:
    (line,) = [row for rows in t.screen("alpha").values() for row in rows if row[0] == "Unexplored"]
    assert "007 (Evacuation Section A)" in line[1]
    assert "009 (Evacuation Section B)" in line[1]


# ---------------------------------------------------------------- two Corridors between two Rooms


def test_each_of_two_corridors_has_a_door_of_its_own(t: Table) -> None:
    both = [("move", "room-005", ONE), ("move", "room-005", TWO)]
    assert t.legal("alpha", "move", "room-005") == both
    close_door(t.game, ONE)
    assert t.table.doors == {ONE: "closed"}
    assert t.legal("alpha", "move", "room-005") == both[1:]
    assert t.legal("alpha", "careful", "room-005") == [("careful", "room-005", TWO)]
    close_all(t.game, "room-005")
    assert t.legal("alpha", "move", "room-005") == []


def test_one_goes_through_the_corridor_one_named(t: Table) -> None:
    t.unexplored("room-005", t.tile("room-005"), "doors-2").dice("noise-die", "silence")
    t.act("alpha", "move", "room-005", TWO)
    assert t.table.doors == {TWO: "closed"}


@pytest.mark.parametrize(("face", "way"), [("1", ONE), ("2", TWO)])
def test_each_of_two_corridors_has_noise_of_its_own(t: Table, face: str, way: str) -> None:
    t.dice("noise-die", face)
    noise_roll(t.game, t["alpha"])
    assert t.table.noise == {way: 1}
    t.noise(ONE, TWO)
    encounter(t.game, t["alpha"])
    assert {ONE, TWO}.isdisjoint(t.table.noise)


def test_the_same_numbers_count_from_both_ends(t: Table) -> None:
    t.put("alpha", "room-021").dice("noise-die", "2").noise("c-020-021-1")
    noise_roll(t.game, t["alpha"])
    assert t.table.noise == {"c-020-021-1": 1, "c-020-021-2-3": 1}
    t.put("beta", "engine-1").dice("noise-die", "3").bag("nobody")
    noise_roll(t.game, t["beta"])
    assert t.told("encounter") == [{"who": 1, "place": "engine-1"}]


@pytest.mark.parametrize(
    ("doors", "place", "after"),
    [
        ((), "hibernatorium", {}),
        ((ONE,), "hibernatorium", {ONE: "closed"}),
        ((TWO,), "hibernatorium", {TWO: "closed"}),
        ((ONE, TWO), "room-005", {ONE: "destroyed", TWO: "closed"}),
    ],
)
def test_danger_calls_through_an_open_corridor_if_there_is_one(
    t: Table, doors: tuple[str, ...], place: str, after: dict[str, str]
) -> None:
    drone = t.intruder("drone", "room-005")
    for door in doors:
        t.door(door)
    t.dice("noise-die", "danger")
    noise_roll(t.game, t["alpha"])
    assert (drone.place, t.table.doors) == (place, after)


@pytest.mark.parametrize(("number", "way"), [(1, ONE), (2, TWO)])
def test_intruders_go_by_the_number_through_their_corridor(t: Table, number: int, way: str) -> None:
    drone = t.intruder("drone", "room-005")
    move_by_number(t.game, drone, number)
    assert drone.place == "hibernatorium"
    move_by_number(t.door(way).game, drone, number)
    assert (drone.place, t.table.doors) == ("hibernatorium", {way: "destroyed"})


def test_fire_spreads_through_the_corridor_that_is_open(t: Table) -> None:
    event_kit.fire_spreads(t.fire("room-005").door(ONE).game)
    assert "hibernatorium" in t.table.fire
    assert neighbours(t.game, "room-005").count("hibernatorium") == 1


def test_fire_does_not_spread_where_both_are_closed(t: Table) -> None:
    event_kit.fire_spreads(t.fire("room-005").door(ONE).door(TWO).game)
    assert "hibernatorium" not in t.table.fire


# ---------------------------------------------------------------- two networks


def test_each_network_has_noise_of_its_own(t: Table) -> None:
    # Room 007 has both: 2 and 3 are red, 4 is blue.
    t.put("alpha", "room-007").dice("noise-die", "2")
    noise_roll(t.game, t["alpha"])
    assert t.table.noise == {RED: 1}
    t.dice("noise-die", "4")
    noise_roll(t.game, t["alpha"])
    assert t.table.noise == {RED: 1, BLUE: 1}


def test_noise_of_a_network_counts_at_its_own_entrances(t: Table) -> None:
    t.put("alpha", "room-001").put("beta", "room-003").noise(RED).bag("nobody").dice("noise-die", "1", "4")
    noise_roll(t.game, t["beta"])  # 1 is blue here
    assert t.told("encounter") == []
    noise_roll(t.game, t["alpha"])  # 4 is red here
    assert t.told("encounter") == [{"who": 0, "place": "room-001"}]


def test_an_encounter_clears_the_networks_that_the_room_has_an_entrance_to(t: Table) -> None:
    t.put("alpha", "room-001").noise(RED, BLUE).bag("grub")
    encounter(t.game, t["alpha"])
    assert t.table.noise == {BLUE: 1}


# ---------------------------------------------------------------- in words


def offers(t: Table, *options: tuple[str, ...]) -> list[str]:
    return [offer.text for offer in t.words("alpha", *options).offers]


def test_a_move_says_through_which_of_two_corridors(t: Table) -> None:
    assert offers(t, ("move", "room-005", ONE), ("move", "room-005", TWO)) == [
        f"Move to {t.names('alpha')['place']['room-005']} through Corridor {number}" for number in (1, 2)
    ]


def test_two_corridors_between_two_rooms_are_told_apart_by_their_numbers(t: Table) -> None:
    ways = t.names("alpha")["corridor"]
    assert ways[ONE] != ways[TWO]
    assert (ways[ONE].endswith("(1)"), ways[TWO].endswith("(2)")) == (True, True)
    assert ways["c-020-021-2-3"].endswith("(2, 3)")
    assert not ways["c-008-010"].endswith(")")


def test_the_log_tells_them_apart(t: Table) -> None:
    names: dict[str, Any] = ruleset().compiled["names"]["corridor"]
    assert names[ONE] == "the Corridor between Room 005 and Hibernatorium (1)"
    assert names[TWO] == "the Corridor between Room 005 and Hibernatorium (2)"


def test_closed_doors_on_the_screen_are_told_apart(t: Table) -> None:
    close_door(t.game, TWO)
    shown = [cell for rows in t.screen("alpha").values() for row in rows for cell in row if "closed" in cell]
    assert any("(2)" in cell for cell in shown)
    exits = next(rows for title, rows in t.screen("alpha").items() if title.startswith("Exits"))
    assert [row[1] for row in exits] == ["", "Door closed", "", ""]


def test_a_neighbour_with_two_corridors_is_explained_once() -> None:
    place = next(record for record in ruleset().content.of("place") if record.id == "room-005")
    told = ruleset().hooks.explain_record(ruleset(), "place", place)
    (line,) = [line for line in told if "neighbours" in line]
    assert line == "Its neighbours are Room 004, Room 006 and Hibernatorium."


@pytest.mark.variant
@pytest.mark.parametrize("combat", [False, True])
@pytest.mark.parametrize("place", ["hibernatorium", "room-011", "engine-1"])
def test_no_two_uses_of_cards_and_items_read_the_same(place: str, combat: bool) -> None:
    crew = table("nemesis-advanced", ["captain", "scout", "soldier", "mechanic", "pilot"]).explored(place)
    crew.give("captain", "smoke-grenade")
    if combat:
        crew.intruder("adult", place)
    for who in crew.table.characters:
        crew.put(who, place).cards(who, 10)
        told = Counter(offer.text for offer in crew.words(who).offers)
        assert {text: number for text, number in told.items() if number > 1} == {}
