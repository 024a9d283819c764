"""A game that waits: it stops at each decision until its caller chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import attrs
import greenlet

from . import rng
from .cloning import clone_state
from .errors import PluginError, StaleChoice
from .game import Decision, Event, Game, Option
from .state import GameState

if TYPE_CHECKING:
    from .assembly import Ruleset


CHOICES = ("choose", "forced")
"""Entries of the trail by which nothing is learnt."""
PASSED = ("forced", "window")
"""Entries of the trail that tell how far a step has come."""
DEALS = 50
"""How often `Session.redeal` deals before it lets the seats keep what they hold."""


def canonical(option: Any) -> Option:
    """The option that JSON turned into lists."""
    return tuple(option) if isinstance(option, list) else option


def _came_alike(one: Session, other: Session, seat: int) -> bool:
    """Have both come to the same decision, as far as `seat` can tell, at the same moment of the step?

    Nobody's hand may have been forced otherwise either.
    """
    mine, theirs = one.decision, other.decision
    if mine is None or theirs is None:
        return mine is theirs
    if (mine.seat, mine.kind) != (theirs.seat, theirs.kind) or (mine.seat == seat and mine.options != theirs.options):
        return False
    passed = ([entry for entry in game.trail if entry[0] in PASSED] for game in (one.game, other.game))
    return next(passed) == next(passed)


@attrs.frozen
class _Point:
    """A decision to which a session can go back: the boundary before it, and how much was chosen and told."""

    boundary: GameState
    made: int
    """Choices before the boundary."""
    chosen: int
    """Choices before the decision."""
    told: int


class Session:
    """Plays a game step by step for a caller that must wait (a terminal, a page, a training loop).

    `decision` is the question at hand, or None at the end; `game` is another object after `undo`; `notice` says what
    was lost when a save of other plugin versions was loaded. With `listen` the log is collected in `events` from the
    first line on (else after `listen()`). A session belongs to the thread that made it.

    Without `keep` it keeps nothing to go back to: it is twice as fast, and can be neither undone, copied, dealt anew
    nor saved (a ValueError says so); when a rule raises, it is over.
    """

    def __init__(self, game: Game, replay: Sequence[Option] = (), listen: bool = False, *, keep: bool = True) -> None:
        self.decision: Decision | None = None
        self.events: list[Event] = []
        self.notice = ""
        self.keep = keep
        self._back: list[_Point] = []
        self._seat = -1
        """The seat that made the choices of `_back`."""
        if listen:
            game.listener = self.events.append
        self._start(game, replay)

    def _start(self, game: Game, replay: Sequence[Option]) -> None:
        self.game = game
        game.asker, game.keep_boundary = self._ask, self.keep
        self._running = greenlet.greenlet(game.run)
        self._resume(None)
        for option in replay:
            self._check(option)
            self._resume(option)

    def listen(self) -> None:
        """Collect the game's log in `events` from now on."""
        self.game.listener = self.events.append

    def _ask(self, _game: Game, decision: Decision) -> Option:
        answer: Option = self._caller.switch(decision)
        return answer

    def _resume(self, option: Option | None) -> None:
        self._caller = greenlet.getcurrent()
        self._running.parent = self._caller
        answer = self._running.switch() if option is None else self._running.switch(option)
        self.decision = answer if isinstance(answer, Decision) else None

    def _check(self, option: Option) -> Decision:
        if self.decision is None:
            raise StaleChoice("the game is over; there is nothing to choose")
        if option not in self.decision.options:
            raise StaleChoice(f"{option!r} is not an option of {self.decision.kind}; look at the decision again")
        return self.decision

    def choose(self, option: Any) -> None:
        """Answer the decision at hand.

        :raises StaleChoice: when there is no decision or `option` is not one of its options.
        :raises PluginError: when a rule raised; the session is at the same decision then.
        """
        option = canonical(option)
        seat = self._check(option).seat
        if not self.keep:
            self.decision = None
            self._resume(option)
            return
        game = self.game
        point = _Point(game.at_boundary(), game.made, len(game.choices), len(self.events))
        before = len(game.trail)
        game.past.clear()
        try:
            self._resume(option)
        except PluginError:
            self._restart(point)
            raise
        self._remember(point, seat, before)

    # ---------------------------------------------------------------- undo

    def _remember(self, point: _Point, seat: int, before: int) -> None:
        since = [*self.game.past, *self.game.trail][before:]
        if seat != self._seat:
            self._back = []
        self._back.append(point)
        self._seat = seat
        if any(entry[0] not in CHOICES for entry in since):
            self._back = []

    @property
    def can_undo(self) -> bool:
        """The seat that is asked made the last choice, and nothing was rolled, drawn or shown since then."""
        return bool(self._back) and self.decision is not None and self.decision.seat == self._seat

    def undo(self) -> None:
        """Take back the last choice, across boundaries too.

        :raises StaleChoice: when `can_undo` is False.
        """
        if not self.can_undo:
            raise StaleChoice("the last choice cannot be taken back: something was learnt or others have chosen")
        self._restart(self._back.pop())

    def _restart(self, point: _Point) -> None:
        left = self.game
        game = Game(left.ruleset, clone_state(point.boundary))
        game.choices = left.choices[: point.made]
        self._start(game, [option for _, option in left.choices[point.made : point.chosen]])
        game.listener = left.listener
        del self.events[point.told :]

    # ---------------------------------------------------------------- copies and saves

    def trail_choices(self) -> list[Option]:
        """The choices since the boundary, which a copy has to replay."""
        return self.game.trail_choices()

    def clone(self) -> Session:
        """A session of its own at the same decision; what can be undone here cannot be there."""
        return Session(self.game.clone(), self.trail_choices())

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know."""
        return self.game.view(seat)

    def redeal(self, seat: int, seed: int) -> Session:
        """This game for `seat` with everything it cannot know dealt anew, at the same decision.

        A deal by which others would have been asked something else since the last boundary does not come to this
        decision: another is made. After a number of them the seats keep what they hold.
        """
        from .knowledge import redeal

        for n in range(DEALS):
            try:
                made = Session(redeal(self.game, seat, rng.mix(seed + n) if n else seed), self.trail_choices())
            except (StaleChoice, PluginError):
                continue
            if _came_alike(self, made, seat) and not any(made.game.fixed.values()):
                return made
        return Session(redeal(self.game, seat, seed, held=True), self.trail_choices())

    def save(self) -> dict[str, Any]:
        """The session as plain data (see `nemesis_core.saves` for files)."""
        from .saves import session_to_data

        return session_to_data(self)

    @classmethod
    def load(cls, data: Any, ruleset: Ruleset) -> Session:
        """The session that `save` wrote.

        :raises SaveError: when the data is damaged or of another variant.
        """
        from .saves import session_from_data

        return session_from_data(data, ruleset)
