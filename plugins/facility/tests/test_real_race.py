"""Rules of the Facility that only show with the race of the box."""

from __future__ import annotations

import pytest

from nemesis_core.testing import table

pytestmark = pytest.mark.variant


@pytest.mark.rule("LD-EXPL-14")
def test_silence_is_danger_after_a_careful_movement_with_slime() -> None:
    t = table("lockdown", ["sentry", "hacker"]).put("sentry", "repository").put("hacker", "alert-room")
    t.hand("sentry", "search", "search").mark("sentry", slime=1)
    t.unexplored("room-001", "archive", "underground-silence-1")
    adult = t.intruder("adult", "elevator-s-01")
    t.act("sentry", "careful", "room-001", "c-001-017")
    assert adult.place == "room-001"
    assert t.table.noise == {}
    assert t.told("noise.roll") == []


@pytest.mark.rule("LD-WEAK-01")
@pytest.mark.parametrize(
    ("kind", "revealed"), [("egg", [1, 0, 1]), ("intruder-carcass", [1, 1, 0]), ("character-corpse", [1, 0, 0])]
)
def test_an_object_discovers_the_weakness_of_its_kind(kind: str, revealed: list[int]) -> None:
    t = table("lockdown", ["sentry", "hacker"]).room("laboratory", "room-005").put("sentry", "room-005")
    t.hand("sentry", "search", "search").bare("sentry")
    assert t.game.laboratory.revealed == [1, 0, 0]
    t.act("sentry", "room", "analyze-object", t.carry("sentry", kind))
    assert t.game.laboratory.revealed == revealed
