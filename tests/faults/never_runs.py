"""A hook never runs."""

from __future__ import annotations

from typing import Any

from nemesis_core import hookimpl


@hookimpl
def markers_exhausted(game: Any, marker: str, place: str) -> bool | None:
    return None
