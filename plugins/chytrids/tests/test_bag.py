"""The bag development, and what the tokens do in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis_core.rules import kill


def aside(t: Any) -> Counter[str]:
    return Counter(t.game.cards.tokens[token].type for token in t.table.supply)


@pytest.mark.rule("CH-BAG-01", "CH-BAG-02")
@pytest.mark.parametrize("kind", ["stinkhorn", "deathcap"])
def test_a_stinkhorn_or_deathcap_token_makes_those_out_of_combat_roll(colony: Any, kind: str) -> None:
    t = colony("alpha", "beta", "gamma")
    t.put("alpha", "b").put("beta", "c").put("gamma", "d").intruder("stinkhorn", "c", token=False)
    t.table.first = 2
    t.dice("noise-die", "1", "1").develop(kind)
    assert [roll["who"] for roll in t.told("noise.roll")] == [2, 0]
    assert len(t.table.bag) == 15
    assert list(t.table.intruders) == ["stinkhorn-1"]


@pytest.mark.rule("CH-BAG-03")
def test_a_queen_token_sends_germinators_all_around_the_queen(t: Any) -> None:
    # Next to d are a, c and e; a Closed Door hides e. A Spore in c gives way.
    t.intruder("queen", "d", token=False)
    t.door("de").spores("c").put("alpha", "b").put("beta", "b").develop("queen")
    assert [t.grown(place) for place in "abcdefg"] == [1, None, 1, None, None, None, None]
    assert (t.table.doors["de"], t.spores_left, len(t.table.bag)) == ("closed", 15, 15)


@pytest.mark.rule("CH-BAG-03")
def test_rooms_next_to_the_queen_are_taken_from_the_lowest_number_on_and_growth_is_left_alone(t: Any) -> None:
    t.intruder("queen", "d", token=False)
    t.mycelium("c").waiting(3, 2).develop("queen")
    assert [t.grown(place) for place in "abcde"] == [3, None, "mycelium", None, 2]


@pytest.mark.rule("CH-BAG-04")
@pytest.mark.parametrize(("before", "after"), [((1, 1), (2, 1)), ((3, 1), (3, 2)), ((3,) * 10, (3,) * 10)])
def test_a_queen_token_without_her_ripens_the_leftmost_germinator_that_can(t: Any, before: Any, after: Any) -> None:
    t.waiting(*before).develop("queen")
    assert tuple(t.levels[: len(after)]) == after
    assert len(t.levels) == 10
    assert (len(t.table.bag), t.table.intruders) == (15, {})


@pytest.mark.rule("CH-BAG-04")
def test_with_an_empty_laboratory_board_nothing_ripens(t: Any) -> None:
    t.no_germinators().develop("queen")
    assert (t.levels, t.ending) == ([], "")


@pytest.mark.rule("CH-QUEEN-12")
def test_after_her_death_a_queen_token_ripens_a_germinator(t: Any) -> None:
    queen = t.intruder("queen", "d", token=False)
    kill(t.game, queen)
    t.develop("queen")
    assert t.levels[:2] == [2, 1]
    assert all(t.grown(place) is None for place in "ace")
    assert len(t.table.bag) == 15


@pytest.mark.rule("CH-BAG-05", "CH-BAG-07")
def test_the_blank_brings_all_tokens_back_into_the_bag(t: Any) -> None:
    bag, supply = t.table.bag, t.table.supply
    for kind in ["stinkhorn"] * 4 + ["deathcap"]:
        token = next(x for x in bag if t.game.cards.tokens[x].type == kind)
        bag.remove(token)
        supply.append(token)
    t.develop("blank")
    assert t.bag_counts() == {"stinkhorn": 8, "deathcap": 3, "queen": 3, "blank": 1}
    assert supply == []
    assert len(t.rest) == 8


@pytest.mark.rule("CH-BAG-06")
def test_the_blank_brings_one_slain_stinkhorn_to_the_queen_board(t: Any) -> None:
    t.slay(2)
    for place in "bcd":
        t.intruder("stinkhorn", place, token=False)
    assert t.rest == [6, 7, 8]
    t.develop("blank")
    # The free spaces 1 to 5 have the numbers 7 to 3.
    assert t.rest == [5, 6, 7, 8]
    assert len(t.game.colony.slain) == 1
