"""How much of a plugin is checked, and what came of it."""

from __future__ import annotations

from typing import Final

import attrs

from .findings import Finding

LIMIT: Final = 60.0
"""Seconds that a look at a game may take where nobody says how many."""


@attrs.frozen
class Settings:
    """How much is played: `games` in each variant (default: a minute's worth in all) from `seed` on.

    With `variant` it is played in that alone, with `players` by so many alone.
    A single look at a game, and each time that the plugin is loaded, takes at most `limit` seconds.
    """

    variant: str = ""
    seed: int = 0
    players: int | None = None
    games: int | None = None
    jobs: int = 1
    limit: float = LIMIT


@attrs.define
class Report:
    """What came of a check: the plugin, findings, remarks, where it was not played and why, and what was played."""

    plugin: str
    version: str = ""
    pieces: list[str] = attrs.field(factory=list)
    findings: list[Finding] = attrs.field(factory=list)
    remarks: list[str] = attrs.field(factory=list)
    refused: dict[str, dict[str, str]] = attrs.field(factory=dict)
    variants: list[str] = attrs.field(factory=list)
    games: int = 0
    decisions: int = 0
