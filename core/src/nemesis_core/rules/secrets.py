"""The end screen's last part: all that was hidden on the shared table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..screen import Panel
from .contamination import all_contamination, is_infected
from .queries import tile_at
from .sight import counted, listed, named, short_name

if TYPE_CHECKING:
    from ..game import Game
    from ..story import Names
    from .table import Character


def results(game: Game, names: Names) -> list[Panel]:
    """Hook `results`: what the seats held, and what lay face down."""
    held = [
        (
            str(who.seat + 1),
            named(names, "character", who.id),
            listed(names, "card", sorted(who.hand)),
            listed(names, "item", [*who.held, *who.beside, *who.items]),
            contamination(game, who),
        )
        for who in game.table.characters
    ]
    rows = [
        ("Unexplored Rooms", ", ".join(unexplored(game, names))),
        ("Unturned tokens", ", ".join(unturned(game, names))),
        (
            "Rooms in the box",
            listed(names, "tile", sorted(tile for tile in game.table.box if tile in game.board.rooms)),
        ),
        ("In the bag", bag(game, names)),
        ("Weaknesses", listed(names, "card", game.laboratory.weaknesses)),
    ]
    heads = ("#Seat", "~Character", "~Hand", "~Items and Objects", "~Contamination cards")
    return [
        Panel("What the players held", held, heads),
        Panel("What was hidden", [row for row in rows if row[1]]),
    ]


def contamination(game: Game, who: Character) -> str:
    """How many Contamination cards `who` has, and how many of them are INFECTED."""
    cards = all_contamination(game, who)
    infected = sum(is_infected(game, card) for card in cards)
    return f"{len(cards)}, {infected or 'none'} INFECTED" if cards else "none"


def unexplored(game: Game, names: Names) -> list[str]:
    """The unexplored places with the Rooms and the Exploration tokens that lie there."""
    return [told(game, names, place) for place in game.board.order if place not in game.table.explored]


def unturned(game: Game, names: Names) -> list[str]:
    """The places that lie open and have an Exploration token all the same, each with it."""
    open_places = [place for place in game.board.order if place in game.table.explored and place in game.table.tokens]
    return [with_token(game, names, place, short_name(game.board.places[place])) for place in open_places]


def told(game: Game, names: Names, place: str) -> str:
    """An unexplored place with its Room and its Exploration token."""
    room = f"{short_name(game.board.places[place])} {named(names, 'tile', tile_at(game, place).id)}"
    return with_token(game, names, place, room)


def with_token(game: Game, names: Names, place: str, room: str) -> str:
    """What `room` says of `place`, and the Exploration token there, if one is."""
    token = game.cards.exploration.get(game.table.tokens.get(place, ""))
    return f"{room} ({named(names, 'effect', token.effect)}, {counted(token.items, 'Item')})" if token else room


def bag(game: Game, names: Names) -> str:
    """What is left in the Intruder bag."""
    kinds = Counter(named(names, "intruder", game.cards.tokens[token].type) for token in game.table.bag)
    return ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items()))
