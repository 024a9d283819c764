"""The bots that play without thinking; a bot is called as `bot(game, decision)` and returns an option."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .. import rng
from ..game import Decision, Game, Option
from .asked import chance


class RandomBot:
    """Chooses uniformly; its chance is a function of (seed, seat, decision number), so a resumed game goes on alike."""

    __slots__ = ("base",)

    def __init__(self, seed: int, seat: int) -> None:
        self.base = rng.mix(seed * 31 + seat + 1)

    def __call__(self, game: Game, decision: Decision) -> Any:
        options = decision.options
        return options[chance(self.base, game.state.decisions, len(options))]


def option_kind(decision: Decision, option: Option) -> str:
    """What an option is, without the copy it is about: the decision's kind and the option's ids."""
    if isinstance(option, str):
        return f"{decision.kind}:{option.partition('/')[0]}"
    return decision.kind + ":" + ":".join(part.partition("/")[0] for part in option[:3])


class CuriousBot(RandomBot):
    """Prefers the kinds of option that it has used least so far; ties by chance."""

    __slots__ = ("used",)

    def __init__(self, seed: int, seat: int, used: Counter[str] | None = None) -> None:
        super().__init__(seed, seat)
        self.used: Counter[str] = Counter() if used is None else used

    def __call__(self, game: Game, decision: Decision) -> Any:
        kinds = [option_kind(decision, option) for option in decision.options]
        least = min(self.used[kind] for kind in kinds)
        rare = [o for o, kind in zip(decision.options, kinds, strict=True) if self.used[kind] == least]
        choice = super().__call__(game, Decision(decision.seat, decision.kind, rare))
        self.note(game, decision, choice)
        return choice

    def note(self, game: Game, decision: Decision, option: Option) -> None:
        """Remember what was chosen."""
        self.used[option_kind(decision, option)] += 1
