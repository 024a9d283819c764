"""The table as it looks in a game of Lockdown, compared with stored pictures; one of them is in the README."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_core import assemble

from .pictures import assert_is, seen_in
from .seated import at_table, keys, sitting

pytestmark = [pytest.mark.variant, pytest.mark.slow]

STORED = Path(__file__).parent / "pictures"
README = Path(__file__).parents[2] / "docs" / "images" / "table.svg"
LIGHT = {"COLORFGBG": "0;15"}
PICTURES = {
    "draft": ((80, 24), ("up",), {}, {}),
    "turn": ((80, 24), ("enter",), {}, {}),
    "light": ((80, 24), ("enter",), LIGHT, {}),
    "colourless": ((80, 24), ("enter",), {"NO_COLOR": "1"}, {}),
    "ascii": ((80, 24), ("enter", "m", "z"), {}, {"ascii_only": True}),
    "paying": ((80, 24), ("enter", "5", "enter", "2", "enter"), {}, {}),
    "explained": ((80, 24), ("enter", "question_mark"), {}, {}),
}
"""The size of the terminal, what is pressed, its environment, and what the application is told of it."""


@pytest.fixture(scope="module")
def lockdown():
    return assemble("lockdown")


def picture(ruleset, size, pressed, **how):
    return at_table(sitting(ruleset, seats=3, seed=7), keys(*pressed), size=size, **how).picture


@pytest.fixture
def plain_environment(monkeypatch):
    for name in ("COLORFGBG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(lockdown, plain_environment, monkeypatch, name):
    size, pressed, environment, how = PICTURES[name]
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    assert_is(picture(lockdown, size, pressed, **{"ascii_only": False, **how}), STORED / f"{name}.svg")


def test_the_picture_of_the_readme_is_that_of_a_wide_terminal(lockdown, plain_environment):
    assert_is(picture(lockdown, (150, 46), ("enter",), ascii_only=False), README)
    assert "docs/images/table.svg" in (README.parents[2] / "README.md").read_text()


def test_pictures_differ_where_colours_or_texts_do():
    dark, light = ((STORED / f"{name}.svg").read_text() for name in ("turn", "light"))
    draft = (STORED / "draft.svg").read_text()
    assert [text[-1] for text in seen_in(dark)[0]] == [text[-1] for text in seen_in(light)[0]]
    assert seen_in(dark)[1] != seen_in(light)[1]
    assert seen_in(dark)[0] != seen_in(draft)[0]
