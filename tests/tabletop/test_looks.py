"""Sizes, colours, light and dark, ASCII."""

from __future__ import annotations

import pytest

from nemesis_core.tabletop.app import is_light
from nemesis_core.tabletop.sheets import Small

from ..engine.tiny import TURN, card_game
from .seated import at_table, chosen, keys, options, press, settled, shown, sitting

GAME = card_game()


# ---------------------------------------------------------------- sizes


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_terminal_that_is_too_small_says_which_size_it_needs(size):
    seen = at_table(sitting(GAME), keys(), size=size)
    said = " ".join(seen.screen.split())
    assert f"needs 80 columns and 24 lines, not {size[0]} and {size[1]}." in said


def test_made_larger_the_table_is_there_and_made_smaller_it_goes_nothing_is_lost():
    async def script(pilot):
        assert isinstance(pilot.app.screen, Small)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        await press(pilot, "7", "enter")
        assert options(pilot.app) == ["left", "right"]
        await pilot.resize_terminal(60, 24)
        await settled(pilot)
        assert isinstance(pilot.app.screen, Small)
        await pilot.resize_terminal(200, 60)
        await settled(pilot)
        await press(pilot, "2", "enter")

    seen = at_table(sitting(GAME), script, size=(60, 20))
    assert chosen(seen.app, 0) == ["mark", "right"]


def test_it_is_left_from_a_terminal_that_is_too_small():
    assert at_table(sitting(GAME), keys("q"), size=(60, 20)).app.return_value is not None


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (132, 40), (250, 70)])
def test_the_options_and_the_keys_are_seen_at_every_size(size):
    seen = at_table(sitting(GAME), keys(), size=size)
    assert all(f" {word}" in seen.screen for word in (*TURN, "Explain", "Leave"))


# ---------------------------------------------------------------- colours


def styles(app):
    """The styles of all that is on the screen."""
    return [segment.style for strip in app.screen._compositor.render_strips() for segment in strip if segment.style]


def test_without_colours_none_are_sent_and_the_cursor_is_seen(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot):
        found = styles(pilot.app)
        colours = {colour for style in found for colour in (style.color, style.bgcolor) if colour is not None}
        assert all(colour.is_default for colour in colours)
        turned = {
            tuple(segment.text for segment in strip if segment.style and segment.style.reverse)
            for strip in pilot.app.screen._compositor.render_strips()
        }
        assert any("bid" in "".join(texts) for texts in turned)
        assert not any("bye" in "".join(texts) for texts in turned)
        await press(pilot, "d")
        assert all(not style.color or style.color.is_default for style in styles(pilot.app))

    at_table(sitting(GAME), script)


@pytest.mark.parametrize(("value", "light"), [("0;15", True), ("15;0", False), ("", False), ("0;7", True)])
def test_a_terminal_that_says_so_is_light(monkeypatch, value, light):
    monkeypatch.setenv("COLORFGBG", value)
    assert is_light() is light
    seen = at_table(sitting(GAME), keys())
    assert seen.app.current_theme.dark is not light


def test_light_and_dark_are_changed_by_a_key():
    async def script(pilot):
        before = pilot.app.current_theme.dark
        await press(pilot, "d")
        assert pilot.app.current_theme.dark is not before

    at_table(sitting(GAME), script)


# ---------------------------------------------------------------- ASCII


def test_an_ascii_terminal_is_sent_nothing_else():
    async def script(pilot):
        for key in ("m", "o", "l", "h", "enter", "question_mark", "escape"):
            await press(pilot, key)
            assert shown(pilot.app).isascii()

    seen = at_table(sitting(GAME), script, ascii_only=True)
    assert "-Log-" in seen.screen
    assert not at_table(sitting(GAME), keys()).screen.isascii()
