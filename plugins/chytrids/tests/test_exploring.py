"""Exploring a Room sends a Spore through one of its Corridors.

Room f is explored from e. Its Corridors 1 and 3 lead to e, 2 and 4 to g; g has Entrances with 1 and 3.
"""

from __future__ import annotations

from typing import Any

import pytest

TOKENS = {1: "quiet-1", 2: "fire-2", 3: "malfunction-3", 4: "doors-4"}


def explore(t: Any, place: str = "f", tile: str = "vault", token: str = "fire-2", by: str = "e") -> None:
    """Alpha explores `place`, coming from `by`."""
    t.put("alpha", by).unexplored(place, tile, token).hand("alpha", "plan").dice("noise-die", "2")
    t.act("alpha", "move", place)


@pytest.mark.rule("CH-EXPLORE-01", "CH-EXPLORE-08", "CH-EXPLORE-09")
def test_items_then_the_spore_then_the_effect_then_the_noise_roll(t: Any) -> None:
    explore(t)
    assert t.table.items["f"] == 2
    order = ("token", "spore.place", "fire.place", "noise.roll")
    assert [kind for kind in t.kinds if kind in order] == list(order)
    assert "f" in t.table.fire


@pytest.mark.rule("CH-EXPLORE-08")
def test_a_malfunction_token_breaks_the_room_after_the_spore(t: Any) -> None:
    explore(t, token="malfunction-3")
    assert "f" in t.table.malfunction
    assert t.kinds.index("spore.place") < t.kinds.index("malfunction.place")


@pytest.mark.rule("CH-EXPLORE-09")
def test_silence_spares_the_noise_roll_and_not_the_spore(t: Any) -> None:
    t.germinator("d")
    explore(t, token="quiet-1")
    assert not t.told("noise.roll")
    assert t.grown("e") == "spore"


@pytest.mark.rule("CH-EXPLORE-02")
def test_the_items_are_those_of_the_token(t: Any) -> None:
    explore(t, token="malfunction-3")
    assert t.table.items["f"] == 3


@pytest.mark.rule("CH-EXPLORE-03")
@pytest.mark.parametrize(
    ("token", "room"), [("quiet-1", "e"), ("fire-2", "g"), ("malfunction-3", "e"), ("doors-4", "g")]
)
def test_the_number_of_the_token_is_that_of_the_corridor(t: Any, token: str, room: str) -> None:
    explore(t, token=token)
    assert [t.grown(place) for place in "abcdefg"] == ["spore" if place == room else None for place in "abcdefg"]


@pytest.mark.rule("CH-EXPLORE-03")
def test_the_log_says_that_it_came_by_exploring_and_through_which_corridor(t: Any) -> None:
    explore(t, token="quiet-1")
    told = [event for event in t.log if event.kind == "spore.place"]
    assert [(event.rule, event.data["way"]) for event in told] == [("CH-EXPLORE-03", t.game.board.numbered["f"]["1"])]
    assert any(line.startswith("A Spore comes to e (lounge) through the Corridor ") for line in t.story())


@pytest.mark.rule("CH-EXPLORE-10")
def test_the_log_says_that_the_nest_is_overgrown_by_exploring(t: Any) -> None:
    explore(t, tile="brood")
    assert [event.rule for event in t.log if event.kind == "mycelium.place"] == ["CH-EXPLORE-10"]


@pytest.mark.rule("CH-EXPLORE-04")
def test_no_spore_goes_into_technical_corridors(t: Any) -> None:
    t.explored("f")
    explore(t, "g", "vault", "malfunction-3", by="f")
    assert t.spores_left == 15


@pytest.mark.rule("CH-EXPLORE-05")
@pytest.mark.parametrize("growth", [None, "mycelium"])
def test_a_closed_door_is_destroyed_instead(t: Any, growth: str | None) -> None:
    if growth:
        t.mycelium("g")
    t.door("fg")
    explore(t)
    assert t.table.doors["fg"] == "destroyed"
    assert (t.grown("g"), t.spores_left) == (growth, 15)


@pytest.mark.rule("CH-EXPLORE-05")
def test_a_destroyed_door_stops_nothing(t: Any) -> None:
    t.door("fg", "destroyed")
    explore(t)
    assert t.grown("g") == "spore"


@pytest.mark.rule("CH-EXPLORE-06")
def test_a_second_spore_makes_a_germinator(t: Any) -> None:
    t.spores("g")
    explore(t)
    assert (t.grown("g"), t.spores_left) == (1, 15)


@pytest.mark.rule("CH-EXPLORE-07")
def test_growth_keeps_the_spore_out(t: Any) -> None:
    t.germinator("g", 2)
    explore(t)
    assert (t.grown("g"), t.spores_left) == (2, 15)


@pytest.mark.rule("CH-EXPLORE-10")
@pytest.mark.parametrize("before", ["", "spores", "germinator"])
def test_the_nest_is_found_overgrown(t: Any, before: str) -> None:
    if before:
        getattr(t, before)("f")
    explore(t, tile="brood")
    assert t.grown("f") == "mycelium"
    assert t.table.limits["mycelium-marker"] - len(t.game.colony.mycelium) == 7
    assert t.kinds.index("spore.place") < t.kinds.index("mycelium.place") < t.kinds.index("fire.place")
    assert (t.spores_left, len(t.levels)) == (14, 10)


@pytest.mark.rule("CH-EXPLORE-10")
def test_a_nest_without_a_token_is_overgrown_too(t: Any) -> None:
    t.unexplored("f", "brood", "fire-2")
    t.table.spare_tokens.append(t.table.tokens.pop("f"))
    t.put("alpha", "e").hand("alpha", "plan").dice("noise-die", "2").act("alpha", "move", "f")
    assert t.grown("f") == "mycelium"


@pytest.mark.rule("CH-EXPLORE-10")
def test_without_mycelium_the_nest_is_the_end(t: Any) -> None:
    t.few(mycelium=0)
    t.game.state.phase = "player"
    explore(t, tile="brood")
    assert t.ending == "overgrown"
