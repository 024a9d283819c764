"""The Characters in numbers: the seat's own first, then the others by the left; of secrets what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Final

from ..features import MOST, Feature
from .cards import copy_of
from .contamination import INFECTED
from .features_board import numbered
from .looking import infection_key
from .setting_up import OBJECT_KINDS

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Game
    from .cards import Cards
    from .table import Character

OWN: Final = "own"
LEFT: Final = "left"
"""The seats as a seat sees them: "own", "left-1" for the one on its left, and so on."""
ROUND: Final = ("round", "seat", "first player", "turn", "declared", "first encounter")
PERSON: Final = (
    *("character", "place", "dead", "left play", "hand", "deck", "discard", "removed", "light wounds"),
    *("serious wounds", "dressed wounds", "items", "in hand slots", "beside", "quest items", "passed", "acted"),
)
STATUSES: Final = ("knowledge", "knowledge-active", "slime", "larva", "signal")
CONTAMINATION: Final = "contamination"


def around(seats: int) -> list[str]:
    """What each seat is called by the one that looks."""
    return [OWN, *(f"{LEFT}-{n}" for n in range(1, seats))]


def of_the_round(ruleset: Ruleset, seats: int) -> Feature:
    """Where the game stands; the First Player and whose turn it is count from 1, by the left from the own seat."""

    def read(game: Game, seat: int) -> Sequence[int]:
        table = game.table
        turn = (table.turn - seat) % seats + 1 if table.turn >= 0 else 0
        first, met = (table.first - seat) % seats + 1, table.first_encounter
        return (min(table.round, MOST), seat, first, turn, len(table.declared), min(met, MOST))

    return Feature.listed("round", ROUND, read)


def of_the_people(ruleset: Ruleset, seats: int) -> list[Feature]:
    """What is seen of each Character."""
    return [persons(ruleset, seats), *own_cards(ruleset)]


def persons(ruleset: Ruleset, seats: int) -> Feature:
    """Of each Character: PERSON, STATUSES, Serious Wounds by kind, what it carries by kind, Ammo and Uses by Item.

    Character and place are told by their numbers, the place by that in the order of the board. Of hidden Items those
    count that the seat knows. A seat apart has no Character.
    """
    board, cards = ruleset.compiled["board"], ruleset.compiled["cards"]
    place, number = {name: n + 1 for n, name in enumerate(board.order)}, numbered(cards.characters)
    kind = {card: definition.id for card, definition in cards.item.items()}
    wounds, carried, ammo = sorted(set(map(copy_of, cards.wounds))), things(cards), loads(cards)
    parts = (
        *(*PERSON, *STATUSES),
        *(f"wound {name}" for name in wounds),
        *(f"carries {name}" for name in carried),
        *(f"ammo {name}" for name in ammo),
    )
    index = {name: n for n, name in enumerate(parts)}
    marked = {name: index[name] for name in STATUSES}
    hurt = {name: index[f"wound {name}"] for name in wounds}
    holds = {name: index[f"carries {name}"] for name in carried}
    items = {card: holds[name] for card, name in kind.items()}
    loaded = {card: index[f"ammo {name}"] for card, name in kind.items() if name in ammo}
    figures = Struct(f"{len(PERSON)}B").pack_into

    def write(game: Game, seat: int, row: bytearray, start: int) -> None:
        known = game.state.known
        for who in game.table.characters:
            first = start + (who.seat - seat) % seats * len(parts)
            status, serious, held = who.status, who.serious, who.held
            figures(
                row,
                first,
                number.get(who.id, 0),
                place.get(who.place, 0),
                status == "dead",
                status != "active" and status != "dead",
                len(who.hand),
                len(who.deck),
                len(who.discard),
                len(who.removed),
                who.light,
                len(serious),
                len(who.dressed),
                len(who.items),
                len(held),
                len(who.beside),
                len(who.quest),
                who.passed,
                who.acted,
            )
            for name, many in who.marks.items():
                if name in marked:
                    row[first + marked[name]] = many
            for card in serious:
                row[first + hurt[copy_of(card)]] += 1
            for card in who.items:
                if who.seat == seat or known.get(card, 0) >> seat & 1:
                    row[first + items[card]] += 1
            for card in held:
                row[first + (items[card] if card in items else holds[copy_of(card)])] += 1
            for card in who.beside:
                row[first + items[card]] += 1
            for card, many in who.ammo.items():
                row[first + loaded[card]] += many

    return Feature("person", [f"{who} {part}" for who in around(seats) for part in parts], write)


def things(cards: Cards) -> list[str]:
    """What can be carried: Items by the ids of their records, and Heavy Objects by kind."""
    return sorted({definition.id for definition in cards.item.values()} | set(OBJECT_KINDS.values()))


def loads(cards: Cards) -> list[str]:
    """The Items that hold Ammo or have Uses."""
    return sorted({d.id for d in cards.item.values() if d.record.weapon or d.record.uses or d.record.ammo_max})


# ---------------------------------------------------------------- the own cards


def hand_of(game: Game, seat: int) -> Sequence[str]:
    """The hand of the Character of `seat`; a seat apart has none."""
    characters: list[Character] = game.table.characters
    return characters[seat].hand if seat < len(characters) else ()


def discard_of(game: Game, seat: int) -> Sequence[str]:
    """The discard pile of the Character of `seat`; a seat apart has none."""
    characters: list[Character] = game.table.characters
    return characters[seat].discard if seat < len(characters) else ()


def own_cards(ruleset: Ruleset) -> list[Feature]:
    """The own hand and discard pile by the records of the cards, and which Contamination is known to be INFECTED."""
    cards: Cards = ruleset.compiled["cards"]
    kind = {card: definition.id for card, definition in cards.action.items()}
    kind |= dict.fromkeys(cards.contamination, CONTAMINATION)
    parts = sorted(set(kind.values()))
    keys = {card: infection_key(card) for card in cards.contamination}

    def scanned(game: Game, seat: int, row: bytearray, start: int) -> None:
        known = game.state.known
        for card in (*hand_of(game, seat), *discard_of(game, seat)):
            if card in keys and known.get(keys[card], 0) >> seat & 1:
                row[start + (game.table.infection[cards.contamination_index[card]] == INFECTED)] += 1

    return [
        Feature.tally("hand", parts, hand_of, of=kind),
        Feature.tally("discard", parts, discard_of, of=kind),
        Feature("scanned", ("clean", "infected"), scanned),
    ]
