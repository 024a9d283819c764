"""Every board, race, mode and mix of crews: what fits, what it stands on, and games of it."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path

import pytest

from nemesis_core import assemble

from .playing import OURS, combinations, play, sample, tables

READINGS = Path(__file__).parents[2] / "docs" / "rules" / "readings.md"
SAMPLE = 24
"""Tables of the matrix at which CI plays."""
WARM = 0.2
"""Seconds of a processor for assembling a combination in a process that has assembled it before."""

pytestmark = pytest.mark.variant


def test_all_boards_races_modes_and_mixes_of_crews_fit() -> None:
    assert len(combinations()) == 4 * 5 * 4 * 7
    assert [one.error for one in combinations() if one.error] == []


def test_nothing_but_the_mode_limits_the_seats() -> None:
    seats = {one.mode: one.players for one in combinations()}
    assert seats == {"cooperative": (1, 5), "intruder-player": (2, 5), "semi-coop": (2, 5), "solo": (1, 1)}
    assert all(one.players == seats[one.mode] for one in combinations())
    assert len(tables()) == 4 * 5 * 7 * (5 + 4 + 4 + 1)


def test_rulebooks_describe_each_race_on_its_boards_and_the_rest_stands_on_readings() -> None:
    crews = Counter(one.crew for one in combinations() if one.official)
    on_facility = 5 * 3  # every race in each mode but that with an Intruder player
    on_mars = 4 * 3  # without Chytrids
    on_ships = 2 * (2 * 3 + 1)  # classic Intruders and Chytrids, and the Intruder player with the former
    for crew, number in crews.items():
        assert number == on_facility + on_mars + (0 if "lockdown-crew" in crew else on_ships)
    assert len(crews) == 7


def test_each_reading_is_written_down_under_a_heading_that_is_there() -> None:
    headings = set(re.findall(r"^## (.+)$", READINGS.read_text(encoding="utf-8"), re.MULTILINE))
    found = {stated.where for one in combinations() for stated in one.readings}
    assert found
    assert {where for where in found if where.partition(", ")[0] != "docs/rules/readings.md"} == set()
    assert {where.partition(", ")[2].strip('"') for where in found} <= headings


def test_the_sample_has_every_piece() -> None:
    chosen = {piece for table in sample(SAMPLE, 8) for piece in table.pieces}
    assert chosen == {piece for ids in OURS.values() for piece in ids}


@pytest.mark.parametrize("number", range(SAMPLE))
def test_a_sample_of_the_matrix_plays_to_its_end(number: int) -> None:
    table = sample(SAMPLE, 8)[number]
    played = play(table.combination, [number], counted=1, seats=[table.seats])
    assert (played.games, played.counted, played.faults) == (1, 1, [])


@pytest.mark.parametrize("number", range(4))
def test_a_combination_is_assembled_quickly_in_a_warm_process(number: int) -> None:
    manifest, took = sample(SAMPLE, 8)[number].combination.manifest, []
    for _ in range(4):
        begun = time.process_time()
        assemble(manifest)
        took.append(time.process_time() - begun)
    assert min(took[1:]) < WARM


@pytest.mark.matrix
@pytest.mark.parametrize("number", range(560))
def test_the_whole_matrix_plays_to_its_end(number: int) -> None:
    combination = combinations()[number]
    played = play(combination, [number], counted=1)
    assert (played.games, played.faults) == (len(combination.seats), [])
