"""What the mode tells bots: which Objectives of the group a seat sees to, and what it helps with."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

from nemesis_core import Goal, hookimpl

if TYPE_CHECKING:
    from nemesis_core import Ruleset

View = dict[str, Any]
SURE: Final = 0.95
"""How likely a condition is that holds already, and will."""


@hookimpl
def goals(ruleset: Ruleset, view: View) -> list[Goal]:
    """Each seat sees to its share of the Objectives that are open, and helps with the others.

    Whoever dies wins with the group all the same (LD-COOP-04).
    """
    records = ruleset.compiled["cards"].objectives
    shares = shared_out(ruleset, view)
    own = shares.get(view["seat"], [])
    others = tuple(records[card].any_of for seat, cards in shares.items() if seat != view["seat"] for card in cards)
    ways = [tuple(dict.fromkeys(c for way in ways for c in way)) for ways in product(*(records[c].any_of for c in own))]
    return [Goal(own[0] if own else "group", tuple(ways), alive=False, others=others)]


def shared_out(ruleset: Ruleset, view: View) -> dict[int, list[str]]:
    """Seat -> the Objectives that it sees to.

    There is one for each seat. What it needs no more is left out; that of a seat which is out of play goes to one that
    is in play and has the fewest.
    """
    active = [who["seat"] for who in view["characters"] if who["status"] == "active"]
    shares: dict[int, list[str]] = {seat: [] for seat in active}
    orphans = []
    for seat, card in enumerate(view["group objectives"]):
        if not any(settled(ruleset, view, who["seat"], card) for who in view["characters"] if who["status"] != "dead"):
            if seat in shares:
                shares[seat].append(card)
            else:
                orphans.append(card)
    for card in orphans if active else ():
        shares[min(active, key=lambda seat: (len(shares[seat]), seat))].append(card)
    return shares


def settled(ruleset: Ruleset, view: View, seat: int, card: str) -> bool:
    """Is the Objective `card` as good as fulfilled by the Character of `seat`?"""
    seen = {**view, "seat": seat}
    ways = ruleset.compiled["cards"].objectives[card].any_of
    return any(all((ruleset.hooks.likely(ruleset, seen, c) or 0.0) >= SURE for c in way) for way in ways)
