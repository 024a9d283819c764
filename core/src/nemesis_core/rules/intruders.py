"""Intruders coming onto the board, moving, retreating and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .doors import destroy_door, is_closed
from .piles import discard_card, draw_card
from .queries import has_character
from .table import Intruder

if TYPE_CHECKING:
    from ..game import Game


def free_miniature(game: Game, kind: str) -> str:
    """The id of a miniature of `kind` that is not on the board, or an empty text."""
    chosen = game.hooks.next_miniature(game, kind)
    if chosen is not None:
        return str(chosen)
    used = game.table.intruders
    for n in range(game.cards.kinds[kind].miniatures):
        if f"{kind}-{n + 1}" not in used:
            return f"{kind}-{n + 1}"
    return ""


def place_intruder(game: Game, kind: str, place: str, token: str = "", injuries: int = 0) -> Intruder | None:
    """Put an Intruder of `kind` into the Room at `place`: the one choke point by which pieces come.

    `token` is the bag token it came by; without a miniature the race is asked to free one, else nothing is
    placed, the token goes back into the bag, and None is returned.
    """
    if game.hooks.place_piece(game, kind, place):
        return None
    name = free_miniature(game, kind)
    if not name and game.hooks.shortage(game, kind):
        name = free_miniature(game, kind)
    if not name:
        game.tell("intruder.none", "LD-ENC-07", intruder=kind)
        if token:
            game.table.bag.append(token)
        return None
    piece = Intruder(name, kind, place, injuries, token)
    game.table.intruders[name] = piece
    game.table.first_encounter = game.table.first_encounter or game.table.round
    game.tell("intruder.place", "LD-ENC-07", piece=name, place=place)
    game.hooks.intruder_placed(game, piece)
    return piece


def take_off(game: Game, piece: Intruder) -> None:
    """Remove the miniature; its Injury markers go back to the box."""
    game.table.intruders.pop(piece.id, None)


def token_aside(game: Game, piece: Intruder) -> None:
    """The token that `piece` came by, if any, goes to the supply beside the board."""
    if piece.token:
        game.table.supply.append(piece.token)
        piece.token = ""


def spare_token(game: Game, kind: str) -> str:
    """Take a token for `kind` out of the supply, at random among those of that type unless a piece names one.

    An empty text when there is none.
    """
    supply = game.table.supply
    named: str | None = game.hooks.token_for(game, kind)
    if named is None:
        fitting = [token for token in supply if game.cards.tokens[token].type == kind]
        named = game.pick("supply", fitting) if fitting else ""
    if named:
        supply.remove(named)
    return named


def token_home(game: Game, piece: Intruder) -> None:
    """A token of the kind of `piece` goes into the bag: its own, or one from the supply (LD-TECH-05)."""
    token = piece.token or spare_token(game, piece.kind)
    if token:
        game.table.bag.append(token)


def vanish(game: Game, piece: Intruder, rule: str = "LD-TECH-05") -> None:
    """`piece` leaves the board alive, as `rule` says: Injuries are lost and a token goes back into the bag."""
    take_off(game, piece)
    token_home(game, piece)
    piece.token = ""
    game.tell("intruder.vanish", rule, piece=piece.id)
    game.hooks.intruder_left(game, piece)


def door_stops(game: Game, piece: Intruder, corridor: str) -> bool:
    """Is there a Closed Door in `corridor` that `piece` cannot go through?"""
    return is_closed(game, corridor) and not game.hooks.passes_door(game, piece, corridor)


def move_through(game: Game, piece: Intruder, corridor: str, rule: str = "LD-MAP-01") -> bool:
    """Move `piece` through `corridor`, as `rule` says; True when it moved.

    A Closed Door is destroyed instead (LD-DOOR-04), unless a piece has it hold.
    """
    target = game.board.other_end(corridor, piece.place)
    if door_stops(game, piece, corridor):
        if not game.hooks.door_holds(game, piece, corridor):
            destroy_door(game, corridor, "LD-DOOR-04")
        return False
    if game.hooks.traverse(game, piece, corridor, target) is False:
        return False
    if game.hooks.instead_of_move(game, piece, corridor, target):
        return False
    put(game, piece, target, rule)
    return True


def put(game: Game, piece: Intruder, place: str, rule: str) -> None:
    """`piece`, which is on the board, stands at `place` now: the one choke point by which pieces move."""
    piece.place = place
    game.tell("intruder.move", rule, piece=piece.id, place=place)
    game.hooks.intruder_moved(game, piece)


def send(game: Game, piece: Intruder, place: str, rule: str = "LD-MAP-01") -> None:
    """`piece` goes straight to the Room at `place`, through no Corridor: a card says so, or the `rule` that is told."""
    put(game, piece, place, rule)


def token_of_kind(game: Game, piece: Intruder) -> None:
    """A random token of the kind of `piece` is set aside from the supply for it, if there is one."""
    piece.token = spare_token(game, piece.kind)


def replace_intruder(
    game: Game, piece: Intruder, kind: str, injuries: int = 0, token: bool = False, rule: str = "LD-ATK-04"
) -> Intruder | None:
    """An Intruder of `kind`, with `injuries`, takes the place of `piece`, whose token goes to the supply.

    It is told by `rule`. None, and `piece` stays, when no miniature of `kind` is left. The new one has a token of its
    own if `token`.
    """
    grown = place_intruder(game, kind, piece.place, injuries=injuries)
    if grown is not None:
        take_off(game, piece)
        token_aside(game, piece)
        if token:
            token_of_kind(game, grown)
        game.tell("intruder.grow", rule, piece=piece.id, grown=grown.id)
    return grown


def stays_out(game: Game, piece: Intruder, network: str) -> bool:
    """Does a piece have the Intruder `piece` stay out of `network`? Only out of Technical Corridors."""
    return network in game.board.tunnels and bool(game.hooks.stays_out(game, piece, network))


def move_by_number(game: Game, piece: Intruder, number: int, rule: str = "LD-EVENT-12") -> None:
    """Move `piece` through the exit with `number`, as `rule` says; into an Entrance it vanishes (LD-TECH-05).

    A piece may have it stay out of the Technical Corridors.
    """
    way = game.board.numbered[piece.place].get(str(number))
    if way is not None:
        move_by_way(game, piece, way, rule)


def move_by_way(game: Game, piece: Intruder, way: str, rule: str = "LD-EVENT-12") -> None:
    """Move `piece` through `way`, an exit of its Room, as `move_by_number` does."""
    if way in game.board.networks:
        if not stays_out(game, piece, way):
            vanish(game, piece, game.board.rule_of(way, "", "LD-TECH-05"))
    else:
        move_through(game, piece, way, rule)


def retreat(game: Game, piece: Intruder) -> None:
    """`piece` flees by the numbers of a drawn Event card, no further than to a Character (LD-RETR-02, LD-RETR-04).

    Ruling: with no Event card left to draw it stays.
    """
    card = draw_card(game, "events")
    if not card:
        return
    discard_card(game, "events", card)
    record = game.cards.events[card]
    game.tell("retreat", "LD-RETR-02", piece=piece.id, card=record.id)
    for number in record.corridors:
        left = piece.place
        move_by_number(game, piece, number, "LD-RETR-02")
        gone = piece.id not in game.table.intruders
        if gone or (piece.place != left and has_character(game, piece.place)):
            return
