"""What a thinking bot is given: the question, its options, and what its seat may know; never the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from .. import rng
from ..prospects import Errand, Goal
from .worlds import World, deal_world

if TYPE_CHECKING:
    from ..assembly import Ruleset
    from ..game import Decision, Game

PLAIN = (str, int, tuple, type(None))


def chance(base: int, number: int, sides: int) -> int:
    """A number from 0 up to `sides`, not included: a function of a bot's `base` and the `number` of the decision."""
    value = (base + number * 0x9E3779B97F4A7C15) & rng.MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & rng.MASK
    return ((value ^ (value >> 27)) >> 32) * sides >> 32


def _about(about: Any) -> Any:
    """What a question is about as plain data: a moment of the rules says itself what of it lies open."""
    told = getattr(about, "told", None)
    if told is not None:
        return told()
    return about if isinstance(about, PLAIN) else None


class Asked:
    """One question to a bot.

    `seat`, `kind` and `options` are those of the `Decision`; `about` is what the question is about, as plain data;
    `ruleset` has the content and the compiled tables, which are open to all. `number` is how many decisions the seat
    has had before: the number of all would tell who could have reacted and did not. `view`, `goals` and `errands` are
    made when they are asked for, and can be asked for only until it is answered.
    `seconds` is how long it may think, where people wait for it and have said so, else None.
    """

    __slots__ = (
        *("_deal", "_errands", "_goals", "_look", "_view"),
        *("about", "kind", "number", "options", "ruleset", "seat", "seconds"),
    )

    def __init__(self, game: Game, decision: Decision, seconds: float | None = None) -> None:
        self.seat = decision.seat
        self.kind = decision.kind
        self.options: list[Any] = decision.options[:]
        self.about = _about(decision.about)
        self.number = sum(seat == decision.seat for seat, _ in game.choices)
        self.seconds = seconds
        self.ruleset: Ruleset = game.ruleset
        self._look: Callable[[int], dict[str, Any]] | None = game.view
        self._deal: Callable[[int, int], World | None] | None = partial(deal_world, game)
        self._view: dict[str, Any] | None = None
        self._goals: list[Goal] | None = None
        self._errands: list[Errand] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as `Session.view` has it.

        :raises ValueError: when it is looked at for the first time after the answer.
        """
        if self._view is None:
            if self._look is None:
                raise ValueError("this question has been answered; look at the view before")
            self._view = self._look(self.seat)
        return self._view

    @property
    def goals(self) -> list[Goal]:
        """What the seat can win by."""
        if self._goals is None:
            given = self.ruleset.hooks.goals(self.ruleset, self.view)
            self._goals = [goal for goals in given for goal in goals]
        return self._goals

    @property
    def errands(self) -> list[Errand]:
        """What the seat can go and do towards its goals, and to get out alive."""
        if self._errands is None:
            given = self.ruleset.hooks.errands(self.ruleset, self.view)
            self._errands = [errand for errands in given for errand in errands]
        return self._errands

    def likely(self, condition: str) -> float:
        """How likely `condition` of a goal is to hold at the end, if the seat does nothing more about it."""
        answer = self.ruleset.hooks.likely(self.ruleset, self.view, condition)
        return 0.0 if answer is None else float(answer)

    @property
    def rounds_left(self) -> int | None:
        """How many rounds are played at most from now on, this one included; None where the board does not say."""
        left: int | None = self.ruleset.hooks.rounds_left(self.ruleset, self.view)
        return left

    def world(self, seed: int) -> World | None:
        """The game at this question with all that the seat cannot know dealt anew; the same `seed` deals the same.

        None where somebody else has chosen, or something was rolled or drawn, in the step that is running: a world
        would tell what. A bot has to say beforehand that it wants worlds, by `looks_ahead = True`.

        :raises ValueError: after the answer, or when the bot has not said so.
        """
        if self._deal is None:
            raise ValueError("this question has been answered; ask for worlds before")
        return self._deal(self.seat, seed)

    def close(self) -> None:
        """The question is answered: what was not looked at by now stays unseen."""
        self._look = self._deal = None
