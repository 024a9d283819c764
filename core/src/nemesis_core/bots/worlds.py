"""Worlds for bots that look ahead: the game dealt anew from what the seat that is asked may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from .. import rng
from ..cloning import clone_state
from ..errors import BotError
from ..game import Game
from ..knowledge import redeal
from ..strict import shown

if TYPE_CHECKING:
    from ..game import Decision, Option
    from ..session import Session

Watch = Callable[[Game], bool]


class _Enough(Exception):
    """Raised between two steps of a world that has been watched long enough."""


@attrs.frozen(eq=False)
class World:
    """One way in which everything may lie that the seat cannot know, at the question that it is asked.

    :param seat: the seat that is asked.
    :param game: the game at its last boundary; it is not played itself, only copies of it are.
    :param choices: what the seat has chosen since.
    """

    seat: int
    game: Game = attrs.field(repr=False)
    choices: tuple[Option, ...] = ()

    def copy(self) -> Game:
        """A game of its own, at the last boundary."""
        return Game(self.game.ruleset, clone_state(self.game.state))

    def session(self) -> Session:
        """A session of its own at the question, to go on with step by step."""
        from ..session import Session

        return Session(self.copy(), self.choices)

    def play(self, option: Option, bots: Sequence[Any], watch: Watch | None = None) -> Game:
        """Answer the question with `option` and let `bots` play on, to the end or until `watch` says that it is enough.

        :param bots: one for each seat, called with the game and a `Decision`.
        :param watch: called with the game after each step; it stops there when that returns True.
        :raises BotError: when `option` is none of the options.
        :raises PluginError: when a rule raised.
        """
        game = self.copy()
        answers = [*self.choices, option][::-1]
        own = bots[self.seat]

        def answer(game: Game, decision: Decision) -> Any:
            if not answers:
                return own(game, decision)
            choice = answers.pop()
            if choice not in decision.options:
                raise BotError(f"{shown(choice)} is no option in a world of seat {self.seat + 1} at {decision.kind}")
            return choice

        def look(game: Game) -> None:
            if watch is not None and watch(game):
                raise _Enough

        game.on_step = look
        try:
            return game.play([answer if seat == self.seat else bot for seat, bot in enumerate(bots)])
        except _Enough:
            return game


def can_deal(game: Game, seat: int) -> bool:
    """Has nothing happened since the last boundary but choices of `seat`?

    What was rolled, drawn or chosen by others in the running step would lie in a world as it really lies.
    """
    trail = game.trail if game.inside else []
    return all(entry[0] in ("choose", "forced") and entry[1] == seat for entry in trail)


def deal_world(game: Game, seat: int, seed: int) -> World | None:
    """A world for `seat`: a function of what it may know and of `seed` alone. None where `can_deal` says no.

    :raises ValueError: in a game that keeps no boundary.
    """
    if game.inside and game.boundary is None:
        raise ValueError("a bot that asks for worlds has to say so beforehand; give it looks_ahead = True")
    if not can_deal(game, seat):
        return None
    made = redeal(game, seat, seed, blind=True)
    made.state.seed = rng.mix(made.state.rng)
    made.state.streams.clear()
    made.state.decisions = sum(who == seat for who, _ in game.choices[: game.made if game.inside else None])
    made.state.forced = 0
    made.choices.clear()
    return World(seat, made, tuple(game.trail_choices()))
