"""Episodes of an environment, played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from nemesis_core.rl import NemesisEnv


def steps(made: NemesisEnv, seed: int = 1) -> Iterator[str]:
    """An episode by random choices: yields the agent that is asked, before it chooses, until the game is over."""
    chance = random.Random(seed)
    made.reset(seed=seed)
    while not any(made.terminations.values()):
        yield made.agent_selection
        made.step(chance.choice(allowed(made)))


def allowed(made: NemesisEnv) -> list[int]:
    """The actions that the mask allows the agent that is asked."""
    return [int(action) for action in made.observe(made.agent_selection)["action_mask"].nonzero()[0]]


def played(made: NemesisEnv, seed: int = 1) -> NemesisEnv:
    """The environment after such an episode, each agent still to be told that it is over."""
    for _ in steps(made, seed):
        pass
    return made


def arrays(seen: dict[str, Any]) -> dict[str, list[Any]]:
    """An observation as lists, for comparison."""
    return {name: array.tolist() for name, array in seen.items()}
