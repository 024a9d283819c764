"""What is seen of the island: everything but the order of the tides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, hookimpl, seen

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    return [Zone("tides", game.island.tides)]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    island = game.island
    return {
        "flame": island.flame,
        "oil": island.oil,
        "tides": seen(game, hidden_zones(game)[0], seat),
        "past tides": list(island.past),
        "puffs": island.puffs,
    }
