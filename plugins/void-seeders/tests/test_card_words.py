"""How what the cards ask and do is told to players, with the names of the real pieces."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_void_seeders.card_words import WORDINGS

pytestmark = pytest.mark.variant

ASKED = {
    "demotivation": (["sentry.search/1"], ["Discard Search"]),
    "destruction": (["sentry.smg"], ["Discard the SMG"]),
    "hallucinations": (["sentry.smg"], ["Empty the SMG"]),
    "hopelessness": (["sentry.search/1"], ["Lose Search"]),
    "insane-courage": (["room-001"], ["Walk to Room 001"]),
    "ripping-off-the-bandages": (["arm/1"], ["Rip the bandage off Arm"]),
    "echo-without-source": (["c-001-017"], ["In the Corridor 001 - Repository"]),
    "fading-voices": (["spare", "panic"], ["Discard an Action card, and be spared", "Resolve the Panic card"]),
    "wave-of-calm": (["calm", "stay"], ["Lower it by 1", "Leave it as it is"]),
}
"""A decision -> options of it, and how they are told."""


@pytest.mark.parametrize("kind", ASKED)
def test_decisions_of_cards_are_told_in_words(facility: Any, kind: str) -> None:
    options, texts = ASKED[kind]
    told = facility.words("sentry", *options, kind=kind)
    assert [offer.text for offer in told.offers] == texts
    assert told.text == WORDINGS[f"{kind}?"].text
    assert told.text.endswith("?")


def test_no_decision_of_a_card_is_left_out() -> None:
    assert {key.partition("?")[0] for key in WORDINGS if key.endswith("?")} == set(ASKED)


def test_panic_cards_are_told_step_by_step(facility: Any) -> None:
    t = facility.insane(sentry=3)
    t.contaminate("sentry", clean=2, pile="deck").deck("sentry", "search").panics("sentry", "hopelessness")
    assert t.story()[-4:] == [
        "Seat 1 (Sentry) turns over Search.",
        "Seat 1 (Sentry) turns over Contamination.",
        "Seat 1 (Sentry) turns over Contamination.",
        "Search of seat 1 (Sentry) leaves the game.",
    ]


def test_a_wound_and_a_death_name_the_panic_card(facility: Any) -> None:
    t = facility.insane(sentry=5, hacker=3).panics("hacker", "self-mutilation").panics("sentry", "heart-attack")
    told = t.story()
    assert "Seat 2 (Hacker) suffers a Light Wound (Self-Mutilation)." in told
    assert any("dies" in line and "Heart Attack" in line for line in told)


def test_terror_tells_how_many_cards_are_discarded(facility: Any) -> None:
    t = facility.cards("sentry", 5).cards("hacker", 5).event("terror-1")
    assert [line for line in t.story() if "whole hand" in line] == [
        "Seat 1 (Sentry) discards the whole hand: 5 cards.",
        "Seat 2 (Hacker) discards the whole hand: 5 cards.",
    ]


def test_whispers_name_the_number(facility: Any) -> None:
    t = facility.put("sentry", "room-001").put("hacker", "room-001").top("events", "terror-1").event("whispers-1")
    assert "The Event card Terror has the number 1 for the whispers." in t.story()


def test_texts_of_weaknesses_are_explained(facility: Any) -> None:
    names = facility.game.ruleset.compiled["names"]["card"]
    assert names["shy-of-light"] == "Shy of Light"
    assert names["hopelessness"] == "Hopelessness"
