"""Scenarios of a few lines on the fakes: what of their file is not the matter of a test is added."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nemesis_core.testing.scenario import Outcome, read_scenario, run_scenario

HEAD = 'format = 1\ntitle = "A rule holds"\nrules = ["LD-FIRE-01"]\ncharacters = ["alpha", "beta"]\n'
PIECES = "[pieces]\n"
THEN = '[then]\nending = ""\n'

Play = Callable[..., Outcome]


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Write a scenario file of these tables; a head, `[pieces]` and a `[then]` are added where they lack."""

    def to(text: str = "", head: str = HEAD, pieces: str = PIECES, then: str = THEN) -> Path:
        path = tmp_path / "a.scenario.toml"
        then = "" if "[then]" in text else then
        path.write_text(f"{head}{pieces}{text}\n{then}", encoding="utf-8")
        return path

    return to


@pytest.fixture
def play(write: Callable[..., Path]) -> Play:
    """Run a scenario of these tables."""
    return lambda *given, **more: run_scenario(read_scenario(write(*given, **more)))


@pytest.fixture
def failed(play: Play) -> Callable[..., list[tuple[str, str, str]]]:
    """Run it; where it failed, what was expected, and what was found."""
    return lambda *given, **more: [(f.where, f.expected, f.found) for f in play(*given, **more).failures]
