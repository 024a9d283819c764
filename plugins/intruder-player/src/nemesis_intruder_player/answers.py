"""What is known of the Intruder player's cards, and what a simulation reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Zone, hookimpl, seen

from .hooks import BACK
from .role import own

if TYPE_CHECKING:
    from nemesis_core import Game


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    part = own(game)
    mine = () if part.seat < 0 else (part.seat,)
    return [
        Zone("intruder hand", part.hand, mine, BACK),
        Zone("intruder deck", part.deck, (), BACK),
        Zone("intruder events", part.looked, mine),
    ]


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    """Who plays the Intruders, and the cards as far as `seat` knows them."""
    part = own(game)
    hand, _, looked = hidden_zones(game)
    return {
        "intruder player": {
            "seat": part.seat,
            "since": part.since,
            "asked": part.asked,
            "passed": part.passed,
            "hand": sorted(seen(game, hand, seat)),
            "deck": len(part.deck),
            "discard": list(part.discard),
            "looked": sorted(seen(game, looked, seat)),
            "declared": list(part.declared),
        }
    }


@hookimpl
def report(game: Game) -> dict[str, Any]:
    """Whether there was an Intruder player, where and since when, how many cards it used, whether it won."""
    part = own(game)
    playing = part.seat >= 0
    return {
        "intruder_player": playing,
        "intruder_seat": part.seat + 1 if playing else None,
        "intruder_since": part.since if playing else None,
        "intruder_cards": part.used if playing else None,
        "intruder_won": part.seat in game.semi_coop.winners if playing else None,
    }
