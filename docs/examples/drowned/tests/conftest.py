"""The fixture of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shore import Shore, ruleset


@pytest.fixture
def t() -> Iterator[Shore]:
    """A table for alpha and beta, both in Room a; afterwards no component is lost."""
    made = Shore(ruleset(), ["alpha", "beta"])
    yield made
    made.check()
