"""The bots that play without thinking; a bot is called as `bot(game, decision)` and returns an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from . import rng
from .errors import NemesisError
from .game import Decision, Game, Option

Bot = Callable[[Game, Decision], Option]


class RandomBot:
    """Chooses uniformly; its chance is a function of (seed, seat, decision number), so a resumed game goes on alike."""

    __slots__ = ("base",)

    def __init__(self, seed: int, seat: int) -> None:
        self.base = rng.mix(seed * 31 + seat + 1)

    def __call__(self, game: Game, decision: Decision) -> Any:
        options = decision.options
        value = (self.base + game.state.decisions * 0x9E3779B97F4A7C15) & rng.MASK
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & rng.MASK
        return options[((value ^ (value >> 27)) >> 32) * len(options) >> 32]


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
        self.used[option_kind(decision, choice)] += 1
        return choice


BOTS: dict[str, Callable[[int, int], Bot]] = {"random": RandomBot, "curious": CuriousBot}


def make_bots(names: str, seats: int, seed: int) -> list[Bot]:
    """One bot for each seat; `names` is one name, or one for each seat separated by commas.

    :raises NemesisError: for an unknown name or a wrong number of them.
    """
    given = [name.strip() for name in names.split(",")]
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise NemesisError(f"{len(given)} bots for {seats} seats; name one, or one for each seat")
    for name in given:
        if name not in BOTS:
            raise NemesisError(f"no bot is named {name}; there are: {', '.join(sorted(BOTS))}")
    return [BOTS[name](seed, seat) for seat, name in enumerate(given)]
