"""Insanity and Lairs in numbers."""

from __future__ import annotations

from typing import Any


def test_levels_begin_with_that_of_the_own_character(t: Any) -> None:
    t.insane(alpha=2, beta=4)
    assert t.features("alpha")["insanity"] == {"1": 2, "2": 4}
    assert t.features("beta")["insanity"] == {"1": 4, "2": 2}


def test_lair_is_one_more_than_its_injuries(t: Any) -> None:
    t.lair("a")
    t.lair("c", injuries=2)
    assert t.features()["lairs"] == {"a": 1, "c": 3}
    t.game.seeders.destroyed = ["lair-3"]
    assert t.features()["seeders"] == {"lairs destroyed": 1}
