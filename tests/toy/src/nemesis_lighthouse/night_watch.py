"""The mode: at dawn everybody who lives wins, if the lamp is bright enough. Nobody draws Contamination cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from nemesis_core import Step, hookimpl
from nemesis_core.rules import survivors

if TYPE_CHECKING:
    from nemesis_core import Game

DAWN = 7
BRIGHT_ENOUGH = 3


@attrs.define
class NightWatch:
    """Who has won."""

    winners: list[int] = attrs.field(factory=list)


@hookimpl
def state_parts() -> dict[str, type]:
    return {"night_watch": NightWatch}


@hookimpl
def steps() -> list[Step]:
    return [
        Step("event", "dawn", dawn, after="end"),
        Step("victory", "light-check", light_check, after="contamination"),
        Step("victory", "no-contamination", removes="contamination"),
    ]


def dawn(game: Game) -> None:
    if game.table.round >= DAWN:
        game.end("dawn")


def light_check(game: Game) -> None:
    if game.island.flame >= BRIGHT_ENOUGH:
        game.night_watch.winners = [who.seat for who in survivors(game)]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    return {"winners": list(game.night_watch.winners)}


@hookimpl
def report(game: Game) -> dict[str, Any]:
    winners = game.night_watch.winners
    return {f"p{who.seat + 1}_won": who.seat in winners for who in game.table.characters}
