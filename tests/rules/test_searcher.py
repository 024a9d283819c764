"""The bot `searcher`: it looks ahead in worlds of what its seat may know, is the same again, and keeps its budget."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from nemesis_core import Session, assemble, make_bots
from nemesis_core.bots import Asked, ThinkingBot
from nemesis_core.bots.worlds import World
from nemesis_core.errors import NemesisError
from nemesis_core.rules.bots.survivor import Survivor
from nemesis_core.rules.lookahead.racing import HEAT, MARGIN, SOON, Race
from nemesis_core.rules.lookahead.searcher import FINALISTS, MOST, Searcher, rivals
from nemesis_core.rules.lookahead.trying import Trying, Watch
from nemesis_core.rules.lookahead.worth import WEIGHTS, traits
from nemesis_core.testing import fakes, table
from nemesis_core.winning import won

FEW = 60
"""Trials for a choice, so that the tests are quick: enough for two worlds in each of the two races."""
BEGINNING = 16
"""So many decisions are the beginning of a game."""
ALL = Searcher.parameter.default
ROOT = Path(__file__).parents[2]


# ---------------------------------------------------------------- the race


def race(worth: dict[str, Any], most: int = 200) -> tuple[dict[str, float], Race]:
    """A race of options that turn out as `worth` says: a number, or a function of the world."""

    def trial(option: str, number: int) -> float:
        value = worth[option]
        return float(value(number) if callable(value) else value)

    first, *others = worth
    made = Race(first, others, trial)
    return made.run(lambda trials: trials <= most), made


def test_a_race_tells_by_how_much_the_best_is_ahead() -> None:
    assert race({"a": 0.1, "b": 0.3, "c": 0.2})[0] == {"b": pytest.approx(0.2)}


def test_nobody_is_ahead_where_nothing_may_be_better_by_the_margin() -> None:
    assert race({"a": 0.2, "b": 0.2, "c": 0.2 + MARGIN - 0.01})[0] == {}


def test_who_is_behind_but_may_be_better_yet_stays_in_the_race() -> None:
    shaky = lambda number: float(number % 3 == 1)  # noqa: E731
    assert race({"a": 0.3, "b": shaky}, 2 * HEAT)[0] == {"b": pytest.approx(1 / 4 - 0.3)}
    assert race({"a": 0.3, "b": shaky}, 4 * HEAT)[0] == {"b": pytest.approx(3 / 8 - 0.3)}


def test_who_falls_behind_is_tried_no_more_and_a_clear_lead_ends_it() -> None:
    leads, made = race({"a": 0.5, "b": 0.1, "c": 0.2})
    assert (leads, made.trials) == ({}, 3 * HEAT)
    _, made = race({"a": 0.1, "b": 0.5})
    assert made.trials == 2 * SOON * HEAT


def test_it_never_comes_to_more_trials_than_there_may_be() -> None:
    assert [race({"a": 0.1, "b": 0.5, "c": 0.5}, most)[1].trials for most in (2, 3, 10, 11, 12)] == [0, 3, 9, 9, 12]
    assert race({"a": 0.1, "b": 0.5}, 1)[0] == {}


def test_the_same_worlds_are_tried_for_all() -> None:
    seen: dict[str, list[int]] = {"a": [], "b": []}
    Race("a", ["b"], lambda option, number: seen[option].append(number) or 0.0).run(lambda trials: trials <= 2 * HEAT)
    assert seen["a"] == seen["b"] == list(range(HEAT))


# ---------------------------------------------------------------- what is tried out


def test_of_each_sort_of_option_one_is_tried_before_a_second_of_any() -> None:
    cards = [("card", f"search/{copy}", "search-room", colour) for copy in "12" for colour in ("red", "green", "white")]
    doors = [("computer", "door-control", f"c-{n}") for n in range(20)]
    moves = [("move", f"room-{n}", f"c-{n}") for n in range(5)]
    options = [*cards, *doors, ("drop", "knife"), *moves, ("pass",), ("trade",)]
    tried = rivals(options, moves[0], 3)
    assert len(tried) == MOST
    assert {*moves[1:], ("pass",)} <= set(tried)
    assert moves[0] not in tried and not {"drop", "trade"} & {option[0] for option in tried}
    assert sum(option in cards for option in tried) + sum(option in doors for option in tried) == MOST - 5
    assert abs(sum(option in cards for option in tried) - sum(option in doors for option in tried)) <= 1
    assert tried == rivals(options, moves[0], 3) != rivals(options, moves[0], 4)


# ---------------------------------------------------------------- the budget


def test_iterations_come_with_the_name() -> None:
    bot = make_bots("searcher=40", 1, 1)[0]
    assert isinstance(bot, ThinkingBot) and isinstance(bot.think, Searcher)
    assert (bot.name, bot.think.iterations) == ("searcher", 40)
    assert Searcher(1).iterations == 200


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("searcher=", "the bot searcher is named without its number after =; it takes a number from 1 to 1000000"),
        ("searcher=many", "the bot searcher takes a number from 1 to 1000000 (options tried out for each choice"),
        ("searcher=0", "not 0"),
        ("survivor=3", "the bot survivor takes no number; name it survivor, without '=3'"),
        ("random=3", "the bot random takes no number; name it random, without '=3'"),
        ("searchers=3", "no bot is named searchers; did you mean searcher?"),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_one_line(name: str, said: str) -> None:
    with pytest.raises(NemesisError) as raised:
        make_bots(name, 2, 1)
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)


def test_with_a_time_it_tries_as_long_as_it_may_and_not_longer() -> None:
    more = Searcher(1, 1).limit(0.1)
    begun = monotonic()
    while more(10**9):
        pass
    assert 0.049 <= monotonic() - begun < 1
    assert [Searcher(1, 10).limit(None)(trials) for trials in (5, 6)] == [True, False]


@pytest.mark.variant
def test_the_time_it_is_told_takes_the_place_of_its_iterations() -> None:
    session, bots = Session(assemble("lockdown").new_game(2, 3)), make_bots("survivor", 2, 3)
    while session.decision is not None and session.decision.kind != "turn":
        session.choose(bots[session.decision.seat](session.game, session.decision))
    decision = session.decision
    assert decision is not None
    quick, slow = (make_bots("searcher=1000000", 2, 3, seconds=seconds)[decision.seat] for seconds in (1e-9, 0.3))
    begun = monotonic()
    assert quick(session.game, decision) == bots[decision.seat](session.game, decision)
    assert slow(session.game, decision) in decision.options
    assert monotonic() - begun < 10


# ---------------------------------------------------------------- what it judges by


def test_every_trait_has_a_weight_and_every_weight_a_trait() -> None:
    t = table(fakes(), ["alpha", "beta"])
    t.start_round()
    assert set(traits(t.game, 0)) == set(WEIGHTS)


def test_it_plays_the_fakes_to_the_end() -> None:
    assert fakes().new_game(2, 3).play(make_bots(f"searcher={FEW},random", 2, 3)).over


# ---------------------------------------------------------------- real variants


def choices(variant: str, seed: int, bot: str = f"searcher={FEW}") -> list[Any]:
    """What is chosen at the beginning of a game of `bot` and `survivor`."""
    session, bots = Session(assemble(variant).new_game(2, seed)), make_bots(f"{bot},survivor", 2, seed)
    made = []
    while len(made) < BEGINNING and (decision := session.decision) is not None:
        made.append(bots[decision.seat](session.game, decision))
        session.choose(made[-1])
    return made


def asked_at(seed: int, seat: int, number: int) -> Asked:
    """What `seat` is asked as its decision of this number, in a game of four survivors."""
    session, bots = Session(assemble("lockdown").new_game(4, seed)), make_bots("survivor", 4, seed)
    while (decision := session.decision) is not None:
        asked = Asked(session.game, decision)
        if (asked.seat, asked.number) == (seat, number):
            return asked
        session.choose(bots[decision.seat](session.game, decision))
    raise AssertionError("the game is over before that")


@pytest.mark.variant
@pytest.mark.slow
def test_it_departs_from_survivor_where_more_games_are_won_by_that() -> None:
    """The option that it takes is played out to the end in worlds that it has not seen, as is that of survivor."""
    asked = asked_at(720026, 2, 33)
    usual, better = Survivor(1)(asked), Searcher(1)(asked)
    wins = dict.fromkeys((usual, better), 0)
    assert len(wins) == 2
    for number in range(40):
        world = asked.world(number)
        assert world is not None
        for option in wins:
            wins[option] += won(world.play(option, make_bots("survivor", 4, number)))[asked.seat]
    assert wins[better] >= wins[usual] + 4


@pytest.mark.variant
@pytest.mark.parametrize(
    ("alone", "among", "spread", "departs"),
    [
        (0.2, 0.2, 0.0, True),
        (0.04, MARGIN + 0.001, 0.0, True),
        (0.2, MARGIN - 0.01, 0.0, False),
        (MARGIN - 0.01, 0.9, 0.0, False),
        (2 * MARGIN + 0.01, 0.0, 0.5, True),
        (2 * MARGIN - 0.01, 0.0, 0.5, False),
    ],
)
def test_it_departs_for_what_falls_behind_in_neither_race_and_leads_on_average(
    monkeypatch: pytest.MonkeyPatch, alone: float, among: float, spread: float, departs: bool
) -> None:
    """With a `spread`, half of the worlds of the second race tell more and half tell less than they do on average."""
    asked = asked_at(720026, 2, 33)
    usual, other = Survivor(1)(asked), ("pass",)
    assert usual != other and other in asked.options
    leads = {usual: 0.0, other: 1.0}
    searching = "nemesis_core.rules.lookahead.searcher.rivals"
    monkeypatch.setattr(searching, lambda options, first, base: [other])
    monkeypatch.setattr(Trying, "alone", lambda self, option, number: leads[option] * alone)
    monkeypatch.setattr(
        Trying, "among_all", lambda self, option, number: leads[option] * (among + spread * (-1) ** number)
    )
    assert Searcher(1)(asked) == (other if departs else usual)


@pytest.mark.variant
def test_in_both_races_together_it_comes_to_no_more_trials_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    played, asked, play = list[tuple[Any, bool]](), asked_at(720026, 1, 20), Trying.play

    def counted(self: Trying, option: Any, world: World, watch: Watch) -> float:
        played.append((option, watch.hushed))
        return play(self, option, world, watch)

    monkeypatch.setattr(Trying, "play", counted)
    Searcher(1)(asked)
    alone = {option for option, hushed in played if hushed}
    among = {option for option, hushed in played if not hushed}
    assert ALL // 2 < len(played) <= ALL
    assert sum(hushed for _, hushed in played) <= ALL // 2
    assert among < alone and 2 <= len(among) <= FINALISTS + 1


@pytest.mark.variant
def test_same_seed_gives_the_same_choices_and_one_trial_those_of_survivor() -> None:
    plain = choices("lockdown", 7, "survivor")
    assert choices("lockdown", 7, "searcher=1") == plain
    assert choices("lockdown", 7) == choices("lockdown", 7) != plain


@pytest.mark.variant
@pytest.mark.slow
def test_the_choices_are_the_same_in_a_process_that_hashes_otherwise() -> None:
    code = "from tests.rules.test_searcher import choices; print(hash('x'), *choices('lockdown', 7), sep='\\n')"
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": number},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for number in ("1", "2")
    ]
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


@pytest.mark.variant
def test_it_chooses_alike_in_games_that_differ_only_in_what_its_seat_cannot_know() -> None:
    ruleset = assemble("lockdown")
    session, bots = Session(ruleset.new_game(3, 4)), make_bots(f"searcher={FEW}", 3, 4)
    quick = make_bots("survivor", 3, 4)
    compared = 0
    for number in range(120):
        decision = session.decision
        if decision is None:
            break
        if decision.kind == "turn" and number % 5 == 0:
            other = session.redeal(decision.seat, seed=number)
            assert other.decision is not None
            answers = {bots[decision.seat](made.game, made.decision) for made in (session, other)}  # type: ignore[arg-type]
            assert len(answers) == 1
            compared += 1
        session.choose(quick[decision.seat](session.game, decision))
    assert compared >= 5
