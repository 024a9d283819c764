"""Arranging a table for a test: who stands where with what, and what chance will give."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from ..game import Event, Game
from ..rules import (
    Character,
    HeldObjectives,
    Intruder,
    contamination_cards,
    enforce_slots,
    intruders_at,
    place_intruder,
)
from ..rules.contamination import INFECTED
from ..rules.intruders import free_miniature
from ..rules.objects import lay
from ..spelling import meant_or_known

Who = str | int | Character


class Arrangement:
    """The part of a test's table that puts things where the test wants them.

    `who` is a Character's id, a seat or the Character. What is arranged is taken from its deck, bag or supply,
    so that components stay conserved.
    """

    game: Game
    table: Any
    log: list[Event]

    # ---------------------------------------------------------------- who and what

    def who(self, who: Who) -> Character:
        """The Character that `who` names."""
        if isinstance(who, Character):
            return who
        if isinstance(who, int):
            return self.table.characters[who]  # type: ignore[no-any-return]
        return next(c for c in self.table.characters if c.id == who)  # type: ignore[no-any-return]

    def seat(self, who: Who) -> int:
        """The seat of `who`; a number is one, also where no Character sits."""
        return who if isinstance(who, int) else self.who(who).seat

    def __getitem__(self, who: Who) -> Character:
        return self.who(who)

    def at(self, place: str) -> list[Intruder]:
        """The Intruders at `place`."""
        return intruders_at(self.game, place)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The data of all logged events of `kind`."""
        return [event.data for event in self.log if event.kind == kind]

    @property
    def kinds(self) -> list[str]:
        """The kinds of all logged events, in order."""
        return [event.kind for event in self.log]

    # ---------------------------------------------------------------- arranging

    def put(self, who: Who, place: str) -> Self:
        """`who` stands at `place`."""
        self.who(who).place = place
        return self

    def midgame(self, places: Mapping[str, str]) -> Self:
        """Somewhere in the middle of a game: Characters stand without Items at `places`, by their ids.

        The first Encounter is past, so nobody is asked which Objective it keeps when an Intruder comes.
        """
        for part in self.game.state.parts.values():
            if isinstance(part, HeldObjectives):
                part.chosen = True
        for who, place in places.items():
            self.bare(who).put(who, place)
        return self

    def room(self, tile: str, place: str, items: int | None = None) -> Self:
        """The Room `tile` lies explored at `place` (it changes places with the tile there)."""
        table = self.table
        assert place in table.tiles, f"no Room lies at {place}; places with one are: {', '.join(sorted(table.tiles))}"
        old = table.tiles[place]
        other = next((p for p, t in table.tiles.items() if t == tile), "")
        if other:
            table.tiles[other] = old
        else:
            assert tile in table.box, self._no_room(tile)
            table.box.remove(tile)
            table.box.append(old)
        table.tiles[place] = tile
        return self.explored(place, items)

    def _no_room(self, tile: str) -> str:
        """Why the Room `tile` cannot lie on this board, and what there is."""
        rooms = {room.id: room.slot for room in self.game.ruleset.content.of("room")}
        if tile not in rooms:
            return f"there is no Room {tile}{meant_or_known(tile, sorted(rooms))}"
        slots = sorted({spot.slot for spot in self.game.board.places.values()})
        there = ", ".join(sorted({*self.table.tiles.values(), *self.table.box}))
        return (
            f"the Room {tile} is of group {rooms[tile]}, for which this board has no place, only for {slots}: {there}"
        )

    def where(self, who: Who, action: str, place: str) -> Self:
        """`who` stands in the Room with the Room Action `action`; it comes to `place` if it lies nowhere explored."""
        rooms = self.game.ruleset.content.of("room")
        tile = next((room.id for room in rooms if action in [other.id for other in room.action]), "")
        known = sorted({other.id for room in rooms for other in room.action})
        assert tile, f"no Room has the Action {action}{meant_or_known(action, known)}"
        there = next((lain for lain, name in self.table.tiles.items() if name == tile), "")
        if there not in self.table.explored:
            self.room(tile, place)
            there = place
        return self.put(who, there)

    def explored(self, place: str, items: int | None = None) -> Self:
        """The Room at `place` is explored, with `items` on its Item Counter."""
        table = self.table
        table.explored[place] = 1
        token = table.tokens.pop(place, "")
        if token:
            table.used_tokens.append(token)
        if items is not None:
            table.items[place] = items
        return self

    def unexplored(self, place: str, tile: str, token: str) -> Self:
        """The Room `tile` lies face down at `place` with an Exploration token of record `token`."""
        table = self.table
        if table.tiles[place] != tile:
            self.room(tile, place)
        table.explored.pop(place, None)
        old = table.tokens.pop(place, "")
        if old:
            table.spare_tokens.append(old)
        for pile in (table.spare_tokens, table.used_tokens):
            for name in pile:
                if name.partition("/")[0] == token:
                    pile.remove(name)
                    table.tokens[place] = name
                    return self
        lying = {name.partition("/")[0]: (spot, name) for spot, name in table.tokens.items()}
        assert token in lying, f"no Exploration token {token} lies on the board or beside it, only {sorted(lying)}"
        other, name = lying[token]
        table.tokens[place] = name
        table.tokens[other] = table.spare_tokens.pop()
        return self

    def items(self, place: str, number: int) -> Self:
        """The Item Counter at `place`."""
        self.table.items[place] = number
        return self

    def hand(self, who: Who, *cards: str, contamination: int = 0, infected: int = 0) -> Self:
        """`who` holds exactly these Action cards (by record id) and Contamination cards, some of them INFECTED."""
        c = self.who(who)
        for card in [*c.hand]:
            (c.deck if card in self.game.cards.action else self.table.decks["contamination"]).insert(0, card)
        c.hand.clear()
        for name in cards:
            c.hand.append(self._take(c.deck, c.discard, f"{c.id}.{name}"))
        self.contaminate(c, clean=contamination, infected=infected, pile="hand")
        return self

    def cards(self, who: Who, number: int, contamination: int = 0) -> Self:
        """`who` holds exactly `number` Action cards, whichever are on top, and Contamination cards that are clean."""
        c = self.hand(who, contamination=contamination).who(who)
        for _ in range(number):
            c.hand.append(c.deck.pop())
        return self

    @staticmethod
    def _take(*piles_and_name: Any) -> str:
        *piles, name = piles_and_name
        for pile in piles:
            for card in pile:
                if card == name or card.partition("/")[0] == name:
                    pile.remove(card)
                    return str(card)
        raise AssertionError(f"no {name} is left to take")

    def deck(self, who: Who, *cards: str) -> Self:
        """These Action cards lie on top of the deck of `who`, the first named on top."""
        c = self.who(who)
        for name in reversed(cards):
            c.deck.append(self._take(c.deck, c.discard, f"{c.id}.{name}"))
        return self

    def discard_pile(self, who: Who, number: int) -> Self:
        """`number` Action cards of `who` lie on its discard pile."""
        c = self.who(who)
        for _ in range(number):
            c.discard.append(c.deck.pop(0))
        return self

    def contaminate(self, who: Who, clean: int = 0, infected: int = 0, pile: str = "discard") -> Self:
        """Contamination cards in a pile of `who`: hand, deck or discard."""
        c = self.who(who)
        deck, index, flags = (
            self.table.decks["contamination"],
            self.game.cards.contamination_index,
            self.table.infection,
        )
        for bad in [False] * clean + [True] * infected:
            card = next(x for x in deck if (flags[index[x]] == INFECTED) == bad)
            deck.remove(card)
            getattr(c, pile).append(card)
        return self

    def contamination(self, who: Who) -> int:
        """How many Contamination cards `who` has, wherever."""
        c = self.who(who)
        return len(contamination_cards(self.game, [*c.hand, *c.deck, *c.discard]))

    def give(self, who: Who, item: str, ammo: int | None = None) -> str:
        """`who` has `item` (by record id), taken from where it is; returns the card."""
        c, table, cards = self.who(who), self.table, self.game.cards
        if f"{c.id}.{item}" in cards.item:
            card = f"{c.id}.{item}"
            for pile in (c.quest, c.items, c.held, c.beside):
                if card in pile:
                    pile.remove(card)
        else:
            piles = [d for n, d in [*table.decks.items(), *table.discards.items()] if n.startswith("item-")]
            card = self._take(table.crafted, *piles, item)
        record = cards.item[card].record
        home = c.held if record.hand else c.beside if record.kind == "starting" else c.items
        home.append(card)
        if record.ammo_max or record.uses:
            c.ammo[card] = (record.ammo_max or record.uses) if ammo is None else ammo
        return card

    def carry(self, who: Who, kind: str) -> str:
        """`who` carries an Object of `kind` from the box, an Egg from the Nest if need be; returns it."""
        token = self._take(self.table.object_supply, self.game.laboratory.eggs, kind)
        self.who(who).held.append(token)
        return token

    def lies(self, kind: str, place: str) -> str:
        """An Object of `kind` from the box, an Egg from the Nest if need be, lies at `place`; returns it."""
        token = self._take(self.table.object_supply, self.game.laboratory.eggs, kind)
        lay(self.game, token, place)
        return token

    def bare(self, who: Who) -> Self:
        """`who` has no Items at all (they leave the game)."""
        c = self.who(who)
        self.table.removed += [*c.items, *c.held, *c.beside]
        c.items, c.held, c.beside, c.ammo = [], [], [], {}
        return self

    def wounds(self, who: Who, light: int = 0, serious: Iterable[str] = (), dressed: Iterable[str] = ()) -> Self:
        """`who` has these Wounds; Serious ones by record id."""
        c = self.who(who)
        c.light = light
        for name in serious:
            c.serious.append(self._take(self.table.decks["wounds"], name))
        for name in dressed:
            card = self._take(self.table.decks["wounds"], name)
            c.serious.append(card)
            c.dressed.append(card)
        enforce_slots(self.game, c)
        return self

    def mark(self, who: Who, **marks: int) -> Self:
        """Set marks of `who`: slime=1, knowledge=5 (underscores for dashes)."""
        for name, value in marks.items():
            self.who(who).marks[name.replace("_", "-")] = value
        return self

    def intruder(self, kind: str, place: str, injuries: int = 0, token: bool = True) -> Intruder:
        """An Intruder of `kind` stands at `place`, with a token of its kind set aside unless `token` is False.

        No rule is triggered: use `comes` for that.
        """
        table, tokens = self.table, self.game.cards.tokens
        name = ""
        for pile in (table.supply, table.bag) if token else ():
            name = next((t for t in pile if tokens[t].type == kind), "")
            if name:
                pile.remove(name)
                break
        piece = Intruder(free_miniature(self.game, kind), kind, place, injuries, name)
        table.intruders[piece.id] = piece
        return piece

    def comes(self, kind: str, place: str) -> Intruder | None:
        """An Intruder of `kind` comes to `place` by the rules of placing."""
        return place_intruder(self.game, kind, place)

    def noise(self, *ways: str) -> Self:
        """Noise markers lie in `ways`."""
        self.table.noise.update(dict.fromkeys(ways, 1))
        return self

    def fire(self, *places: str) -> Self:
        """Fire markers lie at `places`."""
        self.table.fire.update(dict.fromkeys(places, 1))
        return self

    def malfunction(self, *places: str) -> Self:
        """Malfunction markers lie at `places`."""
        self.table.malfunction.update(dict.fromkeys(places, 1))
        return self

    def door(self, corridor: str, state: str = "closed") -> Self:
        """The Door in `corridor` is "closed", "destroyed" or "open"."""
        self.table.doors.pop(corridor, None)
        if state != "open":
            self.table.doors[corridor] = state
        return self

    # ---------------------------------------------------------------- chance

    def dice(self, die: str, *faces: str) -> Self:
        """The next rolls of `die`."""
        self.game.fixed.setdefault(die, []).extend(faces)
        return self

    def top(self, deck: str, *cards: str) -> Self:
        """These cards (by record id) lie on top of `deck`, the first named on top."""
        table = self.table
        for name in reversed(cards):
            table.decks[deck].append(self._take(table.decks[deck], table.discards[deck], name))
        return self

    def empty(self, *decks: str) -> Self:
        """`decks` have run out, their discard piles too: all these cards are out of the game."""
        for name in decks:
            for pile in (self.table.decks[name], self.table.discards[name]):
                self.table.removed += pile
                pile.clear()
        return self

    def bag(self, *kinds: str) -> Self:
        """The next tokens drawn from the bag are of `kinds`, of that id, or that one; what lacks is in the supply."""
        table, tokens = self.table, self.game.cards.tokens
        chosen = self.game.fixed.setdefault("bag", [])
        for kind in kinds:
            left = [t for t in [*table.bag, *table.supply] if t not in chosen]
            fitting = [t for t in left if kind in (tokens[t].type, tokens[t].id, t)]
            token = fitting[0]
            if token in table.supply:
                table.supply.remove(token)
                table.bag.append(token)
            chosen.append(token)
        return self

    def only_in_bag(self, *kinds: str) -> Self:
        """The bag holds exactly tokens of `kinds`; all others are in the supply."""
        table, tokens = self.table, self.game.cards.tokens
        table.supply += table.bag
        table.bag.clear()
        for kind in kinds:
            token = next(t for t in table.supply if tokens[t].type == kind)
            table.supply.remove(token)
            table.bag.append(token)
        return self

    def bag_counts(self) -> dict[str, int]:
        """How many tokens of each kind are in the bag."""
        counts: dict[str, int] = {}
        for token in self.table.bag:
            kind = self.game.cards.tokens[token].type
            counts[kind] = counts.get(kind, 0) + 1
        return counts
