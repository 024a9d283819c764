"""What the mode tells a bot that it can win by."""

from __future__ import annotations

import pytest

from nemesis_cooperative.prospects import SURE
from nemesis_core import Goal
from nemesis_core.testing import Table, fakes, table


@pytest.fixture
def t() -> Table:
    return table(fakes(mode="cooperative", house_rules=("fake-missions",)), ["alpha", "beta"])


def asked_for(t: Table) -> list[tuple[tuple[str, ...], ...]]:
    """The ways of the Objectives of the group, in the order of the seats that see to them first."""
    return [t.game.cards.objectives[card].any_of for card in t.game.cooperative.objectives]


def test_each_seat_sees_to_one_objective_of_the_group_and_knows_the_others(t: Table) -> None:
    cards, (first, second) = t.game.cooperative.objectives, asked_for(t)
    assert t.to_bot("alpha").goals == [Goal(cards[0], first, alive=False, others=(second,))]
    assert t.to_bot("beta").goals == [Goal(cards[1], second, alive=False, others=(first,))]


def test_objective_of_a_dead_character_goes_to_who_is_left(t: Table) -> None:
    first, second = asked_for(t)
    t[0].status, t[0].place = "dead", ""
    (goal,) = t.to_bot("beta").goals
    both = {tuple(dict.fromkeys((*own, *more))) for own in second for more in first}
    assert (set(goal.ways), goal.others) == (both, ())


def test_what_is_fulfilled_for_good_is_seen_to_by_nobody(t: Table) -> None:
    t.table.explored.update(dict.fromkeys(t.game.board.order, 1))
    explored = next(n for n, ways in enumerate(asked_for(t)) if ways == (("all-explored",),))
    seat = ("alpha", "beta")[explored]
    likely = t.to_bot(seat).likely("all-explored")
    assert (t.to_bot(seat).goals[0].ways == ((),)) == (likely >= SURE)
