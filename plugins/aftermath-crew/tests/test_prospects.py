"""What the crew tells bots of the Bounty Hunter's Contracts."""

from __future__ import annotations

import pytest

from nemesis_core.rules import prospect_kit
from nemesis_core.testing import Table, fakes, table


@pytest.fixture
def t() -> Table:
    return table(fakes(crew=("aftermath-crew",)), ["bounty-hunter", "ceo"])


def odds(t: Table, *conditions: str) -> list[float | None]:
    hooks, ruleset, view = t.game.hooks, t.game.ruleset, t.game.view(t["bounty-hunter"].seat)
    return [hooks.likely(ruleset, view, condition) for condition in conditions]


def test_a_neighbour_in_play_may_live_or_die(t: Table) -> None:
    lives, dies = odds(t, "left-neighbour-survives", "left-neighbour-dead")
    assert lives == prospect_kit.LIVES_ON
    assert lives + dies == pytest.approx(1)


def test_a_dead_neighbour_stays_dead(t: Table) -> None:
    t["ceo"].status, t["ceo"].place = "dead", ""
    assert odds(t, "left-neighbour-survives", "left-neighbour-dead") == [0, 1]


@pytest.mark.parametrize(("status", "away"), [("evacuated", 1), ("bunker", 1), ("isolated", 0), ("dead", 0)])
def test_getting_away_is_settled_once_the_character_is_out_of_play(t: Table, status: str, away: float) -> None:
    assert odds(t, "got-away") == [prospect_kit.LIVES_ON]
    t["bounty-hunter"].status, t["bounty-hunter"].place = status, ""
    assert odds(t, "got-away") == [away]


def test_of_other_conditions_it_says_nothing(t: Table) -> None:
    assert odds(t, "right-neighbour-dead") == [None]
