"""Several people at one full screen, and bots beside them that think, fail or hang."""

from __future__ import annotations

import gc
import threading

import pytest

from nemesis_core.bots import ThinkingBot
from nemesis_core.errors import Leave
from nemesis_core.sitting import resume
from nemesis_core.tabletop.sheets import Curtain, Trouble

from ..engine.tiny import TURN, card_game
from .seated import at_table, chosen, keys, options, pane, press, question, settled, shown, sitting, until

GAME = card_game()
BYE = str(TURN.index("bye") + 1)
DRAW = str(TURN.index("draw") + 1)


# ---------------------------------------------------------------- the curtain


def test_the_screen_is_empty_but_for_the_curtain_when_the_game_begins():
    seen = at_table(sitting(GAME, people=(0, 1)), keys())
    assert seen.screen.split() == [
        *["Seat", "1", "is", "asked."],
        *["Press", "Enter", "when", "nobody", "else", "can", "see", "the", "screen."],
    ]


def test_who_leaves_sees_what_came_of_the_choice_and_who_comes_sees_nothing_of_it():
    async def script(pilot):
        await press(pilot, "enter", DRAW, "enter")
        mine = pane(pilot.app, "news")
        assert "card: card=" in mine
        await press(pilot, BYE, "enter")
        assert "Seat 1: what came of it" in shown(pilot.app)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Curtain)
        assert "Seat 2 is asked." in shown(pilot.app)
        assert [pane(pilot.app, name).strip() for name in ("own", "others", "log", "news")] == [""] * 4
        assert options(pilot.app) == []
        await press(pilot, "enter", "l")
        assert "card: card=" not in shown(pilot.app)
        assert "draw: who=1" in pane(pilot.app, "log")

    at_table(sitting(GAME, people=(0, 1)), script)


def test_keys_behind_the_curtain_choose_and_show_nothing():
    async def script(pilot):
        await press(pilot, "1", "m", "l", "question_mark", "u", "h", "space")
        assert isinstance(pilot.app.screen, Curtain)

    seen = at_table(sitting(GAME, people=(0, 1)), script)
    assert chosen(seen.app, 0) == []


def test_one_person_needs_no_curtain():
    assert at_table(sitting(GAME), keys()).options == list(TURN)


# ---------------------------------------------------------------- bots


def with_bot(think, path=None, patience=60.0):
    """A game in which the bot of seat 2 does as `think` says; seat 1 is a person."""
    seated = sitting(GAME, path=path)
    seated.bots[1] = ThinkingBot("thinker", think)
    seated.patience = patience
    return seated


def test_a_bot_that_thinks_is_shown_as_such_and_keys_are_answered():
    go = threading.Event()

    def slow(asked):
        go.wait(20)
        return "bye"

    async def script(pilot):
        await press(pilot, BYE, "enter")
        assert question(pilot.app) == "Seat 2, random, is thinking ..."
        assert options(pilot.app) == []
        await press(pilot, "h")
        assert "take back your last choice" in shown(pilot.app)
        await press(pilot, "enter")
        go.set()
        await until(pilot, lambda: bool(options(pilot.app)))

    seen = at_table(with_bot(slow), script)
    assert chosen(seen.app, 1) == ["bye"]


def hangs(asked):
    threading.Event().wait()


def raises(asked):
    raise ZeroDivisionError("too few cards")


@pytest.mark.parametrize(
    ("think", "says"),
    [
        (raises, "The bot thinker raised ZeroDivisionError: too few cards at turn of seat 2."),
        (lambda asked: "jump", "The bot thinker answered 'jump' at turn of seat 2, which is none of its options."),
        (hangs, "The bot random has not answered within 0.2 seconds at turn of seat 2."),
    ],
    ids=["raises", "no option", "hangs"],
)
def test_random_plays_on_for_a_bot_that_cannot_go_on(tmp_path, caplog, think, says):
    async def script(pilot):
        await press(pilot, BYE, "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Trouble))
        await settled(pilot)
        assert says in " ".join(shown(pilot.app).replace("│", " ").split())
        await press(pilot, "enter")
        await until(pilot, lambda: pilot.app.sitting.bots_turn() is None)

    seen = at_table(with_bot(think, tmp_path / "game.json", 0.2), script)
    gc.collect()
    assert [record.message for record in caplog.records] == []
    assert len(chosen(seen.app, 1)) > 0
    assert resume(GAME, tmp_path / "game.json").seating.bots == "random,random"


def test_the_game_is_left_because_of_a_bot_and_stays_at_its_question(tmp_path):
    async def script(pilot):
        await press(pilot, BYE, "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Trouble))
        await settled(pilot)
        await press(pilot, "down", "enter")

    seen = at_table(with_bot(raises, tmp_path / "game.json"), script)
    assert type(seen.app.return_value) is Leave
    assert resume(GAME, tmp_path / "game.json").session.decision.seat == 1
