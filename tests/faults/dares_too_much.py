"""It has an errand that is surer than sure."""

from __future__ import annotations

from typing import Any

from nemesis_core import Errand, Ruleset, hookimpl


@hookimpl
def errands(ruleset: Ruleset, view: dict[str, Any]) -> list[Errand]:
    return [Errand(choose=("wait",), odds=1.2)]
