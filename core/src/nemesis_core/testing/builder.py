"""A table in a few readable lines: who stands where with what, what chance will give, actions by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from ..assembly import Ruleset, assemble
from ..errors import GameOver
from ..game import Decision, Event, Game, Option
from ..rules import (
    Character,
    Intruder,
    contamination_cards,
    enforce_slots,
    intruders_at,
    place_intruder,
    tile_at,
)
from ..rules.contamination import INFECTED
from ..rules.intruders import free_miniature
from ..rules.objects import lay
from ..rules.turns import act, take_turns, turn_options
from .fakes import fakes

Who = str | int | Character


class Table:
    """A game past its set-up that a test arranges, plays and looks at.

    Nothing happens on its own: hands are empty, it is round 1, the first seat is First Player and on turn.
    `who` is a Character's id, a seat or the Character. What a test arranges is taken from its deck, bag or
    supply, so that components stay conserved.
    """

    def __init__(self, ruleset: Ruleset, characters: list[str], seed: int) -> None:
        self.game: Game = ruleset.new_game(len(characters), seed)
        self.log: list[Event] = []
        self.asked: list[Decision] = []
        self.answers: list[Any] = []
        self.ending = ""
        self.game.asker = self._answer
        self._draft(characters)
        table = self.table = self.game.table
        table.round, table.first, table.turn = 1, 0, 0
        self.log.clear()
        self.asked.clear()
        self.game.listener = self.log.append

    def _draft(self, characters: list[str]) -> None:
        game = self.game
        slots = {name: card.draft_slot for name, (card, _) in game.cards.characters.items()}
        missing = [name for name in characters if name not in slots]
        assert not missing, f"no crew of this variant has {missing}; there are {sorted(slots)}"
        left = sorted(set(slots.values()))
        shown: list[str] = []
        for name in characters:
            shown.append(slots[name])
            left.remove(slots[name])
            shown += left[:1]
        game.fixed["draft"] = shown
        game.fixed["player-numbers"] = [[str(n + 1) for n in range(len(characters))]]
        self.answers = [a for name in characters for a in (slots[name], name)]
        _run_set_up(game)
        game.fixed.clear()
        self.answers = []

    # ---------------------------------------------------------------- answering

    def _answer(self, game: Game, decision: Decision) -> Option:
        self.asked.append(Decision(decision.seat, decision.kind, list(decision.options), decision.about))
        for i, answer in enumerate(self.answers):
            if answer in decision.options:
                del self.answers[i]
                return answer  # type: ignore[no-any-return]
            if decision.kind not in ("draft", "character"):
                break
        if decision.kind == "pay":
            return decision.options[0]  # type: ignore[no-any-return]
        if decision.kind == "pass-discard":
            return "done"
        if decision.kind == "react":
            return ("pass",)
        if decision.kind in ("draft", "character"):
            return decision.options[0]  # type: ignore[no-any-return]
        raise AssertionError(
            f"seat {decision.seat} is asked {decision.kind} {decision.options}; the next answer given is "
            f"{self.answers[:1] or 'none'}"
        )

    def will(self, *answers: Any) -> Table:
        """Answer the next decisions with `answers`, in order; each must be an option when it is asked.

        Costs, discards on passing and reactions that are not named are answered by themselves: the first card,
        nothing, no reaction.
        """
        self.answers += answers
        return self

    # ---------------------------------------------------------------- who and what

    def who(self, who: Who) -> Character:
        """The Character that `who` names."""
        if isinstance(who, Character):
            return who
        if isinstance(who, int):
            return self.table.characters[who]  # type: ignore[no-any-return]
        return next(c for c in self.table.characters if c.id == who)  # type: ignore[no-any-return]

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

    def put(self, who: Who, place: str) -> Table:
        """`who` stands at `place`."""
        self.who(who).place = place
        return self

    def room(self, tile: str, place: str, items: int | None = None) -> Table:
        """The Room `tile` lies explored at `place` (it changes places with the tile there)."""
        table = self.table
        old = table.tiles[place]
        other = next((p for p, t in table.tiles.items() if t == tile), "")
        if other:
            table.tiles[other] = old
        else:
            table.box.remove(tile)
            table.box.append(old)
        table.tiles[place] = tile
        return self.explored(place, items)

    def explored(self, place: str, items: int | None = None) -> Table:
        """The Room at `place` is explored, with `items` on its Item Counter."""
        table = self.table
        table.explored[place] = 1
        token = table.tokens.pop(place, "")
        if token:
            table.used_tokens.append(token)
        if items is not None:
            table.items[place] = items
        return self

    def unexplored(self, place: str, tile: str, token: str) -> Table:
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
        other, name = next((p, t) for p, t in table.tokens.items() if t.partition("/")[0] == token)
        table.tokens[place] = name
        table.tokens[other] = table.spare_tokens.pop()
        return self

    def items(self, place: str, number: int) -> Table:
        """The Item Counter at `place`."""
        self.table.items[place] = number
        return self

    def hand(self, who: Who, *cards: str, contamination: int = 0, infected: int = 0) -> Table:
        """`who` holds exactly these Action cards (by record id) and Contamination cards, some of them INFECTED."""
        c = self.who(who)
        for card in [*c.hand]:
            (c.deck if card in self.game.cards.action else self.table.decks["contamination"]).insert(0, card)
        c.hand.clear()
        for name in cards:
            c.hand.append(self._take(c.deck, c.discard, f"{c.id}.{name}"))
        self.contaminate(c, clean=contamination, infected=infected, pile="hand")
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

    def deck(self, who: Who, *cards: str) -> Table:
        """These Action cards lie on top of the deck of `who`, the first named on top."""
        c = self.who(who)
        for name in reversed(cards):
            c.deck.append(self._take(c.deck, c.discard, f"{c.id}.{name}"))
        return self

    def discard_pile(self, who: Who, number: int) -> Table:
        """`number` Action cards of `who` lie on its discard pile."""
        c = self.who(who)
        for _ in range(number):
            c.discard.append(c.deck.pop(0))
        return self

    def contaminate(self, who: Who, clean: int = 0, infected: int = 0, pile: str = "discard") -> Table:
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
        """`who` carries an Object of `kind` from the box; returns it."""
        token = self._take(self.table.object_supply, kind)
        self.who(who).held.append(token)
        return token

    def lies(self, kind: str, place: str) -> str:
        """An Object of `kind` from the box lies at `place`; returns it."""
        token = self._take(self.table.object_supply, kind)
        lay(self.game, token, place)
        return token

    def bare(self, who: Who) -> Table:
        """`who` has no Items at all (they leave the game)."""
        c = self.who(who)
        self.table.removed += [*c.items, *c.held, *c.beside]
        c.items, c.held, c.beside, c.ammo = [], [], [], {}
        return self

    def wounds(self, who: Who, light: int = 0, serious: Iterable[str] = (), dressed: Iterable[str] = ()) -> Table:
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

    def mark(self, who: Who, **marks: int) -> Table:
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

    def noise(self, *ways: str) -> Table:
        """Noise markers lie in `ways`."""
        self.table.noise.update(dict.fromkeys(ways, 1))
        return self

    def fire(self, *places: str) -> Table:
        """Fire markers lie at `places`."""
        self.table.fire.update(dict.fromkeys(places, 1))
        return self

    def malfunction(self, *places: str) -> Table:
        """Malfunction markers lie at `places`."""
        self.table.malfunction.update(dict.fromkeys(places, 1))
        return self

    def door(self, corridor: str, state: str = "closed") -> Table:
        """The Door in `corridor` is "closed", "destroyed" or "open"."""
        self.table.doors.pop(corridor, None)
        if state != "open":
            self.table.doors[corridor] = state
        return self

    # ---------------------------------------------------------------- chance

    def dice(self, die: str, *faces: str) -> Table:
        """The next rolls of `die`."""
        self.game.fixed.setdefault(die, []).extend(faces)
        return self

    def top(self, deck: str, *cards: str) -> Table:
        """These cards (by record id) lie on top of `deck`, the first named on top."""
        table = self.table
        for name in reversed(cards):
            table.decks[deck].append(self._take(table.decks[deck], table.discards[deck], name))
        return self

    def empty(self, *decks: str) -> Table:
        """`decks` have run out, their discard piles too: all these cards are out of the game."""
        for name in decks:
            for pile in (self.table.decks[name], self.table.discards[name]):
                self.table.removed += pile
                pile.clear()
        return self

    def bag(self, *kinds: str) -> Table:
        """The next tokens drawn from the bag are of `kinds`; what the bag lacks comes from the supply."""
        table, tokens = self.table, self.game.cards.tokens
        chosen = self.game.fixed.setdefault("bag", [])
        for kind in kinds:
            fitting = [t for t in [*table.bag, *table.supply] if tokens[t].type == kind and t not in chosen]
            token = fitting[0]
            if token in table.supply:
                table.supply.remove(token)
                table.bag.append(token)
            chosen.append(token)
        return self

    def only_in_bag(self, *kinds: str) -> Table:
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

    # ---------------------------------------------------------------- playing

    def legal(self, who: Who, *prefix: str) -> list[tuple[str, ...]]:
        """What `who` could do now on its turn, options that begin with `prefix`."""
        options = sorted(turn_options(self.game, self.who(who)))
        return [option for option in options if option[: len(prefix)] == prefix]

    def act(self, who: Who, *option: str) -> Table:
        """`who` takes the Action whose option begins with `option`; the rest must be settled by that.

        :raises AssertionError: when it is not legal now, or several Actions are meant.
        """
        c = self.who(who)
        self.table.turn = c.seat
        legal = self.legal(c, *option)
        if option in legal:
            legal = [option]
        assert legal, f"{c.id} cannot {option} now; legal are {self.legal(c)}"
        assert len(legal) == 1, f"{option} may mean {legal}; say which"
        self.do(lambda: act(self.game, c, legal[0]))
        return self

    def play_card(self, who: Who, name: str, *rest: str) -> Table:
        """`who` plays the Action card `name` (by record id) from its hand; `rest` are its option and target."""
        c = self.who(who)
        card = next(x for x in sorted(c.hand) if x.partition("/")[0] == f"{c.id}.{name}")
        return self.act(c, "card", card, *rest)

    def use(self, who: Who, card: str, *rest: str) -> Table:
        """`who` uses the Item `card`."""
        return self.act(who, "item", card, *rest)

    def do(self, rule: Any) -> Table:
        """Call `rule()`; a game that ends in it has its reason in `ending`."""
        try:
            rule()
        except GameOver:
            self.ending = self.game.state.ending
        return self

    def step(self, phase: str, name: str) -> Table:
        """Run one step of a phase, again and again as long as it asks for that."""
        run = next(s.run for s in self.game.ruleset.phases[phase] if s.name == name)
        self.game.state.phase = phase
        self.do(lambda: self._repeat(run))
        return self

    def _repeat(self, run: Any) -> None:
        while run(self.game):
            pass

    def turn(self) -> Table:
        """One step of the turns: the seat on turn is asked for an Action, answered by `will`."""
        self.game.state.phase = "player"
        return self.do(lambda: take_turns(self.game))

    def event_phase(self) -> Table:
        """All steps of the event phase, until one ends the game."""
        for step in self.game.ruleset.phases["event"]:
            if not self.ending:
                self.step("event", step.name)
        return self

    def start_round(self) -> Table:
        """The steps of the player phase before the turns."""
        for step in self.game.ruleset.phases["player"]:
            if step.name == "turns":
                break
            self.step("player", step.name)
        return self

    def finish(self, reason: str = "") -> Table:
        """End the game with `reason` and run the victory check."""
        state = self.game.state
        state.ending = state.ending or reason
        state.phase = "victory"
        for step in self.game.ruleset.phases["victory"]:
            self.step("victory", step.name)
        return self

    def tile(self, place: str) -> str:
        """The tile at `place`."""
        return str(tile_at(self.game, place).id)


def _run_set_up(game: Game) -> None:
    state, runs = game.state, game.ruleset.runs["setup"]
    while state.step < len(runs):
        if not runs[state.step](game):
            state.step += 1
    state.phase, state.step = "player", 0


@cache
def _ruleset(variant: str) -> Ruleset:
    return fakes() if variant == "fakes" else assemble(variant)


def table(variant: str | Ruleset = "fakes", characters: Iterable[str] = (), seed: int = 0) -> Table:
    """A table for `characters` (by id; default: two of the fakes) of a variant, a ruleset, or the fakes."""
    ruleset = variant if isinstance(variant, Ruleset) else _ruleset(variant)
    names = list(characters) or sorted(ruleset.compiled["cards"].characters)[:2]
    return Table(ruleset, names, seed)


def set_up(
    variant: str | Ruleset = "fakes", seats: int = 2, seed: int = 0, listener: Callable[[Event], None] | None = None
) -> Game:
    """A game for `seats` players after its set-up; everybody takes the first of the options offered."""
    ruleset = variant if isinstance(variant, Ruleset) else _ruleset(variant)
    game = ruleset.new_game(seats, seed)
    game.asker = lambda _, decision: decision.options[0]
    game.listener = listener
    _run_set_up(game)
    return game
