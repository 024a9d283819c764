"""A game that waits: it stops at each decision until its caller chooses."""

from __future__ import annotations

from typing import Any

import greenlet

from .cloning import clone_state
from .errors import SaveError, StaleChoice
from .game import Decision, Event, Game, Option
from .state import GameState


def canonical(option: Any) -> Option:
    """The option that JSON turned into lists."""
    return tuple(option) if isinstance(option, list) else option


class Session:
    """Plays a game step by step for a caller that must wait (a terminal, a page, a training loop).

    `decision` is the question at hand, or None at the end. A session belongs to the thread that made it.
    """

    def __init__(self, game: Game, replay: list[Option] | None = None) -> None:
        self.game = game
        self.decision: Decision | None = None
        self.events: list[Event] = []
        game.asker = self._ask
        game.keep_boundary = True
        self._back: list[tuple[GameState, list[Option]]] = []
        self._caller = greenlet.getcurrent()
        self._running = greenlet.greenlet(game.run)
        self._resume(None)
        for option in replay or ():
            self.choose(option)

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

    def choose(self, option: Any) -> None:
        """Answer the decision at hand.

        :raises StaleChoice: when there is no decision or `option` is not one of its options.
        """
        option = canonical(option)
        if self.decision is None:
            raise StaleChoice("the game is over; there is nothing to choose")
        if option not in self.decision.options:
            raise StaleChoice(f"{option!r} is not an option of {self.decision.kind}; look at the decision again")
        self._remember(option)
        self._resume(option)

    # ---------------------------------------------------------------- undo

    def _own_trail(self) -> list[Option] | None:
        """The choices since the boundary if one seat alone made them and nothing else happened, else None."""
        trail = self.game.trail
        seat = self.decision.seat if self.decision else -1
        if all(entry[0] == "choose" and entry[1] == seat for entry in trail):
            return [entry[2] for entry in trail]
        return None

    def _remember(self, option: Option) -> None:
        own = self._own_trail()
        if own is None or self.game.boundary is None:
            self._back = []
            return
        if self._back and self._seat_before != self.decision.seat:  # type: ignore[union-attr]
            self._back = []
        self._seat_before = self.decision.seat  # type: ignore[union-attr]
        self._back.append((self.game.boundary, own))

    _seat_before = -1

    @property
    def can_undo(self) -> bool:
        """Nothing was learnt, rolled or chosen by others since the last choice."""
        if not self._back or self.decision is None or self.decision.seat != self._seat_before:
            return False
        return self._own_trail() is not None and not self._learnt_since(self._back[-1][0])

    def _learnt_since(self, boundary: GameState) -> bool:
        now = self.game.boundary
        if now is boundary:
            return False
        assert now is not None
        return now.rng != boundary.rng or now.known != boundary.known or now.steps != boundary.steps + 1

    def undo(self) -> None:
        """Take back the last choice.

        :raises StaleChoice: when `can_undo` is False.
        """
        if not self.can_undo:
            raise StaleChoice("the last choice cannot be taken back: something was learnt or others have chosen")
        boundary, own = self._back[-1]
        kept, choices = self._back[:-1], self.game.choices
        at = len(choices) - 1
        self._restart(boundary, own, choices[: at - len(own)])
        self._back = kept

    def _restart(self, boundary: GameState, replay: list[Option], choices: list[tuple[int, Option]]) -> None:
        game = Game(self.game.ruleset, clone_state(boundary))
        game.choices = list(choices)
        game.listener, game.asker, game.keep_boundary = None, self._ask, True
        listener, self.game = self.game.listener, game
        self._running = greenlet.greenlet(game.run)
        self._resume(None)
        for option in replay:
            self._resume(option)
        game.listener = listener

    # ---------------------------------------------------------------- copies and saves

    def trail_choices(self) -> list[Option]:
        """The choices since the boundary, which a copy has to replay."""
        return [entry[2] for entry in self.game.trail if entry[0] == "choose"]

    def clone(self) -> Session:
        """A session of its own at the same decision."""
        game = self.game.clone()
        replay = self.trail_choices()
        game.choices = game.choices[: len(game.choices) - len(replay)]
        return Session(game, replay)

    def view(self, seat: int) -> dict[str, Any]:
        """What `seat` may know."""
        return self.game.view(seat)

    def redeal(self, seat: int, seed: int) -> Session:
        """This game for `seat` with everything it cannot know dealt anew, at the same decision."""
        from .knowledge import redeal

        return Session(redeal(self.game, seat, seed), self.trail_choices())

    def save(self) -> dict[str, Any]:
        """The session as plain data (see `nemesis_core.saves` for files)."""
        from .saves import session_to_data

        return session_to_data(self)

    @classmethod
    def load(cls, data: dict[str, Any], ruleset: Any) -> Session:
        """The session that `save` wrote.

        :raises SaveError: when the data is damaged or of another variant.
        """
        from .saves import session_from_data

        made = session_from_data(data, ruleset)
        if not isinstance(made, cls):
            raise SaveError("the save holds no session")
        return made
