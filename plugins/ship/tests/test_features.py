"""The ship in numbers."""

from __future__ import annotations

from typing import Any


def test_tracks_have_their_numbers(ship: Any) -> None:
    t = ship().time(9).sequence(0)
    t.game.ship.destination = "C"
    seen = t.features()["ship"]
    assert (seen["time"], seen["self-destruct"], seen["destination"]) == (9, 1, 3)
    assert "self-destruct" not in t.sequence(-1).features()["ship"]


def test_coordinates_are_known_to_who_has_looked(ship: Any) -> None:
    t = ship("alpha", "beta")
    assert "coordinates" not in t.features(0)["ship"]
    (card,) = t.game.ship.coordinates
    t.game.know(card, (0,))
    assert t.features(0)["ship"]["coordinates"] == sorted(t.game.coordinates_cards).index(card) + 1
    assert "coordinates" not in t.features(1)["ship"]


def test_engine_is_damaged_or_working_for_who_has_seen_its_top_token(ship: Any) -> None:
    t = ship("alpha", "beta").engines("working", "damaged", "damaged")
    assert "engines" not in t.features(0)
    for engine in ("engine-1", "engine-2"):
        t.game.know(t.game.ship.engines[engine][-1], (0,))
    assert t.features(0)["engines"] == {"engine-1": 2, "engine-2": 1}
    assert "engines" not in t.features(1)


def test_pods_have_their_section_with_10_for_a_locked_one(ship: Any) -> None:
    t = ship().pods(a=(1, 3), b=(2,), locked=(2, 3))
    assert t.features()["pods"] == {"pod-1": 1, "pod-2": 12, "pod-3": 11}


def test_who_waits_in_a_pod_counts_from_the_own_seat(ship: Any) -> None:
    t = ship("alpha", "beta", "gamma").pods(a=(1,), b=(2,))
    t.waits("alpha", 1).waits("gamma", 1)
    assert t.features(0)["waiting"] == {"pod-1 1": 1, "pod-1 3": 1}
    assert t.features(1)["waiting"] == {"pod-1 3": 1, "pod-1 2": 1}
