"""A panel shows ids of records and a row that is too short."""

from __future__ import annotations

from typing import Any

from nemesis_core import Panel, hookimpl


@hookimpl
def panels(ruleset: Any, view: dict[str, Any], names: Any) -> list[Panel]:
    return [Panel("Mine", [("The next", "alpha.look/1")])]
