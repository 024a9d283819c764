"""What the mode tells a bot that it can win by."""

from __future__ import annotations

from nemesis_core import Goal
from nemesis_core.testing import fakes, table


def test_goals_of_a_seat_are_its_own_objectives_of_which_it_keeps_one() -> None:
    t = table(fakes(mode="semi-coop"), ["alpha", "beta"])
    held = t.game.semi_coop.held
    first, second = held[0][:2]
    records = t.game.cards.objectives
    assert t.to_bot("alpha").goals == [Goal(card, records[card].any_of, chosen=False) for card in (first, second)]
    held[0] = [second]
    assert t.to_bot("alpha").goals == [Goal(second, records[second].any_of)]
