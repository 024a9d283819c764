"""What a Mutation card can be about now, and what its owner chooses of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_core.rules import (
    crew_kit,
    distinct_objects,
    lift,
    lose,
    object_kind,
    objects_at,
    tile_at,
)

from .feeding import put_out_of_play

if TYPE_CHECKING:
    from nemesis_core import Game
    from nemesis_core.rules import Character, Intruder

COLOURS: Final = ("green", "red", "yellow")
"""The Item decks of a white Room."""


def chosen_intruder(game: Game, who: Character) -> Intruder | None:
    """An Intruder in the Room that `who` chooses; None when there is none."""
    here = crew_kit.intruders_here(game, who)
    return game.table.intruders[game.ask(who.seat, "mutation-intruder", here)] if here else None


def devour(game: Game, who: Character) -> bool:
    """`who` discards a Heavy Object of the Room or of its Hands, of its choice; False when there is none."""
    lying = distinct_objects(game, objects_at(game, who.place))
    goods = [*lying, *distinct_objects(game, filter(object_kind, who.held))]
    if not goods:
        return False
    token = game.ask(who.seat, "mutation-devour", goods)
    if token in who.held:
        lose(game, who, token)
    else:
        lift(game, token, who.place)
    put_out_of_play(game, token)
    game.tell("mutation.devour", "CM-MAC-02", who=who.seat, object=token)
    return True


def item_decks(game: Game, who: Character) -> list[str]:
    """The colours of the Item decks that go with the Room and are not out; this is no Search."""
    tile = tile_at(game, who.place)
    if not tile.searchable or not game.table.items.get(who.place, 0):
        return []
    colours = COLOURS if tile.color == "white" else (tile.color,)
    return [colour for colour in colours if crew_kit.has_cards(game, f"item-{colour}")]


def unknown_places(game: Game, who: Character) -> list[str]:
    """The unexplored places of which `who` does not know the Room, or not the token there."""
    table, known = game.table, game.state.known
    hidden = [place for place in game.board.order if place not in table.explored]
    there = {place: [table.tiles[place], *filter(None, [table.tokens.get(place)])] for place in hidden}
    return [place for place in hidden if not all(known.get(thing, 0) >> who.seat & 1 for thing in there[place])]
