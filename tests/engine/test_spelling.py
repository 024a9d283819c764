"""Numbers with what they count, as messages write them."""

from __future__ import annotations

import pytest

from nemesis_core.spelling import number_of, numbered, span


@pytest.mark.parametrize(("low", "high", "said"), [(1, 1, "1 player"), (2, 2, "2 players"), (1, 4, "1 to 4 players")])
def test_numbers_of_things(low, high, said):
    assert number_of("player", low, high) == said
    assert span(low, high) == said.partition(" player")[0]


@pytest.mark.parametrize(("last", "said"), [(1, "seat 1"), (4, "seats 1 to 4")])
def test_things_by_number(last, said):
    assert numbered("seat", last) == said
