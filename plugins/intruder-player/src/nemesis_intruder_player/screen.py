"""The Intruder player on a seat's screen and on the end screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nemesis_core import HIDDEN, Panel, hookimpl
from nemesis_core.rules import counted, listed, named, seat_told, stopped

from .role import own

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_core import Game, Ruleset

    Names = Mapping[str, Mapping[str, str]]
    View = dict[str, Any]

TITLE: Final = "The Intruder player"
YOU: Final = "you"
INTRUDERS: Final = "the Intruders"


@hookimpl(trylast=True)
def names_in_view(ruleset: Ruleset, view: View, names: Names) -> dict[str, dict[str, str]]:
    """The seat that plays the Intruders, with the Character that it had."""
    seat = view["intruder player"]["seat"]
    if seat < 0:
        return {}
    before = [named(names, "character", c["character"]) for c in view["characters"] if c["seat"] == seat]
    name = f"{INTRUDERS}, once the {before[0]}" if before else INTRUDERS
    return {"seat": {str(seat + 1): name}, "player": {f"p{seat + 1}": f"seat {seat + 1} ({name})"}}


@hookimpl
def panels(ruleset: Ruleset, view: View, names: Names) -> list[Panel]:
    """For others who plays them, with what they know of the cards."""
    part = view["intruder player"]
    return [] if part["seat"] in (-1, view["seat"]) else [panel(part, seat_told(names, part["seat"]), names)]


class OwnScreen:
    """The screen of the seat that plays them: what is its own stands nearest to the question."""

    @hookimpl(trylast=True)
    def panels(self, view: View, names: Names) -> list[Panel]:
        part = view["intruder player"]
        return [panel(part, YOU, names)] if part["seat"] == view["seat"] else []


def panel(part: View, who: str, names: Names) -> Panel:
    """The cards, as far as they are known."""
    hidden = any(card[:1] == HIDDEN for card in part["hand"])
    hand = counted(len(part["hand"]), "card") if hidden else listed(names, "card", part["hand"])
    rows = [
        ("Played by", who + (", passed" if part["passed"] else "")),
        ("Hand", hand or "empty"),
        ("Deck", counted(part["deck"], "card")),
        ("Discarded", listed(names, "card", part["discard"])),
        ("Event cards to choose from", listed(names, "top", part["looked"])),
    ]
    return Panel(TITLE, [row for row in rows if row[1]], own=who == YOU)


@hookimpl
def results(game: Game, names: Names) -> list[Panel]:
    """Who played them, whether that seat won, and the hand that it had at the end."""
    part = own(game)
    if part.seat < 0:
        return [Panel(TITLE, [("Nobody played the Intruders",)])]
    won = part.seat in game.semi_coop.winners
    why = "no other player won" if won else ending(game)
    row = (str(part.seat + 1), str(part.since), "yes" if won else "no", why, listed(names, "card", sorted(part.hand)))
    return [Panel(TITLE, [row], ("#Seat", "#Since round", "Won", "~Why", "~Hand"))]


def ending(game: Game) -> str:
    """Why the Intruder player has not won."""
    return "the game was stopped before its end" if stopped(game) else "another player won"


OWN: Final = OwnScreen()
