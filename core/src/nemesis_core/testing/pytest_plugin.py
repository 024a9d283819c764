"""What core brings to pytest: fixtures, markers that pass `--strict-markers`, explanations, scenario files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .comparing import explained
from .fixtures import nemesis_race_table, nemesis_rules, nemesis_session, nemesis_table

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

__all__ = ["nemesis_race_table", "nemesis_rules", "nemesis_session", "nemesis_table"]

MARKERS: Final = (
    "rule(*ids): the rules that the test proves",
    "slow: starts processes of its own",
    "sweep: plays many games",
    "variant: needs the real pieces of a variant",
)


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_assertrepr_compare(op: str, left: Any, right: Any) -> list[str] | None:
    """Tell where two states, events, panels or questions differ."""
    return explained(op, left, right)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect scenario files, wherever they lie."""
    if not file_path.name.endswith(".scenario.toml"):
        return None
    from .scenario.collect import ScenarioFile

    return ScenarioFile.from_parent(parent, path=file_path)
