"""Registers the markers of rule tests with pytest, so that they pass `--strict-markers` in a plugin's own project."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    config.addinivalue_line("markers", "rule(*ids): the rules that the test proves")
    config.addinivalue_line("markers", "variant: needs the real pieces of a variant")
