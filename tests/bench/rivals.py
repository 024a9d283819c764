"""The other engines, measured in the same run: catanatron with four random players, PettingZoo's connect four."""

from __future__ import annotations

import random
import time
from typing import Any


def catan_game(seed: int) -> Any:
    """A catanatron game with four players who choose at random and count their choices."""
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):
        def __init__(self, color: Any) -> None:
            super().__init__(color)
            self.choices = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            options = list(playable_actions)
            self.choices += len(options) > 1
            return random.choice(options)

    players = [Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    return Game(players, seed=seed)


def catan_rate(games: int) -> float:
    """Choices among several options a second, over whole games."""
    random.seed(1)
    choices, start = 0, time.perf_counter()
    for seed in range(games):
        game = catan_game(seed)
        game.play()
        choices += sum(player.choices for player in game.state.players)
    return choices / (time.perf_counter() - start)


def catan_copy(times: int) -> float:
    """Seconds that a copy in the middle of a game takes."""
    random.seed(1)
    game = catan_game(3)
    for _ in range(120):
        game.play_tick()
    start = time.perf_counter()
    for _ in range(times):
        game.copy()
    return (time.perf_counter() - start) / times


def zoo_rate(games: int) -> float:
    """Steps a second of random play in PettingZoo's connect four; every step has several options."""
    from pettingzoo.classic import connect_four_v3

    env, steps, start = connect_four_v3.env(), 0, time.perf_counter()
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else random.choice(observation["action_mask"].nonzero()[0]))
            steps += not done
    return steps / (time.perf_counter() - start)
