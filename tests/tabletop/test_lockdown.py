"""The table in games of real variants: headings, Costs and risks, paying as one picture, and each variant's screen."""

from __future__ import annotations

import pytest

from nemesis_core import assemble
from nemesis_core.mapping import LINES, drawing
from nemesis_core.sitting import resume

from .seated import at_table, chosen, keys, options, pane, press, question, settled, shown, sitting

pytestmark = pytest.mark.variant


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


def test_options_stand_under_headings_with_costs_and_risks(lockdown):
    seen = at_table(sitting(lockdown, seats=3, seed=7), keys("enter"), size=(132, 44))
    lines = [" ".join(line.split()) for line in seen.screen.splitlines()]
    assert lines.index("Action cards") < lines.index("Moving")
    assert "2 Play Neuralink: use the Computer: open or close a Door ... (39 options) [1 card]" in lines
    assert "6 Move carefully to Room 002 through Corridor 2 [2 cards] risk: unexplored Room" in lines


def test_what_is_coming_stands_in_the_first_line(lockdown):
    first = at_table(sitting(lockdown, seats=3, seed=7), keys("enter"), size=(200, 44)).screen.splitlines()[0]
    assert first.split("   ")[:2] == [" lockdown", "Seat 1 (Hacker)"]
    assert "Time: slot 15, token inactive; red Thresholds after 15, 12, 9, 6;" in first
    assert "CSS 10, 8, 6, 4, 2, 1" in first


def test_a_line_of_many_options_is_opened_and_closed(lockdown):
    async def script(pilot):
        await press(pilot, "enter")
        whole = options(pilot.app)
        await press(pilot, "2", "enter")
        assert len(options(pilot.app)) == 39
        await press(pilot, "escape")
        assert options(pilot.app) == whole
        await press(pilot, "2", "enter", "3", "enter")

    seen = at_table(sitting(lockdown, seats=3, seed=7), script)
    assert seen.question.startswith("Pay")


def test_a_cost_is_paid_in_one_picture_of_the_hand(lockdown, tmp_path):
    async def script(pilot):
        await press(pilot, "enter", "5", "enter")
        assert question(pilot.app) == "Pay with Action cards, 2 to go: which do you discard?"
        hand = options(pilot.app)
        assert len(hand) == 5
        assert shown(pilot.app).count("[ ]") == 5
        await press(pilot, "2", "enter", "4", "enter")
        assert shown(pilot.app).count("[x]") == 2
        await press(pilot, "2", "enter", "1", "enter")
        assert shown(pilot.app).count("[x]") == 2
        assert [hand[0], hand[3]] == [line for line, mark in zip(hand, marks(pilot.app), strict=True) if mark]
        await press(pilot, "enter")
        assert not question(pilot.app).startswith("Pay")

    seated = sitting(lockdown, seats=3, seed=7, path=tmp_path / "game.json")
    seen = at_table(seated, script)
    made = chosen(seen.app, 0)
    assert len({*made[2:4]}) == 2
    assert made == [option for seat, option in resume(lockdown, seated.path).session.game.choices if seat == 0]


def marks(app):
    """Which lines of the picture are marked."""
    return ["[x]" in line for line in shown(app).splitlines() if "[x]" in line or "[ ]" in line]


def test_the_done_line_waits_until_enough_is_marked(lockdown):
    async def script(pilot):
        await press(pilot, "enter", "5", "enter", "1", "enter", "end", "enter")
        assert question(pilot.app).startswith("Pay")

    at_table(sitting(lockdown, seats=3, seed=7), script)


def test_a_card_is_explained_with_its_rules(lockdown):
    async def script(pilot):
        await press(pilot, "question_mark", *"fire", "enter")
        assert "LD-FIRE-" in shown(pilot.app)
        await press(pilot, *"medkit", "enter")
        assert "Serious Wound" in shown(pilot.app)

    at_table(sitting(lockdown, seats=2, seed=1), script)


def test_the_map_is_drawn_around_the_seats_own_room(lockdown):
    async def script(pilot):
        await press(pilot, "enter", "m")
        for _ in range(3):
            assert "Repository" in shown(pilot.app)
            assert "@1" in shown(pilot.app)
            await press(pilot, "z")
        await pilot.resize_terminal(160, 50)
        await settled(pilot)
        assert "Hacker (you)" in shown(pilot.app)

    at_table(sitting(lockdown, seats=3, seed=7), script)


def test_the_map_is_that_of_now_also_where_another_choice_was_taken_back_meanwhile(lockdown):
    def as_drawn(app):
        made = drawing(app.showing.chart(0), 78, charset=LINES)
        return pane(app, "map").split("Boxes:")[0].count("═"), made.text.plain.count("═")

    async def script(pilot):
        app = pilot.app
        await press(pilot, "enter", "m")
        powered, fresh = as_drawn(app)
        assert powered == fresh > 0
        await press(pilot, "1", "enter", "enter")
        assert len(chosen(app, 0)) == 3
        less, fresh = as_drawn(app)
        assert less == fresh < powered
        await press(pilot, "o", "u", "u", "1", "1", "enter")
        assert options(app) != []
        while len(chosen(app, 0)) < 3:
            await press(pilot, *str(next(n for n, text in enumerate(options(app), 1) if text == "Pass")), "enter")
        await press(pilot, "m")
        assert as_drawn(app)[0] == as_drawn(app)[1]

    at_table(sitting(lockdown, seats=3, seed=7), script)


def test_the_end_tells_who_won_and_every_secret(lockdown):
    async def script(pilot):
        for _ in range(400):
            if pilot.app.sitting.session.decision is None:
                break
            await pilot.press("end", "enter")
        await settled(pilot)
        assert "Victory" in titles(pilot.app.screen.text)
        assert "What the players held" in titles(pilot.app.screen.text)

    at_table(sitting(lockdown, seats=2, seed=5), script)


def titles(group):
    """The texts of a group of renderables."""
    return [str(part) for part in group.renderables]


VARIANTS = (
    "lockdown-coop",
    "lockdown-solo",
    "nemesis",
    "nemesis-advanced",
    "nemesis-intruder",
    "mars",
    "chytrids",
    "void-seeders",
    "carnomorphs",
    "aftermath",
)


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_every_kind_of_variant_is_played_at_the_table(name):
    async def script(pilot):
        for number in range(6):
            await press(pilot, "m" if number % 2 else "t", "enter")
            if pilot.app.sitting.session.decision is None:
                break
            assert pane(pilot.app, "own")
            assert options(pilot.app)

    ruleset = assemble(name)
    seen = at_table(sitting(ruleset, seats=ruleset.nearest_seats(), seed=3), script, size=(140, 44))
    assert len(chosen(seen.app, 0)) >= 2


def objectives(app, seat):
    """The names of the Objectives that `seat` holds, which nobody else may know."""
    return {row[0] for panel in app.showing.panels(seat) if panel.title.startswith("Your Obj") for row in panel.rows}


@pytest.mark.slow
def test_nobody_at_a_shared_screen_reads_what_is_anothers_alone(lockdown):
    read = set()

    async def script(pilot):
        app = pilot.app
        for _ in range(40):
            mine = objectives(app, app.table.seat) if app.screen is app.table else set()
            others = {name for seat in range(3) for name in objectives(app, seat)} - mine
            told = " ".join(shown(app).split())
            assert not [name for name in others if name in told]
            assert all(name in told for name in mine)
            read.update({app.table.seat} if mine else ())
            await press(pilot, "enter")

    at_table(sitting(lockdown, people=(0, 1, 2), seats=3, seed=8), script, size=(200, 120))
    assert read == {0, 1, 2}
