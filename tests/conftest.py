"""Hypothesis without a clock: the machine may be busy."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("nemesis", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("nemesis")
