"""An environment for reinforcement learning: PettingZoo's AEC over a session. Needs the extra `rl`."""

from .extra import needed

with needed():
    from .env import ANSI, NemesisEnv, env

__all__ = ["ANSI", "NemesisEnv", "env"]
