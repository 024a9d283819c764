"""The game: runs the steps, asks the seats, and is the one place where chance and secrets are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from . import rng
from .cloning import clone_state
from .errors import BotError, GameOver, NemesisError, PluginError
from .own_rules import own_rules
from .state import GameState

if TYPE_CHECKING:
    from .assembly import Ruleset

Option = str | tuple[str, ...]
"""A legal answer: a text, or a tuple of texts. Always a value, never a position in a list."""
Asker = Callable[["Game", "Decision"], Option]
STALL: str = "stall"
"""The ending of a game that the stall guard stopped."""


@attrs.define(slots=True, eq=False)
class Decision:
    """A question to one seat; `options` are sorted, unique and at least two when a bot or person sees it."""

    seat: int
    kind: str
    options: list[Any]
    about: Any = None
    """What the question is about (a card, a piece), for display."""


@attrs.frozen
class Event:
    """A line of the log: what happened, with the rule behind it, and who may see it (None: everybody)."""

    kind: str
    rule: str
    audience: tuple[int, ...] | None
    data: dict[str, Any]


class Game:
    """One game of a ruleset.

    Every part of the state and every compiled table of the content is an attribute of the game under its name
    (`game.table`, `game.board`, ...). Rules take the game first, ask with `ask`, draw with `roll`, `shuffle`
    and `pick`, and tell with `tell`.
    """

    def __init__(self, ruleset: Ruleset, state: GameState) -> None:
        self.ruleset = ruleset
        self.hooks = ruleset.hooks
        self.state = state
        self.asker: Asker | None = None
        self.bots: Sequence[Asker] = ()
        self.listener: Callable[[Event], None] | None = None
        self.events_told = 0
        self.on_step: Callable[[Game], None] | None = None
        self.trail: list[tuple[Any, ...]] = []
        self.past: list[tuple[Any, ...]] = []
        self.choices: list[tuple[int, Option]] = []
        self.made = 0
        self.fixed = state.fixed
        self.keep_boundary = False
        self.boundary: GameState | None = None
        self.inside = False
        self.__dict__.update(ruleset.compiled)
        self.__dict__.update(state.parts)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    # ---------------------------------------------------------------- running

    @property
    def over(self) -> bool:
        """The last step has been taken."""
        return self.state.phase == "over"

    def play(self, bots: Sequence[Any]) -> Game:
        """Play on to the end; `bots[seat](game, decision)` answers for each seat.

        :raises NemesisError: when there is not one bot for each seat; a game that asks nobody needs none.
        """
        if bots and len(bots) != self.state.seats:
            raise NemesisError(f"{len(bots)} bots for {self.state.seats} seats; give one for each seat")
        self.bots, self.asker = bots, None
        self.keep_boundary = self.keep_boundary or any(getattr(bot, "looks_ahead", False) for bot in bots)
        self.run()
        return self

    def run(self) -> None:
        """Take steps until the game is over.

        :raises BotError: when a bot raised, or answered with what is no option.
        :raises PluginError: when a rule raised; it names the plugin, the function and the step.
        """
        state, phases, following = self.state, self.ruleset.runs, self.ruleset.following
        limit = self.ruleset.max_steps
        if self.keep_boundary:
            self._keep()
        self.inside, self.made, self.trail = False, len(self.choices), []
        while state.phase != "over":
            phase = state.phase
            steps = phases[phase]
            self.inside = True
            try:
                again = steps[state.step](self) if steps else None
            except GameOver:
                again = None
                if phase != "victory":
                    phase, steps, state.step = "victory", phases["victory"], -1
                    state.phase = phase
            except BotError:
                raise
            except Exception as error:
                raise PluginError(self.ruleset.blame(error, phase, state.step)) from error
            if not again:
                state.step += 1
                if state.step >= len(steps):
                    state.phase, state.step = following[phase], 0
            state.steps += 1
            if state.steps >= limit and state.phase != "over":
                state.ending, state.phase, state.step = STALL, "over", 0
            if self.keep_boundary:
                self._keep()
            self.inside, self.made, self.trail = False, len(self.choices), []
            if self.on_step is not None:
                self.on_step(self)

    def _keep(self) -> None:
        """Keep the state at a boundary, where it alone is the game."""
        self.boundary = clone_state(self.state)
        self.past += self.trail

    def end(self, reason: str) -> None:
        """End the game now, from any depth: the running step is left and the victory check follows."""
        if not self.state.ending:
            self.state.ending = reason
        raise GameOver(reason)

    # ---------------------------------------------------------------- asking

    def ask(self, seat: int, kind: str, options: list[Any], about: Any = None) -> Any:
        """Ask `seat` to choose one of `options` and return it; a single option is taken without asking.

        `options` is sorted here; it must not be empty and its members must be of one type.
        """
        if len(options) == 1:
            self.state.forced += 1
            self.trail.append(("forced", seat, options[0]))
            return options[0]
        if not options:
            raise ValueError(f"no option left for decision {kind} of seat {seat}")
        options.sort()
        answer = self.bots[seat] if self.asker is None else self.asker
        choice = answer(self, Decision(seat, kind, options, about))
        self.state.decisions += 1
        self.choices.append((seat, choice))
        self.trail.append(("choose", seat, choice))
        return choice

    def ask_all(self, kind: str, options: dict[int, list[Any]], about: Any = None) -> dict[int, Any]:
        """Ask several seats at once, in secret: nobody's choice takes effect before all have chosen."""
        return {seat: self.ask(seat, kind, given, about) for seat, given in options.items()}

    # ---------------------------------------------------------------- chance

    def _number(self, name: str, sides: int) -> int:
        state = self.state
        if state.phase == "setup":
            value = state.streams.get(name)
            if value is None:
                value = rng.mix(state.seed ^ rng.name_hash(name))
            value = state.streams[name] = rng.advance(value)
        else:
            value = state.rng = (state.rng * rng.MULTIPLIER + rng.INCREMENT) & rng.MASK
        return ((value >> 32) * sides) >> 32

    def roll(self, name: str, faces: Sequence[str]) -> str:
        """Roll the die `name`; returns one of its `faces`."""
        fixed = self.fixed.get(name)
        face: str = fixed.pop(0) if fixed else faces[self._number(name, len(faces))]
        if fixed is not None and face not in faces:
            raise ValueError(f"{face!r} was fixed for {name}, which has only {sorted(set(faces))}")
        self.trail.append(("roll", name, face))
        return face

    def pick(self, name: str, pieces: list[str]) -> str:
        """Take a random piece out of `pieces` (a bag) and return it."""
        fixed = self.fixed.get(name)
        if fixed:
            piece: str = fixed.pop(0)
            pieces.remove(piece)
        else:
            piece = pieces.pop(self._number(name, len(pieces)))
        self.trail.append(("pick", name, piece))
        return piece

    def shuffle(self, name: str, pieces: list[str]) -> None:
        """Shuffle `pieces` in place; nobody knows their places afterwards."""
        state = self.state
        known = state.known
        if known:
            for piece in pieces:
                known.pop(piece, None)
        fixed = self.fixed.get(name)
        if fixed:
            given = fixed.pop(0)
            if sorted(given) != sorted(pieces):
                raise ValueError(f"an order was fixed for {name} that has not the same pieces: {given}")
            pieces[:] = given
        elif state.phase == "setup":
            value = state.streams.get(name)
            if value is None:
                value = rng.mix(state.seed ^ rng.name_hash(name))
            state.streams[name] = rng.shuffle(value, pieces)
        else:
            state.rng = rng.shuffle(state.rng, pieces)
        self.trail.append(("shuffle", name, tuple(pieces)))

    def drawn(self, piece: str) -> str:
        """Note that hidden `piece` came into play, so that a re-deal of this step leaves it where it was."""
        self.trail.append(("drawn", piece))
        return piece

    # ---------------------------------------------------------------- knowing and telling

    def know(self, piece: str, seats: Iterable[int]) -> None:
        """Let `seats` know the hidden `piece` from now on."""
        known = self.state.known
        mask = known.get(piece, 0)
        for seat in seats:
            mask |= 1 << seat
        known[piece] = mask
        self.trail.append(("know", piece))

    def know_all(self, piece: str) -> None:
        """Let every seat know `piece`."""
        self.state.known[piece] = (1 << self.state.seats) - 1
        self.trail.append(("know", piece))

    def forget(self, piece: str) -> None:
        """Nobody knows `piece` any more (it was turned down and mixed with others)."""
        self.state.known.pop(piece, None)

    def tell(self, kind: str, rule: str = "", audience: tuple[int, ...] | None = None, **data: Any) -> None:
        """Log an event for `audience` (None: all seats); nothing happens while nobody listens."""
        if self.listener is not None:
            rule = own_rules(self.ruleset.compiled).get(rule, rule)
            self.events_told += 1
            self.listener(Event(kind, rule, audience, data))

    # ---------------------------------------------------------------- looking and copying

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know: one entry for each piece that shows something."""
        from .knowledge import view

        return view(self, seat)

    def at_boundary(self) -> GameState:
        """The state at the last boundary, not to be changed.

        :raises ValueError: inside a step of a game that does not keep its boundary.
        """
        if self.boundary is None and self.inside:
            raise ValueError("inside a step only a game that was played with keep_boundary can be copied")
        return self.boundary or self.state

    def trail_choices(self) -> list[Option]:
        """The choices since the last boundary, which a copy has to replay to come to the same decision."""
        return [option for _, option in self.choices[self.made :]] if self.inside else []

    def clone(self) -> Game:
        """A game of its own at the last boundary (`Session.clone`: at the same decision).

        :raises ValueError: inside a step of a game that does not keep its boundary.
        """
        copy = Game(self.ruleset, clone_state(self.at_boundary()))
        copy.choices = self.choices[: self.made] if self.inside else self.choices[:]
        return copy
