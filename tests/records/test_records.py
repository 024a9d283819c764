"""For each way a game can end, and each way to win, a recorded game replays to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest
from nemesis_core import assemble, replay
from nemesis_core.records import read_record

from .ways import FATES, WAYS, way_of

HERE = Path(__file__).parent
WANTED = [*WAYS, *(f"won, {fate}" for fate in FATES)]

pytestmark = pytest.mark.variant


@pytest.mark.parametrize("name", WANTED)
def test_record_replays(name: str) -> None:
    record = read_record(HERE / f"{name.replace(',', '').replace(' ', '-')}.json")
    assert replay(record, assemble("lockdown")) is None


def test_records_cover_what_they_are_named_for() -> None:
    assert way_of is not None
    assert {f"{name.replace(',', '').replace(' ', '-')}.json" for name in WANTED} == {p.name for p in HERE.glob("*.json")}
