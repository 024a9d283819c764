"""The environment: PettingZoo's agent environment cycle, played by a session that keeps nothing to go back to."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from secrets import randbits
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from .. import rng
from ..assembly import Ruleset, assemble
from ..errors import NemesisError, StaleChoice
from ..features import Layout
from ..game import STALL
from ..manifest import Manifest
from ..session import Session
from .options import LARGEST, WIDTH, row_of, said
from .rewards import rewards_of
from .screen import screen_of

ANSI: Final = "ansi"
ACTIONS: Final = 256
"""How many actions there are, unless the caller wants another number: twice as many as any game has offered so far."""
FEWEST: Final = 2
Observation = dict[str, NDArray[Any]]


def env(
    variant: str | Path | Manifest | Ruleset,
    seats: int | None = None,
    *,
    house_rules: Sequence[str] = (),
    content: Sequence[str | Path] = (),
    actions: int = ACTIONS,
    render_mode: str | None = None,
) -> NemesisEnv:
    """An environment for a variant, named as `assemble` takes it, or for a ruleset.

    :param seats: how many play; default: four, or the number closest to it that the variant allows.
    :param actions: how many actions there are; of a decision with more options one action shows the next of them.
    :param render_mode: "ansi", or None for an environment that is not rendered.
    :raises NemesisError: when it cannot be assembled, or the variant is not for so many seats; says why.
    """
    return NemesisEnv(variant, seats, tuple(house_rules), tuple(content), actions, render_mode)


class NemesisEnv(AECEnv[str, Any, Any]):
    """A game as an environment; made by `env`.

    The agents are "seat_1", "seat_2" and so on. An observation has three arrays: `observation`, the numbers that
    `layout` names; `action_mask`, 1 for each action that is an option now; `options`, a row of numbers for each option.
    Who is not asked has no options. Whoever has won gets 1 at the end, all others -1.
    """

    metadata: dict[str, Any] = {"name": "nemesis_v0", "render_modes": [ANSI], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        variant: str | Path | Manifest | Ruleset,
        seats: int | None = None,
        house_rules: tuple[str, ...] = (),
        content: tuple[str | Path, ...] = (),
        actions: int = ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._given = (variant, seats, house_rules, content, actions, render_mode)
        if render_mode not in (None, ANSI):
            raise NemesisError(f"render mode {render_mode!r} is unknown; there is {ANSI!r}, or None")
        if actions < FEWEST:
            raise NemesisError(f"{actions} actions are too few; give {FEWEST} or more")
        if not isinstance(variant, Ruleset):
            variant = assemble(variant, house_rules=house_rules, content=content)
        elif house_rules or content:
            raise NemesisError("a ruleset is assembled by now; give house rules and content to assemble")
        self.ruleset = variant
        self.seats = self.ruleset.nearest_seats() if seats is None else seats
        self.ruleset.new_game(self.seats)
        self.render_mode = render_mode
        self.layout = Layout(self.ruleset, self.seats)
        self.actions = actions
        self.possible_agents = [f"seat_{n + 1}" for n in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces()
        self._seed = randbits(63)

    def __reduce__(self) -> tuple[type[NemesisEnv], tuple[Any, ...]]:
        """A copy is an environment of its own that has to be reset; one of a ruleset cannot go to another process."""
        return type(self), self._given

    def _spaces(self) -> None:
        self._high = np.frombuffer(self.layout.high, np.uint8)
        self._masks = np.tri(self.actions + 1, self.actions, -1, dtype=np.int8)
        self._size = self.actions * WIDTH * 2
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
        }

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(self._high), self._high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                "options": spaces.Box(0, LARGEST, (self.actions, WIDTH), np.uint16),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the observations of `agent`, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the actions of `agent`, always the same object."""
        return self.action_spaces[agent]

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of `seed`, or without one the game of a seed that follows from the last one.

        There are no `options`; they are taken since every environment takes them.
        """
        self._seed = rng.mix(self._seed) >> 1 if seed is None else int(seed)
        self.session = Session(self.ruleset.new_game(self.seats, self._seed), keep=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Choose the option at index `action` for the agent that is asked; None for one whose game is over.

        :raises StaleChoice: when the mask does not allow it.
        :raises PluginError: when a rule raises; the environment has to be reset then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:  # None, or what is no whole number
            number = -1
        if not 0 <= number < self._allowed:
            asked = self.session.decision.kind if self.session.decision else "nothing"
            raise StaleChoice(f"{agent} is asked {asked} and has the actions 0 to {self._allowed - 1}, not {action}")
        self.infos[agent] = {}
        if number < len(self._offered):
            self.session.choose(self._offered[number])
            self._go_on()
        else:
            self._page += 1
            self._offer()

    def _go_on(self) -> None:
        """Ask the next agent, or end the game."""
        decision = self.session.decision
        if decision is None:
            self._end()
            return
        self.agent_selection = self.possible_agents[decision.seat]
        self._page = 0
        self._offer()

    def _offer(self) -> None:
        """Let the agent choose among the options; of too many the action behind them shows the next ones."""
        decision = self.session.decision
        assert decision is not None
        options = decision.options
        more = len(options) > self.actions
        if more:
            width = self.actions - 1
            start = self._page * width % (-(-len(options) // width) * width)
            options = options[start : start + width]
        self._offered, self._allowed = options, len(options) + more
        self.infos[self.agent_selection] = {"kind": decision.kind, "options": tuple(options)}

    def _end(self) -> None:
        game = self.session.game
        self._offered, self._allowed = [], 0
        self.rewards = dict(zip(self.agents, rewards_of(game), strict=True))
        stopped = game.state.ending == STALL
        self.terminations = dict.fromkeys(self.agents, not stopped)
        self.truncations = dict.fromkeys(self.agents, stopped)
        self._accumulate_rewards()

    # ---------------------------------------------------------------- looking

    def observe(self, agent: str) -> Observation:
        """What `agent` sees now; its options too if it is the one that is asked."""
        asked = agent == self.agent_selection
        numbers = np.frombuffer(self.layout.read(self.session.game, self.seat_of[agent]), np.uint8)
        np.minimum(numbers, self._high, out=numbers)
        mask = self._masks[self._allowed if asked else 0].copy()
        options = np.frombuffer(bytearray(self._rows() if asked else self._size), np.uint16)
        return {"observation": numbers, "action_mask": mask, "options": options.reshape(self.actions, WIDTH)}

    def _rows(self) -> bytes:
        decision = self.session.decision
        if decision is None:
            return b"".ljust(self._size, b"\0")
        kind, about = decision.kind, said(decision.about)
        return b"".join([row_of(kind, about, option) for option in self._offered]).ljust(self._size, b"\0")

    def render(self) -> str | None:
        """The screen of the agent that is asked as text, or None without the render mode "ansi"."""
        return screen_of(self.session, self.seat_of[self.agent_selection]) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held that would have to be released."""
