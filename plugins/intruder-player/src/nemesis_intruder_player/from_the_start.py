"""House rule: the last seat plays the Intruders from the first round on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Step, hookimpl

from . import role

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def seats_apart() -> int:
    return 1


@hookimpl
def steps() -> list[Step]:
    return [Step("setup", "intruder-seat", take_seat, after="intruder-actions")]


def take_seat(game: Game) -> None:
    """Step: the last seat plays the Intruders; nobody takes them over later."""
    role.begin(game, game.state.seats - 1)
