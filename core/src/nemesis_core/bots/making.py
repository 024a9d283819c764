"""From names to bots, one for each seat; a thinking bot is wrapped so that it sees a view and no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .. import rng
from ..errors import BotError, NemesisError
from ..game import Decision, Game, Option
from ..spelling import did_you_mean
from ..strict import shown
from .asked import Asked
from .found import FoundBot, Thinker, found
from .limit import TooLong, time_limit
from .plain import CuriousBot, RandomBot

Bot = Callable[[Game, Decision], Option]
BOTS: Final[dict[str, Callable[[int, int], Bot]]] = {"random": RandomBot, "curious": CuriousBot}
"""The bots that play without thinking, by name."""
APART: Final = 0x5BF03635F0A31D2B
"""Keeps the chance of a thinking bot apart from that of the game, of which it is told nothing."""


class ThinkingBot:
    """Asks a thinking bot for one seat, and refuses what is no option.

    :raises BotError: when it raises, answers with anything else or takes too long; names it, the seat and the question.
    """

    __slots__ = ("limit", "name", "think")

    def __init__(self, name: str, think: Thinker, limit: float = 0) -> None:
        self.name = name
        self.think = think
        self.limit = limit
        """Seconds after which it is stopped; 0: never."""

    def __call__(self, game: Game, decision: Decision) -> Any:
        asked = Asked(game, decision)
        where = f"at {decision.kind} of seat {decision.seat + 1}"
        try:
            with time_limit(self.limit):
                choice = self.think(asked)
        except TooLong as error:
            raise BotError(f"the bot {self.name} gave no answer in {self.limit:g} seconds {where}") from error
        except Exception as error:
            said = " ".join(f"{type(error).__name__}: {error}".split())
            raise BotError(f"the bot {self.name} raised {said} {where}") from error
        finally:
            asked.close()
        if choice not in decision.options:
            raise BotError(f"the bot {self.name} answered {shown(choice)} {where}, which is none of its options")
        return choice


def bot_names() -> list[str]:
    """The names of all bots there are."""
    return sorted({*BOTS, *(bot.name for bot in found())})


def _one(name: str) -> FoundBot | None:
    """The installed bot `name`, or None for one of those that are always there.

    :raises NemesisError: when there is none of this name, or more than one.
    """
    installed = [bot for bot in found() if bot.name == name]
    homes = [bot.distribution for bot in installed] + (["nemesis-core"] if name in BOTS else [])
    if len(homes) > 1:
        raise NemesisError(f"the bot {name} comes from {' and '.join(homes)}; uninstall all but one of them")
    if not homes:
        hint = did_you_mean(name, bot_names()) or f"; there are: {', '.join(bot_names())}"
        raise NemesisError(f"no bot is named {name}{hint}")
    return installed[0] if installed else None


def _maker(name: str, limit: float) -> Callable[[int, int], Bot]:
    bot = _one(name)
    if bot is None:
        return BOTS[name]
    make = bot.load()
    return lambda seed, seat: ThinkingBot(name, make(rng.mix((seed ^ APART) * 31 + seat + 1)), limit)


def make_bots(names: str, seats: int, seed: int, limit: float = 0) -> list[Bot]:
    """One bot for each seat; `names` is one name, or one for each seat separated by commas.

    A bot that thinks for more than `limit` seconds is stopped with a `BotError`, where the system can do that; 0 lets
    it think for ever.

    :raises NemesisError: for an unknown name, a wrong number of them, or a bot that cannot be loaded.
    """
    given = [name.strip() for name in names.split(",")]
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise NemesisError(f"{len(given)} bots for {seats} seats; name one, or one for each seat")
    makers = {name: _maker(name, limit) for name in given}
    return [makers[name](seed, seat) for seat, name in enumerate(given)]
