"""What all tests share: the foreign plugin can be imported, and Hypothesis has no clock (the machine may be busy).

With NEMESIS_VARIANT set only those tests are run that belong to the environment of that variant.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from .environments import OF_VARIANTS, home, runs_here, variant_of

TOY = str(Path(__file__).parent / "toy" / "src")
sys.path.insert(0, TOY)

settings.register_profile("nemesis", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("nemesis")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what another variant's environment runs, and note in which files such tests are."""
    given = {item.path for item in items if home(variant_of(item)) != home("")}
    config.stash[OF_VARIANTS] = sorted(given)
    here = {item: runs_here(variant_of(item)) for item in items}
    if not all(here.values()):
        config.hook.pytest_deselected(items=[item for item in items if not here[item]])
        items[:] = [item for item in items if here[item]]
