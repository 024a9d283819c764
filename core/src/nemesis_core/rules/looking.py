"""What the shared table shows: hidden zones and the view of a seat."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import TYPE_CHECKING, Any, Final, overload

from ..knowledge import Zone, seen
from .actions import room_uses
from .contamination import INFECTED
from .inventory import hand_slots, slots_used
from .queries import character_of, contamination_cards, tile_at

if TYPE_CHECKING:
    from ..game import Game
    from .cards import OptionDef
    from .table import Character

ANY_COST: Final = 99


class Places(MutableSequence[str]):
    """The values of a dict at fixed keys, as the list that a zone needs."""

    def __init__(self, mapping: dict[str, str], keys: list[str]) -> None:
        self.mapping, self.keys = mapping, keys

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Places: ...
    def __getitem__(self, index: int | slice) -> str | Places:
        if isinstance(index, slice):
            return Places(self.mapping, self.keys[index])
        return self.mapping[self.keys[index]]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.mapping[self.keys[index]] = value

    def __delitem__(self, index: Any) -> None:
        raise TypeError("a place keeps its piece")

    def insert(self, index: int, value: str) -> None:
        raise TypeError("a place keeps its piece")

    def __len__(self) -> int:
        return len(self.keys)


def infection_key(card: str) -> str:
    """The name under which it is known whether Contamination `card` is INFECTED."""
    return f"infection:{card}"


def deck_zones(game: Game) -> list[Zone]:
    """The face-down decks of the table."""
    table = game.table
    return [
        Zone(f"deck:{name}", deck, (), "contamination" if name == "contamination" else None)
        for name, deck in table.decks.items()
    ]


def hides_quest(game: Game, who: Character) -> bool:
    """Was the Quest Item of `who` drawn, unseen by all, and is it not active yet?"""
    return any(card in game.cards.hidden_quests for card in who.quest)


def hidden_zones(game: Game) -> list[Zone]:
    """Every shared list of which some seats may not know the faces."""
    table, lab = game.table, game.laboratory
    hidden = [p for p in game.board.order if p not in table.explored]
    found = [
        *deck_zones(game),
        Zone("tiles", Places(table.tiles, hidden)),
        Zone("box", table.box),
        Zone("tokens", Places(table.tokens, [p for p in game.board.order if p in table.tokens])),
        Zone("spare tokens", table.spare_tokens),
        Zone("bag", table.bag),
        Zone("supply", table.supply),
        Zone("weaknesses", lab.weaknesses),
        Zone("spare weaknesses", lab.spare),
        Zone("infection", table.infection, (), "infection", tuple(infection_key(c) for c in game.cards.contamination)),
        *(Zone(f"quest:{who.seat}", who.quest) for who in table.characters if hides_quest(game, who)),
    ]
    for who in table.characters:
        own = f"actions:{who.seat}"
        found += [
            Zone(f"hand:{who.seat}", who.hand, (who.seat,), own),
            Zone(f"pile:{who.seat}", who.deck, (), own),
            Zone(f"items:{who.seat}", who.items, (who.seat,)),
        ]
    return found


def character_view(game: Game, who: Character, seat: int, zones: dict[str, Zone]) -> dict[str, Any]:
    """A Character as `seat` sees it."""
    return {
        "seat": who.seat,
        "number": who.number,
        "character": who.id,
        "status": who.status,
        "cause": who.cause,
        "place": who.place,
        "died at": who.died_at,
        "left": who.left,
        "hand": sorted(seen(game, zones[f"hand:{who.seat}"], seat)),
        "deck": len(who.deck),
        "discard": list(who.discard),
        "removed": list(who.removed),
        "light": who.light,
        "serious": [[card, card in who.dressed] for card in who.serious],
        "items": seen(game, zones[f"items:{who.seat}"], seat),
        "held": list(who.held),
        "beside": list(who.beside),
        "quest": seen(game, zones[quest], seat) if (quest := f"quest:{who.seat}") in zones else list(who.quest),
        "taped": list(who.taped),
        "ammo": dict(who.ammo),
        "extra": dict(who.extra),
        "hand slots": [slots_used(who), hand_slots(game, who)],
        "marks": {name: n for name, n in sorted(who.marks.items()) if n},
        "passed": who.passed,
        "acted": who.acted,
    }


def shut_actions(game: Game, who: Character) -> dict[str, list[str]]:
    """The Actions of the Room of `who` that cannot be performed now, Combat, Malfunction and Costs not counted.

    Each with those of its conditions that are not met.
    """
    if who.place not in game.table.explored:
        return {}
    tile = tile_at(game, who.place)
    open_now = {use[1] for use in room_uses(game, who, who.place, ANY_COST)}
    shut = [pair for pair in zip(tile.action, game.room_actions[tile.id], strict=True) if pair[1].id not in open_now]
    return {action.id: unmet(game, who, action.needs, option) for action, option in shut}


def unmet(game: Game, who: Character, needs: Iterable[str], option: OptionDef) -> list[str]:
    """Those of the `needs` of `option`, as its record names them, that `who` does not meet."""
    asked = zip(needs, option.needs, strict=True)
    return [need for need, (met, argument) in asked if not met(game, who, argument)]


def infection_view(game: Game, seat: int) -> dict[str, bool]:
    """The Contamination cards of which `seat` knows whether they are INFECTED."""
    table, known = game.table, game.state.known
    index = game.cards.contamination_index
    held = [c for who in table.characters for c in contamination_cards(game, [*who.hand, *who.discard])]
    return {
        card: table.infection[index[card]] == INFECTED
        for card in sorted(held)
        if known.get(infection_key(card), 0) >> seat & 1
    }


def view(game: Game, seat: int) -> dict[str, Any]:
    """The shared table as `seat` sees it."""
    table, lab, tokens = game.table, game.laboratory, game.cards.tokens
    zones = {zone.name: zone for zone in hidden_zones(game)}
    unexplored = [place for place in game.board.order if place not in table.explored]
    places = dict(zip(unexplored, seen(game, zones["tiles"], seat), strict=True))
    return {
        "round": table.round,
        "first": table.first,
        "turn": table.turn,
        "declared": list(table.declared),
        "characters": [character_view(game, who, seat, zones) for who in table.characters],
        "intruders": [[i.id, i.place, i.injuries, i.token] for i in table.intruders.values()],
        "rooms": {p: table.tiles[p] for p in game.board.order if p in table.explored} | places,
        "explored": [p for p in game.board.order if p in table.explored],
        "tokens": dict(
            zip([p for p in game.board.order if p in table.tokens], seen(game, zones["tokens"], seat), strict=True)
        ),
        "items": dict(table.items),
        "fire": sorted(table.fire),
        "malfunction": sorted(table.malfunction),
        "noise": sorted(table.noise),
        "doors": dict(sorted(table.doors.items())),
        "objects": {p: list(o) for p, o in sorted(table.objects.items())},
        "limits": dict(table.limits),
        "decks": {
            name: [c for c in seen(game, z, seat) if c[0] != "?"] for name, z in zones.items() if name[:5] == "deck:"
        },
        "deck sizes": {name: len(deck) for name, deck in table.decks.items()},
        "discards": {name: list(cards) for name, cards in table.discards.items()},
        "event": table.event,
        "removed": list(table.removed),
        "bag": sorted(tokens[t].type for t in table.bag),
        "crafted": list(table.crafted),
        "draft": sorted(table.draft),
        "eggs": len(lab.eggs),
        "nest destroyed": lab.destroyed,
        "queen killed": lab.queen_killed,
        "weaknesses": seen(game, zones["weaknesses"], seat),
        "weaknesses revealed": list(map(bool, lab.revealed)),
        "researched": dict(lab.researched),
        "infected": infection_view(game, seat),
        "shut actions": shut_actions(game, who) if (who := character_of(game, seat)) and who.place else {},
    }
