"""Adaptations and Mutations in numbers."""

from __future__ import annotations

from typing import Any


def number(t: Any, kind: str, card: str) -> int:
    """The number of a card that is known: from 2 on, by the ids of the records."""
    return sorted(record.id for record in t.game.ruleset.content.of(kind)).index(card) + 2


def test_adaptation_is_1_until_it_lies_face_up(t: Any) -> None:
    t.face_down("thick-hide", "agile", "prolific")
    first, second, third = (slot.id for slot in t.game.adaptation_slots)
    assert t.features()["adaptations"] == {first: 1, second: 1, third: 1}
    assert "adaptations up" not in t.features()
    seen = t.adapted("thick-hide").features()
    assert seen["adaptations"] == {first: number(t, "adaptation", "thick-hide"), second: 1, third: 1}
    assert seen["adaptations up"] == {first: 1}


def test_mutation_is_known_to_its_owner_alone_until_it_was_used(t: Any) -> None:
    t.mutant("alpha", "echo-sense", markers=2)
    assert t.features("alpha")["mutations"] == {"1 card": number(t, "mutation", "echo-sense"), "1 markers": 2}
    assert t.features("beta")["mutations"] == {"2 card": 1, "2 markers": 2}
    t.mutant("beta", "bone-blades").mutates("beta")
    seen = t.features("alpha")["mutations"]
    assert (seen["2 card"], seen["2 shown"]) == (number(t, "mutation", "bone-blades"), 1)
