"""The group's Objectives in numbers."""

from __future__ import annotations


def test_objectives_lie_open_and_those_fulfilled_are_told(group):
    t = group(2, "egg-home", "burial")
    assert t.features(0)["group objectives"] == t.features(1)["group objectives"] == {"egg-home": 1, "burial": 1}
    assert "group fulfilled" not in t.features(0)
    t.game.cooperative.fulfilled = t.game.cooperative.objectives[:1]
    assert t.features(1)["group fulfilled"] == {"egg-home": 1}
