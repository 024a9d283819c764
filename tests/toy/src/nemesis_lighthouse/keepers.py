"""The keepers: their Action cards and the boathook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    draw_to_hand,
    gain_status,
    has_role,
    has_status,
    injure,
    intruders_at,
    lose_status,
    search,
    search_colours,
)

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("keepers")


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


@hookimpl
def hand_size(game: Game, who: Any) -> int:
    """Who sings draws one card more."""
    return 1 if has_status(who, "song") else 0


@hookimpl
def status_banned(game: Game, who: Any, status: str) -> bool | None:
    """The mute keeper does not sing."""
    return True if status == "song" and who.id == "tom" else None


@hookimpl
def requirements() -> dict[str, Any]:
    return {"under-the-lamp": lambda game, who, argument: has_role(game, who.place, "lamp")}


@EFFECTS.bind("action_card", "trim.trim-the-wick")
def trim(game: Game, who: Any) -> None:
    game.hooks.command(game, "feed-flame", "1")


@EFFECTS.bind("action_card", "haul.bring-oil")
def haul(game: Game, who: Any) -> None:
    game.hooks.command(game, "bring-oil", "")


@EFFECTS.bind("action_card", "haul.rummage", choices=search_colours)
def rummage(game: Game, who: Any, colour: str) -> None:
    search(game, who, colour)


@EFFECTS.bind("action_card", "look-out.read-the-sea")
def read_the_sea(game: Game, who: Any) -> None:
    """Where there is a sea, its next tide is seen; a card is drawn anywhere."""
    game.hooks.command(game, "read-the-sea", str(who.seat))
    draw_to_hand(game, who, 1)


@EFFECTS.bind("action_card", "sing.sing", choices=lambda game, who: [] if has_status(who, "song") else [()])
def sing(game: Game, who: Any) -> None:
    gain_status(game, who, "song")


@EFFECTS.bind("action_card", "sing.stop", choices=lambda game, who: [()] if has_status(who, "song") else [])
def stop_singing(game: Game, who: Any) -> None:
    lose_status(game, who, "song")
    draw_to_hand(game, who, 2)


@EFFECTS.bind(
    "action_card",
    "duck.duck",
    choices=lambda game, who, moment: [()] if moment.who is who else [],
)
def duck(game: Game, who: Any, target: tuple[str, ...], moment: Any) -> None:
    moment.denied = True


@EFFECTS.bind("item", "boathook.fend", choices=lambda game, who: [i.id for i in intruders_at(game, who.place)])
def fend(game: Game, who: Any, target: str) -> None:
    injure(game, game.table.intruders[target], 1, who, "boathook")
