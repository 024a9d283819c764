"""The shared table in numbers: what lies and stands where, the bag, the decks, the Laboratory.

What belongs together is written by one function: these numbers are read at every decision of an environment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ..features import Feature
from .cards import copy_of
from .doors import CLOSED, DESTROYED
from .setting_up import ITEM_DECKS, OBJECT_KINDS

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Game
    from .cards import Cards
    from .graph import BoardMap

PLACE: Final = ("explored", "room", "token", "items", "fire", "malfunction", "injuries")
DOORS: Final = {CLOSED: 1, DESTROYED: 2}
DECKS: Final = (*ITEM_DECKS, "events", "attacks", "wounds", "contamination")
LABORATORY: Final = ("eggs", "nest destroyed", "queen killed", "discovered")


def numbered(names: Iterable[str], first: int = 1) -> dict[str, int]:
    """`names` in alphabetical order, each with its number."""
    return {name: number for number, name in enumerate(sorted(set(names)), first)}


def of_the_board(ruleset: Ruleset) -> list[Feature]:
    """What lies and stands where, as far as a seat may know."""
    board: BoardMap = ruleset.compiled["board"]
    return [places(board, ruleset.compiled["cards"]), noise(board), doors(board)]


def places(board: BoardMap, cards: Cards) -> Feature:
    """Of each place: PLACE, then how many Objects and how many Intruders of each kind are there.

    A Room is told by its number among all Rooms, 0 where the seat does not know it; an Exploration token by 1, or by 2
    and more where it is known. Injuries are those of all Intruders there.
    """
    objects, kinds = sorted(OBJECT_KINDS.values()), sorted(cards.kinds)
    parts = (*PLACE, *objects, *kinds)
    at = {place: n * len(parts) for n, place in enumerate(board.order)}
    lies = {name: n + len(PLACE) for n, name in enumerate(objects)}
    stands = {name: n + len(PLACE) + len(objects) for n, name in enumerate(kinds)}
    rooms, tokens = numbered(board.rooms), numbered(map(copy_of, cards.exploration), 2)

    def write(game: Game, seat: int, row: bytearray, start: int) -> None:
        table, known = game.table, game.state.known
        explored = table.explored
        for place, tile in table.tiles.items():
            if place in explored:
                index = start + at[place]
                row[index], row[index + 1] = 1, rooms[tile]
            elif known.get(tile, 0) >> seat & 1:
                row[start + at[place] + 1] = rooms[tile]
        for place, token in table.tokens.items():
            row[start + at[place] + 2] = tokens[copy_of(token)] if known.get(token, 0) >> seat & 1 else 1
        for place, number in table.items.items():
            row[start + at[place] + 3] = number
        for place in table.fire:
            row[start + at[place] + 4] = 1
        for place in table.malfunction:
            row[start + at[place] + 5] = 1
        for place, there in table.objects.items():
            for token in there:
                row[start + at[place] + lies[copy_of(token)]] += 1
        for piece in table.intruders.values():
            index = start + at[piece.place]
            row[index + 6] += piece.injuries
            row[index + stands[piece.kind]] += 1

    return Feature("place", [f"{place} {part}" for place in board.order for part in parts], write)


def noise(board: BoardMap) -> Feature:
    """The Corridors and networks with a Noise marker."""
    return Feature.tally("noise", (*board.ends, *board.networks), lambda game, seat: game.table.noise, 1)


def doors(board: BoardMap) -> Feature:
    """1 for a Closed Door, 2 for a destroyed one."""
    index = {corridor: n for n, corridor in enumerate(board.ends)}

    def write(game: Game, seat: int, row: bytearray, start: int) -> None:
        for corridor, state in game.table.doors.items():
            row[start + index[corridor]] = DOORS[state]

    return Feature("door", tuple(board.ends), write, 2)


def beside_the_board(ruleset: Ruleset) -> list[Feature]:
    """The bag as far as it is public, the sizes of the decks and of their discard piles, the Laboratory."""
    cards: Cards = ruleset.compiled["cards"]
    kind = {token: record.type for token, record in cards.tokens.items()}
    return [
        Feature.tally("bag", sorted(set(kind.values())), lambda game, seat: game.table.bag, of=kind),
        Feature.listed("deck", [f"{name} {part}" for part in ("cards", "discards") for name in DECKS], piles),
        laboratory(ruleset, cards),
    ]


def piles(game: Game, seat: int) -> list[int]:
    """How many cards each deck has, and how many each discard pile."""
    decks, discards = game.table.decks, game.table.discards
    return [*[len(decks.get(name, ())) for name in DECKS], *[len(discards.get(name, ())) for name in DECKS]]


def laboratory(ruleset: Ruleset, cards: Cards) -> Feature:
    """LABORATORY, then the Weakness cards from the left: 0 for one that a seat does not know, else its number."""
    number = numbered(map(copy_of, cards.weaknesses))
    slots = [slot.id for slot in sorted(ruleset.content.of("weakness_slot"), key=lambda slot: slot.position)]

    def write(game: Game, seat: int, row: bytearray, start: int) -> None:
        lab, known = game.laboratory, game.state.known
        figures = (len(lab.eggs), lab.destroyed, lab.queen_killed, lab.discovered)
        row[start : start + len(LABORATORY)] = bytes(figures)
        for index, card in enumerate(lab.weaknesses, start + len(LABORATORY)):
            if known.get(card, 0) >> seat & 1:
                row[index] = number[copy_of(card)]

    return Feature("laboratory", (*LABORATORY, *slots), write)
