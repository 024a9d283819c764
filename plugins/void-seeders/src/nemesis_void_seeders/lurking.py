"""Lurking: the step of the Event Phase in which Void Seeders that are far from everybody slip away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_core import Step, hookimpl
from nemesis_core.rules import has_character, noise_everywhere, vanish

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def steps() -> list[Step]:
    return [Step("event", "lurking", lurk, after="event-card")]


def forsaken(game: Game) -> list[str]:
    """The Rooms with a Void Seeder out of Combat and no Character next door, Closed Doors or not, in number order.

    (VS-LUR-01, VS-LUR-05)
    """
    occupied = {piece.place for piece in game.table.intruders.values()}
    return [place for place in game.board.order if place in occupied and not near(game, place)]


def near(game: Game, place: str) -> bool:
    """Is a Character in the Room at `place` or next to it? Technical Corridors make no neighbours (VS-LUR-05)."""
    return any(has_character(game, here) for here in (place, *(other for _, other in game.board.ways[place])))


def lurk(game: Game) -> None:
    """Step: Noise all around those Rooms, then their Void Seeders leave (VS-LUR-01 to VS-LUR-05, VS-EVP-01)."""
    places = forsaken(game)
    for place in places:
        noise_everywhere(game, place, "VS-LUR-02")
    for piece in list(game.table.intruders.values()):
        if piece.place in places:
            vanish(game, piece, "VS-LUR-03")
