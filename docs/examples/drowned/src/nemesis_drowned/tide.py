"""The tide: what the race keeps of its own, the steps in which the water moves, and what everybody sees of it.

Brine markers lie in Rooms. In each Event Phase a Tide token is turned up, and the Brine rises or falls by its number.
Only the First Player has seen that token before, and may have put it under the others: that is the secret.

The ids of rules, such as DROWNED-01, are those of `rules/`; the log tells them beside what happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import attrs
from nemesis_core import HIDDEN, Panel, Step, Zone, hookimpl, seen
from nemesis_core.rules import all_is_lost, counted, listed, make_pile, open_ways, remove_fire

if TYPE_CHECKING:
    from nemesis_core import Game, Ruleset
    from nemesis_core.rules import Character

MARKERS: Final = 12
"""When the last of them lies, all is lost."""

RISE: Final = {"tide-ebb": -1, "tide-slack": 0, "tide-flow": 1, "tide-spring": 2}
COPIES: Final = {"tide-ebb": 2, "tide-slack": 2, "tide-flow": 3, "tide-spring": 1}
TOKENS: Final = tuple(f"{token}/{n}" for token, copies in COPIES.items() for n in range(1, copies + 1))
BACK: Final = "tide"
SINK, LEAVE = "sink", "leave"


@attrs.define
class Tide:
    """`pile` is face down, its top is its last token; `turned` lies open."""

    brine: dict[str, int] = attrs.field(factory=dict)
    pile: list[str] = attrs.field(factory=list)
    turned: list[str] = attrs.field(factory=list)


@hookimpl
def state_parts() -> dict[str, type]:
    return {"tide": Tide}


# --- the Brine ---


def is_flooded(game: Game, place: str) -> bool:
    """Is there Brine in the Room at `place`?"""
    return place in game.tide.brine


def next_place(game: Game) -> str:
    """Where Brine comes next: next door to other Brine, not through Closed Doors, the highest number first.

    Where there is none at all it comes in at the last place of the board. An empty text when there is no way on.
    """
    order: tuple[str, ...] = game.board.order
    if not game.tide.brine:
        return order[-1]
    reached = {there for place in game.tide.brine for there, _ in open_ways(game, place)}
    return next((place for place in reversed(order) if place in reached and not is_flooded(game, place)), "")


def flood(game: Game, place: str) -> None:
    """Brine comes to `place`: a Fire there goes out, and the last marker ends the game."""
    game.tide.brine[place] = 1
    game.tell("brine", "DROWNED-01", place=place)
    remove_fire(game, place)
    if len(game.tide.brine) >= MARKERS:
        all_is_lost(game, "flooded")


def dry(game: Game, place: str) -> bool:
    """The Brine leaves `place`; False when there is none."""
    if game.tide.brine.pop(place, 0):
        game.tell("brine.gone", "DROWNED-02", place=place)
        return True
    return False


def rise(game: Game, number: int) -> None:
    """`number` further Rooms are flooded, as far as the Brine finds a way."""
    for _ in range(number):
        place = next_place(game)
        if place:
            flood(game, place)


def fall(game: Game, number: int) -> None:
    """`number` Rooms fall dry, the lowest numbers first."""
    for place in [place for place in game.board.order if is_flooded(game, place)][:number]:
        dry(game, place)


@hookimpl
def cost_change(game: Game, who: Character, kind: str) -> int | None:
    """Whoever wades out of the Brine pays a card more; who Escapes is driven by fear."""
    return 1 if kind in ("move", "careful") and is_flooded(game, who.place) else None


# Other pieces know nothing of the Brine. What pumps asks by the word "pump" whether there is anything to be pumped out,
# and is answered by whoever has it.


@hookimpl
def command_targets(game: Game, name: str) -> list[str] | None:
    return sorted(game.tide.brine) if name == "pump" else None


@hookimpl
def command(game: Game, name: str, argument: str) -> bool | None:
    return dry(game, argument) if name == "pump" else None


# --- the Tide tokens ---


def begin(game: Game) -> None:
    """Set-up: the tokens are mixed, and the first Room is under Brine."""
    game.tide.pile = make_pile(game, "tide", list(TOKENS))
    rise(game, 1)


def sound(game: Game) -> None:
    """At the start of a round the First Player looks at the next Tide token, and may sink it, under the others."""
    if not game.tide.pile:
        game.tide.pile, game.tide.turned = game.tide.turned, []
        game.shuffle("tide", game.tide.pile)  # after that nobody knows any of them
    first = game.table.first
    token = game.tide.pile[-1]
    game.know(token, (first,))
    choice = game.ask(first, "sounding", [LEAVE, SINK], about=(token,))
    if choice == SINK:
        game.tide.pile.insert(0, game.tide.pile.pop())
    game.tell("sounding", "DROWNED-03", who=first, choice=choice)  # all see what was done, not what was seen


def turn_up(game: Game) -> None:
    """In the Event Phase the next token is turned up, and the Brine does what it says."""
    token = game.drawn(game.tide.pile.pop())
    game.know_all(token)
    game.tide.turned.append(token)
    number = RISE[token.partition("/")[0]]
    game.tell("tide", "DROWNED-03", tide=token, rise=number)
    if number < 0:
        fall(game, -number)
    else:
        rise(game, number)


@hookimpl
def steps() -> list[Step]:
    return [
        Step("setup", "tide", begin),
        Step("player", "sounding", sound, before="turns"),
        Step("event", "tide", turn_up, after="event-card"),
    ]


@hookimpl
def card_backs() -> dict[str, str]:
    return dict.fromkeys(TOKENS, BACK)


@hookimpl
def hidden_zones(game: Game) -> list[Zone]:
    return [Zone("tide", game.tide.pile)]


# --- what is seen of it ---


@hookimpl
def view(game: Game, seat: int) -> dict[str, Any]:
    return {
        "brine": sorted(game.tide.brine),
        "tide pile": seen(game, Zone("tide", game.tide.pile), seat),
        "tide turned": list(game.tide.turned),
    }


@hookimpl
def panels(ruleset: Ruleset, view: dict[str, Any], names: Any) -> list[Panel]:
    pile = view["tide pile"]
    known = [token for token in reversed(pile) if token[0] != HIDDEN]
    return [
        Panel(
            "The tide",
            [
                ("Under Brine", listed(names, "place", view["brine"]) or "no Room"),
                ("Markers left", f"{MARKERS - len(view['brine'])} of {MARKERS}; with the last one all is lost"),
                ("Next token", listed(names, "tide", pile[-1:]) if pile else "none: they are mixed again"),
                ("You know of the pile", listed(names, "tide", known) or "nothing"),
                ("Turned up", listed(names, "tide", view["tide turned"]) or "none yet"),
            ],
        )
    ]


@hookimpl
def seen_there(view: dict[str, Any], place: str) -> list[str] | None:
    return ["Brine"] if place in view["brine"] else None


@hookimpl
def report(game: Game) -> dict[str, Any]:
    return {"brine": len(game.tide.brine)}


@hookimpl
def results(game: Game, names: Any) -> list[Panel]:
    return [Panel("The tide", [("Under Brine at the end", counted(len(game.tide.brine), "Room"))])]
