"""Items and Objects a Character has: gaining, dropping, using up, Hand slots, Ammo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import distinct
from .objects import lay
from .piles import to_bottom
from .queries import object_kind, wound_sum

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

HAND_SLOTS = 2


def hand_slots(game: Game, who: Character) -> int:
    """Hand slots of `who`: 2, or fewer by Wounds (LD-HAND-03)."""
    return max(0, HAND_SLOTS + wound_sum(game, who, "hand_slots"))


def slots_used(who: Character) -> int:
    """Hand slots in use; two Items taped together fill one."""
    return len(who.held) - len([card for card in who.held if card in who.taped]) // 2


def gain_item(game: Game, who: Character, card: str, loaded: bool = False) -> None:
    """`who` gains Item `card`: into a Hand slot if it is Heavy, else into the inventory (LD-HAND-01, LD-INV-01).

    A Weapon comes with the first of its two numbers, or `loaded` to capacity (LD-WEAPON-01).
    """
    record = game.cards.item[card].record
    if record.weapon:
        who.ammo[card] = record.ammo_max if loaded or not record.ammo_found else record.ammo_found
    elif record.uses:
        who.ammo[card] = record.uses
    (who.held if record.hand else who.beside if record.kind == "starting" else who.items).append(card)
    public = record.hand or record.kind != "deck"
    if public:
        game.know_all(card)
    game.tell("item.gain", "LD-ITEM-02", None if public else (who.seat,), who=who.seat, item=card)
    enforce_slots(game, who)


def gain_object(game: Game, who: Character, token: str) -> None:
    """`who` takes the Object `token` into a Hand slot (LD-HAND-02)."""
    who.held.append(token)
    game.tell("object.take", "LD-HAND-02", who=who.seat, object=token)
    enforce_slots(game, who)


def enforce_slots(game: Game, who: Character) -> None:
    """`who` drops Heavy things until its Hand slots hold the rest (LD-HAND-04).

    Ruling: what it cannot drop stays, even where that is more than the slots hold.
    """
    while who.place and slots_used(who) > hand_slots(game, who):
        loose = [card for card in who.held if not is_bound(game, card)]
        if not loose:
            return
        drop(game, who, game.ask(who.seat, "drop", sorted(loose)))


def is_bound(game: Game, card: str) -> bool:
    """Is `card` an Item that its Character cannot part with?"""
    definition = game.cards.item.get(card)
    return definition is not None and definition.record.bound


def loose_items(game: Game, who: Character) -> list[str]:
    """The Items of `who`, as `items_of` names them, that it can part with."""
    return [card for card in items_of(who) if not is_bound(game, card)]


def lose(game: Game, who: Character, card: str) -> None:
    """Take `card` away from `who`; a tape that held it is discarded, what is attached to it left to the caller."""
    for place in (who.items, who.held, who.beside):
        if card in place:
            place.remove(card)
            break
    who.ammo.pop(card, None)
    if card in who.taped:
        _separate(game, who, card)


def _separate(game: Game, who: Character, card: str) -> None:
    partner = who.taped[who.taped.index(card) ^ 1]
    for half in (card, partner):
        who.taped.remove(half)
        for extra in attached(who, half):
            if game.cards.tagged(extra, "tape"):
                del who.extra[extra]
                put_away(game, extra, bottom=False)


def attached(who: Character, card: str) -> list[str]:
    """The Items that are attached to `card` and count as one with it."""
    return [item for item, base in who.extra.items() if base == card]


def attach(game: Game, who: Character, card: str, base: str) -> None:
    """The Item `card` of `who` is added to its Item `base` and lies openly with it from now on."""
    lose(game, who, card)
    who.extra[card] = base
    game.tell("item.attach", "LD-WEAPON-02", who=who.seat, item=card, base=base)


def put_away(game: Game, card: str, bottom: bool) -> None:
    """An Item leaves a Character: under its deck or on its discard pile, crafted ones to their supply.

    Some boards discard what others put under its deck. Starting and Quest Items leave the game.
    (LD-DROP-03, SH-ITEM-08)
    """
    record = game.cards.item[card].record
    game.forget(card)
    if record.kind == "deck":
        if bottom and not game.board.discards_items:
            to_bottom(game, game.cards.backs[card], card)
        else:
            game.table.discards[game.cards.backs[card]].append(card)
    elif record.kind == "crafted":
        game.table.crafted.append(card)
        game.table.crafted.sort()
    else:
        game.table.removed.append(card)


def _part_with(game: Game, who: Character, card: str, bottom: bool) -> None:
    lose(game, who, card)
    for extra in attached(who, card):
        del who.extra[extra]
        put_away(game, extra, bottom)
    put_away(game, card, bottom)


def drop(game: Game, who: Character, card: str) -> None:
    """`who` drops an Object into its Room, or an Item where the board has it go (LD-DROP-02, LD-DROP-03, SH-ITEM-08).

    What lay hidden in its inventory goes under its deck unseen (LD-INV-01), but openly on its discard pile.
    """
    hidden = card in who.items and not game.board.discards_items
    game.tell("drop", "LD-DROP-01", (who.seat,) if hidden else None, who=who.seat, item=card)
    if object_kind(card):
        lose(game, who, card)
        lay(game, card, who.place)
    else:
        _part_with(game, who, card, bottom=True)


def use_up(game: Game, who: Character, card: str) -> None:
    """A One Use Only Item has been used: it is discarded (LD-ITEMACT-02)."""
    _part_with(game, who, card, bottom=False)


def put_under(game: Game, who: Character, card: str) -> None:
    """The Item `card` of `who` goes where a dropped one goes, as a component of a crafted Item does (LD-CRAFT-02)."""
    _part_with(game, who, card, bottom=True)


def discard_item(game: Game, who: Character, card: str) -> None:
    """`who` discards an Item to pay for something; an Object is laid in the Room instead."""
    if object_kind(card):
        drop(game, who, card)
    else:
        use_up(game, who, card)
        game.tell("item.discard", "LD-ITEMACT-02", who=who.seat, item=card)


def items_of(who: Character) -> list[str]:
    """The Items of `who`, of those in the inventory one of each equal kind; Objects are none.

    Those held or lying beside the board can differ in Ammo and the like, so each is named.
    """
    return distinct(who.items) + sorted([card for card in (*who.held, *who.beside) if not object_kind(card)])


def deck_colour(game: Game, card: str) -> str:
    """The colour of the deck that the Item `card` is of; an empty text for an Item of none."""
    cards = game.cards
    return str(cards.backs[card]).removeprefix("item-") if cards.item[card].record.kind == "deck" else ""


def weapons(game: Game, who: Character, kind: str = "") -> list[str]:
    """The Weapons that `who` has at hand, perhaps only of `kind` ("energy" or "classic").

    They fill Hand slots, or lie beside the board where they need none.
    """
    items = game.cards.item
    return [
        card
        for card in (*who.held, *who.beside)
        if card in items and items[card].record.weapon and kind in ("", items[card].record.weapon)
    ]


def weapons_called(game: Game, who: Character, name: str) -> list[str]:
    """The Weapons that `who` has at hand with the id or the tag `name`."""
    return [card for card in weapons(game, who) if game.cards.called(card, name)]


def loaded(game: Game, who: Character) -> list[str]:
    """The Weapons of `who` that hold Ammo (LD-BASIC-13)."""
    return [card for card in weapons(game, who) if who.ammo.get(card, 0) > 0]


def capacity(game: Game, who: Character, card: str) -> int:
    """The most Ammo (or Uses) that `card` can hold, attachments included (LD-WEAPON-02)."""
    items = game.cards.item
    record = items[card].record
    more = sum(items[extra].record.ammo_bonus for extra in attached(who, card)) if who.extra else 0
    return int(record.ammo_max or record.uses) + more


def load(game: Game, who: Character, card: str, ammo: int) -> None:
    """Put `ammo` on the Weapon `card`, never above its capacity (LD-WEAPON-02)."""
    who.ammo[card] = min(capacity(game, who, card), who.ammo.get(card, 0) + ammo)
    game.tell("ammo", "LD-WEAPON-02", who=who.seat, item=card, now=who.ammo[card])


def spend(game: Game, who: Character, card: str) -> None:
    """1 Ammo or Use is taken off `card` (LD-WEAPON-02)."""
    who.ammo[card] -= 1
    game.tell("ammo", "LD-WEAPON-02", who=who.seat, item=card, now=who.ammo[card])


def unload(game: Game, who: Character, number: int) -> bool:
    """Take `number` Ammo off Weapons of `who`, of its choice; False, and none is taken, when it has fewer."""
    if sum(who.ammo[weapon] for weapon in loaded(game, who)) < number:
        return False
    for _ in range(number):
        spend(game, who, game.ask(who.seat, "unload", loaded(game, who)))
    return True
