"""Event cards that do the same in the deck of Lockdown and in that of the original game."""

from __future__ import annotations

from typing import Any

import pytest

HUNTS = [("lockdown", "hunt-1"), ("nemesis", "ship-hunt-2"), ("nemesis", "ship-hunt-3")]
BOTH = pytest.mark.parametrize("edition", ["lockdown", "nemesis"])


@pytest.fixture
def edition() -> str:
    """The edition whose deck is used; tests say which."""
    return "lockdown"


@pytest.fixture
def t(deal: Any, rules: Any, original: Any, edition: str) -> Any:
    """A table for alpha and beta, both in Room a, with the deck of `edition`."""
    return deal(variant=rules if edition == "lockdown" else original)


def event(t: Any, edition: str, card: str) -> None:
    """The Event card step with `card` of the deck of `edition`."""
    t.event(card if edition == "lockdown" else f"ship-{card}")


# ---------------------------------------------------------------- rooms and Doors


@BOTH
def test_damage_breaks_the_explored_rooms_of_large_intruders(t: Any, edition: str) -> None:
    t.put("alpha", "e").put("beta", "e")
    for kind, place in (("larva", "a"), ("creeper", "e"), ("breeder", "b"), ("queen", "d"), ("breeder", "f")):
        t.intruder(kind, place)
    t.intruder("adult", "a")
    # The Adult goes by 2 from a to c before Rooms break; f is unexplored.
    event(t, edition, "damage")
    assert sorted(t.table.malfunction) == ["b", "c", "d"]


@BOTH
def test_damaging_fire_breaks_burning_rooms_and_spreads_past_open_doors_once(t: Any, edition: str) -> None:
    t.items("b", 3).fire("b").door("be").door("bc", "destroyed")
    event(t, edition, "damaging-fire")
    assert sorted(t.table.malfunction) == ["b"]
    assert sorted(t.table.fire) == ["a", "b", "c"]
    assert t.table.items["b"] == 3


@BOTH
def test_consuming_fire_empties_burning_rooms_and_spreads_once(t: Any, edition: str) -> None:
    t.items("b", 3).items("c", 2).fire("b").door("be")
    event(t, edition, "consuming-fire")
    assert (t.table.items["b"], t.table.items["c"]) == (0, 2)
    assert sorted(t.table.fire) == ["a", "b", "c"]
    assert t.table.malfunction == {}


@BOTH
def test_bulkheads_open_opens_closed_doors_only(t: Any, edition: str) -> None:
    t.door("ab").door("ef").door("cd", "destroyed")
    event(t, edition, "bulkheads-open")
    assert t.table.doors == {"cd": "destroyed"}
    assert t.table.noise == {}


@pytest.mark.parametrize(("edition", "card"), [("lockdown", "nest-event"), ("nemesis", "ship-nest")])
@pytest.mark.parametrize(("explored", "noise"), [(True, ["crawlway", "fg"]), (False, [])])
def test_the_nest_sounds_once_it_is_explored(t: Any, card: str, explored: bool, noise: list[str]) -> None:
    if explored:
        t.room("brood", "g")
    else:
        t.unexplored("g", "brood", "quiet-1")
    t.event(card)
    assert sorted(t.table.noise) == noise


# ---------------------------------------------------------------- Intruders


@pytest.mark.parametrize(("edition", "card"), HUNTS)
def test_adults_out_of_combat_go_next_door_to_the_lowest_room_with_a_character(t: Any, card: str) -> None:
    t.put("alpha", "d").put("beta", "c")
    # a is next to b, c and d.
    lone, fighting = t.intruder("adult", "a", injuries=2), t.intruder("adult", "d")
    t.event(card)
    assert (lone.place, lone.injuries, fighting.place) == ("c", 2, "d")
    assert {"encounter", "surprise"}.isdisjoint(t.kinds)


@pytest.mark.parametrize(("edition", "card"), HUNTS)
def test_a_closed_door_on_the_way_is_destroyed_by_the_first_and_lets_the_second_pass(t: Any, card: str) -> None:
    t.put("alpha", "b").put("beta", "b").door("be")
    first, second = t.intruder("adult", "e"), t.intruder("adult", "e")
    t.event(card)
    assert t.table.doors == {"be": "destroyed"}
    assert (first.place, second.place) == ("e", "b")


@BOTH
def test_regeneration_heals_up_to_two_injuries_of_each_intruder(t: Any, edition: str) -> None:
    t.put("alpha", "c").put("beta", "c")
    pieces = [t.intruder("adult", "c", injuries=n) for n in range(4)]
    far = t.intruder("queen", "f", injuries=7)
    event(t, edition, "regeneration")
    assert [piece.injuries for piece in (*pieces, far)] == [0, 0, 0, 1, 5]
    assert [told["injuries"] for told in t.told("recover")] == [1, 2, 2, 2]


@BOTH
def test_lurking_hides_every_intruder_out_of_combat(t: Any, edition: str) -> None:
    t.only_in_bag().put("alpha", "c").put("beta", "c")
    t.intruder("breeder", "c", injuries=1)
    for kind in ("larva", "adult", "queen"):
        t.intruder(kind, "f", token=kind != "adult", injuries=int(kind == "queen"))
    event(t, edition, "lurking")
    assert [piece.kind for piece in t.table.intruders.values()] == ["breeder"]
    # The Adult goes from f to g first, where both numbers 2 and 4 lead.
    assert t.bag_counts() == {"larva": 1, "adult": 1, "queen": 1}
    assert "attack" not in t.kinds
