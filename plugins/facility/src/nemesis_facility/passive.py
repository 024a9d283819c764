"""Standing effects of Rooms and Items: the first look at the Nest, what a suit keeps off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import hookimpl
from nemesis_core.rules import SLIME, gain_knowledge, gain_status, has_role, has_tag, tile_at

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def room_explored(game: Game, who: Any, place: str) -> None:
    """Whoever explores the Nest gains Knowledge (LD-NEST-01)."""
    if "nest" in tile_at(game, place).roles:
        gain_knowledge(game, who, game.knowledge_sources["explore-nest"])


@hookimpl
def room_searched(game: Game, who: Any, place: str) -> None:
    """A Search in the Contaminated Room brings Slime (LD-CONTROOM-01)."""
    if has_role(game, place, "contaminated"):
        gain_status(game, who, SLIME)


@hookimpl
def status_banned(game: Game, who: Any, status: str) -> bool | None:
    """Nobody in a suit gets a Slime marker."""
    return True if status == SLIME and has_tag(game, who, "suit") else None


@hookimpl
def status_ignored(game: Game, who: Any, status: str) -> bool | None:
    """In an Enviro-Suit a Slime marker from before does nothing."""
    return True if status == SLIME and has_tag(game, who, "enviro-suit") else None
