"""Pointing with the mouse: what lies there is explained, keys in the last line are pressed."""

from __future__ import annotations

import pytest
from textual.widgets import Input, Static

from nemesis_core import assemble
from nemesis_core.mapping import Chart as Map
from nemesis_core.mapping import Mark, Spot, Way
from nemesis_core.spots import find_spot, spot_told
from nemesis_core.tabletop.chart import Chart
from nemesis_core.tabletop.pointing import word_at
from nemesis_core.tabletop.sheets import Explained

from ..engine.tiny import TURN, card_game
from .seated import at_table, chosen, keys, options, press, settled, shown, sitting

GAME = card_game()

# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("column", "word"),
    [(0, "Medkit"), (8, "Heavy Object"), (14, "Heavy Object"), (24, "Heavy"), (31, "Object"), (29, ""), (99, "")],
)
def test_the_longest_name_around_the_mouse_is_meant(column, word):
    line = "Medkit, Heavy Object x, Heavy  Object"
    known = {"Medkit", "Heavy Object", "Heavy  Object", "Object"}
    assert word_at(line, column, known.__contains__) == word


# ---------------------------------------------------------------- places

SHORE = Map(
    "The shore",
    (
        Spot("a", "001", "Hut", group="n", power=True, marks=(Mark("@1", "Ann"), Mark("x", "Fire"))),
        Spot("b", "002", explored=False, entrances=(("caves", "3"),)),
    ),
    (Way("w", ("a", "b"), "1,2", marks=(Mark("#", "Closed Door"),)),),
)


@pytest.mark.parametrize(
    ("word", "found"),
    [("hut", "a"), ("001", "a"), ("1", "a"), ("001 Hut", "a"), ("2", "b"), ("3", None), ("", None), ("hu", None)],
)
def test_a_place_is_found_by_what_it_is_called(word, found):
    spot = find_spot(SHORE, word)
    assert (spot and spot.id) == found


def test_a_place_tells_what_is_there_and_where_one_comes_from_it():
    hut, other = (spot_told(SHORE, spot) for spot in SHORE.spots)
    assert (hut.title, hut.lines) == (
        "001 Hut",
        ("Power.", "There: Ann; Fire.", "Exits: 1, 2 to 002 (Closed Door)."),
    )
    assert other.lines == (
        "unexplored.",
        "Nothing is to be seen there.",
        "Exits: 1, 2 to 001 Hut (Closed Door); Entrance 3 to the caves.",
    )


# ---------------------------------------------------------------- at the table


def test_another_button_explains_an_option_and_does_not_choose_it():
    async def script(pilot):
        await pilot.click("#options", offset=(3, 2), button=3)
        await settled(pilot)
        assert isinstance(pilot.app.screen, Explained)
        assert TURN[2] in shown(pilot.app)

    assert chosen(at_table(sitting(GAME), script).app, 0) == []


def test_keys_in_the_last_line_are_clicked():
    async def script(pilot):
        line = shown(pilot.app).splitlines()[-1]
        await pilot.click("#keys", offset=(line.index("Log"), 0))
        await settled(pilot)
        assert pilot.app.table.pane == "log"
        await press(pilot, "7")
        await pilot.click("#keys", offset=(line.index("Choose"), 0))
        await settled(pilot)
        assert options(pilot.app) == ["left", "right"]
        await pilot.click("#keys", offset=(line.index("Undo"), 0))
        await settled(pilot)
        assert options(pilot.app) == list(TURN)
        await pilot.click("#keys", offset=(line.index("Leave"), 0))
        await settled(pilot)

    assert at_table(sitting(GAME), script).app.return_value is not None


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


async def click(pilot, pane, word):
    """Click `word` in a part of the table."""
    text = pilot.app.screen.query_one(pane, Static)
    y, line = next((y, text.render_line(y).text) for y in range(text.size.height) if word in text.render_line(y).text)
    await pilot.click(text, offset=(line.index(word) + 1, y))
    await settled(pilot)


@pytest.mark.variant
def test_a_place_of_the_map_is_explained_with_what_is_there(lockdown):
    async def script(pilot):
        await press(pilot, "enter")
        chart = pilot.app.table.query_one(Chart)
        at = chart.places["repository"]
        await pilot.click(chart, offset=(at.x + 2, at.y + 1))
        await settled(pilot)
        told = " ".join(shown(pilot.app).split())
        assert "There: Hacker (you); " in told
        assert "Exits: " in told
        assert "LD-REPO-01" in told
        await press(pilot, "escape", "question_mark", *"001", "enter")
        assert "unexplored." in shown(pilot.app)

    at_table(sitting(lockdown, seats=3, seed=7), script, size=(150, 60))


@pytest.mark.variant
def test_a_word_that_is_clicked_is_explained_and_so_are_those_of_the_explanation(lockdown):
    async def script(pilot):
        await press(pilot, "enter")
        await click(pilot, "#own Static", "Smart Gun")
        assert "Smart Gun (item)" in shown(pilot.app)
        await click(pilot, ".written", "Hacker")
        assert "Hacker (character)" in shown(pilot.app)
        await press(pilot, "escape")
        await click(pilot, "#news Static", "Technical")
        assert "Technical Corridors" in shown(pilot.app)

    at_table(sitting(lockdown, seats=3, seed=7), script, size=(150, 60))


@pytest.mark.variant
def test_a_word_is_completed_while_it_is_typed(lockdown):
    async def script(pilot):
        await press(pilot, "enter", "question_mark", *"smart g", "right")
        assert pilot.app.screen.query_one(Input).value == "Smart Gun"

    at_table(sitting(lockdown, seats=3, seed=7), script)


@pytest.mark.variant
def test_nothing_is_explained_behind_the_curtain(lockdown):
    seen = at_table(sitting(lockdown, people=(0, 1), seats=2, seed=7), keys("question_mark"))
    assert "Press Enter when nobody else" in seen.screen
