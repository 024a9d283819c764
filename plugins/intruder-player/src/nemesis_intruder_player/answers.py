"""What is known of the Intruder player's cards, and what a simulation reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Zone, hookimpl, seen
from nemesis_core.rules import character_of

from .role import own

if TYPE_CHECKING:
    from nemesis_core import Game

COLUMNS: Final = ("intruder_player", "intruder_seat", "intruder_since", "intruder_cards", "intruder_won")
"""What a simulation keeps of it."""


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    part = own(game)
    mine = () if part.seat < 0 else (part.seat,)
    return [
        Zone("intruder hand", part.hand, mine),
        Zone("intruder deck", part.deck),
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


@hookimpl(trylast=True)
def report(game: Game) -> dict[str, Any]:
    """Whether there was an Intruder player, where and since when, how many cards it used, whether it won.

    The Objective of the Character that it had does not count.
    """
    part = own(game)
    if part.seat < 0:
        return {**dict.fromkeys(COLUMNS), "intruder_player": False}
    name, won = f"p{part.seat + 1}", part.seat in game.semi_coop.winners
    told = (True, part.seat + 1, part.since, part.used, won)
    row = {**dict(zip(COLUMNS, told, strict=True)), f"{name}_won": won}
    return row if character_of(game, part.seat) is None else {**row, f"{name}_objective": None}
