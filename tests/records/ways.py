"""The ways in which a game can end and be won on each board, as a finished game shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

HERE = Path(__file__).parent


@attrs.frozen
class Board:
    """A board's ways to end a game, the ways out by which Characters survive, and what else its games show."""

    ways: tuple[str, ...]
    fates: tuple[str, ...]
    more: tuple[str, ...] = ()

    @property
    def wanted(self) -> tuple[str, ...]:
        """All of it."""
        return *self.ways, *(f"won, {fate}" for fate in self.fates), *self.more


FACILITY = Board(
    ways=(
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
    ),
    fates=("isolated", "bunker", "evacuated"),
)
SHIP = Board(
    ways=(
        "jump at the last space",
        "jump, all dead",
        "jump, all away",
        "exploded by Self-Destruct",
        "exploded at the last space",
        "exploded, all dead",
        "exploded, all away",
        "exploded by Fire",
        "exploded by Malfunctions",
    ),
    fates=("escaped", "hibernating"),
    more=("engines fail", "off course"),
)
CHYTRIDS = ("overgrown",)
"""The way to end that the race brings to any board: no Mycelium is left."""
TOGETHER = ("won, dead", "won by two", "revived")
"""What only a group can do: to win for a dead player, with several survivors, and to revive somebody."""
INTRUDERS = ("won by the Intruders",)
"""What only the Intruder player can do."""
BOARDS = {
    "lockdown": FACILITY,
    "lockdown-classic-intruders": FACILITY,
    "lockdown-solo": FACILITY,
    "lockdown-coop": FACILITY,
    "nemesis": SHIP,
    "nemesis-advanced": SHIP,
    "nemesis-solo": SHIP,
    "nemesis-coop": SHIP,
    "chytrids": FACILITY,
    "chytrids-solo": FACILITY,
    "chytrids-coop": FACILITY,
    "chytrids-on-the-ship": SHIP,
    "void-seeders": FACILITY,
    "void-seeders-solo": FACILITY,
    "void-seeders-coop": FACILITY,
    "void-seeders-on-the-ship": SHIP,
    "carnomorphs": FACILITY,
    "carnomorphs-solo": FACILITY,
    "carnomorphs-coop": FACILITY,
    "carnomorphs-on-the-ship": SHIP,
    "mars": FACILITY,
    "mars-solo": FACILITY,
    "nemesis-intruder": SHIP,
    "aftermath": FACILITY,
}
GROUPS = ("lockdown-coop", "nemesis-coop", "chytrids-coop", "void-seeders-coop", "carnomorphs-coop")
"""Variants in which all win or lose together."""
NEVER = {"carnomorphs-solo": ("destroyed by Fire", "destroyed by Malfunctions")}
"""What no game of some thousands came to: one Character alone does not last until so many markers lie on the board."""
VARIANTS = {
    name: (
        *(way for way in board.wanted if way not in NEVER.get(name, ())),
        *(TOGETHER if name in GROUPS else ()),
        *(CHYTRIDS if name.startswith("chytrids") else ()),
        *(INTRUDERS if name.endswith("-intruder") else ()),
    )
    for name, board in BOARDS.items()
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
    board, characters = board_of(game), game.table.characters
    won = [characters[seat].status for seat in winners(game)]
    also = {
        "won, dead": "dead" in won,
        "won by two": len([status for status in won if status in board.fates]) > 1,
        "revived": any(event.kind == "revive" for event in events),
        "engines fail": any(who.cause == "engines" for who in characters),
        "off course": any(who.cause == "course" for who in characters),
        INTRUDERS[0]: intruders_won(game),
    }
    fates = [f"won, {status}" for status in won if status in board.fates]
    return [way_of(game, events), *fates, *(name for name, shown in also.items() if shown)]


def intruders_won(game: Any) -> bool:
    """Has the Intruder player won?"""
    return "intruder_player" in game.state.parts and game.intruder_player.seat in winners(game)


def board_of(game: Any) -> Board:
    """The board on which `game` was played."""
    return SHIP if "ship" in game.state.parts else FACILITY


def way_of(game: Any, events: list[Any]) -> str:
    """Which of its board's ways ended `game`, or that of its race; `events` is its log."""
    if game.state.ending in CHYTRIDS:
        return str(game.state.ending)
    return way_of_ship(game, events) if board_of(game) is SHIP else way_of_facility(game, events)


def way_of_ship(game: Any, events: list[Any]) -> str:
    """Which of the ship's ways ended `game`."""
    ship, table = game.ship, game.table
    how = "jump" if game.state.ending == "jump" else "exploded"
    if any(event.rule == "SH-END-04" for event in events):
        safe = any(who.left for who in table.characters)
        return f"{how}, all away" if safe else f"{how}, all dead"
    if how == "jump":
        return "jump at the last space"
    if 0 in (ship.self_destruct, ship.time):
        return "exploded by Self-Destruct" if ship.self_destruct == 0 else "exploded at the last space"
    return "exploded by Fire" if len(table.fire) >= table.limits["fire-marker"] else "exploded by Malfunctions"


def way_of_facility(game: Any, events: list[Any]) -> str:
    """Which of the Facility's ways ended `game`."""
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
