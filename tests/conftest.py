"""What all tests share: the foreign plugin can be imported, and Hypothesis has no clock (the machine may be busy)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

TOY = str(Path(__file__).parent / "toy" / "src")
sys.path.insert(0, TOY)

settings.register_profile("nemesis", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("nemesis")
