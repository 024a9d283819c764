"""People and bots at one screen: who is asked, what is told, what is saved, and how a game goes on."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
import time
from typing import Any, ClassVar

import pytest

from nemesis_core.bots import FoundBot, ThinkingBot, make_bots, making
from nemesis_core.errors import BotError, NemesisError, PluginError, SaveError, StaleChoice
from nemesis_core.records import replay
from nemesis_core.sitting import Seating, Sitting, resume, start

from .test_saves import other
from .tiny import SHELLS, card_game, shell_game

GAME = card_game()


def choose(sitting: Sitting, *choices: str) -> None:
    for choice in choices:
        sitting.choose(choice)


def begun(path=None, people=(0, 1), seats=2, seed=1, bots="random") -> Sitting:
    sitting = start(GAME, seats, seed, Seating(people, bots), path)
    sitting.go_on()
    return sitting


def kinds(events):
    return [event.kind for event in events]


# ---------------------------------------------------------------- who is asked, what is told


def test_bots_play_until_a_person_is_asked():
    sitting = begun(people=(1,))
    assert sitting.session.decision.seat == 1
    assert {seat for seat, _ in sitting.session.game.choices} == {0}


def test_bots_alone_play_to_the_end():
    sitting = begun(people=())
    assert sitting.session.decision is None
    mine = GAME.new_game(2, 1).play(make_bots("random", 2, 1))
    assert sitting.session.game.choices == mine.choices


def test_a_seat_hears_what_happened_since_it_chose_last_and_no_secrets_of_others():
    sitting = begun()
    choose(sitting, "draw")
    assert kinds(sitting.news(0)) == ["card", "draw"]
    choose(sitting, "bye")
    assert kinds(sitting.news(0)) == ["bye"]
    assert kinds(sitting.news(1)) == ["draw", "bye"]
    choose(sitting, "draw")
    assert kinds(sitting.log(1)) == ["draw", "bye", "card", "draw"]
    assert kinds(sitting.log(None)) == ["card", "draw", "bye", "card", "draw"]


def test_undo_takes_back_a_choice_and_what_was_told_of_it():
    sitting = begun()
    choose(sitting, "mark", "left")
    assert kinds(sitting.log(None)) == ["mark"]
    sitting.undo()
    assert sitting.session.decision.kind == "where"
    assert sitting.log(None) == []
    sitting.undo()
    assert sitting.session.decision.kind == "turn"
    with pytest.raises(StaleChoice, match="cannot be taken back"):
        sitting.undo()


@pytest.mark.parametrize("again", [False, True], ids=["at once", "resumed"])
def test_what_was_picked_together_is_taken_back_together(save, again):
    shells = shell_game()
    sitting = start(shells, 2, 1, Seating((0,)), save)
    sitting.go_on()
    choose(sitting, "give", "blue", "red")
    assert sitting.session.decision.kind == "goodbye"
    if again:
        sitting = resume(shells, save)
    sitting.undo()
    assert (sitting.session.decision.kind, sitting.session.decision.options) == ("offer", list(SHELLS))
    choose(sitting, "pearly")
    sitting.undo()
    assert sitting.session.decision.options == list(SHELLS)
    sitting.undo()
    assert sitting.session.decision.kind == "turn"
    assert sitting.marks == [0, 0]


def test_what_happened_since_ones_last_decision_is_the_same_after_an_undo_and_after_a_resume(save):
    sitting = begun(save)
    choose(sitting, "bye", "draw", "bye")
    heard = kinds(sitting.news(0))
    assert heard == ["bye", "draw", "bye"]
    choose(sitting, "mark")
    sitting.undo()
    assert kinds(resume(GAME, save).news(0)) == heard
    assert kinds(sitting.news(0)) == heard


def test_nobody_chooses_after_the_end():
    sitting = begun()
    choose(sitting, "end")
    with pytest.raises(StaleChoice, match="over"):
        sitting.choose("end")


@pytest.mark.parametrize(("people", "bots"), [((2,), "random"), ((-1,), "random"), ((0,), "oracle")])
def test_a_seat_or_bot_that_is_not_there_is_refused(people, bots):
    with pytest.raises(NemesisError, match="seats 1 to 2|no bot"):
        start(GAME, 2, 1, Seating(people, bots))


# ---------------------------------------------------------------- saves


@pytest.fixture
def save(tmp_path):
    return tmp_path / "game.json"


@pytest.mark.parametrize("number", range(7))
def test_a_resumed_game_is_where_it_was_left(save, number):
    left = begun(save)
    choose(left, *("mark", "left", "draw", "bye", "bid", "high", "low")[:number])
    again = resume(GAME, save)
    assert again.session.decision.kind == left.session.decision.kind
    assert again.session.decision.options == left.session.decision.options
    assert again.session.game.choices == left.session.game.choices
    assert again.log(None) == left.log(None)
    assert again.news(0) == left.news(0)
    assert again.marks == left.marks
    assert again.seating == left.seating
    assert again.session.can_undo == left.session.can_undo


def test_a_resumed_game_with_bots_goes_on_as_if_it_had_not_stopped(save):
    whole = begun(people=(1,), bots="curious")
    again = begun(save, people=(1,), bots="curious")
    while whole.session.decision:
        whole.choose(whole.session.decision.options[0])
        again.choose(again.session.decision.options[0])
        again = resume(GAME, save)
        again.go_on()
    assert again.session.decision is None
    assert again.session.game.choices == whole.session.game.choices


def test_what_is_saved_is_what_a_person_was_shown(save):
    sitting = begun(save)
    choose(sitting, "mark")
    assert json.loads(save.read_text())["replay"] == ["mark"]
    sitting.undo()
    assert json.loads(save.read_text())["replay"] == []


def test_a_rule_that_raises_leaves_the_save_of_the_decision_before(save):
    sitting = begun(save)
    choose(sitting, "mark", "left")
    before = save.read_bytes()
    with pytest.raises(PluginError, match="no rule is perfect"):
        sitting.choose("fail")
    assert save.read_bytes() == before
    assert resume(GAME, save).session.decision.kind == "turn"


def edited(save, change):
    sitting = begun(save)
    choose(sitting, "draw", "mark")
    data = json.loads(save.read_text())
    change(data)
    save.write_text(json.dumps(data))


def put(*path, value):
    def change(data):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


EDITS = {
    "another seed": put("state", "seed", value=2),
    "another generator": put("state", "rng", value=5),
    "a card swapped": lambda data: data["state"]["parts"]["cards"]["deck"].reverse(),
    "a choice dropped": lambda data: data["choices"].clear(),
    "a choice of another seat": put("choices", 0, 0, value=1),
    "a choice that is none": put("choices", 0, 1, value="peek/9"),
    "an illegal choice since": put("replay", 0, value="nothing"),
    "more seats than can be": put("state", "seats", value=10**9),
    "a negative number of seats": put("state", "seats", value=-1),
    "a step that is none": put("state", "step", value=40),
    "a phase that is none": put("state", "phase", value="tea"),
    "seats of people that are none": put("sitting", "people", value=[7]),
    "people that are no seats": put("sitting", "people", value=["x"]),
    "an unknown bot": put("sitting", "bots", value="oracle"),
    "nobody at the screen": put("sitting", "people", value=[]),
    "a number past 64 bits": put("state", "known", value={"card/a": 10**30}),
    "no sitting": lambda data: data.pop("sitting"),
    "no state": lambda data: data.pop("state"),
    "parts that are none": put("state", "parts", value=[]),
    "known that is none": put("state", "known", value={"a": "b"}),
    "choices that are none": put("choices", value=7),
}


@pytest.mark.parametrize("change", EDITS.values(), ids=EDITS)
def test_an_edited_save_is_refused_by_name(save, change):
    edited(save, change)
    with pytest.raises(SaveError, match=r"game\.json"):
        resume(GAME, save)


@pytest.mark.parametrize("share", [0, 0.2, 0.5, 0.9, 0.999])
def test_a_save_that_was_cut_short_is_refused_by_name(save, share):
    begun(save)
    whole = save.read_bytes()
    save.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(SaveError, match=r"game\.json is no whole save"):
        resume(GAME, save)


def test_a_save_of_another_version_is_taken_up_at_the_start_of_its_step_with_a_notice(save):
    sitting = begun(save)
    choose(sitting, "draw", "mark")
    later = other("2.0")
    again = resume(later, save)
    assert "nemesis-board 1.0 (here 2.0)" in again.session.notice
    assert again.session.decision.kind == "turn"
    again.choose("roll")
    assert kinds(again.news(0)) == ["roll"]
    once_more = resume(later, save)
    assert once_more.session.notice == ""
    assert once_more.session.game.choices == again.session.game.choices
    choose(again, "end")
    assert replay(again.record(), later) is None


def test_a_game_that_no_longer_follows_from_its_seed_has_no_record(save):
    edited(save, lambda data: data["state"]["parts"]["cards"]["deck"].reverse())
    again = resume(other("2.0"), save)
    choose(again, "end")
    with pytest.raises(SaveError, match="it has no record"):
        again.record()


def test_the_record_of_a_game_replays_alike(save):
    sitting = begun(save)
    choose(sitting, "draw", "mark", "left", "end")
    record = sitting.record()
    assert record.ending == "ended"
    assert replay(record, GAME) is None


# ---------------------------------------------------------------- bots that cannot go on


def with_bot(think, path=None) -> Sitting:
    """A game in which the bot of seat 2 does as `think` says, and is asked now."""
    sitting = start(GAME, 2, 1, Seating((0,)), path)
    sitting.bots[1] = ThinkingBot("thinker", think)
    sitting.patience = 0.1
    sitting.go_on()
    sitting.take("bye")
    return sitting


def hang(asked):
    threading.Event().wait()


@pytest.mark.parametrize(
    ("think", "says"),
    [
        (hang, "the bot random has not answered within 0.1 seconds at turn of seat 2"),
        (lambda asked: 1 / 0, "the bot thinker raised ZeroDivisionError: division by zero at turn of seat 2"),
        (lambda asked: "jump", "the bot thinker answered 'jump' at turn of seat 2, which is none of its options"),
    ],
    ids=["hangs", "raises", "no option"],
)
def test_a_bot_that_cannot_go_on_is_named_and_another_plays_its_seat(save, think, says):
    sitting = with_bot(think, save)
    with pytest.raises(BotError, match=says):
        sitting.go_on()
    assert sitting.bots_turn().seat == 1
    sitting.replace(1)
    assert sitting.go_on().seat == 0
    again = resume(GAME, save)
    assert again.seating.bots == "random,random"
    assert again.session.game.choices == sitting.session.game.choices


def test_a_bot_that_is_given_up_on_is_ended_even_if_it_catches_all():
    threads = []

    def stubborn(asked):
        threads.append(threading.current_thread())
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)

    with pytest.raises(BotError):
        with_bot(stubborn).go_on()
    threads[0].join(20)
    assert not threads[0].is_alive()


TRACED = """
import sys, threading, time
from nemesis_core.thinking import Thinking

thinking = Thinking()
thinking.start(threading.Event().wait)
time.sleep(0.1)
thinking.give_up()
sys.settrace(lambda *told: None)
(lambda there: (lambda: there))(1)
print("went on")
"""


def test_code_that_is_traced_goes_on_after_a_bot_was_given_up_on():
    """In a process of its own: on Python 3.11 it stood still otherwise."""
    done = subprocess.run([sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=20, check=False)
    assert (done.stdout, done.stderr) == ("went on\n", "")


# ---------------------------------------------------------------- bots and time


class Slow:
    """Says goodbye, and remembers what it was asked, told and noted."""

    made: ClassVar[list[Any]] = []

    def __init__(self, number):
        self.asked, self.seconds, self.noted = [], [], []
        self.made.append(self)

    def __call__(self, asked):
        self.asked.append(asked.kind)
        self.seconds.append(asked.seconds)
        return "bye"

    def note(self, asked, option):
        assert asked.view["turn"] in (0, 1)
        self.noted.append((asked.seat, asked.kind, option))


@pytest.fixture
def slow(monkeypatch):
    monkeypatch.setattr(Slow, "made", [])
    monkeypatch.setattr(making, "found", lambda: (FoundBot("slow", "slow", "1", Point()),))
    return Slow.made


class Point:
    def load(self):
        return Slow


def test_a_bot_does_not_think_again_about_a_game_that_is_resumed_and_is_told_what_it_chose(save, slow):
    left = begun(save, people=(0,), bots="random,slow")
    choose(left, "bye", "bye")
    made = [(1, option) for seat, option in left.session.game.choices if seat == 1]
    assert made
    again = resume(GAME, save)
    assert slow[-1].asked == []
    assert slow[-1].noted == [(1, "turn", option) for _, option in made]
    assert again.session.game.choices == left.session.game.choices


def test_a_bot_whose_memory_fails_does_not_keep_a_game_from_being_resumed(save, slow, monkeypatch):
    choose(begun(save, people=(0,), bots="random,slow"), "bye")
    monkeypatch.setattr(Slow, "note", lambda *_: 1 / 0)
    assert resume(GAME, save).session.decision.seat == 0


def test_bots_are_told_how_long_they_may_think_and_the_save_remembers_it(save, slow):
    sitting = start(GAME, 2, 1, Seating((0,), "random,slow", 2.5), save)
    sitting.go_on()
    choose(sitting, "bye")
    assert {*slow[-1].seconds} == {2.5}
    assert sitting.patience > 60
    again = resume(GAME, save)
    assert again.seating.seconds == 2.5
    choose(again, "bye")
    assert {*slow[-1].seconds} == {2.5}
    assert resume(GAME, save, 7).seating.seconds == 7


def test_bots_that_nobody_waits_for_are_told_of_no_time(slow):
    choose(begun(people=(0,), bots="random,slow"), "bye")
    assert {*slow[-1].seconds} == {None}


@pytest.mark.parametrize("seconds", [0, -1, float("inf"), float("nan")])
def test_bots_cannot_think_for_less_than_nothing_or_for_ever(save, seconds):
    with pytest.raises(NemesisError, match="bots cannot think for .* seconds"):
        start(GAME, 2, 1, Seating((0,), "random", seconds))
    begun(save)
    with pytest.raises(NemesisError, match="bots cannot think for"):
        resume(GAME, save, seconds)
    edited(save, lambda data: data["sitting"].update(seconds=-3))
    with pytest.raises(SaveError, match="bots cannot think for -3 seconds"):
        resume(GAME, save)


def test_an_unknown_bot_takes_nobodys_place():
    sitting = with_bot(hang)
    with pytest.raises(NemesisError, match="oracle"):
        sitting.replace(1, "oracle")
    assert sitting.bot_name(1) == "random"


def test_bots_think_one_after_the_other_in_a_thread_of_their_own():
    threads = []

    def think(asked):
        threads.append(threading.current_thread().name)
        return "bye"

    sitting = with_bot(think)
    sitting.go_on()
    choose(sitting, "bye")
    assert threads == ["bots", "bots"]
