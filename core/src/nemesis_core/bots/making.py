"""From names to bots, one for each seat; a thinking bot is wrapped so that it sees a view and no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from .. import rng
from ..errors import BotError, NemesisError
from ..game import Decision, Game, Option
from ..parameters import Parameter, rule_of, value_of
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
THE_BOT: Final = "the bot"


def said(error: BaseException) -> str:
    """What was raised, in one line; of one that cannot be told its kind alone."""
    kind = type(error).__name__
    try:
        return " ".join(f"{kind}: {error}".split())
    except Exception:  # noqa: BLE001 (whatever its text raises)
        return kind


@contextmanager
def _watched(name: str, limit: float, late: str, where: str) -> Iterator[None]:
    """Name the bot `name` in all that goes wrong in here, and stop it after `limit` seconds."""
    try:
        with time_limit(limit):
            yield
    except TooLong as error:
        raise BotError(f"the bot {name} {late} in {limit:g} seconds {where}") from error
    except (Exception, SystemExit, GeneratorExit) as error:
        raise BotError(f"the bot {name} raised {said(error)} {where}") from error


class ThinkingBot:
    """Asks a thinking bot for one seat, and refuses what is no option.

    :raises BotError: when it raises, answers with anything else or takes too long; names it, the seat and the question.
    """

    __slots__ = ("limit", "name", "seconds", "think")

    def __init__(self, name: str, think: Thinker, limit: float = 0, seconds: float | None = None) -> None:
        self.name = name
        self.think = think
        self.limit = limit
        """Seconds after which it is stopped; 0: never."""
        self.seconds = seconds
        """How many it is told that it may think; None: it is told of none."""

    @property
    def looks_ahead(self) -> bool:
        """Does it ask for worlds?"""
        return bool(getattr(self.think, "looks_ahead", False))

    def __call__(self, game: Game, decision: Decision) -> Any:
        choice, options = self._asked(game, decision, self.think), decision.options
        if type(choice) not in (str, tuple) or choice not in options:
            where = f"at {decision.kind} of seat {decision.seat + 1}"
            raise BotError(f"the bot {self.name} answered {shown(choice)} {where}, which is none of its options")
        return options[options.index(choice)]

    def note(self, game: Game, decision: Decision, option: Option) -> None:
        """Tell a bot with a memory, by its method `note`, what its seat chose before a game was taken up."""
        note = getattr(self.think, "note", None)
        if note is not None:
            self._asked(game, decision, lambda asked: note(asked, option))

    def _asked(self, game: Game, decision: Decision, do: Callable[[Asked], Any]) -> Any:
        """What the bot returns when it is to `do` something with a question."""
        asked = Asked(game, decision, self.seconds)
        where = f"at {decision.kind} of seat {decision.seat + 1}"
        try:
            with _watched(self.name, self.limit, "gave no answer", where):
                return do(asked)
        finally:
            asked.close()


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


def _maker(given: str, limit: float, seconds: float | None) -> Callable[[int, int], Bot]:
    name = rule_of(given)
    bot = _one(name)
    if bot is None:
        value_of(given, None, THE_BOT)
        return BOTS[name]
    make = bot.load()
    takes = getattr(make, "parameter", None)
    number = value_of(given, takes if isinstance(takes, Parameter) else None, THE_BOT)
    rest = () if number is None else (number,)

    def made(seed: int, seat: int) -> ThinkingBot:
        where = f"when it was made for seat {seat + 1}"
        with _watched(name, limit, "was not ready", where):
            think = make(rng.mix((seed ^ APART) * 31 + seat + 1), *rest)
        return ThinkingBot(name, think, limit, seconds)

    return made


def make_bots(names: str, seats: int, seed: int, limit: float = 0, seconds: float | None = None) -> list[Bot]:
    """One bot for each seat; `names` is one name, or one for each seat separated by commas: "searcher=400,random".

    A bot that thinks for more than `limit` seconds is stopped with a `BotError`, where the system can do that; 0 lets
    it think for ever. One that can make use of more time or less is told by `seconds` how long it may think; then the
    same seed does not give the same game.

    :raises NemesisError: for an unknown name, a wrong number of them, a number that a bot does not take, or a
        bot that cannot be loaded.
    :raises BotError: for one that raises while it is made; names it and the seat.
    """
    given = [name.strip() for name in names.split(",")]
    if "" in given:
        raise NemesisError(f"{names!r} leaves out a bot's name; there are: {', '.join(bot_names())}")
    if len(given) == 1:
        given *= seats
    if len(given) != seats:
        raise NemesisError(f"{len(given)} bots for {seats} seats; name one, or one for each seat")
    makers = {name: _maker(name, limit, seconds) for name in given}
    return [makers[name](seed, seat) for seat, name in enumerate(given)]
