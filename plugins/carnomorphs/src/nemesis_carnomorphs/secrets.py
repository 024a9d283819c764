"""Who may know which Mutation card: its owner from the draw on, everybody from its first use on (CM-MUT-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, seen
from nemesis_core.rules import Places, by_name

from . import hardened_skin
from .mutations import card_of, is_shown, markers
from .state import brood

if TYPE_CHECKING:
    from nemesis_core import Game


def zone(game: Game, name: str) -> Zone:
    """The Mutation card of the seat `name`."""
    return Zone(f"mutation:{name}", Places(brood(game).mutations, [name]), (by_name(game, name).seat,))


def hidden_zones(game: Game) -> list[Zone]:
    """Hook: a card for each Character that has one; dead Characters keep theirs (CM-MUT-11)."""
    return [zone(game, name) for name in brood(game).mutations]


def view(game: Game, seat: int) -> dict[str, Any]:
    """Hook: who has a card and which, as far as `seat` knows it, and how many markers."""
    rows = {}
    for who in game.table.characters:
        name = f"p{who.seat + 1}"
        if card_of(game, who):
            rows[name] = {
                "card": seen(game, zone(game, name), seat)[0],
                "shown": is_shown(game, who),
                "markers": markers(game, who),
                "skin": hardened_skin.works(game, who),
            }
    return {"mutations": rows}
