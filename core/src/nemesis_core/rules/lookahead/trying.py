"""One option tried out in one world: played on for some rounds, and judged there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ... import rng
from ...bots.asked import Asked
from ...bots.plain import RandomBot
from ...winning import won
from .bystander import Bystander
from .worth import odds

if TYPE_CHECKING:
    from ...bots.found import Thinker
    from ...bots.worlds import World
    from ...game import Game

FURTHER: Final = 1 << 32
"""What the numbers of worlds begin with in which the neighbours play, too."""


class Trying:
    """Tries options of one question out; `base` is for its chance, `player` plays on for the seat."""

    def __init__(self, asked: Asked, base: int, player: Thinker) -> None:
        self.asked = asked
        self.seat = asked.seat
        self.base = base
        self.round: int = asked.view["round"]
        self.lost_when_dead = all(goal.alive for goal in asked.goals)
        self.world = lru_cache(maxsize=1)(self._world)
        seats, worths = range(len(asked.view["characters"])), dict[str, float]()
        self.bots = [Bystander(seat, base + seat, worths, player) for seat in seats]

    def _world(self, number: int) -> World:
        """The world of this number."""
        world = self.asked.world(rng.mix(self.base ^ rng.mix(number)))
        assert world is not None
        return world

    def alone(self, option: Any, number: int) -> float:
        """How likely the seat wins after `option`, in the world of this number, at the end of the round.

        The neighbours have passed: what they do there makes more of a noise than of a difference.
        """
        return self.play(option, self.world(number), Watch(self, 1, hushed=True))

    def among_all(self, option: Any, number: int) -> float:
        """The same where everybody plays, at the end of the next round."""
        return self.play(option, self.world(FURTHER + number), Watch(self, 2, hushed=False))

    def play(self, option: Any, world: World, watch: Watch) -> float:
        """How likely the seat wins after `option` in `world`, as far as is watched."""
        watch.begin(world.game)
        apart = range(len(self.bots), world.game.state.seats)
        game = world.play(option, [*self.bots, *(RandomBot(self.base, seat) for seat in apart)], watch)
        if game.over:
            return float(bool(won(game)[self.seat]))
        return 0.0 if watch.dead(game) else odds(game, self.seat)


class Watch:
    """Says when enough of a world has been seen: at the end of so many `rounds`, or when the seat is dead.

    Until then the neighbours are `hushed`, or play.
    """

    def __init__(self, trying: Trying, rounds: int, hushed: bool) -> None:
        self.trying = trying
        self.round = trying.round
        self.last = trying.round + rounds - 1
        self.hushed = hushed

    def begin(self, game: Game) -> None:
        """Let the neighbours play in `game`, or sit the round out."""
        self.wake(not self.hushed)
        self.hush(game)

    def wake(self, neighbours: bool) -> None:
        """Let the neighbours play, too, or only the seat itself."""
        for bot in self.trying.bots:
            bot.awake = neighbours or bot.seat == self.trying.seat

    def hush(self, game: Game) -> None:
        """Let all who are not awake sit this round out."""
        for who in game.table.characters:
            who.passed = who.passed or not self.trying.bots[who.seat].awake

    def dead(self, game: Game) -> bool:
        """Is the seat out of play and has lost by that?"""
        return self.trying.lost_when_dead and game.table.characters[self.trying.seat].status == "dead"

    def __call__(self, game: Game) -> bool:
        table, state = game.table, game.state
        who = table.characters[self.trying.seat]
        if who.status != "active":
            self.wake(neighbours=True)  # whether the seat has won may hang on what becomes of them
            return self.dead(game)
        if table.round > self.round:
            self.round = table.round
            self.hush(game)
        # The last round may go by while it waits beside the Rooms.
        return bool(state.phase == "player" and state.step == 0 and who.place and table.round >= self.last)
