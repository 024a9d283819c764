"""Names that things have in one game, as far as a seat knows them: who plays whom, which Room lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .sight import Sight, place_told, way_told

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..story import Names


def names_in_view(ruleset: Ruleset, view: dict[str, Any], names: Names) -> dict[str, dict[str, str]]:
    """Hook `names_in_view`: seats with their Characters, places with their Rooms, Corridors by their ends."""
    sight = Sight(ruleset, view, names)
    board, players = sight.board, view["characters"]
    seats = {c["seat"] + 1: sight.said("character", c["character"]) for c in players if c["character"]}
    numbers = [c["seat"] + 1 for c in players]
    ways = {c: f"the {'Path' if c in board.paths else 'Corridor'} {way_told(board, c)}" for c in board.ends}
    return {
        "seat": {str(n): name for n, name in seats.items()},
        "player": {f"p{n}": f"seat {n} ({seats[n]})" if n in seats else f"seat {n}" for n in numbers},
        "place": {place: place_told(sight.plain(place), sight.tile_name(place)) for place in board.places},
        "way": ways,
        "corridor": ways,
    }
