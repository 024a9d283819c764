"""Suggestion, Group Therapy and Profile."""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- Suggestion


def test_suggestion_looks_at_a_hand_and_takes_a_card_out_of_it(crew: Any) -> None:
    t = crew("psychologist", "ceo", "medic").hand("psychologist", "suggestion", "search")
    t.hand("ceo", "rest", "robot-guard", contamination=1)
    t.will("ceo.robot-guard/1").play_card("psychologist", "suggestion", "empty-mind", "p2")
    assert t.asked_of("psychologist", "empty-mind") == [["ceo.rest/1", "ceo.robot-guard/1"]], "only Action cards"
    assert (t["ceo"].hand[0], t["ceo"].discard) == ("ceo.rest/1", ["ceo.robot-guard/1"])
    assert t.knows("psychologist", "ceo.rest/1")
    assert not t.knows("medic", "ceo.rest/1")
    assert [event.audience for event in t.log if event.kind == "hand.look"] == [(0, 1)]


def test_suggestion_finds_nothing_to_take_among_contamination_cards(crew: Any) -> None:
    t = crew("psychologist", "ceo").hand("psychologist", "suggestion", "search").hand("ceo", contamination=1)
    t.play_card("psychologist", "suggestion", "empty-mind", "p2")
    assert (len(t["ceo"].hand), t.asked_of("psychologist", "empty-mind")) == (1, [])
    t.hand("psychologist", "suggestion", "search").hand("ceo")
    assert {use[0] for use in t.uses("psychologist", "suggestion")} == {"walk-away"}


def test_suggestion_sends_another_away(crew: Any) -> None:
    t = crew("psychologist", "ceo").hand("psychologist", "suggestion", "search").door("ac").dice("noise-die", "2")
    walks = [use for use in t.uses("psychologist", "suggestion") if use[0] == "walk-away"]
    assert walks == [("walk-away", "b", "ab", "p2"), ("walk-away", "d", "ad", "p2")]
    t.play_card("psychologist", "suggestion", "walk-away", "b", "ab", "p2")
    assert (t["ceo"].place, t["psychologist"].place, t.table.noise) == ("b", "a", {"be": 1})


# ---------------------------------------------------------------- Group Therapy


@pytest.mark.parametrize(
    ("answers", "drawn", "own"),
    [
        (["draw", "draw", "draw"], [1, 1, 1], 2),
        (["draw", "keep quiet", "keep quiet"], [1, 0, 0], 1),
        (["keep quiet"] * 3, [0] * 3, 0),
    ],
)
def test_group_therapy_draws_for_others_who_draw_at_most_two(
    crew: Any, answers: list[str], drawn: list[int], own: int
) -> None:
    t = crew("psychologist", "ceo", "medic", "convict").hand("psychologist", "group-therapy")
    for other in ("ceo", "medic", "convict"):
        t.hand(other)
    t.will(*answers).play_card("psychologist", "group-therapy", "share")
    assert [len(t[other].hand) for other in ("ceo", "medic", "convict")] == drawn
    assert len(t["psychologist"].hand) == own


def test_group_therapy_asks_nobody_elsewhere_or_without_cards(crew: Any) -> None:
    t = crew("psychologist", "ceo", "medic").hand("psychologist", "group-therapy").put("medic", "b")
    t["ceo"].removed, t["ceo"].deck = [*t["ceo"].deck, *t["ceo"].hand], []
    t["ceo"].hand = []
    t.play_card("psychologist", "group-therapy", "share")
    assert [d.kind for d in t.asked] == []
    t.hand("psychologist", "group-therapy").put("ceo", "b")
    assert t.uses("psychologist", "group-therapy") == []


# ---------------------------------------------------------------- Profile


@pytest.mark.variant
def test_profile_reads_an_objective_of_one_with_few_cards(facility: Any) -> None:
    t = facility("psychologist", "ceo", "medic").hand("psychologist", "profile", "search")
    t.hand("ceo", "rest", "search", contamination=1).hand("medic", "rest", contamination=1)
    assert t.uses("psychologist", "profile") == [
        ("read-objective", "p3", "corporate"),
        ("read-objective", "p3", "personal"),
    ], "the CEO holds 3 cards"
    t.play_card("psychologist", "profile", "read-objective", "p3", "personal")
    card = next(c for c in t.game.semi_coop.held[2] if t.game.cards.objectives[c].deck == "personal")
    assert t.knows("psychologist", card)
    assert not t.knows("ceo", card)
    t.hand("psychologist", "profile", "search").put("medic", "repository")
    assert t.uses("psychologist", "profile") == []


def test_profile_reads_nothing_where_nobody_has_an_objective(crew: Any) -> None:
    t = crew("psychologist", "ceo").hand("psychologist", "profile", "search").hand("ceo")
    assert t.uses("psychologist", "profile") == []
