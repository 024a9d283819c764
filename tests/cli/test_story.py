"""Events as sentences."""

from __future__ import annotations

import pytest

from nemesis_core import Event
from nemesis_core.story import heard, sentence

MOVE = Event("move", "LD-MOVE-01", None, {"who": 0, "place": "room/1", "ways": ["a", "b"]})


def test_template_of_the_kind_is_filled_and_seats_count_from_one():
    assert sentence(MOVE, {"move": "Seat {who} goes to {place} by {ways}."}) == "Seat 1 goes to room/1 by a, b."


@pytest.mark.parametrize("template", ["{nobody} moves", "{who.name}", "{0}", "{who", "{who[x]}"])
def test_template_that_does_not_fit_gives_the_bare_facts(template):
    assert sentence(MOVE, {"move": template}) == "move: who=1, place=room/1, ways=a, b"


@pytest.mark.parametrize(
    ("value", "told"), [(True, "yes"), (False, "no"), ([], "none"), ({"s-01": "2", "s-02": True}, "s-01: 2, s-02: yes")]
)
def test_values_are_told_in_words(value, told):
    assert sentence(Event("power", "", None, {"on": value}), {"power": "Power: {on}."}) == f"Power: {told}."


def test_kind_without_template_gives_the_bare_facts():
    assert sentence(MOVE) == "move: who=1, place=room/1, ways=a, b"
    assert sentence(Event("dusk", "", None, {})) == "dusk"


def test_seat_hears_what_is_for_all_or_for_it():
    secret = Event("peek", "", (2,), {})
    assert heard(MOVE, 0)
    assert heard(secret, 2)
    assert not heard(secret, 0)
    assert heard(secret, None)
