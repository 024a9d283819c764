"""The full-screen table: choosing, undo, panes, explaining, leaving, the end."""

from __future__ import annotations

import gc
import sys

import pytest

from nemesis_core import assemble
from nemesis_core.cli.play import _at_table
from nemesis_core.errors import Leave, NemesisError, PluginError
from nemesis_core.sitting import resume
from nemesis_core.tabletop.app import Tabletop
from nemesis_core.tabletop.options import Options

from ..engine.tiny import SHELLS, TURN, card_game, shell_game
from .seated import RECORD, at_table, chosen, keys, options, pane, press, settled, shown, sitting

GAME = card_game()


@pytest.fixture
def game(tmp_path):
    """A game of cards for one person and a bot, saved."""
    return sitting(GAME, path=tmp_path / "game.json")


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize(
    "pressed",
    [("7", "enter"), (*["down"] * 6, "enter"), ("end", *["up"] * 3, "enter"), ("7", "space")],
    ids=["number", "down", "up", "space"],
)
def test_an_option_is_chosen_by_number_or_arrow(game, pressed):
    assert TURN[6] == "mark"
    seen = at_table(game, keys(*pressed))
    assert chosen(seen.app, 0) == ["mark"]
    assert seen.options == ["left", "right"]


def test_an_option_is_chosen_by_mouse(game):
    async def script(pilot):
        await pilot.click("#options", offset=(3, 2))
        await settled(pilot)

    assert chosen(at_table(game, script).app, 0) == [TURN[2]]


def test_a_number_of_two_digits_is_typed(game):
    seen = at_table(game, keys("1", "0", "enter"))
    assert chosen(seen.app, 0) == [TURN[9]]


def test_a_number_that_is_no_option_chooses_nothing_and_says_so(game):
    seen = at_table(game, keys("7", "enter", "9", "enter"))
    assert seen.said == ["There is no option 9; choose 1 to 2."]
    assert chosen(seen.app, 0) == ["mark"]


def test_after_a_number_that_is_no_option_arrows_and_numbers_choose_again(game):
    seen = at_table(game, keys("7", "enter", "9", "enter", "down", "enter", "8", "2", "enter"))
    assert chosen(seen.app, 0)[:2] == ["mark", "left"]
    assert len(chosen(seen.app, 0)) == 3


def test_the_last_word_takes_the_place_of_the_one_before(game):
    assert at_table(game, keys("x", "y", "v")).said == ["v does nothing here; h lists the keys."]


def test_a_screen_that_ends_by_itself_tells_no_secret_but_where_the_game_is_saved(game, monkeypatch, capsys):
    for module, name in ((gc, "freeze"), (sys, "setswitchinterval")):
        monkeypatch.setattr(module, name, lambda *given: None)
    monkeypatch.setattr(Tabletop, "run", lambda self: self.panic("a traceback"))
    game.save(sync=True)
    with pytest.raises(NemesisError, match=f"the screen ended before the game; the game is saved in {game.path}"):
        _at_table(game, rules=False)
    told = capsys.readouterr()
    assert told.out == told.err == ""
    assert game.path.exists()


@pytest.mark.variant
def test_what_happened_last_is_seen_also_where_a_game_is_taken_up(tmp_path):
    async def ends(pilot):
        happened = pilot.app.table.query_one("#news")
        while happened.max_scroll_y < 3:
            await press(pilot, "enter")
        assert happened.scroll_offset.y == happened.max_scroll_y

    path = tmp_path / "long.json"
    at_table(sitting(assemble("lockdown"), path=path, seed=7), ends)
    at_table(resume(assemble("lockdown"), path), ends)


def test_a_key_that_does_nothing_says_so(game):
    seen = at_table(game, keys("x"))
    assert seen.said == ["x does nothing here; h lists the keys."]
    assert chosen(seen.app, 0) == []


def test_each_choice_is_saved_before_the_next_question(game):
    seen = at_table(game, keys("7", "enter", "2", "enter"))
    again = resume(GAME, game.path)
    assert again.session.game.choices == seen.app.sitting.session.game.choices
    assert chosen(seen.app, 0)[:2] == ["mark", "right"]


# ---------------------------------------------------------------- undo


def test_a_choice_is_taken_back(game):
    async def script(pilot):
        await press(pilot, "7", "enter", "u")
        assert options(pilot.app) == list(TURN)
        await press(pilot, "7", "enter", "2", "enter")

    seen = at_table(game, script)
    assert "Taken back." in seen.said
    assert chosen(seen.app, 0) == ["mark", "right"]


def test_what_was_learnt_is_not_taken_back(game):
    roll = str(TURN.index("roll") + 1)
    seen = at_table(game, keys(roll, "enter", "u"))
    assert seen.said[0].startswith("Nothing can be taken back")
    assert chosen(seen.app, 0) == ["roll"]


def test_what_was_picked_from_one_picture_is_taken_back_as_one(tmp_path):
    async def script(pilot):
        await press(pilot, "1", "enter")
        assert options(pilot.app) == list(SHELLS)
        await press(pilot, "2", "enter", "4", "enter", "enter")
        assert options(pilot.app) == ["loud", "soft"]
        await press(pilot, "u")
        assert options(pilot.app) == list(SHELLS)
        assert "[x]" not in shown(pilot.app)
        await press(pilot, "u")
        assert options(pilot.app) == ["give", "sing"]
        await press(pilot, "1", "enter", "5", "enter", "1", "enter", "enter")

    shells = shell_game()
    seen = at_table(sitting(shells, path=tmp_path / "game.json"), script)
    assert chosen(seen.app, 0) == ["give", "white", "blue"]
    assert resume(shells, tmp_path / "game.json").session.game.choices == seen.app.sitting.session.game.choices


# ---------------------------------------------------------------- looking


@pytest.mark.parametrize(("key", "title"), [("m", "Map"), ("o", "Yours"), ("t", "Table"), ("l", "Log")])
def test_a_pane_comes_to_the_front(game, key, title):
    seen = at_table(game, keys("m", key))
    assert f"─{title}─" in seen.screen
    assert sum(f"─{other}─" in seen.screen for other in ("Map", "Yours", "Table", "Log")) == 1


def test_all_panes_are_there_where_there_is_room(game):
    seen = at_table(game, keys(), size=(160, 48))
    assert all(f"─{title}─" in seen.screen for title in ("Map", "Yours", "Table"))
    seen = at_table(game, keys("l"), size=(160, 48))
    assert "─Map─" in seen.screen and "━Log━" in seen.screen


@pytest.mark.parametrize(("key", "name"), [("m", "map"), ("o", "own"), ("t", "others"), ("l", "log")])
def test_where_there_is_room_a_pane_is_scrolled_and_the_same_key_goes_back(game, key, name):
    async def script(pilot):
        table = pilot.app.table
        options = table.query_one(Options)
        await press(pilot, key)
        assert table.focused is table.query_one(f"#{name}")
        await press(pilot, key)
        assert table.focused is options
        await press(pilot, key, "2")
        assert table.focused is options and options.highlighted is not None

    async def narrow(pilot):
        await press(pilot, key)
        assert pilot.app.table.focused is pilot.app.table.query_one(Options)

    at_table(game, script, size=(160, 48))
    at_table(game, narrow, size=(80, 24))


def test_a_pane_takes_the_whole_screen_and_gives_it_back(game):
    async def script(pilot):
        await press(pilot, "z")
        assert "turn" not in shown(pilot.app)
        await press(pilot, "z", "7", "enter")

    assert chosen(at_table(game, script).app, 0) == ["mark"]


def test_the_log_has_what_was_told_since_the_beginning_and_the_strip_what_is_new(game):
    draw = str(TURN.index("draw") + 1)

    async def script(pilot):
        await press(pilot, draw, "enter", draw, "enter", "l")
        assert pane(pilot.app, "log").count("draw: who=") == 2
        assert pane(pilot.app, "news").count("draw: who=") == 1

    at_table(game, script)


def test_help_lists_the_keys_and_goes_away(game):
    async def script(pilot):
        await press(pilot, "h")
        assert "take back your last choice" in shown(pilot.app)
        await press(pilot, "enter")
        assert "take back your last choice" not in shown(pilot.app)

    assert chosen(at_table(game, script).app, 0) == []


def test_the_option_under_the_cursor_is_explained_and_any_word(game):
    async def script(pilot):
        await press(pilot, "3", "question_mark")
        assert TURN[2] in shown(pilot.app)
        await press(pilot, *"frob", "enter")
        assert "Nothing is known of 'frob'" in shown(pilot.app)
        await press(pilot, "escape")
        assert options(pilot.app) == list(TURN)

    assert chosen(at_table(game, script).app, 0) == []


# ---------------------------------------------------------------- leaving, the end


@pytest.mark.parametrize(("key", "kind"), [("q", Leave), ("ctrl+c", KeyboardInterrupt)])
def test_the_table_is_left(game, key, kind):
    seen = at_table(game, keys("7", "enter", key))
    assert type(seen.app.return_value) is kind
    assert resume(GAME, game.path).session.decision.options == ["left", "right"]


def test_a_rule_that_fails_ends_the_table_with_the_save_at_the_decision_before(game):
    fail = str(TURN.index("fail") + 1)
    seen = at_table(game, keys(fail, "enter"))
    assert type(seen.app.return_value) is PluginError
    assert resume(GAME, game.path).session.decision.options == list(TURN)


def test_the_end_is_shown_with_where_the_record_lies(game):
    async def script(pilot):
        await press(pilot, str(TURN.index("end") + 1), "enter")
        assert "The game is over" in shown(pilot.app)
        assert RECORD in shown(pilot.app)
        await press(pilot, "enter")

    seen = at_table(game, script)
    assert (seen.app.return_value, seen.app.failure) == (None, None)
    assert seen.app.sitting.session.decision is None


# ---------------------------------------------------------------- the words of the table


def test_what_is_asked_stands_over_the_options(game):
    assert at_table(game, keys()).question == "Choose: turn."
