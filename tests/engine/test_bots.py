"""Bots by name, bots of other distributions, and what a thinking bot is given."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import EntryPoint
from time import sleep
from typing import Any

import pytest

from nemesis_core import Asked, Game, bots, make_bots
from nemesis_core.bots import FoundBot, RandomBot, ThinkingBot, making
from nemesis_core.bots.limit import TooLong, time_limit
from nemesis_core.errors import BotError, NemesisError
from nemesis_core.game import Decision
from nemesis_core.rules.reactions import Moment
from nemesis_core.testing import fakes, table

HERE = __name__
LOOKED: list[Any] = []


class First:
    """Takes the first option and notes what it was given."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, asked: Asked) -> Any:
        LOOKED.append(asked)
        return asked.options[0]


NOTHING = 5


def bot_of(point: str, name: str = "first", dist: str = "nemesis-first") -> FoundBot:
    return FoundBot(name, dist, "1.0", EntryPoint(name, point, bots.GROUP))


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let these bots be what is installed."""

    def only(*given: FoundBot) -> None:
        monkeypatch.setattr(making, "found", lambda: given)

    return only


def game() -> Game:
    return fakes().new_game(2, 1)


def test_survivor_and_searcher_are_found_like_the_bot_of_a_stranger() -> None:
    assert {(bot.name, bot.distribution) for bot in bots.found()} == {
        (n, "nemesis-core") for n in ("searcher", "survivor")
    }
    assert bots.bot_names() == ["curious", "random", "searcher", "survivor"]


def test_bot_of_another_distribution_plays_in_the_seat_that_names_it(install: Callable[..., None]) -> None:
    install(bot_of(f"{HERE}:First"))
    LOOKED.clear()
    random, first = make_bots("random, first", 2, 1)
    assert isinstance(random, RandomBot)
    assert game().play([random, first]).over
    assert LOOKED and {asked.seat for asked in LOOKED} == {1}


def test_each_seat_has_a_chance_of_its_own_and_not_the_seed_of_the_game(install: Callable[..., None]) -> None:
    install(bot_of(f"{HERE}:First"))
    seeds = [bot.think.seed for seed in (1, 2) for bot in make_bots("first", 2, seed)]  # type: ignore[attr-defined]
    assert len({*seeds, 1, 2}) == 6
    assert seeds == [bot.think.seed for seed in (1, 2) for bot in make_bots("first", 2, seed)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "no bot is named first; there are: curious, random"),
        ((bot_of("no.such.module:X"),), "the bot first of nemesis-first 1.0 is broken (ModuleNotFoundError: No module"),
        ((bot_of(f"{HERE}:NOTHING"),), "the bot first cannot be made: HERE:NOTHING of nemesis-first is not called"),
        (
            (bot_of(f"{HERE}:First"), bot_of(f"{HERE}:First", dist="other")),
            "the bot first comes from nemesis-first and other; uninstall all but one of them",
        ),
        ((bot_of(f"{HERE}:First", name="firsts"),), "no bot is named first; did you mean firsts?"),
    ],
)
def test_bot_that_cannot_be_had_is_refused_in_one_line(
    install: Callable[..., None], given: tuple[FoundBot, ...], said: str
) -> None:
    install(*given)
    with pytest.raises(NemesisError) as raised:
        make_bots("first", 2, 1)
    assert said.replace("HERE", HERE) in str(raised.value)
    assert "\n" not in str(raised.value)


def test_bot_with_the_name_of_one_that_is_always_there_is_refused(install: Callable[..., None]) -> None:
    install(bot_of(f"{HERE}:First", name="random"))
    with pytest.raises(NemesisError, match="the bot random comes from nemesis-first and nemesis-core"):
        make_bots("random", 2, 1)


# ---------------------------------------------------------------- mistakes of a bot


def raises(asked: Asked) -> Any:
    raise KeyError("tide")


def leaves(asked: Asked) -> Any:
    sys.exit(0)


def adds_one(asked: Asked) -> Any:
    asked.options.append("swim")
    return "swim"


class Untold(Exception):
    def __str__(self) -> str:
        raise RuntimeError("nothing to say")


def raises_untold(asked: Asked) -> Any:
    raise Untold


def gives_up(asked: Asked) -> Any:
    raise GeneratorExit


class Text(str):
    """A text that cannot be compared."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")


class Anything:
    """Says of itself that it is whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "'anything'"


@pytest.mark.parametrize(
    ("think", "said"),
    [
        (raises, "the bot odd raised KeyError: 'tide' at draft of seat 1"),
        (lambda asked: ("swim",), "the bot odd answered ('swim',) at draft of seat 1, which is none of its options"),
        (lambda asked: None, "the bot odd answered None at draft of seat 1, which is none of its options"),
        (leaves, "the bot odd raised SystemExit: 0 at draft of seat 1"),
        (raises_untold, "the bot odd raised Untold at draft of seat 1"),
        (gives_up, "the bot odd raised GeneratorExit: at draft of seat 1"),
        (lambda asked: Text("swim"), "the bot odd answered 'swim' at draft of seat 1, which is none of its options"),
        (adds_one, "the bot odd answered 'swim' at draft of seat 1, which is none of its options"),
        (lambda asked: Anything(), "the bot odd answered 'anything' at draft of seat 1, which is none of its options"),
    ],
)
def test_mistake_names_the_bot_the_seat_and_the_question_and_blames_no_piece(
    think: Callable[[Asked], Any], said: str
) -> None:
    def once(game: Game, decision: Decision) -> Any:
        return ThinkingBot("odd", think)(game, decision) if decision.seat == 0 else decision.options[0]

    with pytest.raises(BotError) as raised:
        game().play([once, once])
    assert str(raised.value) == said


class Slow:
    def __init__(self, seed: int) -> None:
        sleep(5)

    def __call__(self, asked: Asked) -> Any:
        return asked.options[0]


def test_bot_that_hangs_while_it_is_made_is_stopped(install: Callable[..., None]) -> None:
    install(bot_of(f"{HERE}:Slow", name="slow"))
    with pytest.raises(BotError, match="the bot slow was not ready in 0.05 seconds when it was made for seat 1"):
        make_bots("slow", 2, 1, limit=0.05)


def test_bot_that_hangs_is_stopped_and_named_even_if_it_catches_all() -> None:
    def hangs(asked: Asked) -> Any:
        while True:
            with suppress(Exception):
                sleep(1)

    t = table(fakes(), ["alpha", "beta"])
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(BotError, match="the bot slow gave no answer in 0.05 seconds at swim of seat 2"):
        ThinkingBot("slow", hangs, limit=0.05)(t.game, Decision(1, "swim", ["a", "b"]))
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_limit_within_a_limit_leaves_the_outer_one_running() -> None:
    with pytest.raises(TooLong), time_limit(0.1):
        with time_limit(5):
            pass
        sleep(5)
    with pytest.raises(TooLong), time_limit(0.01):
        with time_limit(5), suppress(TooLong):
            signal.setitimer(signal.ITIMER_REAL, 0)
            sleep(0.05)
        sleep(5)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_name_that_is_left_out_is_asked_for() -> None:
    for names in ("", "random,,random", "random, "):
        with pytest.raises(NemesisError, match=rf"^{names!r} leaves out a bot's name; there are: curious, "):
            make_bots(names, 3, 1)


# ---------------------------------------------------------------- what a bot is given


def test_view_is_that_of_the_seat_and_made_once() -> None:
    t = table(fakes(), ["alpha", "beta"])
    asked = t.to_bot("beta")
    assert asked.view == t.game.view(1)
    assert asked.view is asked.view


def test_view_cannot_be_looked_at_for_the_first_time_after_the_answer() -> None:
    LOOKED.clear()
    t = table(fakes(), ["alpha", "beta"])
    seen: list[dict[str, Any]] = []

    def looks(asked: Asked) -> Any:
        LOOKED.append(asked)
        if asked.kind == "swim":
            seen.append(asked.view)
        return asked.options[0]

    bot = ThinkingBot("looks", looks)
    bot(t.game, Decision(0, "dive", ["a", "b"]))
    bot(t.game, Decision(0, "swim", ["a", "b"]))
    late, early = LOOKED
    with pytest.raises(ValueError, match="this question has been answered; look at the view before"):
        _ = late.view
    assert early.view is seen[0]


def test_decisions_of_others_are_not_counted() -> None:
    t = table(fakes(), ["alpha", "beta"])
    t.game.choices = [(0, "wave"), (1, ("pass",)), (0, "wave")]
    assert [Asked(t.game, Decision(seat, "swim", ["a", "b"])).number for seat in (0, 1)] == [2, 1]


def test_moment_is_told_as_plain_data_and_other_objects_not_at_all() -> None:
    t = table(fakes(), ["alpha", "beta"])
    moment = Moment("attack-target", t[1], occasion="event")
    told = t.to_bot("alpha", ("pass",), kind="react", about=moment).about
    assert told == {"name": "attack-target", "who": 1, "piece": "", "card": "", "occasion": "event"}
    assert t.to_bot("alpha", ("pass",), about=t[1]).about is None
    assert t.to_bot("alpha", ("pass",), about=("a", "b")).about == ("a", "b")


def test_chance_is_even_and_hangs_on_the_seed_and_the_decision() -> None:
    drawn = [bots.chance(7, number, 5) for number in range(5000)]
    assert [abs(drawn.count(side) - 1000) < 150 for side in range(5)] == [True] * 5
    assert drawn != [bots.chance(8, number, 5) for number in range(5000)]
    assert drawn[:3] == [bots.chance(7, number, 5) for number in range(3)]
