"""Two people at one screen who trade, show each other something in secret, and read while others choose."""

from __future__ import annotations

import threading

import pytest

from nemesis_core import assemble
from nemesis_core.bots import ThinkingBot
from nemesis_core.tabletop.sheets import Curtain, Explained, Small, Told

from ..engine.tiny import card_game
from .monkey import assert_nothing_of_others
from .seated import at_table, options, pane, press, question, said, settled, shown, sitting, until

GAME = card_game()
SIZE = (80, 120)


def number(app, begins):
    """The keys for the first option that begins so."""
    return str(next(n for n, text in enumerate(options(app), 1) if text.startswith(begins)))


async def pick(pilot, begins):
    """Choose the first option that begins so."""
    await press(pilot, *number(pilot.app, begins), "enter")
    assert_nothing_of_others(pilot.app)


async def change(pilot, name):
    """Let the person who has chosen go, and that of `name` come."""
    if isinstance(pilot.app.screen, Told):
        await press(pilot, "enter")
    assert isinstance(pilot.app.screen, Curtain)
    assert shown(pilot.app).split()[: len(name.split())] == name.split()
    assert len(shown(pilot.app).split()) < 18
    await press(pilot, "enter")
    assert_nothing_of_others(pilot.app)


# ---------------------------------------------------------------- trade


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


def objectives(app, seat):
    """The names of the Objectives that a seat holds."""
    return {row[0] for panel in app.showing.panels(seat) if panel.title.startswith("Your Obj") for row in panel.rows}


@pytest.mark.variant
def test_a_trade_goes_from_one_to_the_other_and_shows_neither_what_the_other_holds(lockdown):
    async def script(pilot):
        app = pilot.app
        while app.screen is not app.table or not question(app).startswith("Your turn"):
            await press(pilot, "enter")
        first = app.table.seat
        other = 1 - first
        await pick(pilot, "Trade")
        await pick(pilot, "Pay")
        assert question(app) == "Trade: what do you offer, and to whom?"
        await pick(pilot, "Offer")
        await change(pilot, f"Seat {other + 1}")
        assert app.table.seat == other
        assert question(app).startswith(f"Seat {first + 1}")
        assert "offers you" in question(app)
        assert not [name for name in objectives(app, first) if name in " ".join(shown(app).split())]
        await press(pilot, "l")
        assert_nothing_of_others(app)
        await press(pilot, "u")
        assert said(app)[-1].startswith("Nothing can be taken back")
        await pick(pilot, "Accept" if "Accept and give nothing" in options(app) else "Give")
        await change(pilot, f"Seat {first + 1}")
        assert "do you agree?" in question(app)
        await pick(pilot, "Agree")
        held = [app.showing.panels(seat) for seat in (first, other)]
        assert all(held)

    at_table(sitting(lockdown, people=(0, 1), seats=2, seed=6), script, size=SIZE)


# ---------------------------------------------------------------- what is shown in secret


def test_what_one_looks_at_is_seen_by_nobody_else():
    async def script(pilot):
        app = pilot.app
        await press(pilot, "enter")
        await pick(pilot, "look")
        top = options(app)
        assert all("card/" in text for text in top)
        await press(pilot, "1", "enter")
        await pick(pilot, "bye")
        await press(pilot, "enter")
        assert not [card for card in top if card in shown(app)]
        await press(pilot, "enter", "l", "z")
        assert not [card for card in top if card in shown(app)]

    at_table(sitting(GAME, people=(0, 1)), script, size=SIZE)


def test_answers_in_secret_are_asked_of_each_alone():
    async def script(pilot):
        app = pilot.app
        await press(pilot, "enter")
        await pick(pilot, "bid")
        first = app.table.seat
        await press(pilot, number(app, "low"), "enter")
        while not isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        assert "low" not in shown(app)
        await press(pilot, "enter")
        assert app.table.seat == 1 - first
        assert options(app) == ["high", "low"]
        assert "low" not in pane(app, "news") + pane(app, "log") + pane(app, "own")

    at_table(sitting(GAME, people=(0, 1)), script, size=SIZE)


# ---------------------------------------------------------------- reading while others choose


@pytest.mark.parametrize("key", ["question_mark", "h"])
def test_what_one_was_reading_is_gone_when_another_comes(key):
    go = threading.Event()

    def slow(asked):
        go.wait(20)
        return "bye"

    async def script(pilot):
        app = pilot.app
        await press(pilot, "enter")
        await pick(pilot, "bye")
        assert "is thinking" in question(app)
        await press(pilot, key)
        assert isinstance(app.screen, Explained | Told)
        go.set()
        await until(pilot, lambda: not isinstance(app.screen, Explained) and app.sitting.bots_turn() is None)
        await settled(pilot)
        while not isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        await press(pilot, "enter")
        assert app.screen is app.table
        assert app.table.seat == 2

    seated = sitting(GAME, people=(0, 2), seats=3)
    seated.bots[1] = ThinkingBot("slow", slow)
    at_table(seated, script)


def test_while_a_bot_thinks_its_table_shows_what_has_happened_by_now():
    go = threading.Event()

    def slow(asked):
        if asked.kind == "turn" and len(asked.view["said"]) >= 1:
            go.wait(20)
            return "bye"
        return "roll" if asked.kind == "turn" else asked.options[0]

    async def script(pilot):
        app = pilot.app
        await pick(pilot, "bye")
        await until(pilot, lambda: "roll: who=2" in pane(app, "news"))
        assert "is thinking" in question(app)
        go.set()
        await until(pilot, lambda: bool(options(app)))

    seated = sitting(GAME)
    seated.bots[1] = ThinkingBot("slow", slow)
    at_table(seated, script)


def test_what_one_was_reading_is_put_away_in_a_terminal_that_has_become_too_small():
    async def script(pilot):
        await press(pilot, "enter", "question_mark")
        assert isinstance(pilot.app.screen, Explained)
        await pilot.resize_terminal(60, 20)
        await settled(pilot)
        assert isinstance(pilot.app.screen, Small)
        pilot.app.put_away()
        await settled(pilot)
        assert isinstance(pilot.app.screen, Small)
        assert not any(isinstance(screen, Explained) for screen in pilot.app.screen_stack)

    at_table(sitting(GAME, people=(0, 1)), script)


def test_nobody_is_named_who_is_asked_in_the_middle_of_a_step():
    seated = sitting(GAME)
    assert seated.who_thinks(1) == "Seat 2, random, is thinking ..."
    seated.session.choose("mark")
    assert seated.who_thinks(1) == "Others are thinking ..."


# ---------------------------------------------------------------- keys that were typed ahead


def test_the_curtain_stays_until_no_key_was_pressed_for_a_while():
    async def script(pilot):
        for _ in range(3):
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, Curtain)
        pilot.app.screen.quiet.seconds = 0
        await press(pilot, "enter")
        assert not isinstance(pilot.app.screen, Curtain)

    at_table(sitting(GAME, people=(0, 1)), script, still=60)
