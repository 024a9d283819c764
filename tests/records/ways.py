"""The ways in which a game of Lockdown can end and be won, as a finished game shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
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
TOGETHER = ("won, dead", "won by two", "revived")
"""What only a group can do: to win for a dead player, with several survivors, and to revive somebody."""
VARIANTS = {
    "lockdown": WANTED,
    "lockdown-classic-intruders": WANTED,
    "lockdown-solo": WANTED,
    "lockdown-coop": (*WANTED, *TOGETHER),
}
"""Variant -> what its recorded games show."""


def folder_of(variant: str) -> Path:
    """Where the records of `variant` are."""
    return HERE if variant == "lockdown" else HERE / variant


def file_of(name: str, variant: str = "lockdown") -> Path:
    """The record of the game that shows `name`."""
    return folder_of(variant) / f"{name.replace(',', '').replace(' ', '-')}.json"


def winners(game: Any) -> list[int]:
    """The seats that have won, whatever the mode."""
    return list(game.view(0)["winners"])


def shows(game: Any, events: list[Any]) -> list[str]:
    """What a finished game is an example of: how it ended, how its winners survived or did not, who was revived."""
    won = [game.table.characters[seat].status for seat in winners(game)]
    together = {
        "won, dead": "dead" in won,
        "won by two": len([status for status in won if status in FATES]) > 1,
        "revived": any(event.kind == "revive" for event in events),
    }
    fates = [f"won, {status}" for status in won if status in FATES]
    return [way_of(game, events), *fates, *(name for name, shown in together.items() if shown)]


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
