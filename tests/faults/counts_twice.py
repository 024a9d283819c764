"""It adds up chances, so that one of them is no chance."""

from __future__ import annotations

from typing import Any

from nemesis_core import Errand, Goal, Ruleset, hookimpl


@hookimpl
def goals(ruleset: Ruleset, view: dict[str, Any]) -> list[Goal]:
    return [Goal("dawn", (("dawn",),))]


@hookimpl
def errands(ruleset: Ruleset, view: dict[str, Any]) -> list[Errand]:
    return [Errand(choose=("wait",), fulfils=("dawn",))]


@hookimpl
def likely(ruleset: Ruleset, view: dict[str, Any], condition: str) -> float | None:
    return 0.75 + 0.75 if condition == "dawn" else None
