"""Searching the Rooms of the ship."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.testing import table

pytestmark = pytest.mark.variant
COLOURS = ["green", "red", "yellow"]


@pytest.fixture
def t() -> Any:
    """The Captain has two Search cards; the Scout is elsewhere."""
    t = table("nemesis", ["captain", "scout"]).bare("captain").hand("captain", "search", "search")
    return t.put("scout", "engine-2")


def colours(t: Any) -> list[str]:
    """The decks that a Search card of the Captain could draw from now."""
    return sorted({option[3] for option in t.legal("captain", "card") if option[2] == "search-room"})


@pytest.mark.rule("SH-SEARCH-02")
@pytest.mark.parametrize(
    ("tile", "found"),
    [
        ("laboratory", ["green"]),
        ("storage", ["red"]),
        ("generator", ["yellow"]),
        ("cabins", COLOURS),
        ("evacuation-section-a", COLOURS),
    ],
)
def test_a_room_yields_items_of_its_colour_and_a_white_one_any(t: Any, tile: str, found: list[str]) -> None:
    t.room(tile, "room-006", items=2).put("captain", "room-006")
    assert colours(t) == found
    top = [t.table.decks[f"item-{found[0]}"][-1], t.table.decks[f"item-{found[0]}"][-2]]
    t.will(sorted(top)[0]).play_card("captain", "search", "search-room", found[0])
    assert [*t["captain"].items, *t["captain"].held] == sorted(top)[:1]


@pytest.mark.rule("SH-SEARCH-03", "SH-SEARCH-04")
def test_each_search_lowers_the_counter_until_the_room_is_empty(t: Any) -> None:
    t.room("storage", "room-006", items=2).put("captain", "room-006").hand("captain", "search", "search")
    for left in (1, 0):
        t.top("item-red", "grenade", "decoy").will(t.table.decks["item-red"][-1])
        (search,) = (option for option in t.legal("captain", "card") if option[2] == "search-room")
        t.act("captain", *search)
        assert t.table.items["room-006"] == left
    assert colours(t.hand("captain", "search", "search")) == []
    assert colours(t.items("room-006", 1)) == ["red"]


@pytest.mark.rule("SH-SEARCH-05")
@pytest.mark.parametrize(
    ("tile", "place"),
    [
        ("cockpit", "cockpit"),
        ("engine-1", "engine-1"),
        ("engine-2", "engine-2"),
        ("engine-3", "engine-3"),
        ("hibernatorium", "hibernatorium"),
        ("nest", "room-010"),
        ("room-covered-with-slime", "room-006"),
    ],
)
def test_no_search_in_special_rooms_nest_and_slime(t: Any, tile: str, place: str) -> None:
    if tile != place:
        t.room(tile, place)
    t.put("captain", place)
    assert t.tile(place) == tile
    assert colours(t) == []
    assert colours(t.items(place, 3)) == [], "whatever number a token may show"
    assert colours(t.room("storage", "room-016", items=3).put("captain", "room-016")) == ["red"]
