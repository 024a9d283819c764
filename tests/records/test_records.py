"""For each way a game can end, and each way to win, a recorded game replays to the same end."""

from __future__ import annotations

import pytest

from nemesis_core import assemble, replay
from nemesis_core.records import read_record

from .ways import VARIANTS, file_of, folder_of, shows

pytestmark = pytest.mark.variant


@pytest.mark.parametrize(
    ("variant", "name"), [(variant, name) for variant, names in VARIANTS.items() for name in names]
)
def test_record_replays_and_shows_its_name(variant: str, name: str) -> None:
    record, ruleset = read_record(file_of(name, variant)), assemble(variant)
    assert replay(record, ruleset) is None
    game, events, answers = ruleset.new_game(record.seats, record.seed), [], iter(record.choices)
    game.fixed |= {draw: [*values] for draw, values in record.fixed.items()}
    game.listener = events.append
    game.asker = lambda game, decision: next(answers)[1]
    game.run()
    assert name in shows(game, events)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_ending_has_a_record(variant: str) -> None:
    assert {file_of(name, variant) for name in VARIANTS[variant]} == set(folder_of(variant).glob("*.json"))
