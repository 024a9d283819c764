"""`[[given]]` and `[rigged]`: who stands where with what, and what chance will give."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch

from ..races import ROOMY
from .errors import ScenarioError, first_line
from .format import Board, Creature, Given, Ground, Person, Rigged
from .laying import lay
from .spots import assign, flat
from .table import ScenarioTable
from .words import check

DOORS = ("open", "closed", "destroyed")
PILES = ("hand", "deck", "discard")


def short(words: Iterable[str]) -> list[str]:
    """The names of cards without their numbers, each once."""
    return sorted({word.partition("/")[0] for word in words})


@singledispatch
def _arrange(given: Given, t: ScenarioTable) -> None:
    raise TypeError(given)


def arrange(t: ScenarioTable, given: Given) -> None:
    """Let the table be as `given`.

    :raises ScenarioError: naming what is not in this game.
    """
    try:
        _arrange(given, t)
    except AssertionError as error:
        raise ScenarioError(f"{first_line(error)}; take another, or fewer") from error
    except (IndexError, StopIteration) as error:
        raise ScenarioError("there are not enough of what is named here; name fewer") from error
    except LookupError as error:
        raise ScenarioError(f"there are not enough of what is named here ({first_line(error)})") from error


def character(t: ScenarioTable, word: str) -> str:
    """The Character `word`.

    :raises ScenarioError: when it does not play.
    """
    return check("Character", word, [who.id for who in t.table.characters])


# ---------------------------------------------------------------- Characters


@_arrange.register
def _person(given: Person, t: ScenarioTable) -> None:
    who = character(t, given.who)
    if given.bare:
        t.bare(who)
    if given.place is not None:
        t.put(who, t.words_of.place(given.place) if given.place else "")
    _cards(given, who, t)
    _wounds(given, who, t)
    for item in given.items:
        _give(t, who, item, given.ammo.get(item))
    for item, ammo in given.ammo.items():
        _load(t, who, item, ammo)
    for kind in given.carries:
        t.carry(who, check("Object", kind, _objects(t)))
    t.mark(who, **given.marks)


def _cards(given: Person, who: str, t: ScenarioTable) -> None:
    own = [name.rpartition(".")[2] for name in short(t.game.cards.action) if name.startswith(f"{who}.")]
    for name in (*(given.hand or ()), *given.deck):
        check(f"Action card of {who}", name, own)
    if given.hand is not None:
        t.hand(who, *given.hand)
    if given.cards is not None:
        if given.hand is not None:
            raise ScenarioError("hand and cards say the same; name the cards, or how many there are")
        t.cards(who, given.cards)
    t.discard_pile(who, given.discard).deck(who, *given.deck)
    for pile in (*given.contamination, *given.infected):
        check("pile", pile, PILES)
    for pile, number in given.contamination.items():
        t.contaminate(who, clean=number, pile=pile)
    for pile, number in given.infected.items():
        t.contaminate(who, infected=number, pile=pile)


def _wounds(given: Person, who: str, t: ScenarioTable) -> None:
    known = short(t.game.cards.wounds)
    for name in (*given.serious, *given.dressed):
        check("Serious Wound", name, known)
    light = t[who].light if given.light is None else given.light
    if given.light is not None or given.serious or given.dressed:
        t.wounds(who, light, given.serious, given.dressed)


def _give(t: ScenarioTable, who: str, item: str, ammo: int | None) -> None:
    names = short(t.game.cards.item)
    own = [name.removeprefix(f"{who}.") for name in names]
    check("Item", item, [name for name in own if "." not in name])
    t.give(who, item, ammo)


def _load(t: ScenarioTable, who: str, item: str, ammo: int) -> None:
    c = t[who]
    found = [card for card in c.ammo if t.words_of.fits(item, card)]
    if not found:
        check("Item with ammunition", item, short(card.removeprefix(f"{who}.") for card in c.ammo))
    c.ammo[found[0]] = ammo


# ---------------------------------------------------------------- Intruders and Rooms


@_arrange.register
def _creature(given: Creature, t: ScenarioTable) -> None:
    kind = check("kind of Intruder", given.intruder, list(t.game.cards.kinds))
    t.intruder(kind, t.words_of.place(given.place), given.injuries, given.token)


@_arrange.register
def _ground(given: Ground, t: ScenarioTable) -> None:
    place = _lies(given, t)
    if given.token:
        known = short([*t.table.tokens.values(), *t.table.spare_tokens, *t.table.used_tokens])
        t.unexplored(place, t.table.tiles[place], check("Exploration token", given.token, known))
    elif given.explored:
        t.explored(place)
    if given.items is not None:
        t.items(place, given.items)
    for kind in given.objects:
        t.lies(check("Object", kind, _objects(t)), place)


def _objects(t: ScenarioTable) -> list[str]:
    """The kinds of Objects that are in the box or, as Eggs, in the Nest."""
    return short([*t.table.object_supply, *t.game.laboratory.eggs])


def _lies(given: Ground, t: ScenarioTable) -> str:
    """Where the Room lies, to which it is brought if that is asked for."""
    table = t.table
    if not given.place:
        return t.words_of.place(given.room)
    place = t.words_of.place(given.place)
    tile = check("Room", given.room, [*table.tiles.values(), *table.box])
    if table.tiles[place] != tile:
        explored = place in table.explored
        t.room(tile, place)
        if not explored and not given.explored:
            table.explored.pop(place)
    return place


# ---------------------------------------------------------------- everything else


@_arrange.register
def _board(given: Board, t: ScenarioTable) -> None:
    place = t.words_of.place
    t.fire(*map(place, given.fire)).malfunction(*map(place, given.malfunction))
    t.noise(*(check("Corridor", way, [*t.game.board.ends, *t.game.board.networks]) for way in given.noise))
    for corridor, state in given.doors.items():
        t.door(check("Corridor", corridor, list(t.game.board.ends)), check("state of a Door", state, DOORS))
    if given.dark:
        if not any(piece.id == ROOMY for piece in t.game.ruleset.pieces):
            raise ScenarioError(f"dark is for the small board {ROOMY}; set what gives light on this board")
        t.dim(*map(place, given.dark))
    _supplies(given, t)
    for path, value in flat(given.lay).items():
        lay(t.words_of, path, value)
    for path, value in flat(given.set).items():
        assign(t.words_of, path, value)


def _supplies(given: Board, t: ScenarioTable) -> None:
    kinds = short({token.type for token in t.game.cards.tokens.values()})
    for kind in (*(given.bag or ()), *given.no_supply):
        check("kind of token", kind, kinds)
    if given.bag is not None:
        t.only_in_bag(*given.bag)
    for kind in given.no_supply:
        t.out_of_supply(kind)
    t.empty(*(check("deck", name, list(t.table.decks)) for name in given.empty))
    if given.eggs is not None:
        t.eggs(given.eggs)
    if given.weakness:
        t.weakness(check("Weakness", given.weakness, short(t.game.cards.weaknesses)))


# ---------------------------------------------------------------- chance


def rig(t: ScenarioTable, rigged: Rigged) -> None:
    """Let chance give what is `rigged`.

    :raises ScenarioError: naming what is not in this game.
    """
    _guarded(lambda: _rig(t, rigged))


def _guarded(rule: Callable[[], None]) -> None:
    try:
        rule()
    except (AssertionError, LookupError, StopIteration) as error:
        raise ScenarioError(f"there are not enough of what is named here ({first_line(error)})") from error


def _rig(t: ScenarioTable, rigged: Rigged) -> None:
    for die, faces in rigged.dice.items():
        known = t.game.dice[check("die", die, list(t.game.dice))]
        t.dice(die, *(check(f"face of {die}", face, list(dict.fromkeys(known))) for face in faces))
    for deck, cards in rigged.decks.items():
        check("deck", deck, list(t.table.decks))
        known = short([*t.table.decks[deck], *t.table.discards.get(deck, [])])
        t.top(deck, *(card if "/" in card else check(f"card of {deck}", card, known) for card in cards))
    tokens = t.game.cards.tokens.values()
    kinds = sorted({token.type for token in tokens} | {token.id for token in tokens})
    t.bag(*(kind if kind in t.game.cards.tokens else check("kind of token", kind, kinds) for kind in rigged.bag))
    for name, values in rigged.draws.items():
        t.game.fixed.setdefault(name, []).extend(values)
