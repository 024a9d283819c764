"""It counts the rounds that are left to less than none."""

from __future__ import annotations

from typing import Any

from nemesis_core import Ruleset, hookimpl


@hookimpl
def rounds_left(ruleset: Ruleset, view: dict[str, Any]) -> int:
    return -1
