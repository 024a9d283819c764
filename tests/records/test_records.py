"""For each way a game can end, and each way to win, a recorded game replays to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core import assemble, replay
from nemesis_core.records import read_record

from .ways import WANTED, file_of, shows

pytestmark = pytest.mark.variant


@pytest.mark.parametrize("name", WANTED)
def test_record_replays_and_shows_its_name(name: str) -> None:
    record, ruleset = read_record(file_of(name)), assemble("lockdown")
    assert replay(record, ruleset) is None
    game, events, answers = ruleset.new_game(record.seats, record.seed), [], iter(record.choices)
    game.listener = events.append
    game.asker = lambda game, decision: next(answers)[1]
    game.run()
    assert name in shows(game, events)


def test_every_ending_has_a_record() -> None:
    assert {file_of(name) for name in WANTED} == set(Path(__file__).parent.glob("*.json"))
