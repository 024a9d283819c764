"""What Event cards of several races are made of; on the fakes, where a is next to b, c and d, and e to b, d and f."""

from __future__ import annotations

import pytest

from nemesis_core.rules import event_kit, highest_numbered, replace_intruder, room_kit
from nemesis_core.testing import Table, race_rules, table


@pytest.fixture
def t() -> Table:
    """Alpha and beta in a."""
    return table()


def test_intruders_out_of_combat_close_in_on_characters(t: Table) -> None:
    t.put("alpha", "a").put("beta", "d")
    places = [t.intruder(kind, place) for kind, place in (("grub", "c"), ("drone", "e"), ("giant", "g"), ("grub", "d"))]
    event_kit.close_in(t.game)
    # c is next to a and d, the lower number counts; g is next to nobody; the last one is in Combat.
    assert [piece.place for piece in places] == ["a", "d", "g", "d"]


def test_those_of_some_kinds_close_in_on_what_lures_them(t: Table) -> None:
    t.put("alpha", "f").put("beta", "f").door("be")
    grub, drone, far = t.intruder("grub", "a"), t.intruder("drone", "a"), t.intruder("grub", "e")
    event_kit.close_in(t.game, ("grub",), lambda game, place: place == "b")
    assert [piece.place for piece in (grub, drone, far)] == ["b", "a", "e"]
    assert t.table.doors == {"be": "destroyed"}


@pytest.mark.parametrize(("places", "highest"), [("bdc", ["d"]), ("", [])])
def test_the_highest_of_some_places(t: Table, places: str, highest: list[str]) -> None:
    assert highest_numbered(t.game, list(places)) == highest


def test_fire_spreads_from_a_room_but_not_through_closed_doors(t: Table) -> None:
    t.door("de")
    event_kit.fire_spreads_from(t.game, "d")
    assert sorted(t.table.fire) == ["a", "c"]


def test_explored_rooms_of_a_colour_and_evacuation_rooms() -> None:
    t = Table(race_rules("fake-race"), ["alpha", "beta"], 0)
    t.room("vault", "f")
    assert event_kit.rooms_of_colour(t.game, "yellow") == ["b", "f"]
    event_kit.evacuation_fails(t.game)
    assert sorted(t.table.malfunction) == ["e", "f"]
    t.table.explored.pop("f")
    assert event_kit.rooms_of_colour(t.game, "yellow") == ["b"]


def test_objects_in_a_room_lie_there_or_are_carried(t: Table) -> None:
    lying, carried = t.lies("egg", "b"), t.carry("alpha", "intruder-carcass")
    assert room_kit.objects_in(t.game, "b") == [lying]
    assert room_kit.objects_in(t.game, "a") == room_kit.objects_here(t.game, t["beta"]) == [carried]


def test_growing_is_told_by_the_rule_that_makes_it_grow(t: Table) -> None:
    drone = t.intruder("drone", "c")
    replace_intruder(t.game, drone, "giant", rule="MY-RULE-01")
    assert [event.rule for event in t.log if event.kind == "intruder.grow"] == ["MY-RULE-01"]
