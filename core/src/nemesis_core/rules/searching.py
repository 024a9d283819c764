"""Searching Rooms and crafting Items."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from .bounds import COLOURS
from .cards import copy_of, distinct
from .inventory import gain_item, items_of, put_under
from .markers import lower_items
from .piles import refill, to_bottom
from .queries import own_items, tile_at

if TYPE_CHECKING:
    from ..game import Game
    from .table import Character

EACH: Final = "each"
"""In place of a deck's colour: the top card of each of the three decks."""


def search_colours(game: Game, who: Character) -> list[str]:
    """The Item decks that a Search in the Room of `who` may draw from; a white Room offers all three.

    A deck that is out, discards and all, is not offered (LD-SEARCH-01, LD-SEARCH-02, LD-CRAFT-01).
    """
    tile = tile_at(game, who.place)
    if not tile.searchable:
        return []
    colours = COLOURS if tile.color == "white" else (tile.color,)
    table = game.table
    found = [c for c in colours if table.decks.get(f"item-{c}") or table.discards.get(f"item-{c}")]
    return [EACH] if len(found) > 1 and game.hooks.searches_each(game, who) else found


def search(game: Game, who: Character, colour: str, look: int = 2) -> None:
    """`who` looks at the top `look` cards of a deck, or that of each deck, keeps one and puts the rest under them."""
    if game.table.items.get(who.place, 0) > 0:
        lower_items(game, who.place)
    if keep_found(game, who, colour, look):
        game.hooks.room_searched(game, who, who.place)


def keep_found(game: Game, who: Character, colour: str, look: int = 2, rule: str = "LD-SEARCH-01") -> bool:
    """The same without the Item Counter, as `rule` says: what a Room gives that is no Search; False without a card."""
    cards = []
    for name in [f"item-{c}" for c in COLOURS] if colour == EACH else [f"item-{colour}"] * look:
        if not refill(game, name):
            continue
        card = game.table.decks[name].pop()
        game.forget(card)  # who knew where it lay cannot tell whether it is kept
        game.know(card, (who.seat,))
        cards.append(card)
    if not cards:
        return False
    kept = game.ask(who.seat, "search", sorted(cards))
    game.tell("search", rule, who=who.seat, colour=colour)
    for card in cards:
        if card != kept:
            to_bottom(game, game.cards.backs[card], card)
    gain_item(game, who, kept)
    return True


def recipes(
    game: Game, who: Character, fewer: int = 0, counts_as: Callable[[str], str] | None = None
) -> list[tuple[str, ...]]:
    """Crafts that `who` can make now, as (crafted Item, component Items...); `fewer` components are spared.

    `counts_as` says of an Item which symbol it may count as showing besides its own, or an empty text.
    (LD-BASIC-10, LD-CRAFT-02)
    """
    parts = _symbols(game, items_of(who) if counts_as is None else _all_items(game, who), counts_as)
    found: list[tuple[str, ...]] = []
    if not parts:
        return found
    for crafted in distinct(game.table.crafted):
        recipe = game.cards.item[crafted].record.recipe
        if fewer:
            found += [(crafted, part) for symbol in sorted(set(recipe)) for part in parts.get(symbol, ())]
        else:
            first, second = recipe
            found += [(crafted, *two) for two in _pairs(who, parts.get(first, []), parts.get(second, []))]
    return found


def _all_items(game: Game, who: Character) -> list[str]:
    """Every Item of `who`, equal ones too: copies from different decks may not count alike."""
    return sorted(card for card in own_items(who) if card in game.cards.item)


def _symbols(game: Game, cards: Iterable[str], counts_as: Callable[[str], str] | None) -> dict[str, list[str]]:
    """Component symbol -> those of `cards` that show it or may count as showing it."""
    parts: dict[str, list[str]] = {}
    for card in cards:
        symbol = game.cards.item[card].record.component
        if symbol:
            parts.setdefault(symbol, []).append(card)
        more = counts_as(card) if counts_as else ""
        if more and more != symbol:
            parts.setdefault(more, []).append(card)
    return parts


def _pairs(who: Character, ones: list[str], others: list[str]) -> Iterable[tuple[str, str]]:
    """Each two Items, one of `ones` and one of `others`, once; equal ones in the inventory are one choice."""
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for one in ones:
        for other in others:
            if one != other:
                kinds = sorted(copy_of(card) if card in who.items else card for card in (one, other))
                found.setdefault(tuple(kinds), (one, other))
    return found.values()


def craft(game: Game, who: Character, crafted: str, *components: str) -> None:
    """`who` puts the components away and takes the crafted Item (LD-CRAFT-02, SH-ACTION-16)."""
    for card in components:
        put_under(game, who, card)
    game.tell("craft", "LD-CRAFT-02", who=who.seat, item=crafted)
    take_crafted(game, who, crafted)


def take_crafted(game: Game, who: Character, crafted: str) -> None:
    """`who` takes `crafted` from the supply."""
    game.table.crafted.remove(crafted)
    gain_item(game, who, crafted)


def crafted_left(game: Game, *names: str) -> list[str]:
    """One copy of each crafted Item of `names` that is still in the supply."""
    return [card for card in distinct(game.table.crafted) if copy_of(card) in names]
