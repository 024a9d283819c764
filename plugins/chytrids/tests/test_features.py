"""The colony in numbers."""

from __future__ import annotations

from typing import Any


def test_growth_lies_where_it_lies_and_the_pools_are_counted(t: Any) -> None:
    before = t.features()["colony"]
    assert (before["spores left"], before["mycelium left"]) == (t.spores_left, 8)
    t.spores("a", "c").mycelium("b").germinator("d", level=3)
    seen = t.features()
    assert (seen["spores"], seen["mycelium"], seen["germinators"]) == ({"a": 1, "c": 1}, {"b": 1}, {"d": 3})
    assert (seen["colony"]["spores left"], seen["colony"]["mycelium left"]) == (before["spores left"] - 2, 7)


def test_stinkhorns_that_are_slain_are_counted(t: Any) -> None:
    assert t.features()["colony"]["queen board"] == t.game.view(0)["queen board number"]
    assert "slain" not in t.features()["colony"]
    assert t.slay(2).features()["colony"]["slain"] == 2
