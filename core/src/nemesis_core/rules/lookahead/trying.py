"""One option tried out in one world: played on to the end of the round, and judged there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

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
        """The world of this number, in which the neighbours have passed."""
        world = self.asked.world(rng.mix(self.base ^ rng.mix(number)))
        assert world is not None
        self.hush(world.game)
        return world

    def wake(self, neighbours: bool) -> None:
        """Let the neighbours play, too, or only the seat itself."""
        for bot in self.bots:
            bot.awake = neighbours or bot.seat == self.seat

    def hush(self, game: Game) -> None:
        """Let the neighbours sit this round out: what they do there makes more of a noise than of a difference."""
        for who in game.table.characters:
            who.passed = who.passed or who.seat != self.seat

    def __call__(self, option: Any, number: int) -> float:
        """How likely the seat wins after `option`, in the world of this number."""
        world = self.world(number)
        apart = range(len(self.bots), world.game.state.seats)
        self.wake(neighbours=False)
        watch = Watch(self)
        game = world.play(option, [*self.bots, *(RandomBot(self.base, seat) for seat in apart)], watch)
        if game.over:
            return float(bool(won(game)[self.seat]))
        return 0.0 if watch.dead(game) else odds(game, self.seat)


class Watch:
    """Says when enough of a world has been seen: at the end of the round, or when the seat is dead."""

    def __init__(self, trying: Trying) -> None:
        self.trying = trying
        self.round = trying.round

    def dead(self, game: Game) -> bool:
        """Is the seat out of play and has lost by that?"""
        return self.trying.lost_when_dead and game.table.characters[self.trying.seat].status == "dead"

    def __call__(self, game: Game) -> bool:
        table, state = game.table, game.state
        who = table.characters[self.trying.seat]
        if who.status != "active":
            self.trying.wake(neighbours=True)  # whether the seat has won may hang on what becomes of them
            return self.dead(game)
        if table.round > self.round:  # it waits beside the Rooms
            self.round = table.round
            self.trying.hush(game)
        return bool(state.phase == "player" and state.step == 0 and who.place)
