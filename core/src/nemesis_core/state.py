"""A game's state: one tree of plain data, with a part for each plugin that registered one."""

from __future__ import annotations

from typing import Any

import attrs


@attrs.define
class GameState:
    """All of a game. Everything in it is a number, a text, a list, a dict or a registered attrs class."""

    seed: int
    seats: int
    rng: int = 0
    streams: dict[str, int] = attrs.field(factory=dict)
    """Set-up draws by name, so that two variants can be compared on the same table."""
    phase: str = "setup"
    step: int = 0
    steps: int = 0
    decisions: int = 0
    forced: int = 0
    """Questions with one legal answer, which nobody was asked."""
    ending: str = ""
    known: dict[str, int] = attrs.field(factory=dict)
    """Hidden piece -> bit mask of the seats that know it."""
    fixed: dict[str, list[Any]] = attrs.field(factory=dict)
    """Draws to come that are given instead of left to chance, by name."""
    parts: dict[str, Any] = attrs.field(factory=dict)
