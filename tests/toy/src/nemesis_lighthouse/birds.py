"""The birds: gulls steal, petrels strike; there are no Attack cards, and nothing of them grows in anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nemesis_core import Effects, hookimpl
from nemesis_core.rules import (
    TokenKind,
    discard_item,
    intruders_at,
    items_of,
    light_wound,
    meet,
    move_through,
    on_board,
    role_places,
    serious_wound,
    vanish,
)

if TYPE_CHECKING:
    from nemesis_core import Game

EFFECTS = Effects("birds")


@hookimpl
def effects() -> list[Effects]:
    return [EFFECTS]


def back_into_the_bag(game: Game, token: str) -> None:
    game.table.bag.append(token)


def nothing(game: Game, who: Any, token: str) -> None:
    back_into_the_bag(game, token)


@hookimpl
def token_kinds() -> dict[str, TokenKind]:
    return {
        "feather": TokenKind(nothing, back_into_the_bag),
        "gull": TokenKind(meet, back_into_the_bag),
        "petrel": TokenKind(meet, back_into_the_bag),
    }


@hookimpl
def surprise_number(game: Game, who: Any, token: str) -> int:
    return int(game.cards.tokens[token].light)


def steal(game: Game, piece: Any, who: Any, occasion: str) -> None:
    """A gull takes an Item of the owner's choice, and pecks who has none."""
    things = items_of(who)
    if things:
        discard_item(game, who, game.ask(who.seat, "stolen", things, piece.id))
    else:
        light_wound(game, who, "gull")


def strike(game: Game, piece: Any, who: Any, occasion: str) -> None:
    serious_wound(game, who, "petrel")


@hookimpl
def attack_kinds() -> dict[str, Any]:
    return {"steal": steal, "strike": strike}


@hookimpl
def shortage(game: Game, kind: str) -> bool | None:
    """Petrels never run short: the oldest one flies off."""
    if kind != "petrel":
        return None
    vanish(game, next(piece for piece in game.table.intruders.values() if piece.kind == kind))
    return True


def towards_the_light(game: Game) -> None:
    """Every bird flies one room up, against the lamp if it is there."""
    lamps = role_places(game, "lamp")
    for piece in list(game.table.intruders.values()):
        if piece.place in lamps:
            game.hooks.command(game, "feed-flame", "-1")
            continue
        up = [corridor for corridor, other in game.board.ways[piece.place] if other > piece.place]
        if up:
            move_through(game, piece, up[0])


@EFFECTS.bind("event_card", "flock")
def flock(game: Game) -> None:
    towards_the_light(game)


@EFFECTS.bind("event_card", "calm")
def calm(game: Game) -> None:
    for who in on_board(game):
        for piece in intruders_at(game, who.place):
            vanish(game, piece)


@EFFECTS.bind("event_card", "wreck")
def wreck(game: Game) -> None:
    game.hooks.command(game, "bring-oil", "")


@EFFECTS.bind("event_card", "squall")
def squall(game: Game) -> None:
    towards_the_light(game)


@EFFECTS.bind("event_card", "squall.darkness")
def squall_in_the_dark(game: Game) -> None:
    for who in on_board(game):
        if game.hooks.darkness(game, who.place):
            light_wound(game, who, "squall")
