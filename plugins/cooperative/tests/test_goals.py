"""What the mode tells a bot that it can win by."""

from __future__ import annotations

from nemesis_core import Goal
from nemesis_core.testing import fakes, table


def test_each_seat_sees_to_one_objective_of_the_group() -> None:
    t = table(fakes(mode="cooperative", house_rules=("fake-missions",)), ["alpha", "beta"])
    records, cards = t.game.cards.objectives, t.game.cooperative.objectives
    assert len(cards) == 2
    assert [t.to_bot(who).goals for who in ("alpha", "beta")] == [[Goal(card, records[card].any_of)] for card in cards]
