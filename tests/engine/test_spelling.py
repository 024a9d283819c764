"""Numbers with what they count, as messages write them."""

from __future__ import annotations

import pytest

from nemesis_core.spelling import did_you_mean, number_of, numbered, span


@pytest.mark.parametrize(("low", "high", "said"), [(1, 1, "1 player"), (2, 2, "2 players"), (1, 4, "1 to 4 players")])
def test_numbers_of_things(low, high, said):
    assert number_of("player", low, high) == said
    assert span(low, high) == said.partition(" player")[0]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("coop", "; did you mean cooperative or semi-coop?"),
        ("semicoop", "; did you mean semi-coop?"),
        ("sol", "; did you mean solo?"),
        ("x", ""),
    ],
)
def test_what_was_meant_begins_so_or_is_spelt_alike(word, said):
    assert did_you_mean(word, ["cooperative", "semi-coop", "solo"]) == said


@pytest.mark.parametrize(("last", "said"), [(1, "seat 1"), (4, "seats 1 to 4")])
def test_things_by_number(last, said):
    assert numbered("seat", last) == said
