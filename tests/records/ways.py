"""The ways in which a game of Lockdown can end, as a finished game shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

WAYS = (
    "purge at the last slot",
    "purge, nobody left",
    "alert at its slot",
    "alert, nobody left",
    "destroyed by Autodestruction",
    "destroyed at the last slot",
    "destroyed at the slot of the Alert",
    "destroyed, nobody left",
    "destroyed by Fire",
    "destroyed by Malfunctions",
)
FATES = ("isolated", "bunker", "evacuated")
WANTED = (*WAYS, *(f"won, {fate}" for fate in FATES))


def file_of(name: str) -> Path:
    """The record of the game that shows `name`."""
    return Path(__file__).parent / f"{name.replace(',', '').replace(' ', '-')}.json"


def shows(game: Any, events: list[Any]) -> list[str]:
    """What a finished game is an example of: how it ended, and how its winners survived."""
    winners = game.semi_coop.winners
    fates = [f"won, {c.status}" for c in game.table.characters if c.seat in winners and c.status in FATES]
    return [way_of(game, events), *fates]


def way_of(game: Any, events: list[Any]) -> str:
    """Which of `WAYS` ended `game`; `events` is its log."""
    nobody = any(e.rule in ("LD-END-07", "LD-END-08") for e in events)
    facility, table = game.facility, game.table
    if game.state.ending == "purge":
        return "purge, nobody left" if nobody else "purge at the last slot"
    if game.state.ending == "alert":
        return "alert, nobody left" if nobody else "alert at its slot"
    if nobody:
        return "destroyed, nobody left"
    if facility.autodestruction == -1:
        return "destroyed by Fire" if len(table.fire) >= table.limits["fire-marker"] else "destroyed by Malfunctions"
    if facility.time == 0:
        return "destroyed at the last slot"
    if facility.alert == facility.time + 1:
        return "destroyed at the slot of the Alert"
    if facility.autodestruction_red and facility.autodestruction == facility.time + 1:
        return "destroyed by Autodestruction"
    return "destroyed by Fire" if len(table.fire) >= table.limits["fire-marker"] else "destroyed by Malfunctions"
