"""What the player holds in numbers."""

from __future__ import annotations


def test_objectives_of_the_player_are_seen(solo):
    t = solo("egg-home", "burial")
    assert t.features(0)["objectives"] == {"egg-home": 1, "burial": 1}
