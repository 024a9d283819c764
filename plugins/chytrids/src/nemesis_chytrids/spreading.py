"""Movement and spreading: an Event card read symbol by symbol, and the Spore of an explored Room.

What a symbol sets in motion is looked at as things are when the symbol starts, and then carried out (CH-EVENT-19,
CH-EVENT-21).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from nemesis_core.rules import destroy_door, has_character, has_role, is_closed, send, stays_out, vanish

from .creatures import HOSTED
from .growth import grow_colour, growing, has_growth, place_mycelium, place_spore
from .records import DEATHCAP, GERMINATOR, QUEEN, STINKHORN
from .weaknesses import keeps_spores_out

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

Acts = list[Callable[[], object]]
"""What is going to happen."""
MOVED: Final = {STINKHORN: "CH-EVENT-08", DEATHCAP: "CH-EVENT-09", QUEEN: "CH-EVENT-11"}
"""The rule by which each kind moves."""
STAYED: Final = {DEATHCAP: "CH-EVENT-10", QUEEN: "CH-EVENT-12"}
"""The rule by which each kind, sent to a Room without a host, stays and sends a Spore there."""


# ---------------------------------------------------------------- Event cards


def event_moves(game: Game, card: Any) -> bool | None:
    """Hook: movement and spreading once for each number, then growth (CH-EVENT-04, CH-EVENT-13, CH-EVENT-16)."""
    printed = game.event_symbols.get(card.id)
    if printed is None:
        return None
    game.tell("symbols", "CH-EVENT-04", corridors=card.corridors, symbols=printed.symbols, growth=printed.growth)
    for number in card.corridors:
        for symbol in printed.symbols:
            resolve(game, symbol, number)
    for colour in printed.growth:
        grow_colour(game, colour)
    return True


def resolve(game: Game, symbol: str, number: int) -> None:
    """One symbol with one Corridor number (CH-EVENT-14, CH-EVENT-21)."""
    acts = spread(game, number) if symbol == GERMINATOR else moves(game, symbol, number)
    for act in acts:
        act()


def spread(game: Game, number: int) -> Acts:
    """Each Germinator and Mycelium sends a Spore, from the lowest Room number on (CH-EVENT-06, CH-EVENT-19)."""
    lands = partial(event_spore, rule="CH-EVENT-06")
    return [act for place in growing(game) for act in spore_through(game, place, number, lands)]


def moves(game: Game, kind: str, number: int) -> Acts:
    """Each creature of `kind` without a Character moves, from the lowest Room number on (CH-EVENT-08, CH-EVENT-20)."""
    movers = [i for i in game.table.intruders.values() if i.kind == kind and not has_character(game, i.place)]
    movers.sort(key=lambda piece: game.board.order.index(piece.place))
    return [act for piece in movers for act in step(game, piece, number)]


def step(game: Game, piece: Intruder, number: int) -> Acts:
    """What `piece` does, sent through the exit with `number` (CH-EVENT-05, CH-EVENT-08 to CH-EVENT-12)."""
    way = game.board.numbered[piece.place].get(str(number))
    if way is None:
        return []
    if way in game.board.networks:
        rule = game.board.rule_of(way, "", "LD-TECH-05")
        return [] if stays_out(game, piece, way) else [partial(vanish, game, piece, rule)]
    if is_closed(game, way):
        held = game.hooks.door_holds(game, piece, way)
        return [] if held else [partial(destroy_door, game, way, "CH-EVENT-05")]
    target = game.board.other_end(way, piece.place)
    if game.hooks.traverse(game, piece, way, target) is False:
        return []
    if piece.kind in HOSTED and not has_growth(game, target):
        return [partial(event_spore, game, target, STAYED[piece.kind], way)]
    return [partial(send, game, piece, target, MOVED[piece.kind])]


def event_spore(game: Game, place: str, rule: str, way: str) -> None:
    """A Spore is due at `place` through `way` by a symbol, as `rule` says, unless a Weakness keeps it out."""
    if not keeps_spores_out(game, place):
        place_spore(game, place, rule, way)


# ---------------------------------------------------------------- Spores through Corridors


def spore_through(game: Game, place: str, number: int, lands: Callable[..., None]) -> Acts:
    """What a Spore does that `place` sends through its exit with `number`; it `lands` in the Room behind.

    A Closed Door is destroyed instead, whatever is behind it; growth and Technical Corridors take none. (CH-EVENT-05 to
    -07, CH-GERM-15, CH-GERM-16, CH-MYC-06, CH-MYC-07, CH-SPORE-05)
    """
    way = game.board.numbered[place].get(str(number))
    if way is None or way in game.board.networks:
        return []
    if is_closed(game, way):
        return [partial(destroy_door, game, way, "CH-SPORE-05")]
    target = game.board.other_end(way, place)
    return [] if has_growth(game, target) else [partial(lands, game, target, way=way)]


def token_turned(game: Game, who: Character, place: str, number: int) -> None:
    """Hook: a Spore goes through the Corridor with the number of the token; then the Nest is found overgrown.

    (CH-EXPLORE-01, CH-EXPLORE-03 to CH-EXPLORE-07, CH-EXPLORE-10)
    """
    for act in spore_through(game, place, number, partial(place_spore, rule="CH-EXPLORE-03")):
        act()
    overgrow_nest(game, place)


def room_explored(game: Game, who: Character, place: str) -> None:
    """Hook: a Nest on which no token lies is overgrown at once (CH-EXPLORE-10)."""
    if place not in game.table.tokens:
        overgrow_nest(game, place)


def overgrow_nest(game: Game, place: str) -> None:
    """Mycelium for the Nest (CH-EXPLORE-10)."""
    if has_role(game, place, "nest"):
        place_mycelium(game, place, "CH-EXPLORE-10")
