"""A table in a few readable lines: who stands where with what, what chance will give, actions by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from ..assembly import Ruleset, assemble
from ..bots import Asked
from ..errors import GameOver
from ..features import Layout
from ..game import Decision, Event, Game, Option
from ..mapping import Chart, chart_of
from ..rules import Character, tile_at
from ..rules.turns import begin, go_on, take_turns, turn_options
from ..screen import Panel, names_in, panels, results
from ..story import sentence, templates
from ..wording import Question, in_words, question
from .arranging import Arrangement, Who
from .expecting import Expectations
from .fakes import fakes

Rows = dict[str, list[tuple[str, ...]]]


class Table(Arrangement, Expectations):
    """A game past its set-up that a test arranges, plays and looks at.

    Nothing happens on its own: hands are empty, it is round 1, the first seat is First Player and on turn.
    """

    def __init__(self, ruleset: Ruleset, characters: list[str], seed: int) -> None:
        self.game: Game = ruleset.new_game(len(characters) + ruleset.compiled["seats_apart"], seed)
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
            assert slots[name] in left, f"{name} has the draft slot of another of {characters}"
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

    # ---------------------------------------------------------------- playing

    def legal(self, who: Who, *prefix: str) -> list[tuple[str, ...]]:
        """What `who` could do now on its turn, options that begin with `prefix`."""
        options = sorted(turn_options(self.game, self.who(who)))
        return [option for option in options if option[: len(prefix)] == prefix]

    def ends(self, who: Who, *prefix: str) -> list[str]:
        """The last words of what `who` could do now, of options that begin with `prefix`: most often its targets."""
        return [option[-1] for option in self.legal(who, *prefix)]

    def words(self, who: Who, *options: Option, kind: str = "turn", about: Any = None) -> Question:
        """The decision about `options` in words, as `who` is asked; without any, about all it could do on its turn."""
        seat = self.who(who).seat
        decision = Decision(seat, kind, list(options) or list(self.legal(who)), about)
        return question(self.game, decision, names_in(self.game.ruleset, self.game.view(seat)))

    def said(self, who: Who, *options: Option, kind: str = "turn", about: Any = None) -> list[str]:
        """The texts of `words`, option by option."""
        return [offer.text for offer in self.words(who, *options, kind=kind, about=about).offers]

    def to_bot(self, who: Who, *options: Option, kind: str = "turn", about: Any = None) -> Asked:
        """What a bot in the seat of `who` is given when it is asked about `options`, or about its turn."""
        seat = self.who(who).seat
        return Asked(self.game, Decision(seat, kind, list(options) or list(self.legal(who)), about))

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
        return self.do(lambda: self._act(c, legal[0]))

    def _act(self, who: Character, option: tuple[str, ...]) -> None:
        begin(self.game, who, option)
        while self.table.declared:
            go_on(self.game, who, option)

    def play_card(self, who: Who, name: str, *rest: str) -> Table:
        """`who` plays the Action card `name` (by record id) from its hand; `rest` are its option and target."""
        c = self.who(who)
        card = next(x for x in sorted(c.hand) if x.partition("/")[0] == f"{c.id}.{name}")
        return self.act(c, "card", card, *rest)

    def lay(self, path: str, *names: str) -> Table:
        """Lay components, wherever they lie now, at `path`: on top of a list one by one, or in a place for one.

        They go by their ids, or by the names of their records. `t.lay("tide.pile", "ebb")` draws the ebb next.

        :raises NemesisError: when the path leads nowhere or no such component is left elsewhere.
        """
        from .scenario.laying import lay
        from .scenario.words import Words

        lay(Words(self.game), path, list(names))
        return self

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
        """One Action of the turns: the seat on turn is asked for it, answered by `will`."""
        self.game.state.phase = "player"
        return self.do(self._one_action)

    def _one_action(self) -> None:
        take_turns(self.game)
        while self.table.declared:
            take_turns(self.game)

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

    # ---------------------------------------------------------------- what is shown

    def rooms_known(self, who: Who) -> set[str]:
        """The unexplored places of which the player of `who` knows the tile."""
        rooms = self.game.view(self.who(who).seat)["rooms"]
        return {place for place, tile in rooms.items() if place not in self.table.explored and tile[0] != "?"}

    def names(self, who: Who = 0) -> dict[str, dict[str, str]]:
        """The names by which the player of `who` is told of things: field -> id -> name."""
        return names_in(self.game.ruleset, self.game.view(self.seat(who)))

    def screen(self, who: Who = 0) -> Rows:
        """The screen of the player of `who`: title of each panel -> its rows."""
        view = self.game.view(self.seat(who))
        return _rows(panels(self.game.ruleset, view, self.names(who)))

    def map(self, who: Who = 0) -> Chart:
        """The map that the player of `who` sees."""
        return chart_of(self.game.ruleset, self.game.view(self.seat(who)))

    def features(self, who: Who = 0) -> dict[str, dict[str, int]]:
        """What the player of `who` sees in numbers: feature -> part -> number, without those that are 0."""
        layout = Layout(self.game.ruleset, self.game.state.seats)
        return layout.told(layout.check(self.game, self.seat(who)))

    def story(self, who: Who = 0) -> list[str]:
        """What has been logged, told as to the player of `who`, line by line."""
        ruleset, names = self.game.ruleset, self.names(who)
        told = (sentence(in_words(event, ruleset, names), templates(ruleset), names) for event in self.log)
        return [line for line in told if line]

    def end_screen(self) -> Rows:
        """The end screen: title of each panel -> its rows."""
        return _rows(results(self.game, self.names()))


def _rows(shown: Iterable[Panel]) -> Rows:
    return {panel.title: [tuple(row) for row in panel.rows] for panel in shown}


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
