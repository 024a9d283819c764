"""Keys pressed faster than questions are asked, and keys after a click: nothing is answered that was not seen."""

from __future__ import annotations

from textual.widgets import OptionList

from nemesis_core.tabletop.app import Leave
from nemesis_core.tabletop.options import Options
from nemesis_core.tabletop.sheets import Explained

from ..engine.tiny import TURN, card_game
from .seated import at_table, options, press, question, settled, sitting

GAME = card_game()


def test_enter_twice_at_once_answers_one_question():
    seated = sitting(GAME)

    async def script(pilot):
        menu = pilot.app.table.query_one(Options)
        menu.point_at(TURN.index("draw") + 1)
        menu.action_select()
        menu.action_select()
        await settled(pilot)
        await settled(pilot)

    at_table(seated, script)
    assert [option for seat, option in seated.session.game.choices if seat == 0] == ["draw"]


def test_a_question_is_answered_only_once_it_is_painted():
    seated = sitting(GAME)

    async def script(pilot):
        table = pilot.app.table
        table.open = False
        await press(pilot, "enter")
        assert seated.session.game.choices == []
        table.listen(table.answer)
        await press(pilot, "enter")

    at_table(seated, script)
    assert seated.session.game.choices


def test_what_was_chosen_in_a_menu_that_is_gone_is_dropped():
    seated = sitting(GAME)

    async def script(pilot):
        menu = pilot.app.table.query_one(Options)
        old, row = menu.question, menu.options[0]
        menu.ask(pilot.app.showing.question())
        menu.post_message(OptionList.OptionSelected(menu, row, 0))
        menu.post_message(Options.Chosen(old, [old.offers[0]]))
        menu.blank()
        menu.post_message(OptionList.OptionSelected(menu, row, 0))
        await settled(pilot)

    at_table(seated, script)
    assert seated.session.game.choices == []


def test_undo_twice_at_once_takes_back_one_choice():
    seated = sitting(GAME)

    async def script(pilot):
        table = pilot.app.table
        await press(pilot, str(TURN.index("mark") + 1), "enter", "1", "enter")
        table.action_undo()
        table.action_undo()
        await settled(pilot)
        await settled(pilot)

    at_table(seated, script)
    assert [option for seat, option in seated.session.game.choices if seat == 0] == ["mark"]


def test_keys_choose_after_a_click_elsewhere():
    seated = sitting(GAME)

    async def script(pilot):
        pilot.app.table.query_one("#own").focus()
        await settled(pilot)
        await press(pilot, str(TURN.index("draw") + 1))
        assert pilot.app.table.query_one(Options).pointed[0].option == "draw"
        pilot.app.table.query_one("#own").focus()
        await settled(pilot)
        await press(pilot, "enter")

    at_table(seated, script, size=(160, 50))
    assert (0, "draw") in seated.session.game.choices


def test_keys_are_for_the_options_once_what_lay_over_the_table_is_gone():
    async def script(pilot):
        pilot.app.table.query_one("#own").focus()
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Explained)
        await press(pilot, "escape")
        assert pilot.app.table.query_one(Options).has_focus

    at_table(sitting(GAME), script, size=(160, 50))


def test_enter_chooses_nothing_while_the_options_are_hidden():
    seated = sitting(GAME)

    async def script(pilot):
        before = question(pilot.app), options(pilot.app)
        await press(pilot, "z", "2", "enter")
        assert seated.session.game.choices == []
        await press(pilot, "z")
        assert (question(pilot.app), options(pilot.app)) == before

    at_table(seated, script)


def test_control_q_leaves_as_q_does():
    async def script(pilot):
        await pilot.press("ctrl+q")

    seen = at_table(sitting(GAME), script)
    assert isinstance(seen.app.return_value, Leave)
