"""Which tox environment runs what belongs to a variant: its own, or that of the variant it is closest to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import pytest

FURTHER: Final = (
    "aftermath",
    "carnomorphs",
    "carnomorphs-coop",
    "carnomorphs-on-the-ship",
    "carnomorphs-solo",
    "chytrids",
    "chytrids-coop",
    "chytrids-on-the-ship",
    "chytrids-solo",
    "lockdown-classic-intruders",
    "lockdown-coop",
    "lockdown-solo",
    "mars",
    "mars-solo",
    "nemesis",
    "nemesis-advanced",
    "nemesis-coop",
    "nemesis-intruder",
    "nemesis-solo",
    "void-seeders",
    "void-seeders-coop",
    "void-seeders-on-the-ship",
    "void-seeders-solo",
)
"""Variants with an environment of their own, beside Lockdown."""
HERE: Final = os.environ.get("NEMESIS_VARIANT", "").removeprefix("variant-")
"""The variant whose environment this is; an empty text where everything is run."""
OF_VARIANTS: Final = pytest.StashKey[list[Path]]()
"""The files, of those that pytest was given, with tests for environments of other variants than Lockdown."""


def home(name: str) -> str:
    """The variant in whose environment `name` is tested; what is no variant belongs to Lockdown."""
    near = [variant for variant in FURTHER if name == variant or name.startswith(f"{variant}-")]
    return max(near, key=len, default="lockdown")


def runs_here(name: str) -> bool:
    """Is the variant `name` tested in this environment?"""
    return HERE in ("", home(name))


def variant_of(item: Any) -> str:
    """The variant that a test is given as its parameter `variant`, or an empty text."""
    given = item.callspec.params.get("variant", "") if hasattr(item, "callspec") else ""
    return str(getattr(given, "name", given))
