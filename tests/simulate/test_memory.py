"""Memory does not grow with the number of games."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

PROGRAM = """
import resource, sys
from pathlib import Path

from nemesis_core.book import open_book
from nemesis_core.simulate import Played

games, out = int(sys.argv[1]), Path(sys.argv[2])
seats = {f"p{n}_{name}": name for n in range(1, 5) for name in ("character", "objective", "cause")}
with open_book({"seed": 0, "seats": 4}, out if out.suffix else None, None) as book:
    for seed in range(games):
        row = {"seed": seed, "seats": 4, "ending": "dusk", "rounds": seed % 9, "decisions": seed % 200, "error": ""}
        book.add(Played({**row, **seats, **{f"p{n}_won": seed % n == 0 for n in range(1, 5)}, "note": f"{seed:01000}"}))
    book.finish()
    assert book.tally.summary()["games"] == games
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
KIB = 1 if sys.platform == "linux" else 1024
"""How many make the unit in which the system counts memory."""


def peak(games, out):
    """The most memory, in KiB, that a process took while so many rows came and went."""
    program = [sys.executable, "-c", PROGRAM, str(games), str(out)]
    return int(subprocess.run(program, check=True, capture_output=True, text=True, timeout=120).stdout) // KIB


@pytest.mark.parametrize("name", ["none", "rows.jsonl", "rows.csv", "rows.parquet"])
def test_memory_is_the_same_for_more_games(tmp_path, name):
    few, many = peak(10_000, tmp_path / f"few-{name}"), peak(60_000, tmp_path / f"many-{name}")
    assert many - few < 50_000  # the 50,000 rows themselves, kept as they are, take more than 100,000
