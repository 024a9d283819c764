"""Variants of a few lines, made of local objects, with no shared rules; and a small card game on the bare engine."""

from __future__ import annotations

from typing import Any

import attrs

from nemesis_core import Manifest, Piece, Plugin, Registry, Ruleset, Step, Zone, assemble, hookimpl
from nemesis_core.knowledge import seen
from nemesis_core.plugins import Installed

MANIFEST = Manifest(board="board", race="race", mode="mode", crew=("crew",))


@attrs.frozen(kw_only=True)
class LocalPiece(Piece):
    """A piece whose implementation is objects at hand instead of modules."""

    objects: tuple[Any, ...] = ()

    def load(self) -> list[Any]:
        return list(self.objects)


def piece(kind: str, *objects: Any, name: str = "", **fields: Any) -> Piece:
    """A piece of `kind`, named like it."""
    return LocalPiece(id=name or kind, kind=kind, title=name or kind, objects=objects, **fields)


def home(*pieces: Piece, dist: str = "", version: str = "1.0") -> Installed:
    """A distribution that offers `pieces`."""
    dist = dist or f"nemesis-{pieces[0].id}"
    return Installed(pieces[0].id, dist, version, Plugin(pieces=pieces))


def registry(*pieces: Piece) -> Registry:
    """The four pieces of the manifest, each its own distribution, with `pieces` in their place or beside them."""
    given = {p.id: p for p in pieces}
    four = [given.pop(kind, None) or piece(kind) for kind in ("board", "race", "mode", "crew")]
    return Registry(home(p) for p in [*four, *given.values()])


def variant(*objects: Any, **fields: Any) -> Ruleset:
    """A variant whose board is made of `objects`."""
    return assemble(MANIFEST, registry=registry(piece("board", *objects, **fields)))


def steps(*given: Step) -> Any:
    """A plugin object with these steps."""

    class Steps:
        @hookimpl
        def steps(self):
            return list(given)

    return Steps()


# ---------------------------------------------------------------- a card game


CARDS = tuple(f"card/{letter}" for letter in "abcdefghijklmnop")
FACES = ("1", "2", "3", "4", "5", "6")
TURN = ("bid", "bye", "draw", "end", "fail", "look", "mark", "peek", "roll", "shuffle")


@attrs.define
class Cards:
    """The state of the card game."""

    deck: list[str] = attrs.field(factory=list)
    hands: list[list[str]] = attrs.field(factory=list)
    bids: dict[int, str] = attrs.field(factory=dict)
    said: list[str] = attrs.field(factory=list)
    turn: int = 0
    left: int = 6


def deal(game):
    cards = game.cards
    cards.deck = list(CARDS)
    game.shuffle("deck", cards.deck)
    cards.hands = [[cards.deck.pop()] for _ in range(game.state.seats)]


def take_turn(game):
    cards, seat = game.cards, game.cards.turn
    cards.left -= 1
    choice = game.ask(seat, "turn", list(TURN))
    ACTIONS[choice](game, seat)
    game.tell(choice, "T-1", who=seat)
    return cards.left > 0


def bid(game, seat):
    game.cards.bids = game.ask_all("bid", {s: ["high", "low"] for s in range(game.state.seats)})


def bye(game, seat):
    game.cards.turn = (seat + 1) % game.state.seats


def draw(game, seat):
    card = game.drawn(game.cards.deck.pop())
    game.cards.hands[seat].append(card)
    game.tell("card", "T-2", (seat,), card=card)


def end(game, seat):
    def deep(levels):
        deep(levels - 1) if levels else game.end("ended")

    deep(10)


def fail(game, seat):
    raise ZeroDivisionError("no rule is perfect")


def look(game, seat):
    """Two cards in hand while the seat chooses which of them goes back on top."""
    top = [game.cards.deck.pop() for _ in range(2)]
    for card in top:
        game.know(card, (seat,))
    chosen = game.ask(seat, "back", list(top))
    top.remove(chosen)
    game.cards.deck += [*top, chosen]


def mark(game, seat):
    where = game.ask(seat, "where", ["left", "right"])
    game.ask(seat, "forced", [where])
    game.cards.said.append(where)


def peek(game, seat):
    game.know(game.cards.deck[-1], (seat,))


def roll(game, seat):
    game.cards.said.append(game.roll("die", FACES))


def shuffle(game, seat):
    game.shuffle("deck", game.cards.deck)


ACTIONS = {f.__name__: f for f in (bid, bye, draw, end, fail, look, mark, peek, roll, shuffle)}


def finish(game):
    game.end("finished")


def count(game):
    game.cards.said.append("counted")


class CardGame:
    """Everybody draws, peeks, rolls and marks, six times in all."""

    @hookimpl
    def state_parts(self):
        return {"cards": Cards}

    @hookimpl
    def card_backs(self):
        return dict.fromkeys(CARDS, "card")

    @hookimpl
    def steps(self):
        return [
            Step("setup", "deal", deal),
            Step("player", "turns", take_turn),
            Step("event", "finish", finish),
            Step("victory", "count", count),
        ]

    @hookimpl
    def hidden_zones(self, game):
        hands = [Zone(f"hand:{seat}", hand, (seat,)) for seat, hand in enumerate(game.cards.hands)]
        return [Zone("deck", game.cards.deck), *hands]

    @hookimpl
    def view(self, game, seat):
        zones = {zone.name: seen(game, zone, seat) for zone in self.hidden_zones(game)}
        return {**zones, "said": list(game.cards.said), "bids": dict(game.cards.bids), "turn": game.cards.turn}

    @hookimpl
    def report(self, game):
        return {"rounds": 1}


def card_game(**fields: Any) -> Ruleset:
    """The card game."""
    return variant(CardGame(), **fields)


# ---------------------------------------------------------------- a game of shells


SHELLS = ("blue", "green", "pearly", "red", "white")


def give_shells(game):
    """Seat 1 gives two shells of a colour each, then says goodbye; what it gives is asked one after the other."""
    game.ask(0, "turn", ["give", "sing"])
    left = list(SHELLS)
    for _ in range(2):
        left.remove(game.ask(0, "offer", list(left)))
    game.ask(0, "goodbye", ["loud", "soft"])


class Shells:
    @hookimpl
    def steps(self):
        return [Step("player", "give", give_shells), Step("event", "end", lambda game: game.end("given"))]

    @hookimpl
    def picked_together(self, game, decision):
        return (2 - len(SHELLS) + len(decision.options), list(SHELLS)) if decision.kind == "offer" else None


def shell_game() -> Ruleset:
    """A game in which two shells are picked together."""
    return variant(Shells())
