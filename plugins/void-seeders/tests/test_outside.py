"""A board with Paths and with networks that are no Technical Corridors: what does not reach over them."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_core.rules import move_by_number, noise_everywhere, perish
from nemesis_void_seeders.lairs import despoiler_dead, destroy_lair

# Paths join the court to a and e; all its numbers lead into the yard. Corridors join a to b, c, d and e to b, d, f.


@pytest.fixture
def t(outside: Any) -> Any:
    """alpha in the court, beta far off in g."""
    return outside.put("alpha", "court").put("beta", "g")


@pytest.mark.rule("VL-PATHS-01", "VS-ALT-01")
def test_paths_are_corridors_for_movement_and_for_nothing_else(t: Any) -> None:
    t.cards("alpha", 2)
    assert t.legal("alpha", "move") == [("move", "a", "p-a"), ("move", "e", "p-e")]
    noise_everywhere(t.game, "court")
    noise_everywhere(t.game, "a")
    assert set(t.table.noise) == {"yard", "ab", "ac", "ad", "crawlway"}


@pytest.mark.rule("VL-PATHS-02", "VS-ALT-01")
def test_whispers_leave_alone_one_who_is_on_no_corridor(t: Any) -> None:
    t.put("beta", "b").flees(1).event("whispers-1")
    assert t.table.noise == {"ab": 1}
    t.noise("yard").bag("void-seeder").flees(1).event("whispers-2")
    assert [told["who"] for told in t.told("encounter")] == [1]
    assert "yard" in t.table.noise


@pytest.mark.rule("VL-PATHS-02", "VS-ALT-01")
def test_insane_courage_takes_no_path(t: Any) -> None:
    t.intruder("whisperer", "a")
    t.insane(alpha=2).panics("alpha", "insane-courage")
    assert (t["alpha"].place, t.level("alpha")) == ("court", 3)
    t.put("beta", "e").insane(beta=2).intruder("stalker", "court")
    t.put("alpha", "g").panics("beta", "insane-courage")
    assert (t["beta"].place, t.level("beta")) == ("e", 3)


@pytest.mark.rule("VL-PATHS-01", "VS-ALT-02")
def test_no_lair_is_next_door_by_a_path(t: Any) -> None:
    t.put("beta", "b").lair("a")
    t.event("neurosis")
    assert [told["who"] for told in t.told("panic")] == [1]


@pytest.mark.rule("VL-PATHS-02")
def test_a_blind_escape_finds_no_corridor(t: Any) -> None:
    t.insane(alpha=2).flees(1).panics("alpha", "blind-escape")
    assert (t["alpha"].place, t.level("alpha")) == ("court", 3)


@pytest.mark.rule("VS-ALT-02")
def test_one_that_goes_into_an_area_leaves_the_board_and_a_token_comes(t: Any) -> None:
    before = sum(t.bag_counts().values())
    move_by_number(t.game, t.intruder("lurker", "court", token=False), 3)
    assert t.table.intruders == {}
    assert sum(t.bag_counts().values()) == before + 1


@pytest.mark.rule("VS-ALT-02")
@pytest.mark.parametrize(("alpha", "left"), [("court", False), ("b", True)])
def test_a_room_at_the_end_of_a_path_is_no_neighbour_for_lurking(t: Any, alpha: str, left: bool) -> None:
    t.put("alpha", alpha).intruder("lurker", "a", token=False)
    t.step("event", "lurking")
    assert bool(t.table.intruders) is left
    assert "p-a" not in t.table.noise


@pytest.mark.rule("VS-ALT-03")
def test_without_the_third_lair_only_the_end_of_the_board_kills_the_despoiler(t: Any) -> None:
    for place in ("a", "b"):
        t.lair(place)
        destroy_lair(t.game, place)
    assert not despoiler_dead(t.game)
    assert not t.game.laboratory.queen_killed
    perish(t.game)
    assert t.game.laboratory.queen_killed
